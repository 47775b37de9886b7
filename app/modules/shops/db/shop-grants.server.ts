import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { shopGrants } from "./shops.tables.ts";

export type GrantRecord = typeof shopGrants.$inferSelect;

/** Records that a person goes to a shop to grant access. @param grant `id` is the hash of the returned state */
export function insertGrant(scope: Scope, grant: Omit<GrantRecord, "accountId" | "userId" | "keys">): Statement {
  return scope.db
    .insert(shopGrants)
    .values({ ...grant, accountId: scope.account.id, userId: scope.actor.id ?? "", keys: null });
}

/** Stores the shop's keys, which arrive before the person returns. False if no grant waits for them or it already has keys. */
export async function storeGrantKeys(
  db: Database,
  id: string,
  { keys, at }: { keys: string; at: number },
): Promise<boolean> {
  const updated = await db
    .update(shopGrants)
    .set({ keys })
    .where(
      and(
        eq(shopGrants.id, id),
        eq(shopGrants.platform, "woocommerce"),
        isNull(shopGrants.keys),
        gt(shopGrants.expiresAt, at),
      ),
    )
    .returning({ id: shopGrants.id });
  return updated.length > 0;
}

/** Uses up a grant that the same person began in the same account; null the second time. */
export async function redeemGrant(scope: Scope, id: string): Promise<GrantRecord | null> {
  const [grant] = await scope.db
    .delete(shopGrants)
    .where(
      and(
        eq(shopGrants.id, id),
        eq(shopGrants.accountId, scope.account.id),
        eq(shopGrants.userId, scope.actor.id ?? ""),
        gt(shopGrants.expiresAt, now(scope)),
      ),
    )
    .returning();
  return grant ?? null;
}

/** Deletes grants that were never completed, with their keys. */
export function purgeGrants(db: Database, nowMs: number): Statement {
  return db.delete(shopGrants).where(lte(shopGrants.expiresAt, nowMs));
}
