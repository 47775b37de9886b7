import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeEarningPostings } from "../model/earnings/agent-postings.ts";
import type { Earning } from "../model/earnings/earnings.ts";
import { agentTransactions } from "./agent-transactions.tables.ts";
import { postTransfers, reverseDocuments } from "./ledger.writes.server.ts";

/** What is written of a transaction beside what earned it. */
interface NewTransaction extends Earning {
  method?: PaymentMethod | undefined;
  description?: string | undefined;
}

type TransactionRowWithId = NewTransaction & { id: string };

/**
 * Writes what agents earned, for the batch of the event that earns it, and posts it. What stands already, or was voided by
 * somebody, is passed over with its posting, so that a second delivery earns nothing.
 */
export function postEarnings(scope: Scope, earnings: readonly NewTransaction[]): Statement[] {
  if (earnings.length === 0) return [];
  const rows = withIds(scope, earnings);
  const isThere = (id: SQL) =>
    sql`exists (select 1 from agent_transactions e where e.id = ${id} and e.account_id = ${scope.account.id})`;
  return [insertTransactions(scope, rows), ...postTransfers(scope, computeEarningPostings(rows), { where: isThere })];
}

/** Writes transactions whose money a document of its own posts: a shortage that the agent bears. */
export function insertUnpostedTransactions(scope: Scope, written: readonly NewTransaction[]): Statement[] {
  return written.length === 0 ? [] : [insertTransactions(scope, withIds(scope, written))];
}

function withIds(scope: Scope, written: readonly NewTransaction[]): TransactionRowWithId[] {
  const ids = newIds(scope, written.length);
  return written.map((each, at) => ({ ...each, id: ids[at] ?? "" }));
}

function insertTransactions(scope: Scope, rows: readonly TransactionRowWithId[]): Statement {
  return insertJsonRows(scope.db, {
    table: agentTransactions,
    columns: {
      id: ({ id }: TransactionRowWithId) => id,
      agentId: ({ agentId }) => agentId,
      currency: ({ currency }) => currency,
      type: ({ type }) => type,
      amount: ({ amount }) => amount,
      quantity: ({ quantity }) => quantity,
      day: ({ day }) => day,
      source: ({ source }) => source,
      inputs: ({ inputs }) => inputs,
      shipmentId: ({ shipmentId }) => shipmentId,
      routeId: ({ routeId }) => routeId,
      method: ({ method }) => method,
      description: ({ description }) => description,
      createdAt: () => now(scope),
      createdByName: () => scope.actor.name,
    },
    rows,
    computed: { accountId: () => sql`${scope.account.id}` },
    // Of one batch the first row of a source is kept, by the unique index; of others those that stand or somebody voided.
    where: (field) => sql`not exists (select 1 from agent_transactions e where e.account_id = ${scope.account.id}
      and e.source = ${field("source")} and (e.voided_at is null or e.void_reason is not null))`,
    conflict: sql`on conflict do nothing`,
  });
}

/** Null, which stops the batch, where a transaction got into a receipt or was voided meanwhile. */
const sourceIfFree = sql`case when ${agentTransactions.receiptId} is null and ${agentTransactions.voidedAt} is null then ${agentTransactions.source} end`;

/** Voids transactions that are in no receipt, and takes back what they posted; with a reason what earned them earns no more. */
export function voidAgentTransactions(scope: Scope, ids: readonly string[], reason: string | null): Statement[] {
  if (ids.length === 0) return [];
  return [
    scope.db
      .update(agentTransactions)
      .set({ voidedAt: now(scope), voidedByName: scope.actor.name, voidReason: reason, source: sourceIfFree })
      .where(isTransactionAmong(scope, ids)),
    reverseDocuments(scope, ids),
  ];
}

/** Transactions into a receipt. */
export function lockTransactions(scope: Scope, receiptId: string, ids: readonly string[]): Statement {
  return scope.db
    .update(agentTransactions)
    .set({ receiptId, source: sourceIfFree })
    .where(isTransactionAmong(scope, ids));
}

/** The transactions of a receipt out of it again, or paid with it. */
export function releaseTransactions(scope: Scope, receiptId: string): Statement {
  return updateReceiptTransactions(scope, receiptId, { receiptId: null, paidAt: null });
}

export function markTransactionsPaid(scope: Scope, receiptId: string): Statement {
  return updateReceiptTransactions(scope, receiptId, { paidAt: now(scope) });
}

function updateReceiptTransactions(
  scope: Scope,
  receiptId: string,
  set: { receiptId?: null; paidAt: number | null },
): Statement {
  return scope.db
    .update(agentTransactions)
    .set(set)
    .where(and(eq(agentTransactions.accountId, scope.account.id), eq(agentTransactions.receiptId, receiptId)));
}

function isTransactionAmong(scope: Scope, ids: readonly string[]): SQL {
  return isOwnAmong(scope.account.id, agentTransactions.accountId, agentTransactions.id, selectIds(ids));
}
