import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { TaxExchange } from "#app/modules/ledger/model/exchange.ts";
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
import { type AgentReceiptStatus, agentReceiptStatuses, type PayoutMethodKey } from "../model/agent-billing.enums.ts";

/** Payout receipts: what one agent is paid in one currency. */
export const agentReceipts = sqliteTable(
  "agent_receipts",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    agentId: text().notNull(),
    currency: text().notNull(),
    status: integer().$type<AgentReceiptStatus>().notNull(),
    lineCount: integer().notNull(),
    /** With VAT. */
    total: moneyColumn().notNull(),
    /** VAT in the total. */
    tax: moneyColumn().notNull(),
    /** Hundredths of a percent; null where the agent charges no VAT. */
    taxRate: integer(),
    /** The rate by which its VAT is stated in the tax currency. */
    exchange: jsonColumn<TaxExchange>(),
    /** Of an employee: handed over to payroll, no credit note. */
    payroll: booleanColumn().notNull(),
    /** Both parties as they were when it was issued; null for receipts older than these columns. */
    issuer: jsonColumn<BillingProfile>(),
    supplier: jsonColumn<BillingProfile>(),
    /** Cash that the agent hands over with it; null if not netted. */
    cash: moneyColumn(),
    /** The collection receipt of the cash that is handed over. */
    collectionReceiptId: text(),
    method: text().$type<PayoutMethodKey>(),
    /** Local date. */
    paidOn: text(),
    paidAt: instantColumn(),
    paidByName: text(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
    voidedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("agent_receipts_number").on(table.accountId, table.number),
    index("agent_receipts_created").on(table.accountId, table.id),
    index("agent_receipts_agent").on(table.accountId, table.agentId, table.id),
    index("agent_receipts_pending")
      .on(table.accountId, table.createdAt)
      .where(sql.raw(`"status" = ${agentReceiptStatuses.code.pending}`)),
  ],
);

/** Transactions of a receipt, voided ones included. A transaction is in at most one receipt that is not voided. */
export const agentReceiptLines = sqliteTable(
  "agent_receipt_lines",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    receiptId: text().notNull(),
    transactionId: text().notNull(),
    position: integer().notNull(),
    live: booleanColumn().notNull(),
  },
  (table) => [
    index("agent_receipt_lines_receipt").on(table.receiptId, table.position),
    uniqueIndex("agent_receipt_lines_live").on(table.transactionId).where(sql`"live" = 1`),
  ],
);
