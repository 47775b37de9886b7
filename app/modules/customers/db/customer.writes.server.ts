import { type SQL, sql } from "drizzle-orm";
import type { PreparedCustomer } from "#app/modules/orders/model/prepared-order.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type BulkColumns, insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { type EventQuery, publishQueries } from "#app/platform/events/outbox.server.ts";
import type { Address, Point } from "#app/platform/geo/place.ts";
import { customerTypes } from "../model/customer.enums.ts";
import { addresses, customers } from "./customers.tables.ts";

/** The customer of an order, with the destination as its address. The ids are used only if the customer is new. */
export interface CustomerCandidate {
  id: string;
  addressId: string;
  customer: PreparedCustomer;
  address: Address;
  point: Point | null;
}

const customerColumns: BulkColumns<typeof customers, CustomerCandidate> = {
  id: (row) => row.id,
  type: (row) => row.customer.type,
  firstName: (row) => row.customer.firstName,
  lastName: (row) => row.customer.lastName,
  businessName: (row) => row.customer.businessName,
  email: (row) => row.customer.email,
  phone: (row) => row.customer.phone,
};

const addressColumns: BulkColumns<typeof addresses, CustomerCandidate> = {
  id: (row) => row.addressId,
  customerId: (row) => row.id,
  address: (row) => row.address,
  longitude: (row) => row.point?.longitude,
  latitude: (row) => row.point?.latitude,
};

/** Columns of a new customer's address besides its place: no rules yet, and the default. */
export const defaultAddressColumns = {
  openingHours: () => sql`'[]'`,
  allowedVehicleTypes: () => sql`'[]'`,
  prohibitedVehicles: () => sql`'[]'`,
  allowedAgents: () => sql`'[]'`,
  isDefault: () => sql`1`,
};

/**
 * Adds the customers that the account does not have by phone or email, with their addresses; existing ones stay
 * unchanged. The caller has to add `buildCustomersCreatedQueries` to its events.
 */
export function addMissingCustomers(scope: Scope, candidates: readonly CustomerCandidate[]): Statement[] {
  const account = scope.account.id;
  const unique = [...new Map(candidates.map((each) => [getCustomerKey(each.customer), each])).values()];
  if (unique.length === 0) return [];
  const matches = (column: "phone" | "email", value: SQL) =>
    sql`not exists (select 1 from customers c indexed by ${sql.raw(`customers_${column}`)} where c.account_id = ${account} and c.${sql.raw(column)} = ${value})`;
  const shared = { accountId: () => sql`${account}`, createdAt: () => sql`${now(scope)}` };
  return [
    insertJsonRows(scope.db, {
      table: customers,
      columns: customerColumns,
      rows: unique,
      computed: { ...shared, tags: () => sql`'[]'` },
      where: (field) => sql`${matches("phone", field("phone"))} and ${matches("email", field("email"))}`,
      conflict: sql`on conflict (id) do nothing`,
    }),
    insertJsonRows(scope.db, {
      table: addresses,
      columns: addressColumns,
      rows: unique,
      computed: {
        ...shared,
        ...defaultAddressColumns,
      },
      where: (field) => sql`exists (select 1 from customers c where c.id = ${field("customerId")})`,
      conflict: sql`on conflict (id) do nothing`,
    }),
  ];
}

/**
 * SQL for the id of the customer with this phone, otherwise with this email. The index is named explicitly: SQLite
 * would scan all customers by id.
 */
export function selectMatchingCustomer(account: string, phone: SQL, email: SQL): SQL {
  const by = (column: "phone" | "email", value: SQL) =>
    sql`(select c.id from customers c indexed by ${sql.raw(`customers_${column}`)} where c.account_id = ${account} and c.${sql.raw(column)} = ${value} order by c.id limit 1)`;
  return sql`coalesce(${by("phone", phone)}, ${by("email", email)})`;
}

/** Those of the candidates that were new. */
export function buildCustomersCreatedQueries(scope: Scope, candidates: readonly CustomerCandidate[]): EventQuery[] {
  const ids = candidates.map(({ id }) => id);
  return ids.length === 0 ? [] : [buildCustomerEventQuery(scope, "customer.created", ids)];
}

function getCustomerKey(customer: PreparedCustomer): string {
  return customer.phone ?? customer.email ?? "";
}

/** The webhook events of customers. */
type CustomerTopic = Extract<EventType, `customer.${string}`>;

/** The event for those of these customers that exist when the batch runs; their name is passed as the number. */
function buildCustomerEventQuery(scope: Scope, topic: CustomerTopic, ids: readonly string[]): EventQuery {
  const found = sql`select c.id, trim(case when c.type = ${customerTypes.code.business} then coalesce(c.business_name, '') else coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '') end) as number,
    null as status from customers c where c.account_id = ${scope.account.id} and c.id in ${selectIds(ids)}`;
  return { account: scope.account.id, topic, select: found };
}

/** One outbox message about customers. */
export function publishCustomerEvent(scope: Scope, topic: CustomerTopic, ids: readonly string[]): Statement {
  return publishQueries(scope, [buildCustomerEventQuery(scope, topic, ids)]);
}
