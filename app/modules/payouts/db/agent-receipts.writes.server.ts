import { and, eq, sql } from "drizzle-orm";
import { lockTransactions } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import {
  type DocumentStep,
  recordDocumentStep,
  recordDocumentsCreated,
} from "#app/modules/ledger/db/document.writes.server.ts";
import type { AgentReceiptRecord, OpenTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { computeInputVatPostings } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import type { TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { type AgentReceiptStatus, agentReceiptStatuses } from "../model/agent-billing.enums.ts";
import type { ReceiptSums } from "../model/receipt-sums.ts";
import { agentReceiptLines, agentReceipts } from "./agent-billing.tables.ts";

const { pending } = agentReceiptStatuses.code;

/** A payout receipt to insert, with the transactions that it locks. */
export interface NewAgentReceipt {
  id: string;
  number: string;
  agentId: string;
  currency: string;
  transactions: readonly OpenTransaction[];
  sums: ReceiptSums;
  /** Hundredths of a percent; null without VAT. */
  taxRate: number | null;
  /** The rate of its VAT in the tax currency; null where none is needed or known. */
  exchange: TaxExchange | null;
  issuer: BillingProfile;
  supplier: BillingProfile;
  /** Netted cash and its collection receipt; null if nothing is netted. */
  netted: { cash: number; collectionReceiptId: string } | null;
}

/** Inserts receipts with their lines and posts their VAT; rolls the batch back if a transaction was put into another receipt meanwhile. */
export function insertAgentReceipts(scope: Scope, receipts: readonly NewAgentReceipt[]): Statement[] {
  const locked = receipts.flatMap(({ id: receiptId, transactions }) =>
    transactions.map(({ id: transactionId }, position) => ({ receiptId, transactionId, position })),
  );
  const ids = newIds(scope, locked.length);
  const lines = locked.map((line, at) => ({ ...line, id: ids[at] ?? "" }));
  const computed = { accountId: () => sql`${scope.account.id}` };
  return [
    insertJsonRows(scope.db, {
      table: agentReceipts,
      columns: {
        id: ({ id }: NewAgentReceipt) => id,
        number: ({ number }) => number,
        agentId: ({ agentId }) => agentId,
        currency: ({ currency }) => currency,
        status: () => pending,
        lineCount: ({ transactions }) => transactions.length,
        total: ({ sums }) => sums.net + sums.tax,
        tax: ({ sums }) => sums.tax,
        taxRate: ({ taxRate }) => taxRate,
        exchange: ({ exchange }) => exchange,
        payroll: ({ supplier }) => supplier.employment === "employee",
        issuer: ({ issuer }) => issuer,
        supplier: ({ supplier }) => supplier,
        cash: ({ netted }) => netted?.cash,
        collectionReceiptId: ({ netted }) => netted?.collectionReceiptId,
        createdAt: () => now(scope),
        createdByName: () => scope.actor.name,
      },
      rows: receipts,
      computed,
    }),
    insertJsonRows(scope.db, {
      table: agentReceiptLines,
      columns: {
        id: ({ id }: (typeof lines)[number]) => id,
        receiptId: ({ receiptId }) => receiptId,
        transactionId: ({ transactionId }) => transactionId,
        position: ({ position }) => position,
        live: () => true,
      },
      rows: lines,
      computed,
    }),
    ...postTransfers(
      scope,
      computeInputVatPostings(receipts.map(({ sums: { tax }, ...receipt }) => ({ ...receipt, tax }))),
    ),
    ...receipts.map(({ id, transactions }) =>
      lockTransactions(
        scope,
        id,
        transactions.map((each) => each.id),
      ),
    ),
    ...recordDocumentsCreated(
      scope,
      "agent_receipt",
      receipts.map(({ id, number, transactions }) => ({
        id,
        number,
        status: pending,
        detail: { count: transactions.length },
      })),
    ),
  ];
}

interface AgentReceiptChange extends DocumentStep<AgentReceiptStatus> {
  set: Partial<Omit<AgentReceiptRecord, "id" | "accountId" | "number" | "status" | "version">>;
}

/** Updates a receipt to its next version: row, timeline and events. */
export function updateAgentReceipt(
  scope: Scope,
  receipt: AgentReceiptRecord,
  { set, ...step }: AgentReceiptChange,
): Statement[] {
  return [
    ...recordDocumentStep(scope, "agent_receipt", receipt, step),
    scope.db
      .update(agentReceipts)
      .set({ ...set, status: step.status, version: receipt.version + 1 })
      .where(and(eq(agentReceipts.accountId, scope.account.id), eq(agentReceipts.id, receipt.id))),
  ];
}

/** Unlocks the lines of a voided receipt, which stay on it. */
export function releaseAgentReceiptLines(scope: Scope, receiptId: string): Statement {
  return scope.db
    .update(agentReceiptLines)
    .set({ live: false })
    .where(and(eq(agentReceiptLines.accountId, scope.account.id), eq(agentReceiptLines.receiptId, receiptId)));
}
