import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit-and-publish.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import { mergeCustomersInto, readMergeable } from "../db/customer-merge.server.ts";
import { mergeCustomersSchema } from "../model/merge-customers.ts";

/**
 * Makes several customers one, in one batch: what they have follows the one that stays. Said twice it is done once;
 * a customer of another account is an unknown one.
 */
export const mergeCustomers = createCommand({
  name: "customers.merge",
  permission: ["customers", "customers.update", "customers.manage_locations"],
  input: mergeCustomersSchema,
  async run(scope, { id, version, others }) {
    const file = await readCustomerDetails(scope, id);
    if (!file) return fail("customer_not_found");
    const wanted = [...new Set(others)];
    if (wanted.includes(id)) return failFields({ others: [{ code: "invalid_value" }] });
    const { here, gone } = await readMergeable(scope, id, wanted);
    if (here.length + gone.length < wanted.length) return fail("customer_not_found");
    if (here.length === 0) return ok({ id, merged: 0 });
    const written = await commitAndPublish(scope, [
      ...mergeCustomersInto(scope, id, version, here),
      writeAudit(scope, "customers.merge", id, { merged: here }),
    ]);
    return written.ok ? ok({ id, merged: here.length }) : written;
  },
});
