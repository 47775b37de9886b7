import { z } from "zod";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { seenVersion } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readCustomerFile } from "../db/customer.reads.server.ts";
import { deleteAddress, makeDefault, touchCustomer } from "../db/customer-edit.writes.server.ts";

/**
 * Takes the address `address_id` from the customer `id`, seen at `version`; the last one may go too. Another one becomes
 * the default in its place. Orders keep the address that they copied.
 */
export const removeAddress = command({
  name: "customers.addresses.remove",
  permission: ["customers", "customers.manage_locations"],
  input: z.object({ id: z.uuid(), version: seenVersion, address_id: z.uuid() }),
  async run(scope, { id: customerId, version, address_id: id }) {
    const file = await readCustomerFile(scope, customerId);
    if (!file) return fail("customer_not_found");
    const gone = file.addresses.find((each) => each.id === id);
    if (!gone) return fail("not_found");
    const next = gone.is_default && file.addresses.find((each) => each.id !== id);
    const written = await commitTold(scope, [
      ...touchCustomer(scope, customerId, version),
      deleteAddress(scope, customerId, id),
      ...(next ? [makeDefault(scope, customerId, next.id)] : []),
      audit(scope, "customers.addresses.remove", customerId, { address: id, name: gone.label ?? gone.address.line1 }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
