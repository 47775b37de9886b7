import { primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountIdColumn, booleanColumn, versionColumn } from "#app/platform/db/columns.ts";

/** Tills of accounts that have more than one; the first one made names the main till, too. */
export const tills = sqliteTable(
  "tills",
  {
    accountId: accountIdColumn(),
    /** A version 7 UUID, or that of the main till. */
    id: text().notNull(),
    name: text().notNull(),
    closed: booleanColumn().notNull().default(false),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex("tills_name").on(table.accountId, table.name),
  ],
);
