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

/** What every new order is given before it is prepared. Ids sort in the order of the list. */
export interface OrderIdentity {
  id: string;
  number: string;
  trackingToken: string;
}

/** 128 bits: nobody guesses a link. Kept as it is, because every later message and label has to say it again. */
const TOKEN_BYTES = 16;

/** Ids, numbers and tracking tokens for new orders; one statement however many. */
export async function createOrderIdentities(scope: Scope, count: number): Promise<OrderIdentity[]> {
  if (count === 0) return [];
  const numbers = await reserveNumbers(scope, "order", count);
  const ids = newIds(scope, count);
  const random = scope.ports.random(count * TOKEN_BYTES);
  return ids.map((id, at) => ({
    id,
    number: numbers[at] ?? "",
    trackingToken: toBase64Url(random.subarray(at * TOKEN_BYTES, (at + 1) * TOKEN_BYTES)),
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
  issues: (order) => order.issues,
  trackingToken: (order) => order.trackingToken,
  importId: (order) => order.importId,
  importRow: (order) => order.importRow,
  createdAt: (order) => order.createdAt,
};

/**
 * Writes new orders with packages, items, collections, customers (matched by phone, then e-mail), the `created` event
 * and one outbox message: seven statements for hundreds of orders. An order whose (import, row) is already there is
 * left alone with all its parts, so that the same rows may be written again after an interruption. An external id that
 * the account or merchant already uses fails the batch (`reference_taken`). Each order is written for the
 * account that works it; its customer goes into the book of whoever makes it.
 */
export function insertOrders(
  scope: Scope,
  orders: readonly PreparedOrder[],
  others: readonly CustomerCandidate[] = [],
): Statement[] {
  return writeByCarrier(
    scope,
    orders,
    ({ accountId }) => accountId,
    (carrier, theirs) => insertCarrierOrders(scope, carrier, theirs, others),
  );
}

function insertCarrierOrders(
  maker: Scope,
  scope: Scope,
  prepared: readonly PreparedOrder[],
  others: readonly CustomerCandidate[],
): Statement[] {
  const account = scope.account.id;
  const book = maker.account.id;
  const customer = (field: (name: "customerPhone" | "customerEmail") => SQL) =>
    selectMatchingCustomer(book, field("customerPhone"), field("customerEmail"));
  const known = prepared.filter((order) => order.customer !== null);
  const ids = newIds(scope, known.length * 2);
  const candidates = known.flatMap((order, at) =>
    order.customer
      ? [
          {
            id: ids[at * 2] ?? "",
            addressId: ids[at * 2 + 1] ?? "",
            customer: order.customer,
            address: order.destination.address,
            point: order.destination.point,
          },
        ]
      : [],
  );
  return [
    ...addMissingCustomers(maker, [...candidates, ...others]),
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
      ...buildCustomersCreatedQueries(maker, [...candidates, ...others]),
    ]),
  ];
}
