import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CountedPiece } from "#app/modules/collections/model/receipt.ts";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import { accountId, flag, id, instant, json, money, seq, version } from "#app/platform/db/columns.ts";
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
import type { BooksProof } from "../model/books.ts";

/**
 * Accounts of the ledger: a kind, an owner ("" for the books' own) and a currency (domain-rules, "Ledger"). Debit and credit
 * are sums of their transfers, kept by a trigger in the same batch; nothing takes them down.
 */
export const ledgerAccounts = sqliteTable(
  "ledger_accounts",
  {
    id: text().primaryKey(),
    accountId: accountId(),
    kind: text().$type<AccountKindKey>().notNull(),
    ownerId: text().notNull(),
    currency: text().notNull(),
    debit: money().notNull().default(0),
    credit: money().notNull().default(0),
  },
  (table) => [index("ledger_accounts_of").on(table.accountId, table.kind, table.ownerId, table.currency)],
);

/** Transfers, append-only by trigger; a second one of the same id is nothing, a correction is one that `reverses`. */
export const ledgerTransfers = sqliteTable(
  "ledger_transfers",
  {
    /** The order of posting: what is proven goes up to one of them. */
    seq: seq(),
    id: text().notNull().unique(),
    accountId: accountId(),
    kind: text().$type<TransferKind>().notNull(),
    debitAccount: text().notNull(),
    creditAccount: text().notNull(),
    amount: money().notNull(),
    currency: text().notNull(),
    collectionId: text(),
    orderId: text(),
    documentKind: text().$type<PostedWith>(),
    documentId: text(),
    reverses: text().unique(),
    actorId: text(),
    actorName: text().notNull(),
    at: instant().notNull(),
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
    accountId: accountId(),
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
    id: id(),
    accountId: accountId(),
    number: text().notNull(),
    agentId: text().notNull(),
    currency: text().notNull(),
    status: integer().$type<ReceiptStatus>().notNull(),
    lineCount: integer().notNull(),
    /** Cash that is to be handed over, and what was paid by card or cheque. */
    cash: money().notNull(),
    other: money().notNull(),
    total: money().notNull(),
    /** What was counted; null until it is received. */
    counted: money(),
    pieces: json<CountedPiece[]>(),
    /** Counted less expected: negative is short. */
    difference: money().notNull().default(0),
    reason: text().$type<VarianceReason>(),
    borneBy: text().$type<Bearer>(),
    note: text(),
    createdAt: instant().notNull(),
    createdBy: text(),
    createdByName: text().notNull(),
    receivedAt: instant(),
    receivedByName: text(),
    voidedAt: instant(),
    /** The receipt of payouts that the cash is netted with: it is received and voided with that one alone. */
    agentReceiptId: text(),
    version: version(),
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
    id: id(),
    accountId: accountId(),
    receiptId: text().notNull(),
    collectionId: text().notNull(),
    orderId: text().notNull(),
    merchantId: text(),
    method: integer().$type<PaymentMethod>().notNull(),
    amount: money().notNull(),
    currency: text().notNull(),
    collectedAt: instant(),
    position: integer().notNull(),
    live: flag().notNull(),
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
    id: id(),
    accountId: accountId(),
    documentKind: text().$type<DocumentKind>().notNull(),
    documentId: text().notNull(),
    version: integer().notNull(),
    type: text().$type<DocumentEventType>().notNull(),
    /** Statuses of the document's kind. */
    fromStatus: integer(),
    toStatus: integer().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    detail: json<Record<string, unknown>>().notNull(),
    at: instant().notNull(),
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
    accountId: accountId(),
    agentId: text().notNull(),
    currency: text().notNull(),
    openCount: integer().notNull().default(0),
    openCash: money().notNull().default(0),
    openOther: money().notNull().default(0),
    receiptCount: integer().notNull().default(0),
    receiptCash: money().notNull().default(0),
    receiptOther: money().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.agentId, table.currency] })],
);

/** Proofs of the books, the newest last: what was looked at and what it came to. */
export const bookProofs = sqliteTable(
  "book_proofs",
  {
    id: id(),
    accountId: accountId(),
    at: instant().notNull(),
    /** Transfers up to this one are in the sums; the next proof goes on from there. */
    through: integer().notNull(),
    transfers: integer().notNull(),
    /** New since the proof before. */
    fresh: integer().notNull(),
    holds: flag().notNull(),
    proof: json<BooksProof>().notNull(),
    actorName: text().notNull(),
  },
  (table) => [index("book_proofs_newest").on(table.accountId, table.id)],
);
