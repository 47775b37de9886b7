import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { accounts } from "./workspace.tables.ts";

/**
 * Creates the account's sandbox with the account's settings; a trigger copies its people. A unique index refuses a
 * second one.
 */
export function insertSandbox(scope: Scope, id: string): Statement {
  const taken = sql.raw(
    "kind, organization_name, country, postal_code, timezone, features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at, preferences, routing, billing",
  );
  return scope.db.run(sql`insert into accounts (id, name, sandbox_of, created_at, ${taken})
    select ${id}, name || ' · Sandbox', id, ${now(scope)}, ${taken}
    from accounts where id = ${scope.account.id} and sandbox_of is null on conflict do nothing`);
}

/** Sets where the clock is to be moved; of two simultaneous requests the later time wins. */
export function setClockTarget({ db, account }: Scope, target: number): Statement {
  return db
    .update(accounts)
    .set({ clockTarget: sql`max(coalesce(clock_target, 0), ${target})` })
    .where(and(eq(accounts.id, account.id), isNotNull(accounts.sandboxOf)));
}

/** Starts the reset of a sandbox and cancels a pending clock move. @param at system time, milliseconds UTC */
export function startSandboxReset({ db, account }: Scope, at: number): Statement {
  return db
    .update(accounts)
    .set({ resetStartedAt: at, clockTarget: null, clockAdvancedAt: null })
    .where(and(eq(accounts.id, account.id), isNotNull(accounts.sandboxOf)));
}

/**
 * Acquires the lease on a sandbox; null while another worker has it. @param now system time, milliseconds UTC
 */
export async function acquireSandboxLease(db: Database, id: string, now: number) {
  const free = or(isNull(accounts.clockAdvancedAt), lte(accounts.clockAdvancedAt, now - LEASE_MS));
  const [lease] = await db
    .update(accounts)
    .set({ clockAdvancedAt: now })
    .where(and(eq(accounts.id, id), isNotNull(accounts.sandboxOf), free))
    .returning();
  return lease ?? null;
}

/** Renews the lease, unless a reset took it away. */
export async function renewSandboxLease(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(accounts)
    .set({ clockAdvancedAt: now })
    .where(and(eq(accounts.id, id), isNotNull(accounts.clockAdvancedAt)));
}

/** Releases the lease, so that another worker may continue. */
export async function releaseSandboxLease(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(accounts)
    .set({ clockAdvancedAt: now - LEASE_MS })
    .where(eq(accounts.id, id));
}

/** Sets how far the sandbox's clock is ahead of system time; never decreases. */
export async function setClockAhead(db: Database, id: string, ahead: number): Promise<void> {
  await db
    .update(accounts)
    .set({ clockAhead: sql`max(clock_ahead, ${ahead})` })
    .where(eq(accounts.id, id));
}

/** The clock has reached its target, unless it was moved further meanwhile. */
export async function clearClockTarget(db: Database, id: string, target: number): Promise<void> {
  await db
    .update(accounts)
    .set({ clockTarget: null })
    .where(and(eq(accounts.id, id), lte(accounts.clockTarget, target)));
}

/** Ends a reset. */
export async function finishSandboxReset(db: Database, id: string): Promise<void> {
  await db.update(accounts).set({ resetStartedAt: null }).where(eq(accounts.id, id));
}
