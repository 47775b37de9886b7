import { and, eq, sql } from "drizzle-orm";
import type { OrderCollection } from "#app/modules/collections/db/receipt.reads.server.ts";
import {
  type DocumentStep,
  recordDocumentStep,
  recordDocumentsCreated,
} from "#app/modules/ledger/db/document.writes.server.ts";
import { type SettlementStatus, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { StatementLineKind } from "#app/modules/ledger/model/billing.enums.ts";
import { addToSettlement } from "#app/modules/orders/db/order-collections.writes.server.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { merchantCorrections, settlementLines, settlements } from "./billing.tables.ts";
import { toIssuerScope } from "./issuer-scope.ts";
import type { CorrectionRecord } from "./pending.reads.server.ts";
import type { SettlementRecord } from "./settlement.reads.server.ts";

const { pending } = settlementStatuses.code;

/** A settlement to insert, with what it locks. */
export interface NewSettlement {
  id: string;
  number: string;
  merchantId: string;
  currency: string;
  collections: readonly OrderCollection[];
  corrections: readonly CorrectionRecord[];
  invoice: { id: string; fees: number; tax: number; total: number } | null;
  seller: BillingProfile;
  buyer: BillingProfile;
}

interface NewSettlementLine {
  kind: StatementLineKind;
  sourceId: string;
  orderId: string | null;
  amount: number;
}

/** Inserts a settlement with its lines, and an entry in the timeline of each order. Nothing is posted until it is settled. */
export function insertSettlement(scope: Scope, settlement: NewSettlement): Statement[] {
  const { id, number, merchantId, currency, collections: held, corrections, invoice, seller, buyer } = settlement;
  const sum = (rows: readonly { amount: number | null }[]) =>
    rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const [opening, receivedSum] = [sum(corrections), sum(held)];
  const lines: NewSettlementLine[] = [
    ...corrections.map((each) => ({
      kind: "correction" as const,
      sourceId: each.id,
      orderId: each.orderId,
      amount: each.amount ?? 0,
    })),
    ...held.map((each) => ({
      kind: "collection" as const,
      sourceId: each.id,
      orderId: each.orderId,
      amount: each.amount,
    })),
  ];
  const noted = held.map(({ order, amount }) => ({
    order,
    type: "collection_added_to_settlement" as const,
    detail: { settlement: number, amount, currency },
  }));
  return [
    scope.db.insert(settlements).values({
      ...{ id, accountId: scope.account.id, number, merchantId, currency, status: pending, lineCount: held.length },
      ...{ opening, received: receivedSum, invoiceId: invoice?.id ?? null, seller, buyer },
      ...{ fees: invoice?.fees ?? 0, tax: invoice?.tax ?? 0, closing: opening + receivedSum - (invoice?.total ?? 0) },
      ...{ createdAt: now(scope), createdBy: scope.actor.id, createdByName: scope.actor.name },
    }),
    insertStatementLines(scope, { id, currency }, lines, 0),
    addToSettlement(
      scope,
      id,
      held.map((each) => each.id),
    ),
    scope.db.run(
      sql`update ${merchantCorrections} set settlement_id = ${id} where id in ${selectIds(corrections.map((each) => each.id))} and +account_id = ${scope.account.id}`,
    ),
    ...recordDocumentsCreated(scope, "settlement", [{ id, number, status: pending, detail: { count: held.length } }]),
    ...insertOrderNotes(scope, noted),
  ];
}

/** Inserts lines, numbered from a position on. */
export function insertStatementLines(
  scope: Scope,
  { id, currency }: Pick<NewSettlement, "id" | "currency">,
  lines: readonly NewSettlementLine[],
  from: number,
): Statement {
  const ids = newIds(scope, lines.length);
  return insertJsonRows(scope.db, {
    table: settlementLines,
    columns: {
      id: ({ at }: { line: NewSettlementLine; at: number }) => ids[at] ?? "",
      kind: ({ line }) => line.kind,
      sourceId: ({ line }) => line.sourceId,
      orderId: ({ line }) => line.orderId,
      amount: ({ line }) => line.amount,
      position: ({ at }) => from + at,
    },
    rows: lines.map((line, at) => ({ line, at })),
    computed: {
      accountId: () => sql`${scope.account.id}`,
      settlementId: () => sql`${id}`,
      currency: () => sql`${currency}`,
      live: () => sql`1`,
    },
  });
}

interface SettlementChange extends DocumentStep<SettlementStatus> {
  set: Partial<Omit<SettlementRecord, "id" | "accountId" | "number" | "status" | "version">>;
}

/** Updates a settlement to its next version: row, timeline and events. */
export function updateSettlement(scope: Scope, settlement: SettlementRecord, change: SettlementChange): Statement[] {
  const { status, set } = change;
  return [
    ...recordDocumentStep(toIssuerScope(scope, settlement), "settlement", settlement, change),
    scope.db
      .update(settlements)
      .set({ ...set, status, version: settlement.version + 1 })
      .where(and(eq(settlements.accountId, settlement.accountId), eq(settlements.id, settlement.id))),
  ];
}
