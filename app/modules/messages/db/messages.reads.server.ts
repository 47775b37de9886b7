import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { shipmentOrders } from "#app/modules/shipments/db/shipments.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOwnAmong, selectIds, withoutIndex } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { getLoggedState } from "../model/order-message.ts";
import type { SaidMessage } from "../model/watched-order.ts";
import { customerMessages } from "./messages.tables.ts";

/** What happened to the orders of waiting messages since they were written. */
export interface OrderSince {
  status: OrderStatus;
  hasFeedback: boolean;
  /** Another channel notified the same event: it was taken or has arrived. */
  hasArrived: boolean;
}

/** Reads what decides whether waiting messages are still sent, by message id. */
export async function readMessageContexts(db: Database, ids: readonly string[]): Promise<Map<string, OrderSince>> {
  const other = sql`select 1 from customer_messages x where x.order_id = ${customerMessages.orderId}
    and x.event = ${customerMessages.event} and x.version = ${customerMessages.version} and x.copy = ${customerMessages.copy}
    and x.channel <> ${customerMessages.channel} and x.state in ('handed', 'delivered')`;
  const rows = await db
    .select({
      id: customerMessages.id,
      status: orders.status,
      hasFeedback: orders.hasCustomerFeedback,
      hasArrived: sql<number>`exists (${other})`,
    })
    .from(customerMessages)
    .innerJoin(orders, and(eq(orders.id, customerMessages.orderId), eq(orders.accountId, customerMessages.accountId)))
    .where(inArray(customerMessages.id, selectIds(ids)));
  return new Map(rows.map(({ id, hasArrived, ...row }) => [id, { ...row, hasArrived: hasArrived === 1 }]));
}

/** What customers of these orders were notified on routes. */
export async function readSaid(db: Database, accountId: string, orderIds: readonly string[]): Promise<SaidMessage[]> {
  const rows = await db
    .select()
    .from(customerMessages)
    .where(
      and(
        isOwnAmong(accountId, customerMessages.accountId, customerMessages.orderId, selectIds(orderIds)),
        inArray(customerMessages.event, ["window_announced", "out_for_delivery", "arriving", "window_changed"]),
      ),
    )
    .orderBy(customerMessages.createdAt, customerMessages.id);
  return rows.map(({ orderId, event, version, state, windowFrom, windowTo, createdAt }) => ({
    ...{ orderId, event, version, windowFrom, windowTo },
    counts: state !== "skipped" && state !== "failed",
    createdAt: createdAt ?? 0,
  }));
}

/** The orders of shipments, with what decides about their messages. */
export function readShipmentOrders(db: Database, accountId: string, shipmentIds: readonly string[]) {
  return db
    .select({
      shipmentId: shipmentOrders.shipmentId,
      id: orders.id,
      status: orders.status,
      merchantId: orders.merchantId,
      timezone: orders.timezone,
    })
    .from(shipmentOrders)
    .innerJoin(orders, and(eq(orders.id, shipmentOrders.orderId), eq(withoutIndex(orders.accountId), accountId)))
    .where(isOwnAmong(accountId, shipmentOrders.accountId, shipmentOrders.shipmentId, selectIds(shipmentIds)));
}

