import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import { deleteAddress, setDefaultAddress, touchCustomer } from "../db/customer-edit.writes.server.ts";

/**
 * Deletes the address `address_id` of the customer `id` at `version`; even the last one can be deleted. If it was the
 * default, another address becomes the default. Orders keep their copy.
 */
export const removeAddress = createCommand({
  name: "customers.addresses.remove",
  permission: ["customers", "customers.manage_locations"],
  input: z.object({ id: z.uuid(), version: expectedVersionSchema, address_id: z.uuid() }),
  async run(scope, { id: customerId, version, address_id: id }) {
    const file = await readCustomerDetails(scope, customerId);
    if (!file) return fail("customer_not_found");
    const address = file.addresses.find((each) => each.id === id);
    if (!address) return fail("not_found");
    const next = address.is_default && file.addresses.find((each) => each.id !== id);
    const written = await commitAndPublish(scope, [
      ...touchCustomer(scope, customerId, version),
      deleteAddress(scope, customerId, id),
      ...(next ? [setDefaultAddress(scope, customerId, next.id)] : []),
      writeAudit(scope, "customers.addresses.remove", customerId, {
        address: id,
        name: address.label ?? address.address.line1,
      }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
