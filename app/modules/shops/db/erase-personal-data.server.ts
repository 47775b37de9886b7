import { and, eq, isNotNull, sql } from "drizzle-orm";
import { eraseCustomers } from "#app/modules/customers/db/customer-edit.writes.server.ts";
import { eraseOrders } from "#app/modules/orders/db/edit.writes.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { formatFeedbackPhotoKey } from "#app/modules/orders/model/tracked/feedback.ts";
import { eraseShipments } from "#app/modules/shipments/db/shipment-ends.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ShopRecord } from "./shops.server.ts";
import { shopHooks, shopLog, shopOrders, shopPushes, shops } from "./shops.tables.ts";

const finishedStatuses = sql.raw(orderStatuses.filter(({ phase }) => phase === "over").join(", "));

/** Orders erased at once: each has files to delete by itself. */
const BATCH_SIZE = 100;
/** Batches of one sweep; the next one goes on. */
const MAX_BATCHES = 5;

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

/** An order marked for erasure that has ended; without an order of ours where it was never imported. */
interface MarkedOrder {
  id: string;
  accountId: string;
  orderId: string | null;
}

function listErasableOrders(db: Database): Promise<MarkedOrder[]> {
  return db.all<MarkedOrder>(sql`select r.id, r.account_id as accountId, o.id as orderId
    from shop_orders r left join orders o on o.id = r.order_id
    where r.erase_at is not null and (o.id is null or o.status in (${finishedStatuses}))
    order by r.erase_at limit ${BATCH_SIZE}`);
}

/**
 * Erases the personal data of marked orders: names, phones, emails, notes and streets, in the order, its timeline, its
 * shipments, the customers and the stored shop order. Numbers, amounts, times and towns stay, because accounting needs
 * them.
 */
function eraseMarkedOrders(db: Database, marked: readonly MarkedOrder[]): Statement[] {
  const rows = selectIds(marked.map(({ id }) => id));
  const ours = selectIds(marked.flatMap(({ orderId }) => orderId ?? []));
  // A customer with other orders stays.
  const gone = sql`select o.account_id, o.customer_id from orders o where o.id in (${ours}) and o.customer_id is not null and not exists
    (select 1 from orders other where other.account_id = o.account_id and other.customer_id = o.customer_id and other.id not in (${ours}))`;
  return [
    ...eraseCustomers(db, gone),
    ...eraseShipments(db, ours),
    ...eraseOrders(db, ours),
    db.run(sql`delete from shop_log where (account_id, shop_id) in (select r.account_id, r.shop_id from shop_orders r where r.id in (${rows}))
      and shop_order_id in (${rows})`),
    db.run(sql`update shop_orders set imported_draft = null, requested_edit = null, answer = null, due_at = null,
      stored = json_set(stored, '$.state', 'over', '$.note', '', '$.tags', json('[]'),
        '$.recipient', json_object('firstName', '', 'lastName', '', 'company', '', 'phone', '', 'email', ''),
        '$.address.line1', '', '$.address.line2', '') where id in (${rows})`),
  ];
}

/** Takes the mark from erased orders; those of a deleted shop go with it. */
function unmarkErasedOrders(db: Database, marked: readonly MarkedOrder[]): Statement[] {
  const rows = selectIds(marked.map(({ id }) => id));
  return [
    db.run(
      sql`delete from shop_orders where id in (${rows}) and not exists (select 1 from shops s where s.id = shop_orders.shop_id)`,
    ),
    db.run(sql`update shop_orders set erase_at = null where id in (${rows})`),
  ];
}

/**
 * Erases orders that were marked and have ended: rows first, then the photos of their customers, then the mark, so that
 * what is cut off in between is done again.
 */
export async function erasePersonalData({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const marked = await listErasableOrders(db);
    if (marked.length === 0) return;
    await commit(db, eraseMarkedOrders(db, marked));
    for (const { accountId, orderId } of marked)
      while (orderId && (await ports.files.deleteUnder(formatFeedbackPhotoKey({ accountId, id: orderId }))));
    await commit(db, unmarkErasedOrders(db, marked));
    if (marked.length < BATCH_SIZE) return;
  }
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
