import { and, asc, eq, isNull } from "drizzle-orm";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { agentTransactions } from "./agent-transactions.tables.ts";

export type AgentReceiptRecord = typeof agentReceipts.$inferSelect;

/** The part of a transaction that receipts need. */
export type OpenTransaction = Pick<
  typeof agentTransactions.$inferSelect,
  "id" | "agentId" | "currency" | "amount" | "source" | "receiptId" | "voidedAt"
>;

const { id, agentId, currency, amount, source, receiptId, voidedAt } = agentTransactions;
/** Columns of `OpenTransaction`. */
export const openColumns = { id, agentId, currency, amount, source, receiptId, voidedAt };

/** The transaction of a source that is not voided; null if there is none. */
export async function findStandingTransaction(scope: Scope, earnedBy: string): Promise<OpenTransaction | null> {
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

/** Receipts of the account by id, ordered by number; ids of other accounts are left out. */
export async function readAgentReceiptsByIds(scope: Scope, ids: readonly string[]): Promise<AgentReceiptRecord[]> {
  return scope.db
    .select()
    .from(agentReceipts)
    .where(isOwnAmong(scope.account.id, agentReceipts.accountId, agentReceipts.id, selectIds(ids)))
    .orderBy(asc(agentReceipts.number));
}
