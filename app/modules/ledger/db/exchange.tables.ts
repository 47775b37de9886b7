import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, instantColumn } from "#app/platform/db/columns.ts";

/** Exchange rates that were stated on invoices, by their day: new invoices take the latest. */
export const exchangeRates = sqliteTable(
  "exchange_rates",
  {
    accountId: accountIdColumn(),
    currency: text().notNull(),
    taxCurrency: text().notNull(),
    /** Local date. */
    day: text().notNull(),
    /** Units of the tax currency for one of the currency, a decimal. */
    rate: text().notNull(),
    source: text().notNull(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.currency, table.taxCurrency, table.day] })],
);
