import { type SQL, sql } from "drizzle-orm";
import {
  addMissingCustomers,
  buildCustomersCreatedQueries,
  type CustomerCandidate,
  selectMatchingCustomer,
} from "#app/modules/customers/db/customer.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type BulkColumns, insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { reserveNumbers } from "#app/platform/db/numbers.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { publishQueries, queryCreatedOrders } from "#app/platform/events/outbox.server.ts";
import { toBase64Url } from "#app/platform/kernel/tokens.ts";
import type { PreparedOrder } from "../model/prepared-order.ts";
import { writeByCarrier } from "./carrier-scope.server.ts";
import {
  insertCreatedEvents,
  insertOrderCollections,
  insertOrderItems,
  insertOrderPackages,
} from "./order-parts.writes.server.ts";
import { orders } from "./orders.tables.ts";
import { settleHold } from "./tracked/slot-claims.server.ts";

/** What every new order gets before it is prepared. Ids sort in list order. */
export interface OrderIdentity {
  id: string;
  number: string;
  trackingToken: string;
}

/**
 * 128 random bits, so that a link cannot be guessed. Stored in plain text, because every later message and label
 * contains it again.
 */
const TOKEN_BYTES = 16;

/** Ids, numbers and tracking tokens for new orders; one statement for any number. */
export async function createOrderIdentities(scope: Scope, count: number): Promise<OrderIdentity[]> {
  if (count === 0) return [];
  const numbers = await reserveNumbers(scope, "order", count);
  const ids = newIds(scope, count);
  const random = scope.ports.random(count * TOKEN_BYTES);
  return ids.map((id, index) => ({
    id,
    number: numbers[index] ?? "",
    trackingToken: toBase64Url(random.subarray(index * TOKEN_BYTES, (index + 1) * TOKEN_BYTES)),
  }));
}

const columns: BulkColumns<typeof orders, PreparedOrder> = {
  id: (order) => order.id,
  ownerAccountId: (order) => order.ownerAccountId,
  carrierAccountId: (order) => order.carrierAccountId,
  shippingMethodId: (order) => order.shippingMethodId,
  merchantId: (order) => order.merchantId,
  kind: (order) => order.kind,
  status: (order) => order.status,
  number: (order) => order.number,
  externalId: (order) => order.externalId,
  source: (order) => order.source,
  destination: (order) => order.destination,
  sourceLocationId: (order) => order.sourceLocationId,
  customerName: (order) => order.customerName,
  customerPhone: (order) => order.customer?.phone,
  customerEmail: (order) => order.customer?.email,
  destinationLine: (order) => order.destinationLine,
  timezone: (order) => order.timezone,
  pickupFrom: (order) => order.pickupFrom,
  pickupTo: (order) => order.pickupTo,
  deliveryFrom: (order) => order.deliveryFrom,
  deliveryTo: (order) => order.deliveryTo,
  serviceMinutes: (order) => order.serviceMinutes,
  priority: (order) => order.priority,
  packageCount: (order) => order.packageCount,
  weight: (order) => order.weight,
  volume: (order) => order.volume,
  codAmount: (order) => order.codAmount,
  codCurrency: (order) => order.codCurrency,
  proofOfDelivery: (order) => order.proofOfDelivery,
  proofOfPickup: (order) => order.proofOfPickup,
  requirements: (order) => order.requirements,
  tags: (order) => order.tags,
  notes: (order) => order.notes,
  metadata: (order) => order.metadata,
  issues: (order) => order.issues,
  placeIssues: (order) => order.placeIssues,
  trackingToken: (order) => order.trackingToken,
  importId: (order) => order.importId,
  importRow: (order) => order.importRow,
  createdAt: (order) => order.createdAt,
};

/**
 * Writes new orders with packages, items, collections, customers (matched by phone, then email), the `created` event
 * and one outbox message: seven statements for hundreds of orders. An order whose (import, row) already exists is left
 * alone with all its parts, so that the same rows may be written again after an interruption. An external id that the
 * account or merchant already uses fails the batch (`reference_taken`). Each order is written for the account that
 * works it; its customer is added to the account that creates it.
 */
export function insertOrders(
  scope: Scope,
  orders: readonly PreparedOrder[],
  others: readonly CustomerCandidate[] = [],
): Statement[] {
  const written = writeByCarrier(
    scope,
    orders,
    ({ accountId }) => accountId,
    (carrier, accountOrders) => insertCarrierOrders(scope, carrier, accountOrders, others),
  );
  return [
    ...written,
    ...orders.flatMap(({ id, slotHoldId }) => (slotHoldId ? [settleHold(scope, slotHoldId, id)] : [])),
  ];
}

function insertCarrierOrders(
  creator: Scope,
  scope: Scope,
  prepared: readonly PreparedOrder[],
  others: readonly CustomerCandidate[],
): Statement[] {
  const account = scope.account.id;
  const book = creator.account.id;
  const customer = (field: (name: "customerPhone" | "customerEmail") => SQL) =>
    selectMatchingCustomer(book, field("customerPhone"), field("customerEmail"));
  const known = prepared.filter((order) => order.customer !== null);
  const ids = newIds(scope, known.length * 2);
  const candidates = known.flatMap((order, index) =>
    order.customer
      ? [
          {
            id: ids[index * 2] ?? "",
            addressId: ids[index * 2 + 1] ?? "",
            customer: order.customer,
            address: order.destination.address,
            point: order.destination.point,
          },
        ]
      : [],
  );
  return [
    ...addMissingCustomers(creator, [...candidates, ...others]),
    insertJsonRows(scope.db, {
      table: orders,
      columns,
      rows: prepared,
      computed: {
        accountId: () => sql`${account}`,
        createdBy: () => sql`${scope.actor.id}`,
        customerId: (field) => (book === account ? customer(field) : sql`null`),
        ownerCustomerId: (field) => sql`case when ${field("ownerAccountId")} = ${book} then ${customer(field)} end`,
      },
      conflict: sql`on conflict (import_id, import_row) do nothing on conflict (id) do nothing`,
    }),
    ...insertOrderPackages(scope, prepared),
    ...insertOrderItems(scope, prepared),
    ...insertOrderCollections(scope, prepared),
    insertCreatedEvents(scope, prepared),
    publishQueries(scope, [
      queryCreatedOrders(
        scope,
        prepared.map((order) => order.id),
      ),
      ...buildCustomersCreatedQueries(creator, [...candidates, ...others]),
    ]),
  ];
}
