import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  type InvoiceStatus,
  invoiceStatuses,
  type SettlementStatus,
  settlementStatuses,
} from "#app/modules/ledger/model/accounting.enums.ts";
import type {
  ClosedBy,
  CorrectionSource,
  DisputedKind,
  DisputeState,
  PayMethod,
  StatementLineKind,
  TaxTreatment,
} from "#app/modules/ledger/model/billing.enums.ts";
import type { TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import type { FeeType } from "#app/modules/pricing/model/fee.enums.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { MailFile } from "#app/platform/kernel/messenger.ts";
import type { RuleAccount, RuleDirection } from "../model/bank/bank-rule.ts";
import type { SendingKind } from "../model/sending.ts";

/** Invoices to merchants. Details of both parties stay as they were at issue. */
export const invoices = sqliteTable(
  "invoices",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    merchantId: text().notNull(),
    currency: text().notNull(),
    status: integer().$type<InvoiceStatus>().notNull(),
    /** Local dates of the account. */
    periodFrom: text().notNull(),
    periodTo: text().notNull(),
    issuedOn: text().notNull(),
    dueOn: text().notNull(),
    lineCount: integer().notNull(),
    orderCount: integer().notNull(),
    subtotal: moneyColumn().notNull(),
    surcharge: moneyColumn().notNull(),
    /** Hundredths of a percent; null if the discount is an amount. */
    discountRate: integer(),
    discount: moneyColumn().notNull(),
    discountNote: text(),
    taxTreatment: text().$type<TaxTreatment>().notNull(),
    taxRate: integer().notNull(),
    tax: moneyColumn().notNull(),
    total: moneyColumn().notNull(),
    /** The rate at which its VAT is stated in the tax currency; null in that currency, or while nobody stated one. */
    exchange: jsonColumn<TaxExchange>(),
    seller: jsonColumn<BillingProfile>().notNull(),
    buyer: jsonColumn<BillingProfile>().notNull(),
    paidOn: text(),
    paidMethod: text().$type<PayMethod>(),
    paidReference: text(),
    /** The settlement combined with it. */
    settlementId: text(),
    remindedAt: instantColumn(),
    reminders: integer().notNull().default(0),
    /** Number of open disputes. */
    disputes: integer().notNull().default(0),
    /** Sum of its live allocations, kept by triggers; what is left of the total is open. */
    cleared: moneyColumn().notNull().default(0),
    /** Since it was sent, printed, seen, reminded of or paid it changes only by credit notes; held by a trigger. */
    closedAt: instantColumn(),
    closedBy: text().$type<ClosedBy>(),
    /** Number of its cancellation document. */
    cancellation: text(),
    voidedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    createdBy: text(),
    createdByName: text().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.accountId, table.number),
    index("invoices_created").on(table.accountId, table.id),
    index("invoices_merchant").on(table.accountId, table.merchantId, table.status, table.currency, table.total),
    // What is open, by merchant: the aging list reads nothing else.
    index("invoices_open")
      .on(table.accountId, table.merchantId, table.currency, table.dueOn)
      .where(sql.raw(`"status" = ${invoiceStatuses.code.pending}`)),
  ],
);

/**
 * Bank lines that paid invoices, one row per invoice. A line is booked only once; marking the invoice as unpaid releases
 * it. `iban` is the payer's, by which later payments are recognized.
 */
export const bankPayments = sqliteTable(
  "bank_payments",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** Digest of the line's content. */
    line: text().notNull(),
    part: integer().notNull(),
    invoiceId: text().notNull(),
    merchantId: text().notNull(),
    iban: text().notNull(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [
    uniqueIndex("bank_payments_line").on(table.accountId, table.line, table.part),
    index("bank_payments_invoice").on(table.invoiceId),
    index("bank_payments_iban").on(table.accountId, table.iban),
  ],
);

/** Rules for lines of bank statements that pay no document. */
export const bankRules = sqliteTable(
  "bank_rules",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** The first one that a line fits is proposed; then by id. A new one comes last. */
    position: integer().notNull().default(0),
    bookedTo: text().$type<RuleAccount>().notNull(),
    direction: text().$type<RuleDirection>(),
    text: text(),
    party: text(),
    iban: text(),
    currency: text(),
    /** Without their sign. */
    amountFrom: moneyColumn(),
    amountTo: moneyColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("bank_rules_name").on(table.accountId, table.name)],
);

