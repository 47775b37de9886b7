import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { CustomFieldKind, CustomFieldNoun } from "../model/custom-field.ts";

/** Fields of an account's own, of orders, customers and shipments. Their values are metadata. */
export const customFields = sqliteTable(
  "custom_fields",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    noun: text().$type<CustomFieldNoun>().notNull(),
    key: text().notNull(),
    /** Unique in an account: a key may be that of a field of two nouns. */
    nounKey: text().generatedAlwaysAs(sql.raw("noun || ':' || key"), { mode: "virtual" }),
    name: text().notNull(),
    nameDe: text(),
    kind: text().$type<CustomFieldKind>().notNull(),
    choices: jsonColumn<string[]>().notNull(),
    unit: text(),
    maxLength: integer(),
    required: booleanColumn().notNull(),
    inForm: booleanColumn().notNull(),
    inList: booleanColumn().notNull(),
    inFilter: booleanColumn().notNull(),
    forDriver: booleanColumn().notNull(),
    onLabel: booleanColumn().notNull(),
    forCustomers: booleanColumn().notNull(),
    customersChange: booleanColumn().notNull(),
    onInvoice: booleanColumn().notNull(),
    position: integer().notNull(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("custom_fields_key").on(table.accountId, table.noun, table.key)],
);

/** Fields that were removed: their values are erased when the days to bring them back are over. */
export const removedFields = sqliteTable(
  "removed_fields",
  {
    accountId: accountIdColumn(),
    noun: text().$type<CustomFieldNoun>().notNull(),
    key: text().notNull(),
    removedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.noun, table.key] })],
);
