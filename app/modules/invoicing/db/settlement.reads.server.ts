import { and, asc, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { type OrderCollection, orderCollectionColumns } from "#app/modules/collections/db/receipt.reads.server.ts";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { parseDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { countBilled } from "./billed-counts.server.ts";
import { invoiceLines, merchantCorrections, settlementLines, settlements } from "./billing.tables.ts";
import { getOtherPartyName, matchesIdEnd, type WithIssuerName, withIssuerName } from "./issuer-scope.ts";
import { isOfReader } from "./pending.reads.server.ts";

export type SettlementRecord = typeof settlements.$inferSelect;

/** A settlement visible to the reader by its address (`formatDocumentAddress`) or id; null otherwise. */
export async function readSettlement(scope: Scope, address: string): Promise<SettlementRecord | null> {
  const { number, end } = parseDocumentAddress(address);
  const called = or(eq(settlements.number, number), eq(settlements.id, number));
  const [row] = await scope.db
    .select()
    .from(settlements)
    .where(and(isOfReader(scope, settlements), called, matchesIdEnd(settlements.id, end)))
    .orderBy(desc(settlements.id))
    .limit(1);
  return row ?? null;
}

/** Settlements issued by the account, by id, ordered by number; other ids are left out. */
export function readSettlementsByIds(scope: Scope, ids: readonly string[]): Promise<SettlementRecord[]> {
  return scope.db
    .select()
    .from(settlements)
    .where(isOwnAmong(scope.account.id, settlements.accountId, settlements.id, selectIds(ids)))
    .orderBy(asc(settlements.number));
}

const { accountId: _account, live: _live, ...lineColumns } = getTableColumns(settlementLines);

/** Lines of a settlement, voided ones included: collections with their orders, and corrections. */
export function readSettlementLines(scope: Pick<Scope, "db">, settlement: Pick<SettlementRecord, "id" | "accountId">) {
  return scope.db
    .select({
      ...lineColumns,
      orderNumber: orders.number,
      reference: orders.externalId,
      customerName: orders.customerName,
      destination: orders.destination,
      deliveredAt: orders.completedAt,
      method: collections.method,
      collectedAt: collections.collectedAt,
      prepaidHolder: collections.prepaidHolder,
      receiptNumber: collectionReceipts.number,
      note: merchantCorrections.note,
    })
    .from(settlementLines)
    .leftJoin(orders, eq(orders.id, settlementLines.orderId))
    .leftJoin(collections, eq(collections.id, settlementLines.sourceId))
    .leftJoin(collectionReceipts, eq(collectionReceipts.id, collections.receiptId))
    .leftJoin(merchantCorrections, eq(merchantCorrections.id, settlementLines.sourceId))
    .where(and(eq(settlementLines.accountId, settlement.accountId), eq(settlementLines.settlementId, settlement.id)))
    .orderBy(asc(settlementLines.position));
}
export type SettlementLine = Awaited<ReturnType<typeof readSettlementLines>>[number];

/** Collections of a settlement that is not voided, with their orders. */
export function readSettledCollections(scope: Scope, settlementId: string): Promise<OrderCollection[]> {
  return scope.db
    .select(orderCollectionColumns)
    .from(settlementLines)
    .innerJoin(collections, eq(collections.id, settlementLines.sourceId))
    .innerJoin(orders, eq(orders.id, collections.orderId))
    .where(
      and(
        eq(settlementLines.accountId, scope.account.id),
        eq(settlementLines.settlementId, settlementId),
        eq(settlementLines.live, true),
      ),
    )
    .orderBy(asc(settlementLines.position));
}

/** Corrections paid out by a settlement. */
export function readSettledCorrections(scope: Scope, settlementId: string) {
  return scope.db
    .select()
    .from(merchantCorrections)
    .where(
      and(eq(merchantCorrections.accountId, scope.account.id), eq(merchantCorrections.settlementId, settlementId)),
    );
}

/** Fees of an invoice by order, voided ones included, for a combined statement. */
export function readFeesByOrder(scope: Pick<Scope, "db">, invoice: { id: string; accountId: string }) {
  return scope.db
    .select({
      orderId: orders.id,
      amount: sql<number>`sum(${invoiceLines.amount})`,
      orderNumber: orders.number,
      reference: orders.externalId,
      customerName: orders.customerName,
      destination: orders.destination,
      deliveredAt: orders.completedAt,
    })
    .from(invoiceLines)
    .innerJoin(orders, eq(orders.id, invoiceLines.orderId))
    .where(and(eq(invoiceLines.accountId, invoice.accountId), eq(invoiceLines.invoiceId, invoice.id)))
    .groupBy(orders.id)
    .orderBy(asc(orders.id));
}

const { buyer: _buyer, createdBy: _by, ...own } = getTableColumns(settlements);
const columns = { ...own, merchantName: merchants.name };

export type SettlementRow = WithIssuerName<RowFromColumns<typeof columns>>;

/** Columns for sorting and filtering settlements; ids grow with creation. */
export const settlementsListDescription = {
  id: settlements.id,
  place: settlements.id,
  fields: {
    created_at: { sort: settlements.id, filter: { kind: "instant_day", column: settlements.createdAt } },
    number: { sort: settlements.number },
    merchant: { sort: merchants.name, filter: { kind: "equals", column: settlements.merchantId, values: "id" } },
    status: {
      sort: settlements.status,
      filter: { kind: "equals", column: settlements.status, values: settlementStatuses },
    },
    currency: { filter: { kind: "equals", column: settlements.currency, values: "currency" } },
    settled: { sort: settlements.settledOn, filter: { kind: "local_day", column: settlements.settledOn } },
    closing: {
      sort: settlements.closing,
      filter: { kind: "price", column: settlements.closing, currency: settlements.currency },
    },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

export async function readSettlements(scope: Scope, query: ListQuery): Promise<Page<SettlementRow>> {
  const from = sql`${settlements} left join ${merchants} on ${merchants.id} = ${settlements.merchantId} and ${merchants.accountId} = ${settlements.accountId}`;
  const searched = [settlements.number, getOtherPartyName(scope, merchants.name, settlements.seller)];
  const list = { ...settlementsListDescription, from, within: [isOfReader(scope, settlements)], searched };
  return withIssuerName(await readSmallList(scope, list, columns, query));
}

/** Number of settlements by status. */
export function countSettlements(scope: Scope): Promise<Record<string, number>> {
  return countBilled(scope, settlements, settlementStatuses);
}
