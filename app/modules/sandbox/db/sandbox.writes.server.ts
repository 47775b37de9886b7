import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { SANDBOX_LEASE_MS } from "./sandbox.reads.server.ts";

/** Makes the account's sandbox, which begins with its settings; a trigger brings the people. A second one is refused by its index. */
export function insertSandbox(scope: Scope, id: string): Statement {
  const taken = sql.raw(
    "kind, organization_name, country, postal_code, timezone, features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at, preferences, routing, billing",
  );
  return scope.db.run(sql`insert into accounts (id, name, sandbox_of, created_at, ${taken})
    select ${id}, name || ' · Sandbox', id, ${now(scope)}, ${taken}
    from accounts where id = ${scope.account.id} and sandbox_of is null on conflict do nothing`);
}

/** The clock is to go on to a moment; of two that somebody asked for at once, to the later. */
export function setClockTarget({ db, account }: Scope, target: number): Statement {
  return db
    .update(accounts)
    .set({ clockTarget: sql`max(coalesce(clock_target, 0), ${target})` })
    .where(and(eq(accounts.id, account.id), isNotNull(accounts.sandboxOf)));
}

/** The sandbox is to be emptied; where its clock was going does not matter any more. @param at everybody's, milliseconds UTC */
export function startSandboxReset({ db, account }: Scope, at: number): Statement {
  return db
    .update(accounts)
    .set({ resetStartedAt: at, clockTarget: null, clockAdvancedAt: null })
    .where(and(eq(accounts.id, account.id), isNotNull(accounts.sandboxOf)));
}

/** Takes a sandbox for one worker, or goes on holding it; null where another has it. @param now everybody's, milliseconds UTC */
export async function acquireSandboxLease(db: Database, id: string, now: number) {
  const free = or(isNull(accounts.clockAdvancedAt), lte(accounts.clockAdvancedAt, now - SANDBOX_LEASE_MS));
  const [held] = await db
    .update(accounts)
    .set({ clockAdvancedAt: now })
    .where(and(eq(accounts.id, id), isNotNull(accounts.sandboxOf), free))
    .returning();
  return held ?? null;
}

/** Lets go of a sandbox: whoever comes next may work it. */
export async function releaseSandboxLease(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(accounts)
    .set({ clockAdvancedAt: now - SANDBOX_LEASE_MS })
    .where(eq(accounts.id, id));
}

/** The clock of a sandbox is so far before everybody's from now on; never less than it was. */
export async function setClockAhead(db: Database, id: string, ahead: number): Promise<void> {
  await db
    .update(accounts)
    .set({ clockAhead: sql`max(clock_ahead, ${ahead})` })
    .where(eq(accounts.id, id));
}

/** The clock is where it was to be moved, unless somebody moved it further meanwhile. */
export async function clearClockTarget(db: Database, id: string, target: number): Promise<void> {
  await db
    .update(accounts)
    .set({ clockTarget: null })
    .where(and(eq(accounts.id, id), lte(accounts.clockTarget, target)));
}

/** Everything of the sandbox is deleted that was to be. */
export async function finishSandboxReset(db: Database, id: string): Promise<void> {
  await db.update(accounts).set({ resetStartedAt: null }).where(eq(accounts.id, id));
}
