import { sql } from "drizzle-orm";
import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { LabelLayout } from "../model/label-design.ts";

/** Designs of shipping labels: size and elements in millimetres. One design of an account is the default. */
export const labelDesigns = sqliteTable(
  "label_designs",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    design: jsonColumn<LabelLayout>().notNull(),
    isDefault: booleanColumn().notNull(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("label_designs_name").on(table.accountId, table.name),
    uniqueIndex("label_designs_default").on(table.accountId).where(sql`"is_default" = 1`),
  ],
);
