import { integer, primaryKey, real, sqliteTable } from "drizzle-orm/sqlite-core";
import { accountIdColumn } from "#app/platform/db/columns.ts";

/** How many iterations a second the account's plans were searched with, by size: what an effort's seconds are told from. */
export const searchSpeeds = sqliteTable(
  "search_speeds",
  {
    accountId: accountIdColumn(),
    /** Power of two above the number of shipments, and how slow an iteration is (`plan-effort.ts`). */
    size: integer().notNull(),
    slowness: integer().notNull(),
    perSecond: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.slowness, table.size] })],
);
