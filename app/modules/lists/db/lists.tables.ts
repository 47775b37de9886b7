import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn } from "#app/platform/db/columns.ts";
import { viewAudiences } from "../model/view.enums.ts";

/** Words people attach to orders, customers, merchants, items. */
export const tags = sqliteTable(
  "tags",
  {
    accountId: accountIdColumn(),
    kind: text({ enum: ["order", "customer", "merchant", "item"] }).notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.name] })],
);

/** Saved table views. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    userId: text().notNull(),
    module: text().notNull(),
    name: text().notNull(),
    columns: jsonColumn<string[]>().notNull(),
    filters: jsonColumn<{ field: string; values: string[] }[]>().notNull(),
    sort: text().notNull(),
    position: integer().notNull(),
    /** Who sees it: its person, everyone who may see the list, or the members with one of `roles`. */
    audience: text({ enum: viewAudiences }).notNull().default("me"),
    roles: jsonColumn<string[]>().notNull().default([]),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index("saved_views_module").on(table.accountId, table.userId, table.module, table.position),
    index("saved_views_shared").on(table.accountId, table.module).where(sql`audience <> 'me'`),
  ],
);
