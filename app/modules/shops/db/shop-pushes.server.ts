import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import { pushedStatuses } from "../model/push-steps.ts";
import { shopOrders, shopPushes } from "./shops.tables.ts";

export type PushRecord = typeof shopPushes.$inferSelect;

/** Queues status updates to shops for the orders of an outbox message; does nothing for orders that came from no shop. */
export function queueShopPushes(
  db: Database,
  { id, accountId, payload, createdAt }: OutboxMessage,
  nowMs: number,
): Statement {
  const orders = JSON.stringify(payload.orders ?? []);
  return db.run(sql`insert into shop_pushes (account_id, shop_id, shop_order_id, message, status, at, due_at, tries)
    select o.account_id, o.shop_id, o.id, ${id}, j.value->>'to', ${createdAt}, ${nowMs}, 0
    from json_each(${orders}) j cross join shop_orders o on o.account_id = ${accountId} and o.order_id = j.value->>'id'
    where j.value->>'to' in (select value from json_each(${JSON.stringify(pushedStatuses)}))
    on conflict (shop_order_id, message) do nothing`);
}

/** Due status updates, only the oldest of each order, so that statuses reach the shop in order. */
export async function readDuePushes(scope: Scope, shopId: string, limit: number) {
  const earlier = sql`select 1 from shop_pushes e where e.shop_order_id = ${shopPushes.shopOrderId} and e.seq < ${shopPushes.seq} and e.due_at is not null`;
  return scope.db
    .select({
      push: shopPushes,
      row: shopOrders,
      number: orders.number,
      trackingToken: orders.trackingToken,
      accountId: orders.accountId,
      merchantId: orders.merchantId,
    })
    .from(shopPushes)
    .innerJoin(shopOrders, eq(shopOrders.id, shopPushes.shopOrderId))
    .innerJoin(orders, eq(orders.id, shopOrders.orderId))
    .where(
      and(
        eq(shopPushes.accountId, scope.account.id),
        eq(shopPushes.shopId, shopId),
        sql`${shopPushes.dueAt} <= ${now(scope)}`,
        sql`not exists (${earlier})`,
      ),
    )
    .orderBy(asc(shopPushes.dueAt), asc(shopPushes.seq))
    .limit(limit);
}

/** Marks a status update as sent, or as finally refused. */
export function finishPush(scope: Scope, { seq }: PushRecord, done: boolean): Statement {
  return scope.db
    .update(shopPushes)
    .set({ dueAt: null, doneAt: done ? now(scope) : null })
    .where(and(eq(shopPushes.accountId, scope.account.id), eq(shopPushes.seq, seq)));
}

/** Queues again the last status update of an order that the shop refused. */
export function requeuePush(scope: Scope, shopOrderId: string): Statement {
  const last = scope.db
    .select({ seq: shopPushes.seq })
    .from(shopPushes)
    .where(
      and(
        eq(shopPushes.accountId, scope.account.id),
        eq(shopPushes.shopOrderId, shopOrderId),
        isNull(shopPushes.doneAt),
      ),
    )
    .orderBy(desc(shopPushes.seq))
    .limit(1);
  return scope.db
    .update(shopPushes)
    .set({ dueAt: now(scope) })
    .where(and(eq(shopPushes.accountId, scope.account.id), inArray(shopPushes.seq, last)));
}
