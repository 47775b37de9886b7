import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";

/** Keys that stand in pages of shops: they ask for slots and hold them, nothing else. */
export const checkoutKeys = sqliteTable(
  "checkout_keys",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** Public: it stands in the shop's page. */
    key: text().notNull().default(""),
    /** Origins of the pages that may use it. */
    sites: jsonColumn<string[]>().notNull(),
    /** The only merchant whose orders may book what it held; null for any. */
    merchantId: text(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("checkout_keys_name").on(table.accountId, table.name),
    uniqueIndex("checkout_keys_key").on(table.key),
  ],
);
