import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Sandbox } from "#app/modules/sandbox/model/sandbox.ts";
import type { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Clock, Ports } from "#app/platform/kernel/ports.ts";

type SandboxRow = Pick<
  typeof accounts.$inferSelect,
  "id" | "sandboxOf" | "clockAhead" | "clockTarget" | "resetStartedAt" | "clockAdvancedAt"
>;

/** The sandbox data of an account; undefined for a regular account. */
export function toSandbox({
  sandboxOf: of,
  clockAhead: ahead,
  clockTarget,
  resetStartedAt,
}: SandboxRow): Sandbox | undefined {
  if (of === null) return undefined;
  return { ownerId: of, ahead, target: clockTarget, resetting: resetStartedAt !== null };
}

/**
 * The ports for an account: a sandbox has its own clock, and the queues it wakes use that clock. Returns the same
 * object for repeated calls.
 */
export function withSandboxClock(
  ports: Ports,
  { id, sandbox }: { readonly id: string; readonly sandbox?: Sandbox },
): Ports {
  if (!sandbox || ports.clock.sandbox?.account === id) return ports;
  const { clock, wake } = ports;
  return {
    ...ports,
    clock: { now: () => clock.now() + sandbox.ahead, sandbox: { account: id, ahead: sandbox.ahead } },
    wake: wake.forAccount(id),
  };
}

/**
 * The system's time behind a sandbox clock, milliseconds UTC: signatures and other things that outsiders check use it.
 */
export function systemNow(clock: Clock): number {
  return clock.now() - (clock.sandbox?.ahead ?? 0);
}

/** SQL condition for rows of accounts that use this clock: one sandbox, or all regular accounts. */
export function isOnClock(clock: Clock, account: SQLWrapper): SQL {
  if (clock.sandbox !== undefined) return sql`${account} = ${clock.sandbox.account}`;
  return sql`not exists (select 1 from accounts own where own.id = ${account} and own.sandbox_of is not null)`;
}
