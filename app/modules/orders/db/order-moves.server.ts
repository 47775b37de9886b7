import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { postCollections, publishOverCashLimit } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { OrderHistory, OrderState, OrderTimelineEntry } from "#app/modules/shipments/model/shipment.moves.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type EventSubject, publishEvents } from "#app/platform/events/outbox.server.ts";
import { insertOrderTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { collectionStatuses } from "../model/order.enums.ts";
import { readDoorCodes } from "./door-codes.reads.server.ts";
import { collections, orderEvents, orders } from "./orders.tables.ts";
import { overtakeRequests } from "./tracked/customer-requests.server.ts";

type CollectionState = OrderState["collections"][number];

/** Orders of the account as moves need them: with collections and the shipments that carry them. `ids` selects them. */
export async function readOrderStates(
  scope: Scope,
  ids: SQL,
  { history }: { history: boolean },
): Promise<Map<string, OrderState>> {
  const [rows, money, carriers, events] = await scope.db.batch([
    scope.db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        version: orders.version,
        attempts: orders.attempts,
        heldFor: orders.heldFor,
        issues: orders.issues,
        cancelReason: orders.cancelReason,
        deliveryFrom: orders.deliveryFrom,
        deliveryTo: orders.deliveryTo,
        completedAt: orders.completedAt,
        proofOfDelivery: orders.proofOfDelivery,
        proofOfPickup: orders.proofOfPickup,
        method: shippingMethods.settings,
      })
      .from(orders)
      .leftJoin(
        shippingMethods,
        and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
      )
      .where(isOwnAmong(scope.account.id, orders.accountId, orders.id, ids)),
    scope.db
      .select()
      .from(collections)
      .where(isOwnAmong(scope.account.id, collections.accountId, collections.orderId, ids)),
    scope.db
      .select({ orderId: shipmentOrders.orderId, id: shipments.id, status: shipments.status })
      .from(shipmentOrders)
      .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
      .where(and(eq(shipmentOrders.accountId, scope.account.id), inArray(shipmentOrders.orderId, ids)))
      .orderBy(asc(shipments.id)),
    scope.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.accountId, scope.account.id), inArray(orderEvents.orderId, ids), sql`${history}`))
      .orderBy(asc(orderEvents.version)),
  ]);
  const states = new Map<string, OrderState>();
  const codes = await readDoorCodes(scope.db, scope.account, rows);
  for (const { method: _method, ...row } of rows)
    states.set(row.id, { ...row, doorCode: codes.get(row.id) ?? null, collections: [], shipments: [], history: [] });
  for (const row of money)
    states.get(row.orderId)?.collections.push({ ...row, storedStatus: row.status, storedReason: row.agentReason });
  for (const { orderId, id, status } of carriers) states.get(orderId)?.shipments.push({ id, status });
  for (const row of events) states.get(row.orderId)?.history.push(toOrderHistory(row));
  return states;
}

function toOrderHistory(row: typeof orderEvents.$inferSelect): OrderHistory {
  const { shipmentId, before, reset } = row.detail;
  return {
    type: row.type,
    fromStatus: row.fromStatus,
    toStatus: row.toStatus,
    shipmentId: typeof shipmentId === "string" ? shipmentId : null,
    // Written by `captureBefore` in this shape.
    before: typeof before === "object" ? (before as OrderHistory["before"]) : null,
    reset: reset === true,
  };
}

/** One order after its move, and its timeline event. */
export interface MovedOrder {
  order: OrderState;
  events: OrderTimelineEntry[];
}

/**
 * Writes moved orders with events, collections, ledger postings and outbox messages, and ends what their customers can no
 * longer be granted: ten statements for any number of orders.
 */
export function saveOrders(scope: Scope, moved: readonly MovedOrder[]): Statement[] {
  if (moved.length === 0) return [];
  const account = scope.account.id;
  const money: CollectionState[] = moved.flatMap(({ order }) => order.collections);
  return [
    ...insertOrderTimeline(
      scope,
      moved.map(({ order, events }) => ({ id: order.id, number: order.number, events })),
    ),
    updateJsonRows(scope.db, {
      table: orders,
      account,
      columns: {
        status: (order: OrderState) => order.status,
        version: (order) => order.version,
        attempts: (order) => order.attempts,
        heldFor: (order) => order.heldFor,
        cancelReason: (order) => order.cancelReason,
        deliveryFrom: (order) => order.deliveryFrom,
        deliveryTo: (order) => order.deliveryTo,
        completedAt: (order) => order.completedAt,
      },
      rows: moved.map(({ order }) => order),
    }),
    ...overtakeRequests(
      scope,
      moved.map(({ order }) => order),
    ),
    ...(money.length === 0 ? [] : [updateCollections(scope, money)]),
    ...postCollections(
      scope,
      moved.flatMap(({ order }) => order.collections.map((each) => ({ each, version: order.version }))),
    ),
    ...publishEvents(
      scope,
      "collection.collected",
      "collections",
      moved.flatMap(({ order }) => listCollectedNow(order)),
    ),
    ...publishEvents(
      scope,
      "collection.not_collected",
      "collections",
      moved.flatMap(({ order }) => listUncollectedNow(order)),
    ),
    ...publishOverCashLimit(
      scope,
      moved.flatMap(({ order }) => order.collections.filter(isCollectedNow)),
    ),
  ];
}

function updateCollections(scope: Scope, rows: readonly CollectionState[]): Statement {
  return updateJsonRows(scope.db, {
    table: collections,
    account: scope.account.id,
    columns: {
      status: (each: CollectionState) => each.status,
      waived: (each) => each.waived,
      agentReason: (each) => each.agentReason,
      method: (each) => each.method,
      prepaidHolder: (each) => each.prepaidHolder,
      agentId: (each) => each.agentId,
      collectedAt: (each) => each.collectedAt,
    },
    rows,
  });
}

/** Collections whose money was handed over with this move, named by their orders' numbers. */
function listCollectedNow({ number, collections: money }: OrderState): EventSubject[] {
  return money.filter(isCollectedNow).map(({ id, status: to, storedStatus: from }) => ({ id, number, from, to }));
}

/** Collections that an agent left uncollected with this move, named by their orders' numbers. */
function listUncollectedNow({ number, collections: money }: OrderState): EventSubject[] {
  const left = money.filter(({ agentReason, storedReason }) => agentReason !== null && storedReason === null);
  return left.map(({ id, status: to, storedStatus: from }) => ({ id, number, from, to }));
}

function isCollectedNow({ status, storedStatus }: CollectionState): boolean {
  const { collected } = collectionStatuses.code;
  return status === collected && storedStatus !== collected;
}
