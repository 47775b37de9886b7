import { and, asc, eq, getTableColumns, getTableName, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import { agentReceiptStatuses } from "#app/domain/accounting/agent-billing/agent-billing.enums.ts";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { idsIn, ownAmong } from "../../kernel/json-rows.server.ts";
import type { Page } from "../../kernel/list-page.server.ts";
import type { RowOf } from "../../kernel/list-rows.server.ts";
import { readSmall } from "../../kernel/list-small.server.ts";
import type { ListDescription } from "../../kernel/list-spec.server.ts";
import type { Scope } from "../../kernel/scope.server.ts";
import { agentReceiptLines, agentReceipts, agents, agentTransactions, collectionReceipts } from "../../schema/index.ts";
import { countDocuments } from "../document-counts.server.ts";

export type AgentReceiptRecord = typeof agentReceipts.$inferSelect;

/** A transaction as far as receipts go. */
export type OpenTransaction = Pick<
  typeof agentTransactions.$inferSelect,
  "id" | "agentId" | "currency" | "amount" | "source" | "receiptId" | "voidedAt"
>;

const { id, agentId, currency, amount, source, receiptId, voidedAt } = agentTransactions;
const openColumns = { id, agentId, currency, amount, source, receiptId, voidedAt };

/** Transactions of the account by id; others are left out. */
export async function readTransactions(scope: Scope, ids: readonly string[]): Promise<OpenTransaction[]> {
  return scope.db
    .select(openColumns)
    .from(agentTransactions)
    .where(ownAmong(scope.account.id, agentTransactions.accountId, agentTransactions.id, idsIn(ids)))
    .orderBy(asc(agentTransactions.day), asc(agentTransactions.id));
}

/** The transaction that something earned and that stands; null without one. */
export async function readStanding(scope: Scope, earnedBy: string): Promise<OpenTransaction | null> {
  const [row] = await scope.db
    .select(openColumns)
    .from(agentTransactions)
    .where(
      and(
        eq(agentTransactions.accountId, scope.account.id),
        eq(agentTransactions.source, earnedBy),
        isNull(agentTransactions.voidedAt),
      ),
    );
  return row ?? null;
}

/** What an agent earned in a currency, on some days or all, and is in no receipt, the oldest first. */
export async function readOpen(
  scope: Scope,
  who: { agentId: string; currency: string; from?: string | undefined; to?: string | undefined },
  most: number,
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
    .limit(most);
}

/** A receipt of the account by its number; null for any other. */
export async function readAgentReceipt(scope: Scope, number: string): Promise<AgentReceiptRecord | null> {
  const [row] = await scope.db
    .select()
    .from(agentReceipts)
    .where(and(eq(agentReceipts.accountId, scope.account.id), eq(agentReceipts.number, number)));
  return row ?? null;
}

/** Receipts of the account by their ids, in the order of their numbers; others are left out. */
export async function readAgentReceiptsOf(scope: Scope, ids: readonly string[]): Promise<AgentReceiptRecord[]> {
  return scope.db
    .select()
    .from(agentReceipts)
    .where(and(eq(agentReceipts.accountId, scope.account.id), inArray(agentReceipts.id, idsIn(ids))))
    .orderBy(asc(agentReceipts.number));
}

const { accountId: _account, source: _source, ...lineColumns } = getTableColumns(agentTransactions);

/** The transactions of a receipt, also of a voided one, the oldest day first. */
export async function readAgentReceiptLines(scope: Scope, receipt: string) {
  return scope.db
    .select(lineColumns)
    .from(agentReceiptLines)
    .innerJoin(agentTransactions, eq(agentTransactions.id, agentReceiptLines.transactionId))
    .where(and(eq(agentReceiptLines.accountId, scope.account.id), eq(agentReceiptLines.receiptId, receipt)))
    .orderBy(asc(agentTransactions.day), asc(agentReceiptLines.position));
}

const { accountId: _of, issuer: _issuer, supplier: _supplier, ...own } = getTableColumns(agentReceipts);
const listed = { ...own, agentName: agents.name, collectionReceipt: collectionReceipts.number };

/** A row of the receipts of payouts. */
export type AgentReceiptRow = RowOf<typeof listed>;

/** What receipts of payouts are sorted and filtered by; ids grow with creation. */
export const describedAgentReceipts = {
  id: agentReceipts.id,
  place: agentReceipts.id,
  fields: {
    created_at: { sort: agentReceipts.id, filter: { kind: "instant_day", column: agentReceipts.createdAt } },
    paid_on: { sort: agentReceipts.paidOn, filter: { kind: "instant_day", column: agentReceipts.paidAt } },
    number: { sort: agentReceipts.number },
    agent: { sort: agents.name, filter: { kind: "equals", column: agentReceipts.agentId } },
    status: { sort: agentReceipts.status, filter: { kind: "equals", column: agentReceipts.status } },
    currency: { filter: { kind: "equals", column: agentReceipts.currency } },
    method: { filter: { kind: "equals", column: agentReceipts.method } },
    total: {
      sort: agentReceipts.total,
      filter: { kind: "price", column: agentReceipts.total, currency: agentReceipts.currency },
    },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

/** A page of the receipts of payouts. */
export function readAgentReceipts(scope: Scope, query: ListQuery): Promise<Page<AgentReceiptRow>> {
  const from = sql`${agentReceipts} left join ${agents} on ${agents.id} = ${agentReceipts.agentId} and ${agents.accountId} = ${agentReceipts.accountId}
    left join ${collectionReceipts} on ${collectionReceipts.id} = ${agentReceipts.collectionReceiptId}`;
  const list = {
    ...describedAgentReceipts,
    from,
    within: [eq(agentReceipts.accountId, scope.account.id)],
    searched: [agentReceipts.number, agents.name],
  };
  return readSmall(scope, list, listed, query);
}

/** How many receipts of payouts there are of each status. */
export function countAgentReceipts(scope: Scope): Promise<Record<string, number>> {
  return countDocuments(scope, getTableName(agentReceipts), agentReceiptStatuses);
}
