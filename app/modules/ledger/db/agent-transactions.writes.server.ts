import { and, eq, type SQL, sql } from "drizzle-orm";
import { attendance } from "#app/modules/attendance/db/attendance.tables.ts";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeEarningPostings } from "../model/earnings/agent-postings.ts";
import type { Earning } from "../model/earnings/earnings.ts";
import { agentTransactions } from "./agent-transactions.tables.ts";
import { postTransfers, reverseDocuments } from "./ledger.writes.server.ts";

/** A transaction to insert. */
interface NewTransaction extends Earning {
  method?: PaymentMethod | undefined;
  description?: string | undefined;
}

type TransactionRowWithId = NewTransaction & { id: string };

/**
 * Inserts and posts agents' earnings, for the batch of the event that earns them. Earnings that already exist, or were
 * voided by a person, are skipped with their posting, so that a second delivery earns nothing.
 */
export function postEarnings(scope: Scope, earnings: readonly NewTransaction[]): Statement[] {
  if (earnings.length === 0) return [];
  const rows = withIds(scope, earnings);
  const isThere = (id: SQL) =>
    sql`exists (select 1 from agent_transactions e where e.id = ${id} and e.account_id = ${scope.account.id})`;
  return [insertTransactions(scope, rows), ...postTransfers(scope, computeEarningPostings(rows), { where: isThere })];
}

/** Inserts transactions whose money is posted by another document, such as a shortage borne by the agent. */
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
      _workedAt: ({ workedAt }) => workedAt ?? null,
    },
    rows,
    computed: { accountId: () => sql`${scope.account.id}` },
    // Within a batch the unique index keeps the first row of a source; across batches existing or manually voided rows win.
    where: (field) => sql`not exists (select 1 from agent_transactions e where e.account_id = ${scope.account.id}
      and e.source = ${field("source")} and (e.voided_at is null or e.void_reason is not null))
      and not exists (select 1 from ${attendance} w where w.account_id = ${scope.account.id} and w.agent_id = ${field("agentId")}
        and w.approval = 'waiting' and w.checked_in_at <= ${field("_workedAt")}
        and coalesce(w.checked_out_at, 9e15) >= ${field("_workedAt")})`,
    conflict: sql`on conflict do nothing`,
  });
}

/** Null, which violates a constraint and stops the batch, if the transaction was put into a receipt or voided meanwhile. */
const sourceIfFree = sql`case when ${agentTransactions.receiptId} is null and ${agentTransactions.voidedAt} is null then ${agentTransactions.source} end`;

/** Voids transactions that are in no receipt and reverses their postings; with a reason their source never earns again. */
export function voidAgentTransactions(scope: Scope, ids: readonly string[], reason: string | null): Statement[] {
  if (ids.length === 0) return [];
  return [
    scope.db
      .update(agentTransactions)
      .set({ voidedAt: now(scope), voidedByName: scope.actor.name, voidReason: reason, source: sourceIfFree })
      .where(isTransactionAmong(scope, ids)),
    reverseDocuments(scope, ids, "original"),
  ];
}

/** Puts transactions into a receipt. */
export function lockTransactions(scope: Scope, receiptId: string, ids: readonly string[]): Statement {
  return scope.db
    .update(agentTransactions)
    .set({ receiptId, source: sourceIfFree })
    .where(isTransactionAmong(scope, ids));
}

/** Releases the transactions of a receipt. */
export function releaseTransactions(scope: Scope, receiptId: string): Statement {
  return updateReceiptTransactions(scope, receiptId, { receiptId: null, paidAt: null });
}

/** Takes back that the transactions of a receipt were paid; they stay in it. */
export function markTransactionsUnpaid(scope: Scope, receiptId: string): Statement {
  return updateReceiptTransactions(scope, receiptId, { paidAt: null });
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
