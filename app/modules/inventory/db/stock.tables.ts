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

/** Inventory items. Millimeters and grams of one item. */
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
    /** Key of the picture's file in R2. */
    image: text(),
    unitPrice: moneyColumn(),
    currency: text(),
    tags: jsonColumn<string[]>().notNull(),
    active: booleanColumn().notNull(),
    /** Stock on the shelf; null where it is not counted. */
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

/** Pick lists: who picks which lines of orders. */
export const picklists = sqliteTable(
  "picklists",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    userId: text(),
    status: integer().$type<PicklistStatus>().notNull(),
    /** The common source of its orders; null when they have several. */
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

/** Lines of a pick list. An order's line is in at most one open list. */
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

/** The history of a pick list. UNIQUE(list, version) lets only one of two racing scans win. */
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
    /** Version of the event that an undo reverted. */
    undoes: integer(),
    actorId: text(),
    actorName: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex("picklist_events_version").on(table.picklistId, table.version)],
);
