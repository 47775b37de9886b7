import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CountedPiece } from "#app/modules/collections/model/receipt.ts";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  seqColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type {
  AccountKindKey,
  Bearer,
  DocumentEventType,
  DocumentKind,
  PostedWith,
  ReceiptStatus,
  TransferKind,
  VarianceReason,
} from "../model/accounting.enums.ts";
import type { ReconciliationResult } from "../model/books.ts";

/**
 * Ledger accounts: kind, owner ("" for the books' own) and currency. Debit and credit are sums of their transfers, updated
 * by a trigger in the same batch; they never decrease.
 */
export const ledgerAccounts = sqliteTable(
  "ledger_accounts",
  {
    id: text().primaryKey(),
    accountId: accountIdColumn(),
    kind: text().$type<AccountKindKey>().notNull(),
    ownerId: text().notNull(),
    currency: text().notNull(),
    debit: moneyColumn().notNull().default(0),
    credit: moneyColumn().notNull().default(0),
  },
  (table) => [index("ledger_accounts_of").on(table.accountId, table.kind, table.ownerId, table.currency)],
);

/** Transfers; a trigger makes them append-only. Inserting the same id again does nothing; a correction is a transfer that `reverses` another. */
export const ledgerTransfers = sqliteTable(
  "ledger_transfers",
  {
    /** Order of posting; a reconciliation covers all transfers up to one of them. */
    seq: seqColumn(),
    id: text().notNull().unique(),
    accountId: accountIdColumn(),
    kind: text().$type<TransferKind>().notNull(),
    debitAccount: text().notNull(),
    creditAccount: text().notNull(),
    amount: moneyColumn().notNull(),
    currency: text().notNull(),
    collectionId: text(),
    orderId: text(),
    documentKind: text().$type<PostedWith>(),
    documentId: text(),
    reverses: text().unique(),
    actorId: text(),
    actorName: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    index("ledger_transfers_account").on(table.accountId, table.seq),
    index("ledger_transfers_collection").on(table.collectionId).where(sql`"collection_id" is not null`),
    index("ledger_transfers_document").on(table.documentId).where(sql`"document_id" is not null`),
    check("ledger_transfers_amount", sql`"amount" > 0`),
  ],
);

/**
 * Series of document numbers, one per kind and year (CR-2026-0412). Numbers are assigned in the document's batch, so there
 * are no gaps. `given` counts the numbers in the log, kept by triggers: it equals the last number unless one is missing.
 */
export const documentSeries = sqliteTable(
  "document_series",
  {
    accountId: accountIdColumn(),
    kind: text().$type<DocumentKind>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
    given: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.year] })],
);

/** Collection receipts: what one agent handed over in one currency. */
export const collectionReceipts = sqliteTable(
  "collection_receipts",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    agentId: text().notNull(),
    currency: text().notNull(),
    status: integer().$type<ReceiptStatus>().notNull(),
    lineCount: integer().notNull(),
    /** Cash to hand over, and what was paid by card or cheque. */
    cash: moneyColumn().notNull(),
    other: moneyColumn().notNull(),
    total: moneyColumn().notNull(),
    /** The counted cash; null until the receipt is received. */
    counted: moneyColumn(),
    pieces: jsonColumn<CountedPiece[]>(),
    /** Counted minus expected; negative is a shortage. */
    difference: moneyColumn().notNull().default(0),
    reason: text().$type<VarianceReason>(),
    borneBy: text().$type<Bearer>(),
    note: text(),
    createdAt: instantColumn().notNull(),
    createdBy: text(),
    createdByName: text().notNull(),
    receivedAt: instantColumn(),
    receivedByName: text(),
    voidedAt: instantColumn(),
    /** The payout receipt that the cash is netted with; this one is received and voided only together with it. */
    agentReceiptId: text(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("collection_receipts_number").on(table.accountId, table.number),
    index("collection_receipts_created").on(table.accountId, table.id),
    index("collection_receipts_agent").on(table.accountId, table.agentId, table.id),
  ],
);

/** Collections of a receipt, voided ones included. A collection is in at most one receipt that is not voided. */
export const receiptLines = sqliteTable(
  "receipt_lines",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    receiptId: text().notNull(),
    collectionId: text().notNull(),
    orderId: text().notNull(),
    merchantId: text(),
    method: integer().$type<PaymentMethod>().notNull(),
    amount: moneyColumn().notNull(),
    currency: text().notNull(),
    collectedAt: instantColumn(),
    position: integer().notNull(),
    live: booleanColumn().notNull(),
  },
  (table) => [
    index("receipt_lines_receipt").on(table.receiptId, table.position),
    uniqueIndex("receipt_lines_live").on(table.collectionId).where(sql`"live" = 1`),
    index("receipt_lines_account").on(table.accountId, table.live, table.currency, table.collectionId),
  ],
);

/** Timeline of documents of all kinds. UNIQUE(document, version) lets only one of two concurrent changes succeed. */
export const documentEvents = sqliteTable(
  "document_events",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    documentKind: text().$type<DocumentKind>().notNull(),
    documentId: text().notNull(),
    version: integer().notNull(),
    type: text().$type<DocumentEventType>().notNull(),
    /** A status code of the document's kind. */
    fromStatus: integer(),
    toStatus: integer().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    detail: jsonColumn<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex("document_events_version").on(table.documentId, table.version)],
);

/**
 * Collections that agents hold, one row per agent and currency: collected but not received, separated by whether they are
 * in a receipt. Maintained by triggers, so that the pending screen need not sum up collections.
 */
export const agentHoldings = sqliteTable(
  "agent_holdings",
  {
    /** Agent and currency, the id of the row in lists. */
    id: text().notNull().generatedAlwaysAs(sql.raw(`"agent_id" || ':' || "currency"`), { mode: "virtual" }),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    currency: text().notNull(),
    openCount: integer().notNull().default(0),
    openCash: moneyColumn().notNull().default(0),
    openOther: moneyColumn().notNull().default(0),
    receiptCount: integer().notNull().default(0),
    receiptCash: moneyColumn().notNull().default(0),
    receiptOther: moneyColumn().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.agentId, table.currency] })],
);

/** Reconciliations, newest last, with what they covered and their result. */
export const reconciliations = sqliteTable(
  "book_proofs",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    at: instantColumn().notNull(),
    /** The sums include transfers up to this one; the next reconciliation continues from it. */
    through: integer().notNull(),
    transfers: integer().notNull(),
    /** Transfers since the previous reconciliation. */
    fresh: integer().notNull(),
    holds: booleanColumn().notNull(),
    proof: jsonColumn<ReconciliationResult>().notNull(),
    actorName: text().notNull(),
  },
  (table) => [index("book_proofs_newest").on(table.accountId, table.id)],
);
