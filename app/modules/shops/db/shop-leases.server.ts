import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import type { ShopRecord } from "./shops.server.ts";
import { shops } from "./shops.tables.ts";

const isFree = (nowMs: number) => or(isNull(shops.leasedUntil), lte(shops.leasedUntil, nowMs));
const hasDue = (table: "shop_orders" | "shop_pushes" | "shop_hooks", nowMs: number) =>
  sql`exists (select 1 from ${sql.identifier(table)} d where d.shop_id = "shops"."id" and d.due_at <= ${nowMs})`;

/** Active shops with work to do and no lease; the least recently polled first. */
export async function listDueShops(
  db: Database,
  { nowMs, accounts, most }: { nowMs: number; accounts: readonly string[] | "all"; most: number },
): Promise<string[]> {
  if (accounts !== "all" && accounts.length === 0) return [];
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(
      and(
        accounts === "all" ? undefined : inArray(shops.accountId, selectIds(accounts)),
        eq(shops.state, "active"),
        isFree(nowMs),
        or(
          lte(shops.pollAt, nowMs),
          hasDue("shop_orders", nowMs),
          hasDue("shop_pushes", nowMs),
          hasDue("shop_hooks", nowMs),
        ),
      ),
    )
    .orderBy(shops.pollAt)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Leases a shop to one worker; null if another has it, or it is not active. */
export async function acquireShopLease(db: Database, id: string, nowMs: number): Promise<ShopRecord | null> {
  const [leased] = await db
    .update(shops)
    .set({ leasedUntil: nowMs + LEASE_MS })
    .where(and(eq(shops.id, id), eq(shops.state, "active"), isFree(nowMs)))
    .returning();
  return leased ?? null;
}

/** Releases a shop, or pauses it until `until`. */
export async function releaseShopLease(db: Database, id: string, until: number | null): Promise<void> {
  await db.update(shops).set({ leasedUntil: until }).where(eq(shops.id, id));
}

/** Renews a lease and reads the shop again, because a person may have changed it. Null if it is no longer active, or was released. */
export async function renewShopLease(db: Database, id: string, nowMs: number): Promise<ShopRecord | null> {
  const [row] = await db
    .update(shops)
    .set({ leasedUntil: nowMs + LEASE_MS })
    .where(and(eq(shops.id, id), eq(shops.state, "active"), isNotNull(shops.leasedUntil)))
    .returning();
  return row ?? null;
}
