import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { guardBatch } from "./commit.server.ts";
import { idempotencyKeys } from "./messages.tables.ts";
import { now, type Scope } from "./scope.server.ts";

/** How long one run of a request has it to itself: longer than any client waits (platform §9: 30 seconds). */
export const idempotencyLeaseMs = 60_000;

/** Status of a request that wrote something and whose answer is not stored, yet or ever. */
const WRITTEN_STATUS = 0;

/** Whose keys they are: an account's, or those of a person who has none. */
export interface IdempotencyScope extends Pick<Scope, "db" | "ports"> {
  readonly account: Pick<Scope["account"], "id">;
  readonly actor: Pick<Scope["actor"], "id">;
}

/** A request's key, as this run of it holds it. */
export interface IdempotencyClaim {
  key: string;
  at: number;
}

/** What is known of a key that somebody else holds, or held. */
export type IdempotencyRecord = typeof idempotencyKeys.$inferSelect;

/**
 * Takes a key for this run: a new one, or one whose run died without having written anything. From then on every batch of
 * the request's database notes that it wrote, and is rolled back once the key is another run's: nothing is done twice,
 * wherever a run was killed.
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
    .values({ accountId: scope.account.id, key, fingerprint, createdAt: at })
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: { createdAt: at },
      setWhere: and(
        eq(idempotencyKeys.fingerprint, fingerprint),
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.createdAt, at - idempotencyLeaseMs),
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

/** Stores the answer for whoever asks again. */
export async function storeResponse(
  scope: IdempotencyScope,
  claim: IdempotencyClaim,
  status: number,
  body: string,
): Promise<void> {
  await scope.db.update(idempotencyKeys).set({ status, body }).where(isClaimRow(scope, claim));
}

/** Gives the key back after a failure, unless something was written. */
export async function releaseClaim(scope: IdempotencyScope, claim: IdempotencyClaim): Promise<void> {
  await scope.db.delete(idempotencyKeys).where(and(isClaimRow(scope, claim), isNull(idempotencyKeys.status)));
}

/** Whether a run may still be at work, by what is known of the request. */
export function isRunning(scope: IdempotencyScope, { status, createdAt }: IdempotencyRecord): boolean {
  return status === null || (status === WRITTEN_STATUS && createdAt >= now(scope) - idempotencyLeaseMs);
}

/** Whether a request wrote something and left no answer. */
export function hasNoResponse({ status }: IdempotencyRecord): boolean {
  return status === null || status === WRITTEN_STATUS;
}

const isKeyRow = (scope: IdempotencyScope, key: string) =>
  and(eq(idempotencyKeys.accountId, scope.account.id), eq(idempotencyKeys.key, key));

const isClaimRow = (scope: IdempotencyScope, { key, at }: IdempotencyClaim) =>
  and(isKeyRow(scope, key), eq(idempotencyKeys.createdAt, at));
