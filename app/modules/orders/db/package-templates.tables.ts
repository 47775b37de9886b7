import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountIdColumn, booleanColumn, idColumn, instantColumn, versionColumn } from "#app/platform/db/columns.ts";

/** Package templates. Millimetres and grams. */
export const packageTemplates = sqliteTable(
  "package_templates",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    type: integer().notNull(),
    length: integer(),
    width: integer(),
    height: integer(),
    weight: integer(),
    /** Its own volume, where it is not that of its sides; cubic centimetres. */
    volume: integer(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("package_templates_name").on(table.accountId, table.name)],
);
