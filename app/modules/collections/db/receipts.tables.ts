import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  type Bearer,
  type ReceiptStatus,
  receiptStatuses,
  type VarianceReason,
} from "#app/modules/ledger/model/accounting.enums.ts";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { CountedPiece } from "../model/receipt.ts";

/** Receipts of collections: what one agent handed over in one currency. */
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
    /** The till that holds it; null until it is received. */
    tillId: text(),
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
    index("collection_receipts_pending")
      .on(table.accountId, table.createdAt)
      .where(sql.raw(`"status" = ${receiptStatuses.code.pending}`)),
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
