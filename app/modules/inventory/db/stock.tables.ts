import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
  placedIdColumn,
  seqColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { PicklistStatus, ScanKind } from "../model/stock.enums.ts";

/** Inventory items (domain §3 "Item"). Millimetres and grams, each. */
export const items = sqliteTable(
  "items",
  {
    seq: seqColumn(),
    id: placedIdColumn(),
    accountId: accountIdColumn(),
    sku: text().notNull(),
    barcode: text(),
    name: text().notNull(),
    description: text(),
    width: integer(),
    length: integer(),
    height: integer(),
    weight: integer(),
    /** Key of the picture among the files. */
    image: text(),
    unitPrice: moneyColumn(),
    currency: text(),
    tags: jsonColumn<string[]>().notNull(),
    active: booleanColumn().notNull(),
    /** On the shelf; null where stock is not counted. */
    stock: integer(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("items_sku").on(table.accountId, table.sku),
    uniqueIndex("items_barcode").on(table.accountId, table.barcode),
    index("items_name").on(table.accountId, table.name, table.id),
    index("items_created").on(table.accountId, table.id),
  ],
);

/** Pick lists (domain §3): who picks which lines of orders. */
export const picklists = sqliteTable(
  "picklists",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    userId: text(),
    status: integer().$type<PicklistStatus>().notNull(),
    /** Where all its orders leave from; null when from several places. */
    locationId: text(),
    orderCount: integer().notNull(),
    itemCount: integer().notNull(),
    picked: integer().notNull().default(0),
    packed: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    startedAt: instantColumn(),
    completedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    index("picklists_created").on(table.accountId, table.id),
    index("picklists_status").on(table.accountId, table.status, table.id),
    index("picklists_user").on(table.accountId, table.userId, table.id),
    index("picklists_location").on(table.accountId, table.locationId, table.id),
  ],
);

/** Lines of a pick list. A line of an order is in one open list at most. */
export const picklistItems = sqliteTable(
  "picklist_items",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    picklistId: text().notNull(),
    orderId: text().notNull(),
    orderItemId: text().notNull(),
    position: integer().notNull(),
    open: booleanColumn().notNull(),
  },
  (table) => [
    index("picklist_items_list").on(table.picklistId, table.position),
    uniqueIndex("picklist_items_open").on(table.orderItemId).where(sql`"open" = 1`),
  ],
);

/** What was done to a pick list, in order. UNIQUE(list, version) lets exactly one of two racing scans in. */
export const picklistEvents = sqliteTable(
  "picklist_events",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    picklistId: text().notNull(),
    version: integer().notNull(),
    kind: text().$type<ScanKind>().notNull(),
    orderItemId: text(),
    quantity: integer().notNull(),
    /** Version of the event that an undo took back. */
    undoes: integer(),
    actorId: text(),
    actorName: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex("picklist_events_version").on(table.picklistId, table.version)],
);
