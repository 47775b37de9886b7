import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { StatusCounts } from "#app/modules/home/model/day-flow.ts";
import type { LabelLayout } from "#app/modules/labels/model/label-design.ts";
import type { MethodSettings } from "#app/modules/pricing/model/stored-method.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { Address, OpeningHours } from "#app/platform/geo/place.ts";

/** An account's own places: depots, hubs, shops. */
export const locations = sqliteTable(
  "locations",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    externalId: text(),
    address: jsonColumn<Address>().notNull(),
    longitude: real(),
    latitude: real(),
    /** Codes 1 pickup, 2 transfer, 3 delivery, 4 return. */
    functions: jsonColumn<number[]>().notNull(),
    allowedVehicleTypes: jsonColumn<number[]>().notNull(),
    prohibitedVehicles: jsonColumn<string[]>().notNull(),
    openingHours: jsonColumn<OpeningHours[]>().notNull(),
    merchantId: text(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("locations_name").on(table.accountId, table.name)],
);

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
    /** Its own volume when it differs from length × width × height; cubic centimetres. */
    volume: integer(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("package_templates_name").on(table.accountId, table.name)],
);

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

/** Tags on orders, customers, merchants and items. */
export const tags = sqliteTable(
  "tags",
  {
    accountId: accountIdColumn(),
    kind: text({ enum: ["order", "customer", "merchant", "item"] }).notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.name] })],
);

/** Document numbers per account: one statement takes the next ones; gaps are possible. */
export const numberSequences = sqliteTable(
  "number_sequences",
  { accountId: accountIdColumn(), kind: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** Counts per account, module and facet, kept by triggers so that lists need no scan to count. */
export const counters = sqliteTable(
  "counters",
  { accountId: accountIdColumn(), module: text().notNull(), facet: text().notNull(), n: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.module, table.facet] }),
    /** Due orders of all accounts on a day, for the day's samples. */
    index("counters_due").on(table.facet).where(sql`"module" = 'orders_due'`),
  ],
);

/** A day's orders by status, every quarter of an hour: the past of the day's chart. */
export const daySamples = sqliteTable(
  "day_samples",
  {
    /** Local date of the account. */
    date: text().notNull(),
    accountId: accountIdColumn(),
    at: instantColumn().notNull(),
    counts: jsonColumn<StatusCounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.accountId, table.at] })],
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
    createdAt: instantColumn().notNull(),
  },
  (table) => [index("saved_views_module").on(table.accountId, table.userId, table.module, table.position)],
);
