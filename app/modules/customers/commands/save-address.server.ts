import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import {
  clearOtherDefaultAddresses,
  insertAddress,
  type LocatedAddress,
  touchCustomer,
  updateAddress,
} from "../db/customer-edit.writes.server.ts";
import { type CustomerAddressInput, customerAddressSchema } from "../model/customer.ts";
import { locateAddress } from "./find-address.server.ts";

const permission = ["customers", "customers.manage_locations"] as const;
const customerVersionFields = { id: z.uuid(), version: expectedVersionSchema };

/** Adds an address to the customer `id` at `version`; the first one becomes the default. */
export const addAddress = createCommand({
  name: "customers.addresses.create",
  permission,
  input: customerAddressSchema.safeExtend(customerVersionFields),
  async run(scope, { id: customerId, version, ...input }) {
    const file = await readCustomerDetails(scope, customerId);
    if (!file) return fail("customer_not_found");
    const agentsFailure = await checkAgents(scope, input);
    if (agentsFailure) return agentsFailure;
    const isDefault = input.is_default || file.addresses.length === 0;
    const { point, position } = await locateAddress(scope, input, null);
    const place: LocatedAddress = {
      id: newId(scope),
      customerId,
      input: { ...input, is_default: isDefault },
      point,
      coarse: position === "coarse",
    };
    const written = await commitAndPublish(scope, [
      ...touchCustomer(scope, customerId, version),
      insertAddress(scope, place),
      ...(isDefault ? [clearOtherDefaultAddresses(scope, place)] : []),
      writeAudit(scope, "customers.addresses.create", customerId, { address: place.id }),
    ]);
    return written.ok ? ok({ id: place.id, position }) : written;
  },
});

/**
 * Updates the address `address_id` of the customer `id`; `version` is the customer's. The default address stays the
 * default until another one is chosen.
 */
export const changeAddress = createCommand({
  name: "customers.addresses.update",
  permission,
  input: customerAddressSchema.safeExtend({ ...customerVersionFields, address_id: z.uuid() }),
  async run(scope, { id: customerId, address_id: id, version, ...input }) {
    const file = await readCustomerDetails(scope, customerId);
    if (!file) return fail("customer_not_found");
    const before = file.addresses.find((each) => each.id === id);
    if (!before) return fail("not_found");
    const agentsFailure = await checkAgents(scope, input);
    if (agentsFailure) return agentsFailure;
    const isDefault = input.is_default || before.is_default;
    const { point, position } = await locateAddress(scope, input, before);
    const place: LocatedAddress = {
      id,
      customerId,
      input: { ...input, is_default: isDefault },
      point,
      coarse: position === "coarse",
    };
    const written = await commitAndPublish(scope, [
      ...touchCustomer(scope, customerId, version),
      updateAddress(scope, place),
      ...(isDefault ? [clearOtherDefaultAddresses(scope, place)] : []),
      writeAudit(scope, "customers.addresses.update", customerId, { address: id }),
    ]);
    return written.ok ? ok({ id, position }) : written;
  },
});

/** Only the account's own agents are allowed. */
async function checkAgents(scope: Scope, { allowed_agents: wanted }: CustomerAddressInput) {
  const own = await readNames(scope, "agents", wanted);
  return wanted.every((id) => own.has(id)) ? null : failFields({ allowed_agents: [{ code: "invalid_value" }] });
}