/** Lines of an invoice, voided ones included: fees of orders, and manual lines. A fee is in at most one invoice that is not voided. */
export const invoiceLines = sqliteTable(
  "invoice_lines",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    invoiceId: text().notNull(),
    feeId: text(),
    orderId: text(),
    type: text().$type<FeeType>().notNull(),
    amount: moneyColumn().notNull(),
    currency: text().notNull(),
    /** Formula of a fee, or description of a manual line. */
    description: text().notNull(),
    position: integer().notNull(),
    live: booleanColumn().notNull(),
  },
  (table) => [
    index("invoice_lines_invoice").on(table.invoiceId, table.position),
    uniqueIndex("invoice_lines_live").on(table.feeId).where(sql`"live" = 1 and "fee_id" is not null`),
    index("invoice_lines_account").on(table.accountId, table.live, table.currency, table.feeId),
  ],
);

/** Settlements pay out collections of one merchant and currency. */
export const settlements = sqliteTable(
  "settlements",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    merchantId: text().notNull(),
    currency: text().notNull(),
    status: integer().$type<SettlementStatus>().notNull(),
    lineCount: integer().notNull(),
    /** Corrections from earlier statements. */
    opening: moneyColumn().notNull(),
    received: moneyColumn().notNull(),
    /** Corrections after disputes of this statement. */
    corrected: moneyColumn().notNull().default(0),
    /** The invoice combined with it. */
    invoiceId: text(),
    fees: moneyColumn().notNull().default(0),
    tax: moneyColumn().notNull().default(0),
    /** Opening + received + corrected − invoice. */
    closing: moneyColumn().notNull(),
    disputes: integer().notNull().default(0),
    seller: jsonColumn<BillingProfile>().notNull(),
    buyer: jsonColumn<BillingProfile>().notNull(),
    settledOn: text(),
    method: text().$type<PayMethod>(),
    reference: text(),
    voidedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    createdBy: text(),
    createdByName: text().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("settlements_number").on(table.accountId, table.number),
    index("settlements_created").on(table.accountId, table.id),
    index("settlements_merchant").on(table.accountId, table.merchantId, table.status),
    index("settlements_pending")
      .on(table.accountId, table.createdAt)
      .where(sql.raw(`"status" = ${settlementStatuses.code.pending}`)),
  ],
);

/** Lines of a settlement, voided ones included. A collection or correction is in at most one settlement that is not voided. */
export const settlementLines = sqliteTable(
  "settlement_lines",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    settlementId: text().notNull(),
    kind: text().$type<StatementLineKind>().notNull(),
    /** Id of the collection or correction. */
    sourceId: text().notNull(),
    orderId: text(),
    amount: moneyColumn().notNull(),
    currency: text().notNull(),
    position: integer().notNull(),
    live: booleanColumn().notNull(),
  },
  (table) => [
    index("settlement_lines_settlement").on(table.settlementId, table.position),
    uniqueIndex("settlement_lines_live").on(table.sourceId).where(sql`"live" = 1`),
    index("settlement_lines_account").on(table.accountId, table.live, table.currency, table.sourceId),
  ],
);

/**
 * Disputes of lines of settlements and invoices, with their resolutions. A resolved line can be disputed again, and all
 * disputes are kept; at most one per line is open.
 */
