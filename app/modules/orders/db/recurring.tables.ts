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

/** Orders that come again: an order whose contents they have, and their dates. */
export const recurringOrders = sqliteTable(
  "recurring_orders",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** The order that they are made of. */
    orderId: text().notNull(),
    orderNumber: text().notNull(),
    customerName: text().notNull(),
    schedule: jsonColumn<DaySchedule>().notNull(),
    leadDays: integer().notNull(),
    startsOn: text().notNull(),
    endsOn: text(),
    exceptions: jsonColumn<RecurringException[]>().notNull(),
    active: booleanColumn().notNull(),
    /** Dates whose orders were to be made before this are nobody's business: it was made, or switched on, then. */
    since: instantColumn().notNull(),
    /** When it is looked at again; null where no date is to come. */
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

/** What became of each date of a recurring order: one row for it, whoever comes twice. */
export const recurringDates = sqliteTable(
  "recurring_dates",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    recurringId: text().notNull(),
    /** The date that the schedule names. */
    date: text().notNull(),
    /** The date that it is for. */
    servedOn: text().notNull(),
    state: text().$type<OccurrenceState>().notNull(),
    /** Why no order was made: the code of the refusal, and its first field. */
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
