import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  seqColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import {
  firstLoads,
  shopAnswers,
  shopPlatforms,
  shopSignIns,
  shopStates,
  shopStopReasons,
} from "../model/shop.enums.ts";
import type { ShopBudget, ShopOffer } from "../model/shop.ts";
import type { ShopOrder } from "../model/shop-order.ts";
import type { ShopSettings } from "../model/shop-settings.ts";
import type { SyncKind, SyncReason } from "../model/sync-log.ts";

/** Stores that orders are taken over from. */
export const shops = sqliteTable(
  "shops",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    platform: text({ enum: shopPlatforms }).notNull(),
    name: text().notNull(),
    /** Its host, and the path below it where the shop does not stand at the root. */
    address: text().notNull(),
    state: text({ enum: shopStates }).notNull(),
    stoppedFor: text({ enum: shopStopReasons }),
    signIn: text({ enum: shopSignIns }).notNull(),
    /** Sealed: what signs in. */
    credentials: text().notNull(),
    tokenUntil: instantColumn(),
    /** Sealed: signs the webhooks that it sends. */
    hookSecret: text().notNull(),
    merchantId: text(),
    settings: jsonColumn<ShopSettings>().notNull(),
    offer: jsonColumn<ShopOffer>().notNull(),
    hooksFound: integer().notNull().default(0),
    hooksWanted: integer().notNull().default(0),
    hooksCheckedAt: instantColumn(),
    /** Everything that the shop changed before is known. */
    since: instantColumn().notNull(),
    /** Where the poll that is under way goes on, and the newest change that it saw. */
    pageAfter: text(),
    pageNewest: instantColumn(),
    /** Orders of the poll that is under way that were new or had changed. */
    pageChanges: integer().notNull().default(0),
    polledAt: instantColumn(),
    polledChanges: integer().notNull().default(0),
    /** When it is asked again. */
    pollAt: instantColumn(),
    /** What the last question failed of, and how often in a row. */
    fault: text(),
    failures: integer().notNull().default(0),
    budget: jsonColumn<ShopBudget>(),
    /** One worker at a time: no token is spent twice. */
    leasedUntil: instantColumn(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("shops_address").on(table.accountId, table.platform, table.address),
    index("shops_poll").on(table.pollAt).where(sql`"state" = 'active'`),
    index("shops_found").on(table.platform, table.address),
  ],
);

/** Shops that somebody went to let us in at: known by the hash of what comes back with them. */
export const shopGrants = sqliteTable(
  "shop_grants",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    userId: text().notNull(),
    platform: text({ enum: shopPlatforms }).notNull(),
    address: text().notNull(),
    name: text().notNull(),
    merchantId: text(),
    first: text({ enum: firstLoads }).notNull(),
    /** Sealed: the keys that WooCommerce made, which come before the person does. */
    keys: text(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index("shop_grants_expiry").on(table.expiresAt)],
);

/** What a shop wants to have sent: one row an order, or a part of one. `dueAt` while there is something to decide. */
export const shopOrders = sqliteTable(
  "shop_orders",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    shopId: text().notNull(),
    key: text().notNull(),
    parent: text().notNull(),
    name: text().notNull(),
    /** As the shop has it. */
    stored: jsonColumn<ShopOrder>().notNull(),
    changedAt: instantColumn().notNull(),
    /** What it was taken over as: what an edit is compared with. */
    importedDraft: jsonColumn<OrderDraftInput>(),
    /** What an edit asks for that came after dispatch; answered by a person. */
    requestedEdit: jsonColumn<OrderDraftInput>(),
    orderId: text(),
    orderNumber: text(),
    /** Of its newest line of the log: the same is not told twice. */
    kind: text().$type<SyncKind>(),
    reason: text(),
    /** What a person answered to `requestedEdit`, until it is carried out. */
    answer: text({ enum: shopAnswers }),
    dueAt: instantColumn(),
    /** Somebody asked that whom it went to be erased: done once it is over. */
    eraseAt: instantColumn(),
    seenAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("shop_orders_key").on(table.shopId, table.key),
    index("shop_orders_due").on(table.shopId, table.dueAt).where(sql`"due_at" is not null`),
    index("shop_orders_order").on(table.accountId, table.orderId).where(sql`"order_id" is not null`),
    index("shop_orders_erase").on(table.eraseAt).where(sql`"erase_at" is not null`),
    index("shop_orders_parent").on(table.shopId, table.parent),
  ],
);

/** What a shop is to be told of an order: in its order, one at a time. */
export const shopPushes = sqliteTable(
  "shop_pushes",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    shopId: text().notNull(),
    shopOrderId: text().notNull(),
    /** The message of the outbox that says so. */
    message: text().notNull(),
    status: integer().$type<OrderStatus>().notNull(),
    at: instantColumn().notNull(),
    dueAt: instantColumn(),
    tries: integer().notNull().default(0),
    doneAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("shop_pushes_message").on(table.shopOrderId, table.message),
    index("shop_pushes_due").on(table.shopId, table.dueAt).where(sql`"due_at" is not null`),
  ],
);

/** Messages of shops, by their own ids: one that comes twice is heard once. `dueAt` until its order was asked for. */
export const shopHooks = sqliteTable(
  "shop_hooks",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    shopId: text().notNull(),
    event: text().notNull(),
    topic: text().notNull(),
    /** The shop's order. */
    parent: text(),
    at: instantColumn().notNull(),
    dueAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("shop_hooks_event").on(table.shopId, table.event),
    index("shop_hooks_due").on(table.shopId, table.dueAt).where(sql`"due_at" is not null`),
    index("shop_hooks_at").on(table.at),
  ],
);

/** What happened to each order of a shop, and why. */
export const shopLog = sqliteTable(
  "shop_log",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    shopId: text().notNull(),
    shopOrderId: text().notNull(),
    name: text().notNull(),
    orderNumber: text(),
    kind: text().$type<SyncKind>().notNull(),
    reason: jsonColumn<SyncReason>().notNull(),
    /** Nothing newer happened to it. */
    open: booleanColumn().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    index("shop_log_shop").on(table.accountId, table.shopId, table.seq),
    index("shop_log_open").on(table.accountId, table.shopId, table.kind, table.seq).where(sql`"open" = 1`),
    index("shop_log_order").on(table.shopOrderId, table.seq).where(sql`"open" = 1`),
    index("shop_log_at").on(table.at),
  ],
);
