import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { shopGrants } from "./shops.tables.ts";

export type GrantRecord = typeof shopGrants.$inferSelect;

/** Somebody goes to a shop to let us in. @param grant `id` is the hash of what comes back */
export function insertGrant(scope: Scope, grant: Omit<GrantRecord, "accountId" | "userId" | "keys">): Statement {
  return scope.db
    .insert(shopGrants)
    .values({ ...grant, accountId: scope.account.id, userId: scope.actor.id ?? "", keys: null });
}

/** The shop's keys came, before the person comes back. Says whether anybody waits for them: keys are taken once. */
export async function storeGrantKeys(
  db: Database,
  id: string,
  { keys, at }: { keys: string; at: number },
): Promise<boolean> {
  const kept = await db
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
  return kept.length > 0;
}

/** Takes up what the same person began in the same account, once: a second return finds nothing. */
export async function redeemGrant(scope: Scope, id: string): Promise<GrantRecord | null> {
  const [taken] = await scope.db
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
  return taken ?? null;
}

/** What nobody came back for goes, with its keys. */
export function deleteExpiredGrants(db: Database, nowMs: number): Statement {
  return db.delete(shopGrants).where(lte(shopGrants.expiresAt, nowMs));
}
