import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { InvoiceStatus, SettlementStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type {
  DisputedKind,
  DisputeState,
  PayMethod,
  StatementLineKind,
  TaxTreatment,
} from "#app/modules/ledger/model/billing.enums.ts";
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

/** Invoices to merchants (domain §4 "Invoice"). What stands on them about both sides is as it was when they were issued. */
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
    /** Hundredths of a percent; null for an amount. */
    discountRate: integer(),
    discount: moneyColumn().notNull(),
    discountNote: text(),
    taxTreatment: text().$type<TaxTreatment>().notNull(),
    taxRate: integer().notNull(),
    tax: moneyColumn().notNull(),
    total: moneyColumn().notNull(),
    seller: jsonColumn<BillingProfile>().notNull(),
    buyer: jsonColumn<BillingProfile>().notNull(),
    paidOn: text(),
    paidMethod: text().$type<PayMethod>(),
    paidReference: text(),
    /** The settlement that it is paid with. */
    settlementId: text(),
    remindedAt: instantColumn(),
    reminders: integer().notNull().default(0),
    /** Lines that the merchant disputes and nobody answered. */
    disputes: integer().notNull().default(0),
    /** The number of the document that takes it back. */
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
  ],
);

/**
 * Lines of bank statements that paid invoices, a row an invoice. The same line books once; an invoice that is unpaid again gives
 * its line back. `iban` is who paid: the next payment from there is known by it.
 */
export const bankPayments = sqliteTable(
  "bank_payments",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** The digest of what the line says. */
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
    uniqueIndex("bank_payments_invoice").on(table.invoiceId),
    index("bank_payments_iban").on(table.accountId, table.iban),
  ],
);

/** Lines of an invoice, also of one that was voided: fees of orders, and what was added by hand. A fee is in one live invoice. */
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
    /** Of a fee its formula, of a line by hand what it is for. */
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

/** Settlements: collections of one merchant and currency that are paid out (domain §4 "Settlement"). */
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
    /** Corrections of earlier statements. */
    opening: moneyColumn().notNull(),
    received: moneyColumn().notNull(),
    /** Answers to disputes of this statement. */
    corrected: moneyColumn().notNull().default(0),
    /** Of the invoice that it is combined with. */
    invoiceId: text(),
    fees: moneyColumn().notNull().default(0),
    tax: moneyColumn().notNull().default(0),
    /** Opening, received and corrected, less the invoice. */
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
  ],
);

/** Lines of a settlement, also of a voided one. A collection is in one live settlement, and so is a correction. */
export const settlementLines = sqliteTable(
  "settlement_lines",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    settlementId: text().notNull(),
    kind: text().$type<StatementLineKind>().notNull(),
    /** The collection or the correction. */
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
 * What a merchant says against a line of a settlement or an invoice, and what it was answered; a line that was answered may be
 * disputed again, and all of it stays. One of them is open at most.
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
    answer: text(),
    answeredByName: text(),
    answeredAt: instantColumn(),
  },
  (table) => [
    index("line_disputes_document").on(table.accountId, table.documentId, table.id),
    uniqueIndex("line_disputes_open").on(table.lineId).where(sql`"state" = 'open'`),
  ],
);

/** Answers to disputes: what a merchant gets more or less, paid out with the settlement that it is in. */
export const merchantCorrections = sqliteTable(
  "merchant_corrections",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    merchantId: text().notNull(),
    currency: text().notNull(),
    amount: moneyColumn().notNull(),
    /** The disputed line, and the dispute that it answers. */
    lineId: text().notNull(),
    disputeId: text(),
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
 * What is pending by merchant and currency: fees that are on no invoice, and what is held and in no settlement: collections
 * and answers to disputes.
 * Kept by triggers, so that the screen of what is pending counts nothing.
 */
export const merchantBalances = sqliteTable(
  "merchant_balances",
  {
    /** Merchant and currency: what a list calls the row. */
    id: text().notNull().generatedAlwaysAs(sql.raw(`"merchant_id" || ':' || "currency"`), { mode: "virtual" }),
    accountId: accountIdColumn(),
    merchantId: text().notNull(),
    currency: text().notNull(),
    /** The merchant's, kept by triggers: the list is sorted by it without a look at every merchant. */
    merchantName: text().notNull().default(""),
    /** Orders with a price: delivered, or back where they came from. */
    orderCount: integer().notNull().default(0),
    feeCount: integer().notNull().default(0),
    fees: moneyColumn().notNull().default(0),
    heldCount: integer().notNull().default(0),
    held: moneyColumn().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.merchantId, table.currency] }),
    // What is pending in the order of its list: a page reads a page.
    index("merchant_balances_open")
      .on(table.accountId, table.merchantName, table.id)
      .where(sql`("fee_count" > 0 or "held_count" > 0)`),
  ],
);
