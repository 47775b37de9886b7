import { and, asc, eq, getTableColumns, getTableName, gte, isNull, lte, sql } from "drizzle-orm";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { agentTransactions } from "#app/modules/ledger/db/agent-transactions.tables.ts";
import { countDocuments } from "#app/modules/ledger/db/document-counts.server.ts";
import {
  type AgentReceiptRecord,
  type OpenTransaction,
  openColumns,
} from "#app/modules/ledger/db/earnings.reads.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { agentReceiptStatuses, payoutMethods } from "../model/agent-billing.enums.ts";
import { agentReceiptLines, agentReceipts } from "./agent-billing.tables.ts";

/** Transactions of the account by id; ids of other accounts are left out. */
export async function readTransactions(scope: Scope, ids: readonly string[]): Promise<OpenTransaction[]> {
  return scope.db
    .select(openColumns)
    .from(agentTransactions)
    .where(isOwnAmong(scope.account.id, agentTransactions.accountId, agentTransactions.id, selectIds(ids)))
    .orderBy(asc(agentTransactions.day), asc(agentTransactions.id));
}

/** Pending transactions of an agent in a currency, for some days or all, oldest first. */
export async function readOpenTransactions(
  scope: Scope,
  who: { agentId: string; currency: string; from?: string | undefined; to?: string | undefined },
  limit: number,
): Promise<OpenTransaction[]> {
  return scope.db
    .select(openColumns)
    .from(agentTransactions)
    .where(
      and(
        eq(agentTransactions.accountId, scope.account.id),
        eq(agentTransactions.agentId, who.agentId),
        eq(agentTransactions.currency, who.currency),
        isNull(agentTransactions.receiptId),
        isNull(agentTransactions.voidedAt),
        who.from === undefined ? undefined : gte(agentTransactions.day, who.from),
        who.to === undefined ? undefined : lte(agentTransactions.day, who.to),
      ),
    )
    .orderBy(asc(agentTransactions.id))
    .limit(limit);
}

/** A receipt of the account by number; null if unknown. */
export async function readAgentReceipt(scope: Scope, number: string): Promise<AgentReceiptRecord | null> {
  const [row] = await scope.db
    .select()
    .from(agentReceipts)
    .where(and(eq(agentReceipts.accountId, scope.account.id), eq(agentReceipts.number, number)));
  return row ?? null;
}

const { accountId: _account, ...lineColumns } = getTableColumns(agentTransactions);

/** Transactions of a receipt, voided ones included, oldest day first. */
export async function readAgentReceiptLines(scope: Scope, receipt: string) {
  return scope.db
    .select(lineColumns)
    .from(agentReceiptLines)
    .innerJoin(agentTransactions, eq(agentTransactions.id, agentReceiptLines.transactionId))
    .where(and(eq(agentReceiptLines.accountId, scope.account.id), eq(agentReceiptLines.receiptId, receipt)))
    .orderBy(asc(agentTransactions.day), asc(agentReceiptLines.position));
}

const {
  accountId: _of,
  issuer: _issuer,
  supplier: _supplier,
  exchange: _exchange,
  ...own
} = getTableColumns(agentReceipts);
const agentReceiptColumns = { ...own, agentName: agents.name, collectionReceipt: collectionReceipts.number };

export type AgentReceiptRow = RowFromColumns<typeof agentReceiptColumns>;

/** Columns for sorting and filtering payout receipts; ids grow with creation. */
export const agentReceiptsListDescription = {
  id: agentReceipts.id,
  place: agentReceipts.id,
  fields: {
    created_at: { sort: agentReceipts.id, filter: { kind: "instant_day", column: agentReceipts.createdAt } },
    paid_on: { sort: agentReceipts.paidOn, filter: { kind: "instant_day", column: agentReceipts.paidAt } },
    number: { sort: agentReceipts.number },
    agent: { sort: agents.name, filter: { kind: "equals", column: agentReceipts.agentId, values: "id" } },
    status: {
      sort: agentReceipts.status,
      filter: { kind: "equals", column: agentReceipts.status, values: agentReceiptStatuses },
    },
    currency: { filter: { kind: "equals", column: agentReceipts.currency, values: "currency" } },
    method: { filter: { kind: "equals", column: agentReceipts.method, values: payoutMethods.map(({ key }) => key) } },
    total: {
      sort: agentReceipts.total,
      filter: { kind: "price", column: agentReceipts.total, currency: agentReceipts.currency },
    },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

export function readAgentReceipts(scope: Scope, query: ListQuery): Promise<Page<AgentReceiptRow>> {
  const from = sql`${agentReceipts} left join ${agents} on ${agents.id} = ${agentReceipts.agentId} and ${agents.accountId} = ${agentReceipts.accountId}
    left join ${collectionReceipts} on ${collectionReceipts.id} = ${agentReceipts.collectionReceiptId}`;
  const list = {
    ...agentReceiptsListDescription,
    from,
    within: [eq(agentReceipts.accountId, scope.account.id)],
    searched: [agentReceipts.number, agents.name],
  };
  return readSmallList(scope, list, agentReceiptColumns, query);
}

/** Number of payout receipts by status. */
export function countAgentReceipts(scope: Scope): Promise<Record<string, number>> {
  return countDocuments(scope, getTableName(agentReceipts), agentReceiptStatuses);
}
