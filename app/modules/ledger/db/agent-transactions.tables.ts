import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import type { AgentTransactionType, TransactionState } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, moneyColumn } from "#app/platform/db/columns.ts";
import type { SpanUnit } from "#app/platform/time/day-spans.ts";
import type { EarningInputs } from "../model/earnings/earnings.ts";

/**
 * What agents earned, a row an event that earns, and what somebody wrote by hand. Amounts never change: a
 * correction voids. What earned something earns it once, as long as that is not voided.
 */
export const agentTransactions = sqliteTable(
  "agent_transactions",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    currency: text().notNull(),
    type: integer().$type<AgentTransactionType>().notNull(),
    /** Negative is taken off. */
    amount: moneyColumn().notNull(),
    /** Days, minutes, shipments or metres. */
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
    /** The receipt that it is in, unless that was voided. */
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

/** What was earned, by what for. */
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
  distanceMeters: integer().notNull().default(0),
  custom: moneyColumn().notNull().default(0),
});

/** What agents earned and is in no receipt, one row an agent and currency, by what for. Kept by triggers on the transactions. */
export const agentDues = sqliteTable(
  "agent_dues",
  {
    /** Agent and currency: what a list calls the row. */
    id: text().notNull().generatedAlwaysAs(sql.raw(`"agent_id" || ':' || "currency"`), { mode: "virtual" }),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    currency: text().notNull(),
    ...createEarnedSumColumns(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.agentId, table.currency] })],
);

/**
 * The same of each local day and each month of them: days that somebody asks for are added up of whole months and the days around
 * them, whatever was done on them. Kept by the same triggers; a day of which nothing is open has no row.
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
