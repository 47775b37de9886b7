import { readCustomerFile } from "#app/data/customers/customer.reads.server.ts";
import { mergeInto, readMergeable } from "#app/data/customers/customer-merge.server.ts";
import { commitTold } from "#app/data/kernel/commit-told.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { mergeCustomersSchema } from "#app/domain/customers/merge-customers.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

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
