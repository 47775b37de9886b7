import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EarningInputs } from "#app/modules/ledger/model/earnings/earnings.ts";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
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
import type { SpanUnit } from "#app/platform/time/day-spans.ts";
import type {
  AgentReceiptStatus,
  AgentTransactionType,
  PayoutMethodKey,
  TransactionState,
} from "../model/agent-billing.enums.ts";

/**
 * Agent transactions: one row per earning event, and manual ones. Amounts never change: corrections void a row and add
 * another. A source earns once unless its transaction is voided.
 */
export const agentTransactions = sqliteTable(
  "agent_transactions",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    currency: text().notNull(),
    type: integer().$type<AgentTransactionType>().notNull(),
    /** Negative is a deduction. */
    amount: moneyColumn().notNull(),
    /** Days, minutes, shipments or meters. */
    quantity: integer().notNull(),
    /** Local date of the account. */
    day: text().notNull(),
    source: text().notNull(),
    inputs: jsonColumn<EarningInputs>().notNull(),
    shipmentId: text(),
    routeId: text(),
    method: integer().$type<PaymentMethod>(),
    description: text(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
    /** The receipt that contains it, unless voided. */
    receiptId: text(),
    paidAt: instantColumn(),
    voidedAt: instantColumn(),
    voidedByName: text(),
    voidReason: text(),
    state: text()
      .$type<TransactionState>()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case when "voided_at" is not null then 'voided' when "paid_at" is not null then 'paid' when "receipt_id" is not null then 'in_receipt' else 'open' end`,
        ),
        { mode: "virtual" },
      ),
  },
  (table) => [
    uniqueIndex("agent_transactions_source").on(table.accountId, table.source).where(sql`"voided_at" is null`),
    index("agent_transactions_sources").on(table.accountId, table.source),
    index("agent_transactions_agent").on(table.accountId, table.agentId, table.day, table.id),
    index("agent_transactions_amount").on(table.accountId, table.agentId, table.amount, table.id),
    index("agent_transactions_state").on(table.accountId, table.agentId, table.state, table.day, table.id),
    index("agent_transactions_open")
      .on(table.accountId, table.agentId, table.currency, table.id)
      .where(sql`"receipt_id" is null and "voided_at" is null`),
    index("agent_transactions_unpaid")
      .on(table.accountId, table.agentId, table.currency, table.amount)
      .where(sql`"paid_at" is null and "voided_at" is null`),
    index("agent_transactions_receipt").on(table.receiptId).where(sql`"receipt_id" is not null`),
    index("agent_transactions_shipment").on(table.shipmentId).where(sql`"shipment_id" is not null`),
  ],
);

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
    total: moneyColumn().notNull(),
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

/** Sums of earnings by type. */
const createEarnedSumColumns = () => ({
  count: integer().notNull().default(0),
  total: moneyColumn().notNull().default(0),
  flat: moneyColumn().notNull().default(0),
  flatDays: integer().notNull().default(0),
  hour: moneyColumn().notNull().default(0),
  hourMinutes: integer().notNull().default(0),
  shipment: moneyColumn().notNull().default(0),
  shipmentCount: integer().notNull().default(0),
  distance: moneyColumn().notNull().default(0),
  distanceMetres: integer().notNull().default(0),
  custom: moneyColumn().notNull().default(0),
});

/** Pending earnings by type, one row per agent and currency. Maintained by triggers on the transactions. */
export const agentDues = sqliteTable(
  "agent_dues",
  {
    /** Agent and currency, the id of the row in lists. */
    id: text().notNull().generatedAlwaysAs(sql.raw(`"agent_id" || ':' || "currency"`), { mode: "virtual" }),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    currency: text().notNull(),
    ...createEarnedSumColumns(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.agentId, table.currency] })],
);

/**
 * The same sums per local day and per month: a range of days is added up from whole months and the remaining days. Kept by
 * the same triggers; a day without pending earnings has no row.
 */
export const agentDueSpans = sqliteTable(
  "agent_due_spans",
  {
    accountId: accountIdColumn(),
    unit: text().$type<SpanUnit>().notNull(),
    /** `YYYY-MM-DD` or `YYYY-MM`. */
    span: text().notNull(),
    agentId: text().notNull(),
    currency: text().notNull(),
    ...createEarnedSumColumns(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.unit, table.span, table.agentId, table.currency] })],
);
