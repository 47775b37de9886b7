import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, instantColumn, jsonColumn } from "#app/platform/db/columns.ts";
import type { StatusCounts } from "../model/day-flow.ts";

/** How a day's orders stood by status, every quarter of an hour: what the day's chart draws behind now. */
export const daySamples = sqliteTable(
  "day_samples",
  {
    /** Local date of the account. */
    date: text().notNull(),
    accountId: accountIdColumn(),
    at: instantColumn().notNull(),
    counts: jsonColumn<StatusCounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.accountId, table.at] })],
);
