import { and, asc, eq, sql } from "drizzle-orm";
import { packageTemplates } from "#app/modules/orders/db/package-templates.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import type { ShopView } from "../model/shop.ts";
import type { PackageTemplate } from "../model/shop-settings.ts";
import { shopHooks, shopLog, shopOrders, shopPushes, shops } from "./shops.tables.ts";

export type ShopRecord = typeof shops.$inferSelect;
type ShopChanges = Partial<Omit<ShopRecord, "id" | "accountId" | "version" | "createdAt">>;

const isOwnShop = (scope: Scope, id: string) => and(eq(shops.accountId, scope.account.id), eq(shops.id, id));

/** An integration of the account; null if it is unknown or belongs to another account. */
export async function findShop(scope: Scope, id: string): Promise<ShopRecord | null> {
  const [row] = await scope.db.select().from(shops).where(isOwnShop(scope, id));
  return row ?? null;
}

/** The integration of the account at an address, if there is one. */
export async function findShopAtAddress(scope: Scope, platform: ShopRecord["platform"], address: string) {
  const [row] = await scope.db
    .select()
    .from(shops)
    .where(and(eq(shops.accountId, scope.account.id), eq(shops.platform, platform), eq(shops.address, address)));
  return row ?? null;
}

/** Integrations as screens read them, by name; only one if `id` is given. */
export async function readShops(scope: Scope, id?: string): Promise<(ShopView & Pick<ShopRecord, "offer">)[]> {
  const rows = await scope.db
    .select({ shop: shops, merchant: merchants.name })
    .from(shops)
    .leftJoin(merchants, and(eq(merchants.accountId, shops.accountId), eq(merchants.id, shops.merchantId)))
    .where(id === undefined ? eq(shops.accountId, scope.account.id) : isOwnShop(scope, id))
    .orderBy(asc(shops.name), asc(shops.id));
  return rows.map(({ shop, merchant }) => ({
    id: shop.id,
    platform: shop.platform,
    name: shop.name,
    address: shop.address,
    state: shop.state,
    stop_reason: shop.stopReason,
    sign_in: shop.signIn,
    token_until: shop.tokenUntil,
    merchant_id: shop.merchantId,
    merchant_name: merchant,
    webhooks_found: shop.webhooksFound,
    webhooks_expected: shop.webhooksExpected,
    polled_at: shop.polledAt,
    polled_changes: shop.polledChanges,
    next_poll_at: shop.state === "active" ? shop.pollAt : null,
    fault: shop.fault,
    budget: shop.budget,
    created_at: shop.createdAt,
    version: shop.version,
    settings: shop.settings,
    offer: shop.offer,
  }));
}

export function insertShop(scope: Scope, row: typeof shops.$inferInsert): Statement {
  return scope.db.insert(shops).values({ ...row, accountId: scope.account.id, createdAt: now(scope) });
}

/** Changes an integration; fails unless it is at `expectedVersion`. */
export function updateShop(
  scope: Scope,
  { id, expectedVersion }: { id: string; expectedVersion: number },
  set: ShopChanges,
): Statement {
  return scope.db
    .update(shops)
    .set({ ...set, version: incrementVersion(shops.version, expectedVersion) })
    .where(isOwnShop(scope, id));
}

/** Stores what a worker learned about a shop; does not change its version. */
export function updateShopState(
  db: Database,
  { id, accountId }: Pick<ShopRecord, "id" | "accountId">,
  set: ShopChanges,
): Statement {
  return db
    .update(shops)
    .set(set)
    .where(and(eq(shops.id, id), eq(shops.accountId, accountId)));
}

/** Publishes and notifies that syncing stopped: the third failure in a row, refused keys, or an uninstalled app. */
export function notifySyncFailed(
  { db, ports }: Pick<Scope, "db" | "ports">,
  { id, accountId, name }: Pick<ShopRecord, "id" | "accountId" | "name">,
): Statement {
  return publishEvent({ db, ports, account: { id: accountId } }, "integration.sync_failed", { id, number: name });
}

/** Deletes an integration and its data; imported orders stay. */
export function deleteShop(scope: Scope, { id }: Pick<ShopRecord, "id">): Statement[] {
  const belongs = (table: typeof shopOrders | typeof shopPushes | typeof shopHooks | typeof shopLog) =>
    and(eq(table.accountId, scope.account.id), eq(table.shopId, id));
  return [
    scope.db.delete(shopOrders).where(belongs(shopOrders)),
    scope.db.delete(shopPushes).where(belongs(shopPushes)),
    scope.db.delete(shopHooks).where(belongs(shopHooks)),
    scope.db.delete(shopLog).where(belongs(shopLog)),
    scope.db.delete(shops).where(isOwnShop(scope, id)),
  ];
}

/** The account's packages by id. */
export async function readPackageTemplates(scope: Scope): Promise<Map<string, PackageTemplate>> {
  const { id, name, type, length, width, height } = packageTemplates;
  const rows = await scope.db
    .select({ id, name, type: sql<PackageTemplate["type"]>`${type}`, length, width, height })
    .from(packageTemplates)
    .where(and(eq(packageTemplates.accountId, scope.account.id), eq(packageTemplates.active, true)))
    .orderBy(asc(name));
  return new Map(rows.map((row) => [row.id, row]));
}
