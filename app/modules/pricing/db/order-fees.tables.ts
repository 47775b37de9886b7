import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, moneyColumn } from "#app/platform/db/columns.ts";
import type { FeeEvent, FeeType } from "../model/fee.enums.ts";
import type { FeeInputs } from "../model/fee-lines.ts";

/** What a carrier charges for an order, one row for each line, with the formula and its inputs. */
export const orderFees = sqliteTable(
  "order_fees",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text().notNull(),
    merchantId: text(),
    shippingMethodId: text(),
    type: text().$type<FeeType>().notNull(),
    /** The event that made it due; `custom` is entered manually, any number of times. */
    event: text().$type<FeeEvent>().notNull(),
    /** Negative for a deduction. */
    amount: moneyColumn().notNull(),
    currency: text().notNull(),
    formula: text().notNull(),
    inputs: jsonColumn<FeeInputs>().notNull(),
    /** Merchant, method and first day of the month that a dynamic tier counts in; the order's rank there is fixed. */
    cycle: text(),
    rank: integer(),
    postedAt: instantColumn().notNull(),
    actorId: text(),
    invoiceId: text(),
    /** The invoice was paid. */
    paidAt: instantColumn(),
    voidedAt: instantColumn(),
  },
  (table) => [
    index("order_fees_order").on(table.orderId),
    // An order is charged once for each event.
    uniqueIndex("order_fees_once")
      .on(table.orderId, table.event, table.type)
      .where(sql`"voided_at" is null and "event" <> 'custom'`),
    uniqueIndex("order_fees_rank").on(table.cycle, table.rank).where(sql`"voided_at" is null and "cycle" is not null`),
    // Covering index: what a merchant owes, without reading the table.
    index("order_fees_open")
      .on(table.accountId, table.merchantId, table.currency, table.amount)
      .where(sql`"voided_at" is null and "invoice_id" is null and "paid_at" is null`),
    index("order_fees_posted").on(table.accountId, table.merchantId, table.postedAt),
    index("order_fees_invoice").on(table.invoiceId),
  ],
);
