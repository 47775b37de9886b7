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
 * Accounts of the ledger: a kind, an owner ("" for the books' own) and a currency (domain-rules, "Ledger"). Debit and credit
 * are sums of their transfers, kept by a trigger in the same batch; nothing takes them down.
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

/** Transfers, append-only by trigger; a second one of the same id is nothing, a correction is one that `reverses`. */
export const ledgerTransfers = sqliteTable(
  "ledger_transfers",
  {
    /** The order of posting: what is proven goes up to one of them. */
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
 * Numbers of documents: a series a kind and year (CR-2026-0412). They are given in the batch of the document: no gaps. `given`
 * counts what stands in the log of numbers, kept by triggers: it is the last one where none is missing.
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

/** Receipts of collections: what one agent handed over in one currency (domain §4 "Collection receipt"). */
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
    /** Cash that is to be handed over, and what was paid by card or cheque. */
    cash: moneyColumn().notNull(),
    other: moneyColumn().notNull(),
    total: moneyColumn().notNull(),
    /** What was counted; null until it is received. */
    counted: moneyColumn(),
    pieces: jsonColumn<CountedPiece[]>(),
    /** Counted less expected: negative is short. */
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
    /** The receipt of payouts that the cash is netted with: it is received and voided with that one alone. */
    agentReceiptId: text(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("collection_receipts_number").on(table.accountId, table.number),
    index("collection_receipts_created").on(table.accountId, table.id),
    index("collection_receipts_agent").on(table.accountId, table.agentId, table.id),
  ],
);

/** The collections of a receipt, also of one that was voided. A collection is in one live receipt at most. */
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

/** What happened to a document of any kind, in order. UNIQUE(document, version) lets one of two racing changes in. */
export const documentEvents = sqliteTable(
  "document_events",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    documentKind: text().$type<DocumentKind>().notNull(),
    documentId: text().notNull(),
    version: integer().notNull(),
    type: text().$type<DocumentEventType>().notNull(),
    /** Statuses of the document's kind. */
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
 * What agents hold, one row an agent and currency: collected and not received, apart by whether it is in a receipt. Kept by
 * triggers on the collections, so that the screen of what is pending counts nothing.
 */
export const agentHoldings = sqliteTable(
  "agent_holdings",
  {
    /** Agent and currency: what a list calls the row. */
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

/** Proofs of the books, the newest last: what was looked at and what it came to. */
export const reconciliations = sqliteTable(
  "book_proofs",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    at: instantColumn().notNull(),
    /** Transfers up to this one are in the sums; the next proof goes on from there. */
    through: integer().notNull(),
    transfers: integer().notNull(),
    /** New since the proof before. */
    fresh: integer().notNull(),
    holds: booleanColumn().notNull(),
    proof: jsonColumn<ReconciliationResult>().notNull(),
    actorName: text().notNull(),
  },
  (table) => [index("book_proofs_newest").on(table.accountId, table.id)],
);
