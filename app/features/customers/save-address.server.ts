import { z } from "zod";
import { readCustomerFile } from "#app/data/customers/customer.reads.server.ts";
import {
  insertAddress,
  type LocatedAddress,
  onlyDefault,
  touchCustomer,
  updateAddress,
} from "#app/data/customers/customer-edit.writes.server.ts";
import { commit } from "#app/data/kernel/commit.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { type CustomerAddressInput, customerAddressSchema } from "#app/domain/customers/customer.ts";
import type { Point } from "#app/domain/kernel/place.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

const permission = ["customers", "customers.manage_locations"] as const;
const ofCustomer = { id: z.uuid(), version: z.coerce.number().int() };

/** A new address of the customer `id` at `version`; the first one is the default. */
export const addAddress = command({
  name: "customers.addresses.create",
  permission,
  input: customerAddressSchema.safeExtend(ofCustomer),
  async run(scope, { id: customerId, version, ...input }) {
    const file = await readCustomerFile(scope, customerId);
    if (!file) return fail("customer_not_found");
    const foreign = await checkAgents(scope, input);
    if (foreign) return foreign;
    const isDefault = input.is_default || file.addresses.length === 0;
    const located: LocatedAddress = {
      id: newId(scope),
      customerId,
      input: { ...input, is_default: isDefault },
      point: await pointOf(scope, input),
    };
    const written = await commit(scope.db, [
      touchCustomer(scope, customerId, version),
      insertAddress(scope, located),
      ...(isDefault ? [onlyDefault(scope, located)] : []),
      audit(scope, "customers.addresses.create", customerId, { address: located.id }),
    ]);
    return written.ok ? ok({ id: located.id }) : written;
  },
});

/** Writes the address `address_id` of the customer `id` anew; `version` is the customer's. The default one stays it until another is. */
export const changeAddress = command({
  name: "customers.addresses.update",
  permission,
  input: customerAddressSchema.safeExtend({ ...ofCustomer, address_id: z.uuid() }),
  async run(scope, { id: customerId, address_id: id, version, ...input }) {
    const file = await readCustomerFile(scope, customerId);
    if (!file) return fail("customer_not_found");
    const before = file.addresses.find((each) => each.id === id);
    if (!before) return fail("not_found");
    const foreign = await checkAgents(scope, input);
    if (foreign) return foreign;
    const isDefault = input.is_default || before.is_default;
    const same = JSON.stringify(before.address) === JSON.stringify({ ...before.address, ...input.address });
    const located: LocatedAddress = {
      id,
      customerId,
      input: { ...input, is_default: isDefault },
      point: same && before.point ? before.point : await pointOf(scope, input),
    };
    const written = await commit(scope.db, [
      touchCustomer(scope, customerId, version),
      updateAddress(scope, located),
      ...(isDefault ? [onlyDefault(scope, located)] : []),
      audit(scope, "customers.addresses.update", customerId, { address: id }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Agents are the account's own. */
async function checkAgents(scope: Scope, { allowed_agents: wanted }: CustomerAddressInput) {
  const own = await readNames(scope, "agents", wanted);
  return wanted.every((id) => own.has(id)) ? null : failFields({ allowed_agents: [{ code: "invalid_value" }] });
}

/** A single match is taken; several are none. */
async function pointOf(scope: Scope, { address }: CustomerAddressInput): Promise<Point | null> {
  const { line1, city, region, country, postal_code: postalCode } = address;
  const [found, other] = await scope.ports.geocoder.locate({ line1, city, region, country, postalCode });
  return found && !other ? found.point : null;
}