export const lineDisputes = sqliteTable(
  "line_disputes",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    documentKind: text().$type<DisputedKind>().notNull(),
    documentId: text().notNull(),
    lineId: text().notNull(),
    text: text().notNull(),
    state: text().$type<DisputeState>().notNull(),
    byName: text().notNull(),
    at: instantColumn().notNull(),
    resolution: text(),
    resolvedByName: text(),
    resolvedAt: instantColumn(),
  },
  (table) => [
    index("line_disputes_document").on(table.accountId, table.documentId, table.id),
    uniqueIndex("line_disputes_open").on(table.lineId).where(sql`"state" = 'open'`),
    index("line_disputes_waiting").on(table.accountId, table.at).where(sql`"state" = 'open'`),
  ],
);

/** Corrections after disputes, in favor of the merchant or (negative) against it; paid out with the settlement that contains it. */
export const merchantCorrections = sqliteTable(
  "merchant_corrections",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    merchantId: text().notNull(),
    currency: text().notNull(),
    amount: moneyColumn().notNull(),
    source: text().$type<CorrectionSource>().notNull().default("dispute"),
    /** The disputed line, or the document it comes from; the resolved dispute; the number of a document. */
    lineId: text().notNull(),
    disputeId: text(),
    document: text(),
    orderId: text(),
    note: text(),
    settlementId: text(),
    settled: booleanColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [
    uniqueIndex("merchant_corrections_dispute").on(table.disputeId),
    index("merchant_corrections_open").on(table.accountId, table.merchantId, table.currency, table.settlementId),
  ],
);

/**
 * What was sent to merchants: invoices, settlements and reminders. The mail has the id of its sending, and says what became of
 * it. A document is sent once in a version, and reminded of once a day.
 */
export const documentSendings = sqliteTable(
  "document_sendings",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    merchantId: text().notNull(),
    kind: text().$type<SendingKind>().notNull(),
    documentKind: text().$type<DisputedKind>().notNull(),
    documentId: text().notNull(),
    number: text().notNull(),
    /** Of a reminder: 0 before the due date, then 1 to 3. */
    level: integer().notNull().default(0),
    /** The document's version since. */
    version: integer().notNull(),
    /** Local date. */
    sentOn: text().notNull(),
    recipient: text().notNull(),
    currency: text().notNull(),
    /** What was to be paid then, without the charges. */
    open: moneyColumn().notNull(),
    fee: moneyColumn().notNull().default(0),
    interest: moneyColumn().notNull().default(0),
    files: jsonColumn<readonly MailFile[]>().notNull(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [
    uniqueIndex("document_sendings_version").on(table.documentId, table.version),
    uniqueIndex("document_sendings_day").on(table.documentId, table.sentOn).where(sql`"kind" = 'reminder'`),
    index("document_sendings_made").on(table.accountId, table.id),
    index("document_sendings_merchant").on(table.accountId, table.merchantId, table.id),
  ],
);

/**
 * Pending billing by merchant and currency: fees on no invoice, and collections and corrections in no settlement.
 * Maintained by triggers, so that the pending screen need not sum up rows.
 */
export const merchantBalances = sqliteTable(
  "merchant_balances",
  {
    /** Merchant and currency, the id of the row in lists. */
    id: text().notNull().generatedAlwaysAs(sql.raw(`"merchant_id" || ':' || "currency"`), { mode: "virtual" }),
    accountId: accountIdColumn(),
    merchantId: text().notNull(),
    currency: text().notNull(),
    /** Copied by triggers, so that the list can be sorted by an index. */
    merchantName: text().notNull().default(""),
    /** Orders with fees: delivered or returned. */
    orderCount: integer().notNull().default(0),
    feeCount: integer().notNull().default(0),
    fees: moneyColumn().notNull().default(0),
    heldCount: integer().notNull().default(0),
    held: moneyColumn().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.merchantId, table.currency] }),
    // Pending rows in list order, so that a page reads only its rows.
    index("merchant_balances_open")
      .on(table.accountId, table.merchantName, table.id)
      .where(sql`("fee_count" > 0 or "held_count" > 0)`),
  ],
);
