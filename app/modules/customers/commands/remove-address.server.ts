import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit-and-publish.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import { deleteAddress, setDefaultAddress, touchCustomer } from "../db/customer-edit.writes.server.ts";

/**
 * Takes the address `address_id` from the customer `id`, seen at `version`; the last one may go too. Another one becomes
 * the default in its place. Orders keep the address that they copied.
 */
export const removeAddress = createCommand({
  name: "customers.addresses.remove",
  permission: ["customers", "customers.manage_locations"],
  input: z.object({ id: z.uuid(), version: expectedVersionSchema, address_id: z.uuid() }),
  async run(scope, { id: customerId, version, address_id: id }) {
    const file = await readCustomerDetails(scope, customerId);
    if (!file) return fail("customer_not_found");
    const gone = file.addresses.find((each) => each.id === id);
    if (!gone) return fail("not_found");
    const next = gone.is_default && file.addresses.find((each) => each.id !== id);
    const written = await commitAndPublish(scope, [
      ...touchCustomer(scope, customerId, version),
      deleteAddress(scope, customerId, id),
      ...(next ? [setDefaultAddress(scope, customerId, next.id)] : []),
      writeAudit(scope, "customers.addresses.remove", customerId, {
        address: id,
        name: gone.label ?? gone.address.line1,
      }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
