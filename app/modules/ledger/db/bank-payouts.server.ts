import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import type { OpenInvoice } from "#app/modules/invoicing/model/bank/match-payments.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { agentReceiptStatuses } from "#app/modules/payouts/model/agent-billing.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { type PayoutKind, settlementStatuses } from "../model/accounting.enums.ts";
import { bankPayouts } from "./accounting.tables.ts";

/** Newest documents of a kind that are compared with a statement. */
const MAX_PAYABLE_DOCUMENTS = 3000;

/** Settlements and payout receipts of these kinds that were or may have been paid out, and the owners of known IBANs. */
export async function readPayablePayouts(
  scope: Scope,
  kinds: readonly PayoutKind[],
): Promise<{ documents: OpenInvoice[]; owners: Map<string, string> }> {
  const rows = await Promise.all(
    kinds.map((kind) => (kind === "settlement" ? readPayableSettlements(scope) : readPayableAgentReceipts(scope))),
  );
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
    documents: found.map(({ iban: _iban, paid, ...row }) => ({ ...row, paid: paid === 1 })),
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
      and(eq(agentReceipts.accountId, scope.account.id), inArray(agentReceipts.status, [pending, paid]), gt(left, 0)),
    )
    .orderBy(desc(agentReceipts.id))
    .limit(MAX_PAYABLE_DOCUMENTS);
}

/** Those of the lines that were booked as payouts, with the numbers of the paid documents. */
export async function readBookedPayouts(scope: Scope, lines: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await scope.db
    .select({ line: bankPayouts.line, number: bankPayouts.number })
    .from(bankPayouts)
    .where(and(eq(bankPayouts.accountId, scope.account.id), inArray(bankPayouts.line, selectIds(lines))))
    .orderBy(asc(bankPayouts.part));
  return new Map(
    [...Map.groupBy(rows, ({ line }) => line)].map(([line, paid]) => [line, paid.map(({ number }) => number)]),
  );
}

/** Records what a bank line paid out. The same line a second time is a lost race. */
export function insertPayout(
  scope: Scope,
  line: string,
  paid: readonly { kind: PayoutKind; id: string; number: string }[],
): Statement[] {
  return paid.map(({ kind, id: documentId, number }, part) =>
    scope.db.insert(bankPayouts).values({
      ...{ id: newId(scope), accountId: scope.account.id, line, part, kind, documentId, number },
      ...{ createdAt: now(scope), createdByName: scope.actor.name },
    }),
  );
}

/** Removes a payout that did not happen, so that its bank line can be booked again. */
export function deletePayout(scope: Scope, documentId: string): Statement {
  return scope.db
    .delete(bankPayouts)
    .where(and(eq(bankPayouts.accountId, scope.account.id), eq(bankPayouts.documentId, documentId)));
}
