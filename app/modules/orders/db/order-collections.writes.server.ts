import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PrepaidHolder } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type CollectionStatus, collectionStatuses } from "../model/order.enums.ts";
import { collections } from "./orders.tables.ts";

const { pending, prepaid, received, settled } = collectionStatuses.code;

/** Puts each of some collections into a receipt. */
export function addToReceipts(scope: Scope, rows: readonly { id: string; receiptId: string }[]): Statement {
  return updateJsonRows(scope.db, {
    table: collections,
    account: scope.account.id,
    columns: { receiptId: (row: { id: string; receiptId: string }) => row.receiptId },
    rows,
  });
}

/** Adds a collection whose money is in, to an order of the account. */
export function insertCollected(
  scope: Scope,
  { id, orderId, merchantId, amount, currency, method, status, agentId, collectedAt }: InsertedCollection,
): Statement {
  return scope.db.insert(collections).values({
    ...{ id, accountId: scope.account.id, orderId, merchantId, amount, currency, method, status, agentId, collectedAt },
    prepaymentRequired: false,
  });
}

type InsertedCollection = Pick<
  typeof collections.$inferInsert,
  "id" | "orderId" | "merchantId" | "amount" | "currency" | "method" | "status" | "agentId" | "collectedAt"
>;

/** Changes the status of all collections of a receipt; `free` removes them from it. */
export function setReceivedCollections(
  scope: Scope,
  receipt: { id: string; currency: string },
  to: { status: CollectionStatus; free?: true },
): Statement {
  const own = eq(collections.accountId, scope.account.id);
  return scope.db
    .update(collections)
    .set({ status: to.status, ...(to.free ? { receiptId: null } : {}) })
    .where(and(own, eq(collections.currency, receipt.currency), eq(collections.receiptId, receipt.id)));
}

/** Sets who received a prepayment; null makes the collections pending again. */
export function updatePrepaidHolder(scope: Scope, ids: readonly string[], holder: PrepaidHolder | null): Statement {
  return scope.db
    .update(collections)
    .set({ status: holder ? prepaid : pending, prepaidHolder: holder, agentReason: null })
    .where(isOwnAmong(scope.account.id, collections.accountId, collections.id, selectIds(ids)));
}

/** Puts collections into a settlement; their status stays until it is paid out. */
export function addToSettlement(scope: Scope, settlementId: string, ids: readonly string[]): Statement {
  return scope.db.run(
    sql`update ${collections} set settlement_id = ${settlementId} where id in ${selectIds(ids)} and +account_id = ${scope.account.id}`,
  );
}

/** Marks the collections that `ids` selects as settled: their merchant was paid. */
export function settleCollections(scope: Scope, ids: SQL): Statement {
  return setSettled(scope, ids, sql`${settled}`);
}

/**
 * Takes back that the collections that `ids` selects are settled: they are received again if a receipt contains them,
 * otherwise prepaid. `free` also removes them from their settlement.
 */
export function unsettleCollections(scope: Scope, ids: SQL, { free }: { free?: true } = {}): Statement {
  const status = sql`iif(receipt_id is not null, ${received}, ${prepaid})`;
  return setSettled(scope, ids, free ? sql`${status}, settlement_id = null` : status);
}

function setSettled(scope: Scope, ids: SQL, status: SQL): Statement {
  return scope.db.run(sql`update ${collections} set status = ${status}
    where id in ${ids} and +account_id = ${scope.account.id}`);
}
