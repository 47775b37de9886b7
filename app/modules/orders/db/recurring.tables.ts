import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { DaySchedule } from "#app/platform/time/schedule.ts";
import type { OccurrenceState, RecurringException } from "../model/recurring.ts";

/** Recurring orders: a template order and its dates. */
export const recurringOrders = sqliteTable(
  "recurring_orders",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** The template. */
    orderId: text().notNull(),
    orderNumber: text().notNull(),
    customerName: text().notNull(),
    schedule: jsonColumn<DaySchedule>().notNull(),
    leadDays: integer().notNull(),
    startsOn: text().notNull(),
    endsOn: text(),
    exceptions: jsonColumn<RecurringException[]>().notNull(),
    active: booleanColumn().notNull(),
    /** Dates whose orders were due before this are ignored: it is when the recurring order was created or resumed. */
    since: instantColumn().notNull(),
    /** When to look at it again; null when no date is left. */
    nextAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    index("recurring_orders_account").on(table.accountId, table.id),
    index("recurring_orders_order").on(table.accountId, table.orderId),
    index("recurring_orders_due").on(table.nextAt),
  ],
);

/** The outcome of each date of a recurring order: one row, even if two sweeps process it. */
export const recurringDates = sqliteTable(
  "recurring_dates",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    recurringId: text().notNull(),
    /** The date in the schedule. */
    date: text().notNull(),
    /** The date that the order is for. */
    servedOn: text().notNull(),
    state: text().$type<OccurrenceState>().notNull(),
    /** Why no order was created: the error code and its first field. */
    code: text(),
    field: text(),
    orderId: text(),
    orderNumber: text(),
    at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex("recurring_dates_date").on(table.recurringId, table.date),
    index("recurring_dates_account").on(table.accountId, table.recurringId, table.date),
  ],
);
