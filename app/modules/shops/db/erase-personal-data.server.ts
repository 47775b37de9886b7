import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { ShopRecord } from "./shops.server.ts";
import { shopHooks, shopLog, shopOrders, shopPushes, shops } from "./shops.tables.ts";

/** Replaces an erased name. */
const ERASED = "–";
const finishedStatuses = sql.raw(orderStatuses.filter(({ phase }) => phase === "over").join(", "));
/** Orders marked for erasure that have ended or were never imported. */
const erasableShopOrders = sql`select r.id from shop_orders r left join orders o on o.id = r.order_id
  where r.erase_at is not null and (r.order_id is null or o.id is null or o.status in (${finishedStatuses}))`;
const erasableOrders = sql`select r.order_id from shop_orders r where r.id in (${erasableShopOrders}) and r.order_id is not null`;
/** An address without its street; its point is rounded to about a kilometer, enough for statistics and accounting. */
const coarsenPlace = (
  place: SQL,
) => sql`json_set(json_remove(${place}, '$.address.line2', '$.name', '$.contact', '$.openingHours'),
  '$.address.line1', ${ERASED}, '$.point', case when json_extract(${place}, '$.point') is null then null else
    json_object('longitude', round(json_extract(${place}, '$.point.longitude'), 2), 'latitude', round(json_extract(${place}, '$.point.latitude'), 2)) end)`;
const formatPlaceLine = (place: SQL) =>
  sql`trim(coalesce(json_extract(${place}, '$.address.postalCode'), '') || ' ' || coalesce(json_extract(${place}, '$.address.city'), ''))`;

/** Marks orders of a shop for erasure once they have ended: the given ones, or all. */
export function markForErasure(
  db: Database,
  { id, accountId }: Pick<ShopRecord, "id" | "accountId">,
  { parents, at }: { parents: readonly string[] | "all"; at: number },
): Statement {
  const named = parents === "all" ? sql`1` : sql`parent in ${selectIds(parents)}`;
  return db.run(sql`update shop_orders set erase_at = ${at}
    where account_id = ${accountId} and shop_id = ${id} and erase_at is null and ${named}`);
}

/**
 * Erases the personal data of marked orders that have ended: names, phones, emails, notes and streets, in the order, its
 * timeline, its shipments, the customers and the stored shop order. Numbers, amounts, times and towns stay, because
 * accounting needs them.
 */
export function eraseMarkedOrders(db: Database): Statement[] {
  const place = sql.raw("destination");
  // A customer with other orders stays.
  const gone = sql`select o.account_id, o.customer_id from orders o where o.id in (${erasableOrders}) and o.customer_id is not null and not exists
    (select 1 from orders other where other.account_id = o.account_id and other.customer_id = o.customer_id and other.id not in (${erasableOrders}))`;
  return [
    db.run(
      sql`update order_events set detail = json_remove(detail, '$.changes') where order_id in (${erasableOrders})`,
    ),
    db.run(sql`delete from contacts where (account_id, customer_id) in (${gone})`),
    db.run(sql`delete from addresses where (account_id, customer_id) in (${gone})`),
    db.run(sql`update customers set type = ${customerTypes.code.business}, first_name = null, last_name = null, business_name = ${ERASED}, email = null, phone = null,
      notes = null, version = version + 1 where (account_id, id) in (${gone})`),
    db.run(sql`update shipments set destination = ${coarsenPlace(place)}, destination_line = ${formatPlaceLine(place)}
      where id in (select so.shipment_id from shipment_orders so where so.order_id in (${erasableOrders}))
        and json_extract(destination, '$.kind') <> 'location'`),
    db.run(sql`update orders set customer_name = ${ERASED}, customer_phone = null, customer_email = null, notes = null,
      destination = ${coarsenPlace(place)}, destination_line = ${formatPlaceLine(place)}, version = version + 1 where id in (${erasableOrders})`),
    db.run(sql`delete from shop_log where (account_id, shop_id) in (select r.account_id, r.shop_id from shop_orders r where r.id in (${erasableShopOrders}))
      and shop_order_id in (${erasableShopOrders})`),
    db.run(
      sql`delete from shop_orders where id in (${erasableShopOrders}) and not exists (select 1 from shops s where s.id = shop_orders.shop_id)`,
    ),
    db.run(sql`update shop_orders set erase_at = null, imported_draft = null, requested_edit = null, answer = null, due_at = null,
      stored = json_set(stored, '$.state', 'over', '$.note', '', '$.tags', json('[]'),
        '$.recipient', json_object('firstName', '', 'lastName', '', 'company', '', 'phone', '', 'email', ''),
        '$.address.line1', '', '$.address.line2', '') where id in (${erasableShopOrders})`),
  ];
}

/** Erases orders that were marked while under way and have ended since. */
export async function erasePersonalData({ db }: { db: Database }): Promise<void> {
  const [any] = await db.all(sql`${erasableShopOrders} limit 1`);
  if (any) await commit(db, eraseMarkedOrders(db));
}

/** Deletes a shop and its data, except orders still marked for erasure, which are kept until they are erased. */
export function deleteShopData(db: Database, { id, accountId }: Pick<ShopRecord, "id" | "accountId">): Statement[] {
  const belongs = (table: typeof shopPushes | typeof shopHooks | typeof shopLog) =>
    and(eq(table.accountId, accountId), eq(table.shopId, id));
  return [
    db.delete(shopPushes).where(belongs(shopPushes)),
    db.delete(shopHooks).where(belongs(shopHooks)),
    db.delete(shopLog).where(belongs(shopLog)),
    db.delete(shops).where(and(eq(shops.id, id), eq(shops.accountId, accountId))),
  ];
}

/** Our order numbers for orders of a shop. */
export async function readOrderNumbers(
  db: Database,
  { id, accountId }: Pick<ShopRecord, "id" | "accountId">,
  parents: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ number: orders.number })
    .from(shopOrders)
    .innerJoin(orders, eq(orders.id, shopOrders.orderId))
    .where(
      and(
        eq(shopOrders.accountId, accountId),
        eq(shopOrders.shopId, id),
        isNotNull(shopOrders.orderId),
        sql`${shopOrders.parent} in ${selectIds(parents)}`,
      ),
    )
    .orderBy(orders.number);
  return rows.map(({ number }) => number);
}
