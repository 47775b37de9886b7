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

/** Integrations with shops that orders are imported from. */
export const shops = sqliteTable(
  "shops",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    platform: text({ enum: shopPlatforms }).notNull(),
    name: text().notNull(),
    /** Its host, with a path if the shop is not at the root. */
    address: text().notNull(),
    state: text({ enum: shopStates }).notNull(),
    stopReason: text({ enum: shopStopReasons }),
    signIn: text({ enum: shopSignIns }).notNull(),
    /** Encrypted credentials. */
    credentials: text().notNull(),
    tokenUntil: instantColumn(),
    /** Encrypted; signs the webhooks that the shop sends. */
    hookSecret: text().notNull(),
    merchantId: text(),
    settings: jsonColumn<ShopSettings>().notNull(),
    offer: jsonColumn<ShopOffer>().notNull(),
    webhooksFound: integer().notNull().default(0),
    webhooksExpected: integer().notNull().default(0),
    hooksCheckedAt: instantColumn(),
    /** Every change before this instant has been read. */
    since: instantColumn().notNull(),
    /** Cursor of the unfinished poll, and the newest change it has read. */
    pageAfter: text(),
    pageNewest: instantColumn(),
    /** New or changed orders in the unfinished poll. */
    pageChanges: integer().notNull().default(0),
    polledAt: instantColumn(),
    polledChanges: integer().notNull().default(0),
    /** Time of the next poll. */
    pollAt: instantColumn(),
    /** Why the last call failed, and how often in a row. */
    fault: text(),
    failures: integer().notNull().default(0),
    budget: jsonColumn<ShopBudget>(),
    /** One worker at a time, so that no refresh token is used twice. */
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

/** Unfinished grants of access at a shop; the id is the hash of the state in the return URL. */
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
    /** Encrypted keys from WooCommerce, which arrive before the person returns. */
    keys: text(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index("shop_grants_expiry").on(table.expiresAt)],
);

/** Orders of a shop, or parts of them. `dueAt` is set while there is something to decide. */
export const shopOrders = sqliteTable(
  "shop_orders",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    shopId: text().notNull(),
    key: text().notNull(),
    parent: text().notNull(),
    name: text().notNull(),
    /** The order in its latest state in the shop. */
    stored: jsonColumn<ShopOrder>().notNull(),
    changedAt: instantColumn().notNull(),
    /** The draft it was imported as, the base that later edits are compared with. */
    importedDraft: jsonColumn<OrderDraftInput>(),
    /** A change made after dispatch, which a person has to apply or ignore. */
    requestedEdit: jsonColumn<OrderDraftInput>(),
    orderId: text(),
    orderNumber: text(),
    /** Kind of its newest line in the log, so that the same line is not written twice. */
    kind: text().$type<SyncKind>(),
    reason: text(),
    /** A person's answer to the pending change, until it is carried out. */
    answer: text({ enum: shopAnswers }),
    dueAt: instantColumn(),
    /** Personal data is to be erased once the order has ended. */
    eraseAt: instantColumn(),
    lastSeenAt: instantColumn().notNull(),
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

/** Status updates to send to a shop, one at a time and in order. */
export const shopPushes = sqliteTable(
  "shop_pushes",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    shopId: text().notNull(),
    shopOrderId: text().notNull(),
    /** The outbox message that caused it. */
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

/** Webhooks received from shops, by id, so that a repeated one is handled once. `dueAt` is set until the order has been fetched. */
export const shopHooks = sqliteTable(
  "shop_hooks",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    shopId: text().notNull(),
    event: text().notNull(),
    topic: text().notNull(),
    /** Id of the order in the shop. */
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

/** The log of what happened to each order of a shop, and why. */
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
    /** True while nothing newer has happened to the order on this side. */
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
