import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { DepositStatus, VarianceReason } from "#app/modules/ledger/model/accounting.enums.ts";
import { accountIdColumn, idColumn, instantColumn, moneyColumn, versionColumn } from "#app/platform/db/columns.ts";
import type { ChequeState, DepositKind } from "../model/deposit.enums.ts";

/** What left the till, the card terminal or the cheques for the bank account. */
export const deposits = sqliteTable(
  "deposits",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    kind: text().$type<DepositKind>().notNull(),
    currency: text().notNull(),
    status: integer().$type<DepositStatus>().notNull(),
    /** The till that cash left; null for cheques and cards. */
    tillId: text(),
    amount: moneyColumn().notNull(),
    /** What a card acquirer keeps of it. */
    fee: moneyColumn().notNull().default(0),
    cheques: integer().notNull().default(0),
    slip: text(),
    bag: text(),
    note: text(),
    /** What the bank credited, on which local day, and why that differs. */
    counted: moneyColumn(),
    confirmedOn: text(),
    reason: text().$type<VarianceReason>(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("deposits_number").on(table.accountId, table.number),
    index("deposits_created").on(table.accountId, table.id),
    index("deposits_status").on(table.accountId, table.status, table.currency),
  ],
);

/**
 * Cheques that were received, a row each: for collections, made and taken back by a trigger of theirs, or for invoices, with
 * their payment.
 */
export const cheques = sqliteTable(
  "cheques",
  {
    /** The collection's, or the cheque's own where it pays an invoice. */
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text(),
    invoiceId: text(),
    invoiceNumber: text(),
    merchantId: text(),
    currency: text().notNull(),
    amount: moneyColumn().notNull(),
    state: text().$type<ChequeState>().notNull(),
    /** The till that it was received into. */
    tillId: text().notNull(),
    receiptId: text(),
    depositId: text(),
    /** What the bank said, charged, and when it was entered. */
    returnReason: text(),
    charge: moneyColumn(),
    returnedAt: instantColumn(),
    /** The order that collects it again: its own, or a new one. */
    againOrderId: text(),
    version: versionColumn(),
  },
  (table) => [
    index("cheques_state").on(table.accountId, table.state, table.id),
    index("cheques_deposit").on(table.depositId).where(sql`"deposit_id" is not null`),
    index("cheques_invoice").on(table.invoiceId).where(sql`"invoice_id" is not null`),
  ],
);

/** Tills that were counted. */
export const tillCounts = sqliteTable(
  "till_counts",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    tillId: text().notNull(),
    currency: text().notNull(),
    /** Null only where the balance is another one by now, which fails the batch. */
    expected: moneyColumn().notNull(),
    counted: moneyColumn().notNull(),
    reason: text().$type<VarianceReason>(),
    note: text(),
    at: instantColumn().notNull(),
    actorName: text().notNull(),
  },
  (table) => [index("till_counts_newest").on(table.accountId, table.currency, table.id)],
);

/** Cash that was moved between tills. */
export const tillMoves = sqliteTable(
  "till_moves",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    fromTillId: text().notNull(),
    toTillId: text().notNull(),
    currency: text().notNull(),
    /** Null only where the till holds less by now, which fails the batch. */
    amount: moneyColumn().notNull(),
    note: text(),
    at: instantColumn().notNull(),
    actorName: text().notNull(),
  },
  (table) => [index("till_moves_newest").on(table.accountId, table.id)],
);