/** The open routes on which these orders are delivered. */
export async function readRoutesOfOrders(
  db: Database,
  accountId: string,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: routes.id })
    .from(shipmentOrders)
    .innerJoin(stops, and(eq(stops.shipmentId, shipmentOrders.shipmentId), eq(stops.type, "dropoff")))
    .innerJoin(routes, and(eq(routes.id, stops.routeId), inArray(routes.status, ["assigned", "active"])))
    .where(
      and(
        isOwnAmong(accountId, shipmentOrders.accountId, shipmentOrders.orderId, selectIds(orderIds)),
        eq(withoutIndex(routes.accountId), accountId),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Accounts of a clock with the feature that have confirmed routes on a date or the day before or after. */
export async function listAccountsToAnnounce(
  db: Database,
  clock: Clock,
  dates: readonly string[],
): Promise<{ id: string; timezone: string }[]> {
  const waits = sql`exists (select 1 from routes r indexed by routes_open where r.account_id = ${accounts.id}
    and r.date in (select value from json_each(${JSON.stringify(dates)})) and r.status in ('assigned', 'active'))`;
  return db
    .select({ id: accounts.id, timezone: accounts.timezone })
    .from(accounts)
    .where(and(isOnClock(clock, accounts.id), sql`${accounts.features} like '%"customer_messaging"%'`, waits));
}

/** Confirmed routes of an account's date with a delivery whose customer's window was not announced. */
export async function listRoutesToAnnounce(db: Database, accountId: string, date: string): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`select r.id from routes r indexed by routes_open
    where r.account_id = ${accountId} and r.date = ${date} and r.status in ('assigned', 'active') and exists (
      select 1 from stops s cross join shipment_orders so on so.shipment_id = s.shipment_id
      where s.route_id = r.id and s.type = 'dropoff' and not exists (
        select 1 from customer_messages m
        where m.order_id = so.order_id and m.event = 'window_announced' and m.version = r.date))`);
  return rows.map(({ id }) => id);
}

/** The messages of an order, newest first, with what the outbox of mails knows of those handed to it. */
export function readOrderMessages(db: Database, accountId: string, orderId: string, id?: string) {
  const isNamed = id === undefined ? undefined : eq(customerMessages.id, id);
  return db
    .select({
      message: customerMessages,
      resentBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`.as("resentByName"),
      outboxId: sql<string | null>`${mailOutbox.id}`.as("outboxId"),
      outboxSentAt: sql<number | null>`${mailOutbox.sentAt}`.as("outboxSentAt"),
      outboxFailedAt: sql<number | null>`${mailOutbox.failedAt}`.as("outboxFailedAt"),
      outboxError: sql<string | null>`${mailOutbox.error}`.as("outboxError"),
    })
    .from(customerMessages)
    .leftJoin(mailOutbox, eq(mailOutbox.id, sql`${customerMessages.id} || ':' || ${customerMessages.orderId}`))
    .leftJoin(users, eq(users.id, customerMessages.resentBy))
    .where(and(eq(customerMessages.accountId, accountId), eq(customerMessages.orderId, orderId), isNamed))
    .orderBy(desc(customerMessages.createdAt), desc(customerMessages.id))
    .limit(100);
}

/** A message of an order. */
export async function findMessage(db: Database, accountId: string, { orderId, id }: { orderId: string; id: string }) {
  const rows = await readOrderMessages(db, accountId, orderId, id);
  return rows.map(({ message, outboxId, outboxSentAt, outboxFailedAt }) => ({
    ...message,
    state: getLoggedState(message.state, { outboxSentAt, outboxFailedAt, hasOutbox: outboxId !== null }),
  }))[0];
}

type CopyKey = Pick<
  typeof customerMessages.$inferSelect,
  "accountId" | "orderId" | "event" | "version" | "channel" | "copy"
>;

/** The copy of a message with a number. */
export async function findCopy(db: Database, key: CopyKey): Promise<{ id: string } | undefined> {
  const { id, accountId, orderId, event, version, channel, copy } = customerMessages;
  const [found] = await db
    .select({ id })
    .from(customerMessages)
    .where(
      and(
        eq(orderId, key.orderId),
        eq(event, key.event),
        eq(version, key.version),
        eq(channel, key.channel),
        eq(copy, key.copy),
        eq(accountId, key.accountId),
      ),
    );
  return found;
}

/** Messages of an account since a moment by event, channel and state. */
export function countMessages(db: Database, accountId: string, since: number) {
  return db
    .select({
      event: customerMessages.event,
      channel: customerMessages.channel,
      state: customerMessages.state,
      count: sql<number>`count(*)`,
    })
    .from(customerMessages)
    .where(and(eq(customerMessages.accountId, accountId), sql`${customerMessages.createdAt} >= ${since}`))
    .groupBy(customerMessages.event, customerMessages.channel, customerMessages.state);
}

/** How many due messages of an account wait for their turn. */
export async function countWaiting(db: Database, accountId: string): Promise<number> {
  return db.$count(customerMessages, and(eq(customerMessages.accountId, accountId), isNotNull(customerMessages.dueAt)));
}
