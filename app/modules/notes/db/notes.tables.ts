import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn } from "#app/platform/db/columns.ts";

/** What people write to each other on an order or a shipment; `mentions` are the users who were notified. */
export const notes = sqliteTable(
  "notes",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    about: text().$type<"order" | "shipment">().notNull(),
    aboutId: text().notNull(),
    text: text().notNull(),
    mentions: jsonColumn<string[]>().notNull(),
    authorId: text().notNull(),
    authorName: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index("notes_about").on(table.aboutId, table.id)],
);
