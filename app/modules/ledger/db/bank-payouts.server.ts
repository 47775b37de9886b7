import { and, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import type { OpenInvoice } from "#app/modules/invoicing/model/bank/match-payments.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { agentReceiptStatuses } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type PayoutKind, settlementStatuses } from "../model/accounting.enums.ts";
import { paymentRunItems, paymentRuns } from "./accounting.tables.ts";
import { readConfirmableRuns } from "./payment-runs.reads.server.ts";

/** Newest documents of a kind that are compared with a statement. */
const MAX_PAYABLE_DOCUMENTS = 3000;

/** Settlements and payout receipts of these kinds that were or may have been paid out, payment runs, and the owners of known IBANs. */
export async function readPayablePayouts(
  scope: Scope,
  kinds: readonly PayoutKind[],
): Promise<{ documents: OpenInvoice[]; owners: Map<string, string> }> {
  const [runs, ...rows] = await Promise.all([
    readConfirmableRuns(scope, kinds),
    ...kinds.map((kind) => (kind === "settlement" ? readPayableSettlements(scope) : readPayableAgentReceipts(scope))),
  ]);
  const found = rows.flat();
  // An IBAN shared by several owners identifies none of them.
  const known = Map.groupBy(
    found.flatMap(({ iban, merchantId }) => (iban ? [{ iban, merchantId }] : [])),
    ({ iban }) => iban,
  );
  const owners = [...known].flatMap(([iban, all]) => {
    const ids = new Set(all.map(({ merchantId }) => merchantId));
    return ids.size === 1 ? [[iban, [...ids][0] ?? ""] as const] : [];
  });
  return {
    documents: [...found, ...runs.map((run) => ({ ...run, iban: null, merchantName: "" }))].map(
      ({ iban: _iban, paid, ...row }) => ({ ...row, paid: paid === 1 }),
    ),
    owners: new Map(owners),
  };
}

function readPayableSettlements(scope: Scope) {
  const { pending, settled } = settlementStatuses.code;
  return scope.db
    .select({
      number: settlements.number,
      version: settlements.version,
      merchantId: settlements.merchantId,
      merchantName: sql<string>`coalesce(${settlements.buyer} ->> 'name', ${merchants.name}, '')`,
      currency: settlements.currency,
      total: sql<number>`${settlements.closing}`,
      paid: sql<number>`${settlements.status} = ${settled}`,
      iban: sql<string | null>`${merchants.billing} ->> 'iban'`,
    })
    .from(settlements)
    .leftJoin(merchants, eq(merchants.id, settlements.merchantId))
    .where(
      and(
        eq(settlements.accountId, scope.account.id),
        inArray(settlements.status, [pending, settled]),
        gt(settlements.closing, 0),
      ),
    )
    .orderBy(desc(settlements.id))
    .limit(MAX_PAYABLE_DOCUMENTS);
}

function readPayableAgentReceipts(scope: Scope) {
  const { pending, paid } = agentReceiptStatuses.code;
  const left = sql<number>`${agentReceipts.total} - coalesce(${agentReceipts.cash}, 0)`;
  return scope.db
    .select({
      number: agentReceipts.number,
      version: agentReceipts.version,
      merchantId: agentReceipts.agentId,
      merchantName: sql<string>`coalesce(${agents.name}, '')`,
      currency: agentReceipts.currency,
      total: left,
      paid: sql<number>`${agentReceipts.status} = ${paid}`,
      iban: sql<string | null>`${agents.payout} ->> 'iban'`,
    })
    .from(agentReceipts)
    .leftJoin(agents, eq(agents.id, agentReceipts.agentId))
    .where(
      and(
        eq(agentReceipts.accountId, scope.account.id),
        eq(agentReceipts.payroll, false),
        ...[inArray(agentReceipts.status, [pending, paid]), gt(left, 0)],
      ),
    )
    .orderBy(desc(agentReceipts.id))
    .limit(MAX_PAYABLE_DOCUMENTS);
}

/** A document that a run may pay: the amount left to pay in minor units, and its payee as known now. */
export interface Payable {
  kind: PayoutKind;
  id: string;
  number: string;
  currency: string;
  pending: boolean;
  amount: number;
  name: string;
  iban: string | null;
  /** Number of the run that it is in; null if none may still pay it. */
  run: string | null;
}

/** Most documents that are offered to be chosen, oldest first. */
const MAX_OFFERED = 1000;

/** Documents by id, by number; ids of other accounts are left out. */
export async function readPayablesByIds(
  scope: Scope,
  ids: Readonly<Record<PayoutKind, readonly string[]>>,
): Promise<Payable[]> {
  const { agent_receipt: receiptIds, settlement: settlementIds } = ids;
  const { id } = scope.account;
  const receipts = isOwnAmong(id, agentReceipts.accountId, agentReceipts.id, selectIds(receiptIds));
  const bills = isOwnAmong(id, settlements.accountId, settlements.id, selectIds(settlementIds));
  const [paid, settled] = await Promise.all([
    receiptIds.length > 0 ? readReceipts(scope, receipts, receiptIds.length) : [],
    settlementIds.length > 0 ? readSettled(scope, bills, settlementIds.length) : [],
  ]);
  return [...paid, ...settled];
}

/** Pending documents of these kinds, oldest first: agents, then merchants. */
export async function readPendingPayables(scope: Scope, kinds: readonly PayoutKind[]): Promise<Payable[]> {
  const { id } = scope.account;
  const isPending = eq(agentReceipts.status, agentReceiptStatuses.code.pending);
  const receipts = and(eq(agentReceipts.accountId, id), isPending, eq(agentReceipts.payroll, false));
  const bills = and(eq(settlements.accountId, id), eq(settlements.status, settlementStatuses.code.pending));
  const [paid, settled] = await Promise.all([
    kinds.includes("agent_receipt") ? readReceipts(scope, receipts, MAX_OFFERED) : [],
    kinds.includes("settlement") ? readSettled(scope, bills, MAX_OFFERED) : [],
  ]);
  return [...paid, ...settled];
}

/** The run that a document is in. */
const runOf = (id: SQL) => sql<string | null>`(select ${paymentRuns.number} from ${paymentRunItems}
  join ${paymentRuns} on ${paymentRuns.id} = ${paymentRunItems.runId} where ${paymentRunItems.documentId} = ${id} and ${paymentRunItems.live} = 1)`;

/** @param which which receipts, with the account whose they are */
async function readReceipts(scope: Scope, which: SQL | undefined, limit: number): Promise<Payable[]> {
  const rows = await scope.db
    .select({
      ...{ id: agentReceipts.id, number: agentReceipts.number, currency: agentReceipts.currency },
      pending: sql<number>`${agentReceipts.status} = ${agentReceiptStatuses.code.pending} and not ${agentReceipts.payroll}`,
      amount: sql<number>`${agentReceipts.total} - coalesce(${agentReceipts.cash}, 0)`,
      name: sql<string>`coalesce(${agents.name}, '')`,
      iban: sql<string | null>`nullif(${agents.payout} ->> 'iban', '')`,
      run: runOf(sql`${agentReceipts.id}`),
    })
    .from(agentReceipts)
    .leftJoin(agents, eq(agents.id, agentReceipts.agentId))
    .where(which)
    .orderBy(agentReceipts.number)
    .limit(limit);
  return rows.map((row) => ({ ...row, kind: "agent_receipt", pending: row.pending === 1 }));
}

/** @param which which settlements, with the account whose they are */
async function readSettled(scope: Scope, which: SQL | undefined, limit: number): Promise<Payable[]> {
  const rows = await scope.db
    .select({
      ...{ id: settlements.id, number: settlements.number, currency: settlements.currency },
      pending: sql<number>`${settlements.status} = ${settlementStatuses.code.pending}`,
      amount: sql<number>`${settlements.closing}`,
      name: sql<string>`coalesce(${merchants.billing} ->> 'name', ${merchants.name}, '')`,
      iban: sql<string | null>`nullif(${merchants.billing} ->> 'iban', '')`,
      run: runOf(sql`${settlements.id}`),
    })
    .from(settlements)
    .leftJoin(merchants, eq(merchants.id, settlements.merchantId))
    .where(which)
    .orderBy(settlements.number)
    .limit(limit);
  return rows.map((row) => ({ ...row, kind: "settlement", pending: row.pending === 1 }));
}

/** What agents are owed by their unpaid earnings and the VAT of pending credit notes, by owner and currency. */
export function selectEarned(account: string): SQL {
  const pending = sql.raw(String(agentReceiptStatuses.code.pending));
  return sql`select owner, currency, sum(amount) as amount from (
    select agent_id as owner, currency, amount from agent_transactions where account_id = ${account} and paid_at is null and voided_at is null
    union all select agent_id, currency, tax from agent_receipts where account_id = ${account} and status = ${pending}) group by 1, 2`;
}
