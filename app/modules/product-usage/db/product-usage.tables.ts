import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn } from "#app/platform/db/columns.ts";

/** What people did, to improve the product: no contents, no addresses. */
export const productEvents = sqliteTable(
  "product_events",
  {
    /** Given by the browser: what is sent twice is counted once. */
    id: idColumn(),
    accountId: accountIdColumn(),
    userId: text().notNull(),
    /** A command's name, or `page_viewed`. */
    name: text().notNull(),
    /** The viewed page's name in the route table. */
    page: text(),
    at: instantColumn().notNull(),
  },
  (table) => [index("product_events_at").on(table.at, table.name, table.page, table.userId, table.accountId)],
);
