import { integer, primaryKey, real, sqliteTable } from "drizzle-orm/sqlite-core";
import { accountIdColumn } from "#app/platform/db/columns.ts";

/**
 * Measured iterations a second of the account's searches by plan size, from which the duration of each effort is
 * estimated.
 */
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
