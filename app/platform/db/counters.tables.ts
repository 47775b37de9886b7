import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn } from "./columns.ts";

/** Human numbers per account: one statement takes the next ones; no gaps promised. */
export const numberSequences = sqliteTable(
  "number_sequences",
  { accountId: accountIdColumn(), kind: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** Counts per account, module and facet, kept by triggers so that no list scans to count. */
export const counters = sqliteTable(
  "counters",
  { accountId: accountIdColumn(), module: text().notNull(), facet: text().notNull(), n: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.module, table.facet] }),
    /** Of every account what is due on a day, for the day's samples. */
    index("counters_due").on(table.facet).where(sql`"module" = 'orders_due'`),
  ],
);
