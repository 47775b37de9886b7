import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { MethodSettings } from "../model/stored-method.ts";

/** Shipping methods: prices and promises. Money in minor units of `currency`. */
export const shippingMethods = sqliteTable(
  "shipping_methods",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** 1 standard, 2 on-demand, 3 return standard, 4 return on-demand. */
    type: integer().notNull(),
    currency: text().notNull(),
    anchorDate: text(),
    latenessThresholdMinutes: integer().notNull().default(0),
    baseFee: moneyColumn().notNull().default(0),
    rtoFee: moneyColumn().notNull().default(0),
    settings: jsonColumn<MethodSettings>().notNull(),
    autoCreateDelivery: booleanColumn().notNull(),
    autoCreateReturn: booleanColumn().notNull(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("shipping_methods_name").on(table.accountId, table.name)],
);
