import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { guardBatch, type Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";
import { LEASE_MS } from "./lease.server.ts";
import { idempotencyKeys } from "./messages.tables.ts";
import { now, type Scope } from "./scope.server.ts";

/** Status of a request that wrote something but whose response is not stored (yet). */
const WRITTEN_STATUS = 0;

/** Owner of the keys: an account, or a person without one. */
export interface IdempotencyScope extends Pick<Scope, "db" | "ports"> {
  readonly account: Pick<Scope["account"], "id">;
  readonly actor: Pick<Scope["actor"], "id">;
}

/** A request's key, claimed by this run. */
export interface IdempotencyClaim {
  key: string;
  at: number;
}

/** The record of a key that another run claimed. */
export type IdempotencyRecord = typeof idempotencyKeys.$inferSelect;

/**
 * Claims a key for this run: a new one, or one whose run died before it wrote anything. From then on every batch of the
 * request's database records that it wrote, and rolls back if another run has claimed the key, so that nothing is done
 * twice wherever a run was killed.
 */
export async function claimRequest(
  scope: IdempotencyScope,
  key: string,
  fingerprint: string,
): Promise<IdempotencyClaim | IdempotencyRecord> {
  const at = now(scope);
  const row = isKeyRow(scope, key);
  await scope.db.delete(idempotencyKeys).where(and(row, lt(idempotencyKeys.createdAt, at - day)));
  const claimed = await scope.db
    .insert(idempotencyKeys)
    .values({ accountId: scope.account.id, key, fingerprint, createdAt: at, leasedUntil: at + LEASE_MS })
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: { createdAt: at, leasedUntil: at + LEASE_MS },
      setWhere: and(
        eq(idempotencyKeys.fingerprint, fingerprint),
        isNull(idempotencyKeys.status),
        or(isNull(idempotencyKeys.leasedUntil), lte(idempotencyKeys.leasedUntil, at)),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) {
    const own = sql`case when ${idempotencyKeys.createdAt} = ${at} then ${at} end`;
    guardBatch(scope.db, scope.db.update(idempotencyKeys).set({ createdAt: own, status: WRITTEN_STATUS }).where(row));
    return { key, at };
  }
  const [found] = await scope.db.select().from(idempotencyKeys).where(row);
  return found ?? claimRequest(scope, key, fingerprint);
}

/** Renews the lease of the run that claimed the key. */
export async function renewClaim(scope: IdempotencyScope, claim: IdempotencyClaim): Promise<void> {
  await scope.db
    .update(idempotencyKeys)
    .set({ leasedUntil: now(scope) + LEASE_MS })
    .where(isClaimRow(scope, claim));
}

/** Ends the lease of a run whose response is not stored: a repeat finds it done, not running. */
export async function endClaim(scope: IdempotencyScope, claim: IdempotencyClaim): Promise<void> {
  await scope.db
    .update(idempotencyKeys)
    .set({ leasedUntil: now(scope) })
    .where(isClaimRow(scope, claim));
}

/** Stores the response for later repeats of the request. */
export async function storeResponse(
  scope: IdempotencyScope,
  claim: IdempotencyClaim,
  status: number,
  body: string,
): Promise<void> {
  await scope.db.update(idempotencyKeys).set({ status, body }).where(isClaimRow(scope, claim));
}

/** Releases the key after a failure, unless something was written; true when it was released. */
export async function releaseClaim(scope: IdempotencyScope, claim: IdempotencyClaim): Promise<boolean> {
  const isOwn = and(isClaimRow(scope, claim), isNull(idempotencyKeys.status));
  const released = await scope.db.delete(idempotencyKeys).where(isOwn).returning({ key: idempotencyKeys.key });
  return released.length > 0;
}

/** Whether another run may still be working on the request. */
export function isRunning(scope: IdempotencyScope, { status, leasedUntil }: IdempotencyRecord): boolean {
  return status === null || (status === WRITTEN_STATUS && (leasedUntil ?? 0) > now(scope));
}

/** Whether a request wrote something but left no response. */
export function hasNoResponse({ status }: IdempotencyRecord): boolean {
  return status === null || status === WRITTEN_STATUS;
}

const isKeyRow = (scope: IdempotencyScope, key: string) =>
  and(eq(idempotencyKeys.accountId, scope.account.id), eq(idempotencyKeys.key, key));

const isClaimRow = (scope: IdempotencyScope, { key, at }: IdempotencyClaim) =>
  and(isKeyRow(scope, key), eq(idempotencyKeys.createdAt, at));

/** Deletes keys after a day. */
export function purgeIdempotencyKeys(db: Database, nowMs: number): Statement {
  return db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, nowMs - day));
}
