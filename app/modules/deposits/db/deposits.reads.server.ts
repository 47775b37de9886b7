import { and, asc, desc, eq, getTableColumns, getTableName, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { countDocuments } from "#app/modules/ledger/db/document-counts.server.ts";
import { depositStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { chequeStates, depositKinds } from "../model/deposit.enums.ts";
import { cheques, deposits } from "./deposits.tables.ts";

export type DepositRecord = typeof deposits.$inferSelect;
export type ChequeRecord = typeof cheques.$inferSelect;

const { accountId: _account, ...depositColumns } = getTableColumns(deposits);
export type DepositRow = RowFromColumns<typeof depositColumns>;

/** Columns for sorting and filtering deposits; ids grow with creation. */
export const depositsListDescription = {
  id: deposits.id,
  place: deposits.id,
  fields: {
    created_at: { sort: deposits.id, filter: { kind: "instant_day", column: deposits.createdAt } },
    number: { sort: deposits.number },
    status: { sort: deposits.status, filter: { kind: "equals", column: deposits.status, values: depositStatuses } },
    kind: { filter: { kind: "equals", column: deposits.kind, values: depositKinds } },
    currency: { filter: { kind: "equals", column: deposits.currency, values: "currency" } },
    amount: { sort: deposits.amount, filter: { kind: "price", column: deposits.amount, currency: deposits.currency } },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

export function readDeposits(scope: Scope, query: ListQuery): Promise<Page<DepositRow>> {
  const searched = [deposits.number, deposits.slip, deposits.bag, deposits.createdByName];
  const within = [eq(deposits.accountId, scope.account.id)];
  return readSmallList(
    scope,
    { ...depositsListDescription, from: sql`${deposits}`, within, searched },
    depositColumns,
    query,
  );
}

/** Number of deposits by status. */
export function countDeposits(scope: Scope): Promise<Record<string, number>> {
  return countDocuments(scope, getTableName(deposits), depositStatuses);
}

/** A deposit of the account by number; null if unknown. */
export async function readDeposit(scope: Scope, number: string): Promise<DepositRecord | null> {
  const [row] = await scope.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.accountId, scope.account.id), eq(deposits.number, number)));
  return row ?? null;
}

/** Newest deposits that are compared with a statement. */
const MAX_COMPARED = 1000;

/** Deposits on their way, which a line of the bank may confirm. */
export function readAwaitedDeposits(scope: Scope): Promise<DepositRecord[]> {
  return scope.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.accountId, scope.account.id), eq(deposits.status, depositStatuses.code.on_the_way)))
    .orderBy(desc(deposits.id))
    .limit(MAX_COMPARED);
}

const againOrders = alias(orders, "again_orders");
const { accountId: _own, ...pieceColumns } = getTableColumns(cheques);
const chequeColumns = {
  ...pieceColumns,
  orderNumber: orders.number,
  againNumber: againOrders.number,
  customerName: orders.customerName,
  merchantName: merchants.name,
  receiptNumber: collectionReceipts.number,
  depositNumber: deposits.number,
};
export type ChequeRow = RowFromColumns<typeof chequeColumns>;

const chequeSource = sql`${cheques} left join ${orders} on ${orders.id} = ${cheques.orderId}
  left join ${orders} "again_orders" on ${againOrders.id} = ${cheques.againOrderId}
  left join ${merchants} on ${merchants.id} = ${cheques.merchantId}
  left join ${collectionReceipts} on ${collectionReceipts.id} = ${cheques.receiptId}
  left join ${deposits} on ${deposits.id} = ${cheques.depositId}`;

/** Columns for sorting and filtering cheques. */
export const chequesListDescription = {
  id: cheques.id,
  place: cheques.id,
  fields: {
    order: { sort: cheques.id },
    state: { sort: cheques.state, filter: { kind: "equals", column: cheques.state, values: chequeStates } },
    currency: { filter: { kind: "equals", column: cheques.currency, values: "currency" } },
    amount: { sort: cheques.amount, filter: { kind: "price", column: cheques.amount, currency: cheques.currency } },
  },
  defaultSort: "-order",
  defaultLimit: 50,
} satisfies ListDescription;

export function readCheques(scope: Scope, query: ListQuery): Promise<Page<ChequeRow>> {
  const searched = [
    orders.number,
    againOrders.number,
    cheques.invoiceNumber,
    orders.customerName,
    merchants.name,
    deposits.number,
  ];
  const within = [eq(cheques.accountId, scope.account.id)];
  return readSmallList(
    scope,
    { ...chequesListDescription, from: chequeSource, within, searched },
    chequeColumns,
    query,
  );
}

/** What a cheque is for: its order's number, or its invoice's. */
const paidNumber = sql<string>`coalesce(${orders.number}, ${cheques.invoiceNumber})`;

const isAgainCancelled = sql`coalesce((select o.status = ${orderStatuses.code.cancelled} from orders o
  where o.id = ${cheques.againOrderId}), 0)`.mapWith(Boolean);

/** Cheques of the account by id, with the number of what they are for; ids of other accounts are left out. */
export function readChequesByIds(scope: Scope, ids: readonly string[]) {
  return scope.db
    .select({ ...getTableColumns(cheques), number: paidNumber, againCancelled: isAgainCancelled })
    .from(cheques)
    .leftJoin(orders, eq(orders.id, cheques.orderId))
    .where(isOwnAmong(scope.account.id, cheques.accountId, cheques.id, selectIds(ids)));
}

/** Cheques that paid an invoice and did not come back. */
export function readInvoiceCheques(scope: Scope, invoiceId: string): Promise<ChequeRecord[]> {
  const own = and(eq(cheques.accountId, scope.account.id), eq(cheques.invoiceId, invoiceId));
  return scope.db
    .select()
    .from(cheques)
    .where(and(own, ne(cheques.state, "returned")));
}

/** Cheques of a deposit with what they are for. */
export function readDepositCheques(scope: Scope, depositId: string) {
  return scope.db
    .select({
      ...{ id: cheques.id, amount: cheques.amount, state: cheques.state },
      ...{ orderNumber: orders.number, invoiceNumber: cheques.invoiceNumber },
      customerName: sql<string | null>`coalesce(${orders.customerName}, ${merchants.name})`,
    })
    .from(cheques)
    .leftJoin(orders, eq(orders.id, cheques.orderId))
    .leftJoin(merchants, eq(merchants.id, cheques.merchantId))
    .where(and(eq(cheques.accountId, scope.account.id), eq(cheques.depositId, depositId)))
    .orderBy(asc(cheques.id));
}
