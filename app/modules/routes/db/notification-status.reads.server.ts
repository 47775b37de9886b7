import { sql } from "drizzle-orm";
import { agentMessages, mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { shipmentOrders } from "#app/modules/shipments/db/shipments.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { RouteNotification, StopNotification } from "../model/notification-status.ts";

/** The last notifications of a day's routes: to customers by shipment, to agents by route. */
export interface DayNotifications {
  customers: ReadonlyMap<string, StopNotification>;
  agents: ReadonlyMap<string, RouteNotification>;
}

interface CustomerMessage {
  shipmentId: string;
  channel: StopNotification["channel"];
  subject: string;
  createdAt: number;
  sentAt: number | null;
  failedAt: number | null;
}

/**
 * Reads the last notifications to customers and agents: two statements, with an index lookup per order and per route.
 */
export async function readDayNotifications(
  scope: Scope,
  day: { routes: readonly { id: string; agentId: string }[]; shipments: readonly { id: string }[] },
): Promise<DayNotifications> {
  const [customerMessages, messages] = await Promise.all([
    readCustomerMessages(scope, day.shipments),
    readAgentMessages(scope, day.routes),
  ]);
  return {
    customers: new Map(customerMessages.map(({ shipmentId, ...message }) => [shipmentId, toStopNotification(message)])),
    agents: new Map(messages.map(({ routeId, ...notification }) => [routeId, notification])),
  };
}

function toStopNotification({
  channel,
  subject,
  createdAt,
  sentAt,
  failedAt,
}: Omit<CustomerMessage, "shipmentId">): StopNotification {
  const state = sentAt !== null ? "sent" : failedAt !== null ? "failed" : "waiting";
  return { channel, subject, state, at: sentAt ?? createdAt };
}

/**
 * The last message per shipment. Outbox ids of customer messages are `message:order`, and message ids start with their
 * time, so that the lookup starts at the order's creation. The unary plus keeps SQLite from searching all orders of the
 * account.
 */
function readCustomerMessages(scope: Scope, shipments: readonly { id: string }[]): Promise<CustomerMessage[]> {
  const account = scope.account.id;
  const since = sql`substr(printf('%012x', o.created_at), 1, 8)`;
  return scope.db.all<CustomerMessage>(sql`
    select so.shipment_id as shipmentId, m.channel, m.subject, m.created_at as createdAt, m.sent_at as sentAt, m.failed_at as failedAt
    from ${shipmentOrders} so
    join ${orders} o on o.id = so.order_id and +o.account_id = ${account}
    join ${mailOutbox} m on m.id = (select x.id from ${mailOutbox} x where x.recipient = o.customer_email and x.id >= ${since}
      and x.account_id = ${account} and substr(x.id, -36) = o.id and length(x.id) > 36 order by x.id desc limit 1)
    where so.account_id = ${account} and so.shipment_id in ${selectIds(shipments.map(({ id }) => id))}
    order by m.created_at`);
}

/** The newest message of each route to its current agent. */
function readAgentMessages(scope: Scope, routes: readonly { id: string; agentId: string }[]) {
  const requested = JSON.stringify(routes.map(({ id, agentId }) => [id, agentId]));
  return scope.db.all<RouteNotification & { routeId: string }>(sql`
    select m.route_id as routeId, m.kind, m.created_at as at, m.read_at as readAt
    from json_each(${requested}) j cross join ${agentMessages} m indexed by agent_messages_route on m.route_id = j.value ->> 0 and m.agent_id = j.value ->> 1
    where m.account_id = ${scope.account.id} and m.kind in ('route', 'changed', 'withdrawn')
    order by m.created_at`);
}
