import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { collectionStatusLiterals } from "#app/modules/ledger/db/collection-literals.ts";
import type { BookedCollection } from "#app/modules/ledger/model/collection-postings.ts";
import type { NotedOrder } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { collectionReceipts, receiptLines } from "./receipts.tables.ts";

export type ReceiptRecord = typeof collectionReceipts.$inferSelect;

/** A collection with its order. */
export interface OrderCollection extends BookedCollection {
  waived: boolean;
  collectedAt: number | null;
  receiptId: string | null;
  settlementId: string | null;
  order: NotedOrder;
}

export const orderCollectionColumns = {
  id: collections.id,
  orderId: collections.orderId,
  merchantId: collections.merchantId,
  amount: collections.amount,
  currency: collections.currency,
  method: collections.method,
  status: collections.status,
  waived: collections.waived,
  prepaidHolder: collections.prepaidHolder,
  agentId: collections.agentId,
  collectedAt: collections.collectedAt,
  receiptId: collections.receiptId,
  settlementId: collections.settlementId,
  order: { id: orders.id, number: orders.number, status: orders.status, version: orders.version },
};

/** Collections of the account by id, with their orders; ids of other accounts are left out. */
export async function readOrderCollections(scope: Scope, ids: readonly string[]): Promise<OrderCollection[]> {
  return scope.db
    .select(orderCollectionColumns)
    .from(collections)
    .innerJoin(orders, eq(orders.id, collections.orderId))
    .where(isOwnAmong(scope.account.id, collections.accountId, collections.id, selectIds(ids)));
}

/** Held collections of an agent and currency in no receipt, oldest first; "" stands for collections without an agent. */
export async function readHeldCollections(
  scope: Scope,
  { agentId, currency }: { agentId: string; currency: string },
  limit: number,
): Promise<OrderCollection[]> {
  return scope.db
    .select(orderCollectionColumns)
    .from(collections)
    .innerJoin(orders, eq(orders.id, collections.orderId))
    .where(
      and(
        eq(collections.accountId, scope.account.id),
        agentId === "" ? sql`${collections.agentId} is null` : eq(collections.agentId, agentId),
        eq(collections.currency, currency),
        sql`${collections.status} = ${collectionStatusLiterals.collected}`,
        sql`${collections.receiptId} is null`,
      ),
    )
    .orderBy(asc(collections.collectedAt))
    .limit(limit);
}

/** Collections of a receipt that is not voided, with their orders. */
export async function readReceiptCollections(scope: Scope, receipt: ReceiptRecord): Promise<OrderCollection[]> {
  return scope.db
    .select(orderCollectionColumns)
    .from(collections)
    .innerJoin(orders, eq(orders.id, collections.orderId))
    .where(
      and(
        eq(collections.accountId, scope.account.id),
        eq(collections.currency, receipt.currency),
        eq(collections.receiptId, receipt.id),
      ),
    )
    .orderBy(asc(collections.collectedAt));
}

/** A receipt of the account by number; null if unknown. */
export async function readReceipt(scope: Scope, number: string): Promise<ReceiptRecord | null> {
  const [row] = await scope.db
    .select()
    .from(collectionReceipts)
    .where(and(eq(collectionReceipts.accountId, scope.account.id), eq(collectionReceipts.number, number)));
  return row ?? null;
}

/** A receipt of the account by id; null if unknown. */
export async function readReceiptById(scope: Scope, id: string): Promise<ReceiptRecord | null> {
  const [row] = await scope.db
    .select()
    .from(collectionReceipts)
    .where(and(eq(collectionReceipts.accountId, scope.account.id), eq(collectionReceipts.id, id)));
  return row ?? null;
}

const { accountId: _account, live: _live, position: _position, ...lineColumns } = getTableColumns(receiptLines);

/** Lines of a receipt, voided ones included, with the numbers of their orders. */
export async function readReceiptLines(scope: Scope, receiptId: string) {
  return scope.db
    .select({ ...lineColumns, orderNumber: orders.number, customerName: orders.customerName })
    .from(receiptLines)
    .innerJoin(orders, eq(orders.id, receiptLines.orderId))
    .where(and(eq(receiptLines.accountId, scope.account.id), eq(receiptLines.receiptId, receiptId)))
    .orderBy(asc(receiptLines.position));
}
export type ReceiptLine = Awaited<ReturnType<typeof readReceiptLines>>[number];

/** Numbers of receipts by id. */
export async function readReceiptNumbers(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: collectionReceipts.id, number: collectionReceipts.number })
    .from(collectionReceipts)
    .where(and(eq(collectionReceipts.accountId, scope.account.id), inArray(collectionReceipts.id, selectIds(ids))));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
