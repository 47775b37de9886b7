import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { buildErasing } from "#app/modules/custom-fields/db/removed-fields.server.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { ERASED } from "#app/platform/db/erased-place.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fromAddressInput, type Point } from "#app/platform/geo/place.ts";
import { customerTypes } from "../model/customer.enums.ts";
import type { CustomerAddressInput, CustomerInput } from "../model/customer.ts";
import { publishCustomerEvent } from "./customer.writes.server.ts";
import { addresses, contacts, customers } from "./customers.tables.ts";

/** An address with its point; `coarse` when only its town was found. */
export interface LocatedAddress {
  id: string;
  customerId: string;
  input: CustomerAddressInput;
  point: Point | null;
  coarse: boolean;
}

function toColumns(input: CustomerInput) {
  return {
    type: input.type,
    firstName: input.first_name ?? null,
    lastName: input.last_name ?? null,
    businessName: input.business_name ?? null,
    phone: input.phone ?? null,
    email: input.email ?? null,
    tags: input.tags,
    notes: input.notes ?? null,
    metadata: input.metadata,
  };
}

function toAddressColumns({ input, point, coarse }: LocatedAddress) {
  const { address } = input;
  return {
    label: input.label ?? null,
    address: fromAddressInput(address),
    longitude: point?.longitude ?? null,
    latitude: point?.latitude ?? null,
    coarse,
    openingHours: input.opening_hours,
    allowedVehicleTypes: input.allowed_vehicle_types,
    prohibitedVehicles: input.prohibited_vehicles,
    allowedAgents: input.allowed_agents,
    serviceMinutes: input.service_minutes ?? null,
    isDefault: input.is_default,
  };
}

/** Adds a customer; the phone number is in E.164 already. */
export function insertCustomer(scope: Scope, id: string, input: CustomerInput): Statement[] {
  return [
    scope.db.insert(customers).values({ id, accountId: scope.account.id, createdAt: now(scope), ...toColumns(input) }),
    publishCustomerEvent(scope, "customer.created", [id]),
  ];
}

/** Updates a customer; fails when it is not at the expected version. Orders keep what they copied. */
export function updateCustomer(scope: Scope, id: string, expectedVersion: number, input: CustomerInput): Statement[] {
  return [
    scope.db
      .update(customers)
      .set({ ...toColumns(input), version: incrementVersion(customers.version, expectedVersion) })
      .where(whereCustomer(scope, id)),
    publishCustomerEvent(scope, "customer.updated", [id]),
  ];
}

/** Addresses are under their customer's version: fails when the customer is not at the expected one. */
export function touchCustomer(scope: Scope, id: string, expectedVersion: number): Statement[] {
  return [
    scope.db
      .update(customers)
      .set({ version: incrementVersion(customers.version, expectedVersion) })
      .where(whereCustomer(scope, id)),
    publishCustomerEvent(scope, "customer.updated", [id]),
  ];
}

export function insertAddress(scope: Scope, located: LocatedAddress): Statement {
  const { id, customerId } = located;
  return scope.db
    .insert(addresses)
    .values({ id, customerId, accountId: scope.account.id, createdAt: now(scope), ...toAddressColumns(located) });
}

export function updateAddress(scope: Scope, located: LocatedAddress): Statement {
  return scope.db
    .update(addresses)
    .set(toAddressColumns(located))
    .where(and(whereCustomerAddresses(scope, located.customerId), eq(addresses.id, located.id)));
}

/** Deletes an address of a customer; orders keep what they copied. */
export function deleteAddress(scope: Scope, customerId: string, id: string): Statement {
  return scope.db.delete(addresses).where(and(whereCustomerAddresses(scope, customerId), eq(addresses.id, id)));
}

/** Sets the address that new orders use by default. */
export function setDefaultAddress(scope: Scope, customerId: string, id: string): Statement {
  return scope.db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(whereCustomerAddresses(scope, customerId), eq(addresses.id, id)));
}

/** A customer has one default address: clears the others. */
export function clearOtherDefaultAddresses(scope: Scope, { id, customerId }: LocatedAddress): Statement {
  return scope.db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(whereCustomerAddresses(scope, customerId), ne(addresses.id, id)));
}

function whereCustomer(scope: Scope, id: string) {
  return and(eq(customers.accountId, scope.account.id), eq(customers.id, id));
}

function whereCustomerAddresses(scope: Scope, customerId: string) {
  return and(eq(addresses.accountId, scope.account.id), eq(addresses.customerId, customerId));
}

/**
 * Erases customers with their contacts and addresses; `gone` selects pairs of account and customer. Nameless rows stay,
 * because orders refer to them.
 */
export function eraseCustomers(db: Database, gone: SQL): Statement[] {
  return [
    db.run(sql`delete from ${contacts} where (account_id, customer_id) in (${gone})`),
    db.run(sql`delete from ${addresses} where (account_id, customer_id) in (${gone})`),
    db.run(sql`update ${customers} set type = ${customerTypes.code.business}, first_name = null, last_name = null, business_name = ${ERASED}, email = null, phone = null,
      notes = null, metadata = '{}', version = version + 1 where (account_id, id) in (${gone})`),
  ];
}

/** Erases values of custom fields that were removed long enough ago. */
export function purgeCustomerFields(db: Database, nowMs: number): Statement {
  const { metadata, where } = buildErasing("customer", customers, nowMs);
  return db.run(sql`update ${customers} set metadata = ${metadata}, version = version + 1 where ${where}`);
}
