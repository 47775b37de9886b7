import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { readCustomerFile } from "../db/customer.reads.server.ts";
import { mergeInto, readMergeable } from "../db/customer-merge.server.ts";
import { mergeCustomersSchema } from "../model/merge-customers.ts";

/**
 * Makes several customers one, in one batch: what they have follows the one that stays. Said twice it is done once;
 * a customer of another account is an unknown one.
 */
export const mergeCustomers = command({
  name: "customers.merge",
  permission: ["customers", "customers.update", "customers.manage_locations"],
  input: mergeCustomersSchema,
  async run(scope, { id, version, others }) {
    const file = await readCustomerFile(scope, id);
    if (!file) return fail("customer_not_found");
    const wanted = [...new Set(others)];
    if (wanted.includes(id)) return failFields({ others: [{ code: "invalid_value" }] });
    const { here, gone } = await readMergeable(scope, id, wanted);
    if (here.length + gone.length < wanted.length) return fail("customer_not_found");
    if (here.length === 0) return ok({ id, merged: 0 });
    const written = await commitTold(scope, [
      ...mergeInto(scope, id, version, here),
      audit(scope, "customers.merge", id, { merged: here }),
    ]);
    return written.ok ? ok({ id, merged: here.length }) : written;
  },
});
