import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import type { ShopPlatform } from "../model/shop.enums.ts";
import type { ShopRecord } from "./shops.server.ts";
import { shopHooks, shops } from "./shops.tables.ts";

/** A shop of any account by its id. For webhooks, which are authenticated by their signature. */
export async function findShopOfHook(db: Database, id: string): Promise<ShopRecord | null> {
  const [row] = await db.select().from(shops).where(eq(shops.id, id));
  return row ?? null;
}

/** The integrations of all accounts with a shop, for requests that concern each of them. */
export function listShopsAtAddress(db: Database, platform: ShopPlatform, address: string): Promise<ShopRecord[]> {
  return db
    .select()
    .from(shops)
    .where(and(eq(shops.platform, platform), eq(shops.address, address)));
}

/** Stores a webhook; a repeated one changes nothing. */
export function insertHook(
  db: Database,
  { id, accountId }: Pick<ShopRecord, "id" | "accountId">,
  { event, topic, parent, at }: { event: string; topic: string; parent: string | null; at: number },
): Statement {
  return db
    .insert(shopHooks)
    .values({ accountId, shopId: id, event, topic, parent, at, dueAt: parent === null ? null : at })
    .onConflictDoNothing();
}

/** Orders whose webhooks have not been handled yet. */
export async function readDueHooks(
  scope: Scope,
  shopId: string,
  limit: number,
): Promise<{ parent: string; seqs: number[] }[]> {
  const rows = await scope.db
    .select({ seq: shopHooks.seq, parent: shopHooks.parent })
    .from(shopHooks)
    .where(
      and(
        eq(shopHooks.accountId, scope.account.id),
        eq(shopHooks.shopId, shopId),
        isNotNull(shopHooks.dueAt),
        lte(shopHooks.dueAt, now(scope)),
      ),
    )
    .orderBy(asc(shopHooks.dueAt), asc(shopHooks.seq))
    .limit(limit);
  return [...Map.groupBy(rows, ({ parent }) => parent ?? "")].map(([parent, all]) => ({
    parent,
    seqs: all.map(({ seq }) => seq),
  }));
}

/** Marks webhooks as handled. */
export function markHooksHandled(scope: Scope, seqs: readonly number[]): Statement {
  return scope.db
    .update(shopHooks)
    .set({ dueAt: null })
    .where(
      and(
        eq(shopHooks.accountId, scope.account.id),
        inArray(shopHooks.seq, sql`(select value from json_each(${JSON.stringify(seqs)}))`),
      ),
    );
}

/** Deletes notifications of shops after a week. */
export function purgeShopHooks(db: Database, nowMs: number): Statement {
  return db.delete(shopHooks).where(lt(shopHooks.at, nowMs - 7 * day));
}
