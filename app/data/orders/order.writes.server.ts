import { type SQL, sql } from "drizzle-orm";
import { uuidV7Run } from "#app/domain/kernel/ids.ts";
import { base64Url } from "#app/domain/kernel/tokens.ts";
import type { PreparedOrder } from "#app/domain/orders/prepared-order.ts";
import { addMissingCustomers, type CustomerCandidate, matchedCustomer } from "../customers/customer.writes.server.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { type BulkColumns, insertRows } from "../kernel/json-rows.server.ts";
import { takeNumbers } from "../kernel/numbers.server.ts";
import { tellCreated } from "../kernel/outbox.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { byHolder } from "./holder.server.ts";
import { collectionRows, eventRows, itemRows, packageRows } from "./order-parts.writes.server.ts";

/** What every new order is given before it is prepared. Ids sort in the order of the list. */
export interface OrderIdentity {
  id: string;
  number: string;
  trackingToken: string;
}

/** 128 bits: nobody guesses a link. Kept as it is, because every later message and label has to say it again. */
const tokenBytes = 16;

/** Ids, numbers and tracking tokens for new orders; one statement however many. */
export async function identifyOrders(scope: Scope, count: number): Promise<OrderIdentity[]> {
  if (count === 0) return [];
  const numbers = await takeNumbers(scope, "order", count);
  const ids = uuidV7Run(now(scope), count, scope.ports.random(count * 10));
  const random = scope.ports.random(count * tokenBytes);
  return ids.map((id, at) => ({
    id,
    number: numbers[at] ?? "",
    trackingToken: base64Url(random.subarray(at * tokenBytes, (at + 1) * tokenBytes)),
  }));
}

const columns: BulkColumns<PreparedOrder> = {
  id: (order) => order.id,
  owner_account_id: (order) => order.ownerAccountId,
  carrier_account_id: (order) => order.carrierAccountId,
  shipping_method_id: (order) => order.shippingMethodId,
  merchant_id: (order) => order.merchantId,
  kind: (order) => order.kind,
  status: (order) => order.status,
  number: (order) => order.number,
  external_id: (order) => order.externalId,
  source: (order) => order.source,
  destination: (order) => order.destination,
  source_location_id: (order) => order.sourceLocationId,
  customer_name: (order) => order.customerName,
  customer_phone: (order) => order.customer?.phone,
  customer_email: (order) => order.customer?.email,
  destination_line: (order) => order.destinationLine,
  timezone: (order) => order.timezone,
  pickup_from: (order) => order.pickupFrom,
  pickup_to: (order) => order.pickupTo,
  delivery_from: (order) => order.deliveryFrom,
  delivery_to: (order) => order.deliveryTo,
  service_minutes: (order) => order.serviceMinutes,
  package_count: (order) => order.packageCount,
  weight: (order) => order.weight,
  volume: (order) => order.volume,
  cod_amount: (order) => order.codAmount,
  cod_currency: (order) => order.codCurrency,
  proof_of_delivery: (order) => order.proofOfDelivery,
  proof_of_pickup: (order) => order.proofOfPickup,
  requirements: (order) => order.requirements,
  tags: (order) => order.tags,
  notes: (order) => order.notes,
  issues: (order) => order.issues,
  tracking_token: (order) => order.trackingToken,
  import_id: (order) => order.importId,
  import_row: (order) => order.importRow,
  created_at: (order) => order.createdAt,
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
  return byHolder(
    scope,
    orders,
    ({ accountId }) => accountId,
    (held, theirs) => insertHeld(scope, held, theirs, others),
  );
}

function insertHeld(
  maker: Scope,
  scope: Scope,
  orders: readonly PreparedOrder[],
  others: readonly CustomerCandidate[],
): Statement[] {
  const account = scope.account.id;
  const book = maker.account.id;
  const customer = (field: (name: string) => SQL) =>
    matchedCustomer(book, field("customer_phone"), field("customer_email"));
  const known = orders.filter((order) => order.customer !== null);
  const ids = uuidV7Run(now(scope), known.length * 2, scope.ports.random(known.length * 20));
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
    insertRows(scope.db, {
      table: "orders",
      columns,
      rows: orders,
      computed: {
        account_id: () => sql`${account}`,
        created_by: () => sql`${scope.actor.id}`,
        customer_id: (field) => (book === account ? customer(field) : sql`null`),
        owner_customer_id: (field) => sql`case when ${field("owner_account_id")} = ${book} then ${customer(field)} end`,
      },
      conflict: sql`on conflict (import_id, import_row) do nothing on conflict (id) do nothing`,
    }),
    ...packageRows(scope, orders),
    ...itemRows(scope, orders),
    ...collectionRows(scope, orders),
    eventRows(scope, orders),
    tellCreated(
      scope,
      orders.map((order) => order.id),
    ),
  ];
}
