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
  versionColumn,
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
import { type PaymentRunStatus, paymentRunStatuses, type RunPaymentState } from "../model/payment-run.enums.ts";

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
    /** When the fact happened: of a driver's phone the time there. */
    at: instantColumn().notNull(),
    recordedAt: instantColumn().notNull(),
    /** Local date of the fact, and the one it is posted under: the same, unless that month was closed already. */
    happenedOn: text().notNull(),
    postedOn: text().notNull(),
  },
  (table) => [
    index("ledger_transfers_account").on(table.accountId, table.seq),
    uniqueIndex("ledger_transfers_number").on(table.accountId, table.number),
    index("ledger_transfers_posted").on(table.accountId, table.postedOn, table.number),
    index("ledger_transfers_late").on(table.accountId, table.postedOn).where(sql`"posted_on" <> "happened_on"`),
    index("ledger_transfers_collection").on(table.collectionId).where(sql`"collection_id" is not null`),
    index("ledger_transfers_document").on(table.documentId).where(sql`"document_id" is not null`),
    check("ledger_transfers_amount", sql`"amount" > 0`),
  ],
);

/** What was posted in a month on each account, summed by a trigger of the transfers: a month's trial balance without reading them. */
export const ledgerMonths = sqliteTable(
  "ledger_months",
  {
    accountId: accountIdColumn(),
    month: text().notNull(),
    kind: text().$type<AccountKindKey>().notNull(),
    ownerId: text().notNull(),
    currency: text().notNull(),
    debit: moneyColumn().notNull(),
    credit: moneyColumn().notNull(),
    /** Transfers on its debit side; of all accounts the transfers of the month. */
    debits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.kind, table.ownerId, table.currency] })],
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
  (table) => [
    uniqueIndex("document_events_version").on(table.documentId, table.version),
    index("document_events_made").on(table.accountId, table.id),
  ],
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
 * Lines of bank statements that paid out settlements and receipts of payouts, brought such a payment back, credited a deposit, or were
 * booked by a rule, a row a document.
 * The same line books once; a document whose payment is taken back by hand gives its line back.
 */
export const bankPayouts = sqliteTable(
  "bank_payouts",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** The digest of the line. */
    line: text().notNull(),
    part: integer().notNull(),
    kind: text().$type<PayoutKind | "deposit" | "cheque" | "bank_rule">().notNull(),
    documentId: text().notNull(),
    number: text().notNull(),
    /** The payment run that the line paid in one sum. */
    runId: text(),
    /** The payment came back: of the line that paid, and of the line that brought it back. */
    returned: booleanColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [
    uniqueIndex("bank_payouts_line").on(table.accountId, table.line, table.part),
    uniqueIndex("bank_payouts_document").on(table.documentId).where(sql`"returned" = 0`),
  ],
);

/** Statements of bank accounts that say their balances before and after their lines. */
export const bankStatements = sqliteTable(
  "bank_statements",
  {
    /** The order in which they were read. */
    seq: seqColumn(),
    accountId: accountIdColumn(),
    iban: text().notNull(),
    currency: text().notNull(),
    /** Local dates of its first line and of its closing balance. */
    fromOn: text().notNull(),
    throughOn: text().notNull(),
    opening: moneyColumn().notNull(),
    closing: moneyColumn().notNull(),
    /** The bank's number of the statement, if it gives one. */
    sequence: integer(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [
    uniqueIndex("bank_statements_once").on(
      ...[table.accountId, table.currency, table.iban, table.fromOn, table.throughOn, table.opening, table.closing],
    ),
  ],
);

/** Lines of these statements, once across files. `open` is what no movement of the ledger is, kept by triggers. */
export const bankLines = sqliteTable(
  "bank_lines",
  {
    accountId: accountIdColumn(),
    /** Digest of the line's content. */
    line: text().notNull(),
    currency: text().notNull(),
    bookedOn: text().notNull(),
    amount: moneyColumn().notNull(),
    open: moneyColumn().notNull(),
    name: text().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.line] }),
    index("bank_lines_open").on(table.accountId, table.bookedOn).where(sql`"open" <> 0`),
  ],
);

/** What moved the bank's account in the ledger, one row a transfer, kept by a trigger. Less than nothing left it. */
export const bankMovements = sqliteTable(
  "bank_movements",
  {
    accountId: accountIdColumn(),
    seq: integer().notNull(),
    transferId: text().notNull(),
    currency: text().notNull(),
    amount: moneyColumn().notNull(),
    documentKind: text().$type<PostedWith>(),
    documentId: text().notNull(),
    happenedOn: text().notNull(),
    /** The statement's line that it is; null while none is, "" where it was taken back before. */
    line: text(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.seq] }),
    uniqueIndex("bank_movements_transfer").on(table.transferId),
    index("bank_movements_open").on(table.accountId, table.currency, table.happenedOn).where(sql`"line" is null`),
    index("bank_movements_document").on(table.documentId),
    index("bank_movements_line").on(table.accountId, table.line).where(sql`"line" > ''`),
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
    index("document_numbers_document").on(table.documentId),
  ],
);

/** Payouts that go to the bank in one file: who chose and who approved them, and how often the file was made. */
export const paymentRuns = sqliteTable(
  "payment_runs",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    currency: text().notNull(),
    /** Confirmed by a trigger, once nothing waits. */
    status: integer().$type<PaymentRunStatus>().notNull(),
    /** The account that pays. */
    iban: text().notNull(),
    /** Local date on which the bank is to pay. */
    payOn: text().notNull(),
    payments: integer().notNull(),
    total: moneyColumn().notNull(),
    /** Payments by what became of them, kept by triggers. */
    waiting: integer().notNull(),
    returned: integer().notNull().default(0),
    files: integer().notNull().default(0),
    filedAt: instantColumn(),
    /** Null where a program chose. */
    createdBy: text(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    voidedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("payment_runs_number").on(table.accountId, table.number),
    index("payment_runs_created").on(table.accountId, table.id),
    index("payment_runs_filed")
      .on(table.accountId, table.filedAt)
      .where(sql.raw(`"status" = ${paymentRunStatuses.code.filed}`)),
  ],
);

/** Payments of a run: payee, account and amount as they were chosen. A document is in at most one run that may still pay it. */
export const paymentRunItems = sqliteTable(
  "payment_run_items",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    runId: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<PayoutKind>().notNull(),
    documentId: text().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    iban: text().notNull(),
    amount: moneyColumn().notNull(),
    /** Follows the document, by triggers. */
    state: text().$type<RunPaymentState>().notNull(),
    live: booleanColumn().notNull(),
  },
  (table) => [
    index("payment_run_items_run").on(table.runId, table.position),
    uniqueIndex("payment_run_items_live").on(table.documentId).where(sql`"live" = 1`),
  ],
);
