import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import { mergeCustomersInto, readMergeable } from "../db/customer-merge.server.ts";
import { mergeCustomersSchema } from "../model/merge-customers.ts";

/**
 * Merges several customers into one, in one batch: everything that they have moves to the one that stays. Repeating the
 * request changes nothing; a customer of another account is unknown.
 */
export const mergeCustomers = createCommand({
  name: "customers.merge",
  permission: ["customers", "customers.update", "customers.manage_locations"],
  input: mergeCustomersSchema,
  async run(scope, { id, version, others }) {
    const file = await readCustomerDetails(scope, id);
    if (!file) return fail("customer_not_found");
    const otherIds = [...new Set(others)];
    if (otherIds.includes(id)) return failFields({ others: [{ code: "invalid_value" }] });
    const { existing, merged } = await readMergeable(scope, id, otherIds);
    if (existing.length + merged.length < otherIds.length) return fail("customer_not_found");
    if (existing.length === 0) return ok({ id, merged: 0 });
    const written = await commitAndPublish(scope, [
      ...mergeCustomersInto(scope, id, version, existing),
      writeAudit(scope, "customers.merge", id, { merged: existing }),
    ]);
    return written.ok ? ok({ id, merged: existing.length }) : written;
  },
});
