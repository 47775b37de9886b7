import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountIdColumn, instantColumn, moneyColumn, seqColumn } from "#app/platform/db/columns.ts";
import type { PostedWith } from "../model/accounting.enums.ts";

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
    transferId: text().notNull().unique(),
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
    index("bank_movements_open").on(table.accountId, table.currency, table.happenedOn).where(sql`"line" is null`),
    index("bank_movements_document").on(table.documentId),
    index("bank_movements_line").on(table.accountId, table.line).where(sql`"line" > ''`),
  ],
);
