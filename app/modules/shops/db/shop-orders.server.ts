import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { changesIn } from "#app/platform/events/changes.ts";
import { fieldRows, type LocalChanges } from "../model/merge-edits.ts";
import type { ShopAnswer } from "../model/shop.enums.ts";
import type { ShopOrder } from "../model/shop-order.ts";
import { shopOrders } from "./shops.tables.ts";

export type ShopOrderRecord = typeof shopOrders.$inferSelect;

/**
 * Stores orders as the shop has them. New and changed orders become due; an older or equal version changes nothing, so
 * this is safe to repeat. Returns how many were new or changed.
 */
export async function upsertShopOrders(scope: Scope, shopId: string, orders: readonly ShopOrder[]): Promise<number> {
  if (orders.length === 0) return 0;
  const at = now(scope);
  const ids = newIds(scope, orders.length);
  const insert = insertJsonRows(scope.db, {
    table: shopOrders,
    columns: {
      id: ({ id }: { id: string; order: ShopOrder }) => id,
      accountId: () => scope.account.id,
      shopId: () => shopId,
      key: ({ order }) => order.key,
      parent: ({ order }) => order.parent,
      name: ({ order }) => order.name,
      stored: ({ order }) => order,
      changedAt: ({ order }) => order.changedAt,
      dueAt: () => at,
      lastSeenAt: () => at,
    },
    rows: orders.map((order, place) => ({ id: ids[place] ?? "", order })),
    conflict: sql`on conflict (shop_id, "key") do update set parent = excluded.parent, name = excluded.name, stored = excluded.stored,
      changed_at = excluded.changed_at, due_at = excluded.due_at, version = shop_orders.version + 1
      where excluded.changed_at >= shop_orders.changed_at
        and json_remove(excluded.stored, '$.changedAt') <> json_remove(shop_orders.stored, '$.changedAt')`,
  });
  const { sql: text, params } = "getQuery" in insert ? insert.getQuery() : insert.toSQL();
  const done = await scope.db.$client
    .prepare(text)
    .bind(...params)
    .run();
  return done.meta.changes;
}

/** Treats an order that no longer exists in the shop as cancelled. */
export function markShopOrderGone(scope: Scope, shopId: string, parent: string): Statement {
  return scope.db.run(sql`update shop_orders set stored = json_set(stored, '$.state', 'cancelled'), due_at = ${now(scope)}, version = version + 1
    where account_id = ${scope.account.id} and shop_id = ${shopId} and parent = ${parent} and json_extract(stored, '$.state') <> 'cancelled'`);
}

/** Due orders of a shop, the longest waiting first. */
export function readDueShopOrders(scope: Scope, shopId: string, limit: number): Promise<ShopOrderRecord[]> {
  return scope.db
    .select()
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.accountId, scope.account.id),
        eq(shopOrders.shopId, shopId),
        isNotNull(shopOrders.dueAt),
        lte(shopOrders.dueAt, now(scope)),
      ),
    )
    .orderBy(asc(shopOrders.dueAt), asc(shopOrders.id))
    .limit(limit);
}

/** An order of a shop by the id of its row. */
export async function findShopOrder(scope: Scope, shopId: string, id: string): Promise<ShopOrderRecord | null> {
  const [row] = await scope.db
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.accountId, scope.account.id), eq(shopOrders.shopId, shopId), eq(shopOrders.id, id)));
  return row ?? null;
}

/** The outcome for an order of a shop; absent columns stay unchanged. */
export type ShopOrderOutcome = Pick<
  ShopOrderRecord,
  "importedDraft" | "requestedEdit" | "answer" | "orderId" | "orderNumber" | "kind" | "reason" | "dueAt"
>;

/** Stores the outcomes of orders. An order that the shop changed meanwhile stays due, so that it is decided again. */
export function updateShopOrderOutcomes(
  scope: Scope,
  fates: readonly { seen: ShopOrderRecord; fate: Partial<ShopOrderOutcome> }[],
): Statement[] {
  if (fates.length === 0) return [];
  const rows = fates.map(({ seen, fate }) => ({ ...seen, ...fate, seenVersion: seen.version }));
  return [
    updateJsonRows(scope.db, {
      table: shopOrders,
      account: scope.account.id,
      rows,
      columns: {
        importedDraft: ({ importedDraft }) => importedDraft,
        requestedEdit: ({ requestedEdit }) => requestedEdit,
        orderId: ({ orderId }) => orderId,
        orderNumber: ({ orderNumber }) => orderNumber,
        kind: ({ kind }) => kind,
        reason: ({ reason }) => reason,
        answer: ({ answer }) => answer,
        _dueAt: ({ dueAt }) => dueAt,
        _seen: ({ seenVersion }) => seenVersion,
      },
      computed: {
        dueAt: (field) => sql`case when version = ${field("_seen")} then ${field("_dueAt")} else due_at end`,
      },
    }),
  ];
}

/** Makes orders due again. */
export function requeueShopOrders(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .update(shopOrders)
    .set({ dueAt: now(scope) })
    .where(and(eq(shopOrders.accountId, scope.account.id), inArray(shopOrders.id, [...ids])));
}

/** Stores a person's answer to a change after dispatch, unless the shop has changed the order again since. */
export function setShopAnswer(scope: Scope, { id, version }: ShopOrderRecord, answer: ShopAnswer): Statement {
  return scope.db
    .update(shopOrders)
    .set({ answer, dueAt: now(scope) })
    .where(and(eq(shopOrders.accountId, scope.account.id), eq(shopOrders.id, id), eq(shopOrders.version, version)));
}

/** After a change of settings: makes orders due again that have not been imported yet. */
export function requeueHeldShopOrders(scope: Scope, shopId: string): Statement {
  return scope.db.run(sql`update shop_orders set due_at = ${now(scope)} where account_id = ${scope.account.id}
    and shop_id = ${shopId} and order_id is null and json_extract(stored, '$.state') in ('open', 'on_hold')`);
}

const knownFields = new Map(
  Object.values(fieldRows).flatMap(({ timelineFields }) => timelineFields.map((field) => [field, true] as const)),
);

/** Fields of an order that were changed here, not by the shop, and when. */
export async function readLocalChanges(scope: Scope, orderId: string): Promise<LocalChanges> {
  const rows = await scope.db
    .select({
      actorId: orderEvents.actorId,
      actorName: orderEvents.actorName,
      detail: orderEvents.detail,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .where(and(eq(orderEvents.accountId, scope.account.id), eq(orderEvents.orderId, orderId)))
    .orderBy(desc(orderEvents.version));
  const here = new Map<string, number>();
  for (const { actorId, actorName, detail, at } of rows) {
    if (actorId === null && actorName === scope.actor.name) continue;
    const fields: string[] = changesIn(detail).map(({ field }) => field);
    if ("validated" in detail || "address_confirmed" in detail) fields.push("destination");
    for (const field of fields) if (knownFields.has(field) && !here.has(field)) here.set(field, at);
  }
  return here;
}
