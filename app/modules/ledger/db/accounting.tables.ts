import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  seqColumn,
} from "#app/platform/db/columns.ts";
import type {
  AccountKindKey,
  DocumentEventType,
  DocumentKind,
  PayoutKind,
  PostedWith,
  TransferKind,
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
    /** The same order, counted in the account: what people and programs see, so that nobody reads another's volume. */
    number: integer().notNull(),
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
    uniqueIndex("ledger_transfers_number").on(table.accountId, table.number),
    index("ledger_transfers_collection").on(table.collectionId).where(sql`"collection_id" is not null`),
    index("ledger_transfers_document").on(table.documentId).where(sql`"document_id" is not null`),
    check("ledger_transfers_amount", sql`"amount" > 0`),
  ],
);

/**
 * Numbers of documents: a series a kind and year (CR-2026-0412). They are issued in the batch of the document: no gaps. `issued`
 * counts what stands in the log of numbers, kept by triggers: it is the last one where none is missing.
 */
export const documentSeries = sqliteTable(
  "document_series",
  {
    accountId: accountIdColumn(),
    kind: text().$type<DocumentKind>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
    issued: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.year] })],
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

/** Reconciliations, newest last, with what they covered and their result. */
export const reconciliations = sqliteTable(
  "reconciliations",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    at: instantColumn().notNull(),
    /** The sums include transfers up to this one; the next reconciliation continues from it. */
    through: integer().notNull(),
    transfers: integer().notNull(),
    /** Transfers since the previous reconciliation. */
    newTransfers: integer().notNull(),
    balanced: booleanColumn().notNull(),
    result: jsonColumn<ReconciliationResult>().notNull(),
    actorName: text().notNull(),
  },
  (table) => [index("reconciliations_newest").on(table.accountId, table.id)],
);

/**
 * Lines of bank statements that paid out settlements and receipts of payouts, a row a document. The same line books once; a
 * document that is voided gives its line back.
 */
export const bankPayouts = sqliteTable(
  "bank_payouts",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** The digest of the line. */
    line: text().notNull(),
    part: integer().notNull(),
    kind: text().$type<PayoutKind>().notNull(),
    documentId: text().notNull(),
    number: text().notNull(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [
    uniqueIndex("bank_payouts_line").on(table.accountId, table.line, table.part),
    uniqueIndex("bank_payouts_document").on(table.documentId),
  ],
);

/** Every number that was given, when and to what; kept by triggers, append-only. */
export const documentNumbers = sqliteTable(
  "document_numbers",
  {
    accountId: accountIdColumn(),
    number: text().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    documentId: text().notNull(),
    issuedAt: instantColumn().notNull(),
    actorName: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.number] }),
    index("document_numbers_issued").on(table.accountId, table.issuedAt),
  ],
);
