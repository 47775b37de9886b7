import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import type { ShopRecord } from "./shops.server.ts";
import { shops } from "./shops.tables.ts";

/** How long a shop is left to a worker; after that it is free again. */
export const SHOP_LEASE_MS = 3 * minute;

const isFree = (nowMs: number) => or(isNull(shops.leasedUntil), lte(shops.leasedUntil, nowMs));
const hasDue = (table: "shop_orders" | "shop_pushes" | "shop_hooks", nowMs: number) =>
  sql`exists (select 1 from ${sql.identifier(table)} d where d.shop_id = "shops"."id" and d.due_at <= ${nowMs})`;

/** Active shops that there is something to do for and that nobody works; the one polled longest ago first. */
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

/** Takes a shop for one worker; null where another has it, or it is not active. */
export async function acquireShopLease(db: Database, id: string, nowMs: number): Promise<ShopRecord | null> {
  const [held] = await db
    .update(shops)
    .set({ leasedUntil: nowMs + SHOP_LEASE_MS })
    .where(and(eq(shops.id, id), eq(shops.state, "active"), isFree(nowMs)))
    .returning();
  return held ?? null;
}

/** Lets go of a shop, or has it rest until then. */
export async function releaseShopLease(db: Database, id: string, until: number | null): Promise<void> {
  await db.update(shops).set({ leasedUntil: until }).where(eq(shops.id, id));
}

/** A shop as it stands now: what a person changed meanwhile counts. Null once it is not active. */
export async function renewShopLease(db: Database, id: string, nowMs: number): Promise<ShopRecord | null> {
  const [row] = await db
    .update(shops)
    .set({ leasedUntil: nowMs + SHOP_LEASE_MS })
    .where(and(eq(shops.id, id), eq(shops.state, "active")))
    .returning();
  return row ?? null;
}
