import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  type DocumentStep,
  recordDocumentStep,
  recordDocumentsCreated,
} from "#app/modules/ledger/db/document.writes.server.ts";
import { postTransfers, reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { type InvoiceStatus, invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import { type Tax, toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { lockFees, releaseFees } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import type { FeeType } from "#app/modules/pricing/model/fee.enums.ts";
import { describeFee } from "#app/modules/pricing/model/fee-formula.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeInvoicePostings, getPaymentDocumentId } from "../model/billing-postings.ts";
import type { InvoiceSums } from "../model/invoice-sums.ts";
import { invoiceLines, invoices } from "./billing.tables.ts";
import type { InvoiceRecord } from "./invoice.reads.server.ts";
import type { OpenFee } from "./pending.reads.server.ts";

const { pending } = invoiceStatuses.code;

/** An invoice line to insert. */
export interface NewInvoiceLine {
  feeId: string | null;
  orderId: string | null;
  type: FeeType;
  amount: number;
  description: string;
}

/** An invoice to insert, with the fees that it locks. */
export interface NewInvoice {
  id: string;
  number: string;
  merchantId: string;
  currency: string;
  days: { from: string; to: string; issued: string; due: string };
  fees: readonly OpenFee[];
  sums: InvoiceSums;
  tax: Tax;
  exchange: TaxExchange | null;
  seller: BillingProfile;
  buyer: BillingProfile;
  settlementId: string | null;
}

/** Inserts an invoice with its lines, postings, and an entry in the timeline of each order. */
export function insertInvoice(scope: Scope, invoice: NewInvoice): Statement[] {
  const { id, number, currency, days, fees, sums, tax, settlementId } = invoice;
  const orders = [...new Map(fees.map(({ order }) => [order.id, order])).values()];
  const row = {
    ...{ id, accountId: scope.account.id, number, merchantId: invoice.merchantId, currency, status: pending },
    ...{ periodFrom: days.from, periodTo: days.to, issuedOn: days.issued, dueOn: days.due },
    ...{ lineCount: fees.length, orderCount: orders.length, ...sums, discountRate: null, settlementId },
    ...{
      taxTreatment: tax.treatment,
      taxRate: tax.rate,
      exchange: invoice.exchange,
      seller: invoice.seller,
      buyer: invoice.buyer,
    },
    ...{ createdAt: now(scope), createdBy: scope.actor.id, createdByName: scope.actor.name },
  };
  const lines = fees.map((fee) => ({
    feeId: fee.id,
    orderId: fee.order.id,
    type: fee.type,
    amount: fee.amount,
    description: describeFee(fee),
  }));
  return [
    scope.db.insert(invoices).values(row),
    ...insertInvoiceLines(scope, { id, currency }, lines, 0),
    lockFees(
      scope,
      id,
      fees.map((fee) => fee.id),
    ),
    ...recordDocumentsCreated(scope, "invoice", [{ id, number, status: pending, detail: { count: orders.length } }]),
    ...postTransfers(
      scope,
      computeInvoicePostings({ ...invoice, ...sums, taxKey: toTaxKey(tax.treatment, tax.rate) }, 1),
    ),
    ...insertOrderNotes(
      scope,
      orders.map((order) => ({ order, type: "added_to_billing_invoice" as const, detail: { invoice: number } })),
    ),
  ];
}

/** Inserts lines, numbered from a position on. */
export function insertInvoiceLines(
  scope: Scope,
  { id, currency }: Pick<NewInvoice, "id" | "currency">,
  lines: readonly NewInvoiceLine[],
  from: number,
): Statement[] {
  if (lines.length === 0) return [];
  const ids = newIds(scope, lines.length);
  return [
    insertJsonRows(scope.db, {
      table: invoiceLines,
      columns: {
        id: ({ at }: { line: NewInvoiceLine; at: number }) => ids[at] ?? "",
        feeId: ({ line }) => line.feeId,
        orderId: ({ line }) => line.orderId,
        type: ({ line }) => line.type,
        amount: ({ line }) => line.amount,
        description: ({ line }) => line.description,
        position: ({ at }) => from + at,
      },
      rows: lines.map((line, at) => ({ line, at })),
      computed: {
        accountId: () => sql`${scope.account.id}`,
        invoiceId: () => sql`${id}`,
        currency: () => sql`${currency}`,
        live: () => sql`1`,
      },
    }),
  ];
}

interface InvoiceChange extends DocumentStep<InvoiceStatus> {
  set: Partial<Omit<InvoiceRecord, "id" | "accountId" | "number" | "status" | "version">>;
}

/** Updates an invoice to its next version: row, timeline and events. */
export function updateInvoice(scope: Scope, invoice: InvoiceRecord, change: InvoiceChange): Statement[] {
  const { status, set } = change;
  return [
    ...recordDocumentStep(scope, "invoice", invoice, change),
    scope.db
      .update(invoices)
      .set({ ...set, status, version: invoice.version + 1 })
      .where(and(eq(invoices.accountId, scope.account.id), eq(invoices.id, invoice.id))),
  ];
}

/** Deletes lines of a pending invoice and releases their fees for another one. */
export function deleteInvoiceLines(scope: Scope, invoiceId: string, ids: readonly string[]): Statement[] {
  if (ids.length === 0) return [];
  const some = sql`l.id in ${selectIds(ids)}`;
  return [
    releaseFees(scope, selectFees(invoiceId, some)),
    scope.db.run(
      sql`delete from ${invoiceLines} as l where ${some} and l.invoice_id = ${invoiceId} and +l.account_id = ${scope.account.id}`,
    ),
  ];
}

/** Releases the fees of a voided invoice; its lines stay readable. */
export function releaseInvoiceLines(scope: Scope, invoiceId: string): Statement[] {
  return [
    releaseFees(scope, selectFees(invoiceId, sql`true`)),
    scope.db
      .update(invoiceLines)
      .set({ live: false })
      .where(and(eq(invoiceLines.accountId, scope.account.id), eq(invoiceLines.invoiceId, invoiceId))),
  ];
}

/** Fees of an invoice's lines that count. */
const selectFees = (invoiceId: string, which: SQL): SQL =>
  sql`(select l.fee_id from ${invoiceLines} l where l.invoice_id = ${invoiceId} and l.live = 1 and l.fee_id is not null and ${which})`;

/** Reverses all postings of an invoice, including its payment. */
export function reverseInvoice(scope: Scope, invoiceId: string): Statement[] {
  return [reverseDocument(scope, getPaymentDocumentId(invoiceId)), reverseDocument(scope, invoiceId)];
}
