import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { StatusCounts } from "#app/modules/home/model/day-flow.ts";
import type { LabelLayout } from "#app/modules/labels/model/label-design.ts";
import type { MethodSettings } from "#app/modules/pricing/model/stored-method.ts";
import { accountId, flag, id, instant, json, money, version } from "#app/platform/db/columns.ts";
import type { Address, OpeningHours } from "#app/platform/geo/place.ts";

/** An account's own places: depots, hubs, shops (domain §3 "Location"). */
export const locations = sqliteTable(
  "locations",
  {
    id: id(),
    accountId: accountId(),
    name: text().notNull(),
    externalId: text(),
    address: json<Address>().notNull(),
    longitude: real(),
    latitude: real(),
    /** Codes 1 pickup, 2 transfer, 3 delivery, 4 return. */
    functions: json<number[]>().notNull(),
    allowedVehicleTypes: json<number[]>().notNull(),
    prohibitedVehicles: json<string[]>().notNull(),
    openingHours: json<OpeningHours[]>().notNull(),
    merchantId: text(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("locations_name").on(table.accountId, table.name)],
);

/** Shipping methods (domain §3): prices and promises. Money in minor units of `currency`. */
export const shippingMethods = sqliteTable(
  "shipping_methods",
  {
    id: id(),
    accountId: accountId(),
    name: text().notNull(),
    /** 1 standard, 2 on-demand, 3 return standard, 4 return on-demand. */
    type: integer().notNull(),
    currency: text().notNull(),
    anchorDate: text(),
    latenessThresholdMinutes: integer().notNull().default(0),
    baseFee: money().notNull().default(0),
    rtoFee: money().notNull().default(0),
    settings: json<MethodSettings>().notNull(),
    autoCreateDelivery: flag().notNull(),
    autoCreateReturn: flag().notNull(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("shipping_methods_name").on(table.accountId, table.name)],
);

/** Package templates (domain §3). Millimetres and grams. */
export const packageTemplates = sqliteTable(
  "package_templates",
  {
    id: id(),
    accountId: accountId(),
    name: text().notNull(),
    type: integer().notNull(),
    length: integer(),
    width: integer(),
    height: integer(),
    weight: integer(),
    /** Its own volume, where it is not that of its sides; cubic centimetres. */
    volume: integer(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [uniqueIndex("package_templates_name").on(table.accountId, table.name)],
);

/** Designs of shipping labels (platform §2.5): size and elements in millimetres. One of an account is the default. */
export const labelDesigns = sqliteTable(
  "label_designs",
  {
    id: id(),
    accountId: accountId(),
    name: text().notNull(),
    design: json<LabelLayout>().notNull(),
    isDefault: flag().notNull(),
    active: flag().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [
    uniqueIndex("label_designs_name").on(table.accountId, table.name),
    uniqueIndex("label_designs_default").on(table.accountId).where(sql`"is_default" = 1`),
  ],
);

/** Words people attach to orders, customers, merchants, items. */
export const tags = sqliteTable(
  "tags",
  {
    accountId: accountId(),
    kind: text({ enum: ["order", "customer", "merchant", "item"] }).notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.name] })],
);

/** Human numbers per account: one statement takes the next ones; no gaps promised. */
export const numberSequences = sqliteTable(
  "number_sequences",
  { accountId: accountId(), kind: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** Counts per account, module and facet, kept by triggers so that no list scans to count. */
export const counters = sqliteTable(
  "counters",
  { accountId: accountId(), module: text().notNull(), facet: text().notNull(), n: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.module, table.facet] }),
    /** Of every account what is due on a day, for the day's samples. */
    index("counters_due").on(table.facet).where(sql`"module" = 'orders_due'`),
  ],
);

/** How a day's orders stood by status, every quarter of an hour: what the day's chart draws behind now. */
export const daySamples = sqliteTable(
  "day_samples",
  {
    /** Local date of the account. */
    date: text().notNull(),
    accountId: accountId(),
    at: instant().notNull(),
    counts: json<StatusCounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.accountId, table.at] })],
);

/** Saved table views (platform §3, §7.3). */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: id(),
    accountId: accountId(),
    userId: text().notNull(),
    module: text().notNull(),
    name: text().notNull(),
    columns: json<string[]>().notNull(),
    filters: json<{ field: string; values: string[] }[]>().notNull(),
    sort: text().notNull(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("saved_views_module").on(table.accountId, table.userId, table.module, table.position)],
);
