import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Sandbox } from "#app/modules/sandbox/model/sandbox.ts";
import type { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Clock, Ports } from "#app/platform/kernel/ports.ts";

type SandboxRow = Pick<
  typeof accounts.$inferSelect,
  "id" | "sandboxOf" | "clockAhead" | "clockTarget" | "resetStartedAt" | "clockAdvancedAt"
>;

/** What makes an account a sandbox; undefined for one that works. */
export function toSandbox({
  sandboxOf: of,
  clockAhead: ahead,
  clockTarget,
  resetStartedAt,
}: SandboxRow): Sandbox | undefined {
  if (of === null) return undefined;
  return { ownerId: of, ahead, target: clockTarget, resetting: resetStartedAt !== null };
}

/** The ports as an account has them: a sandbox has a clock of its own, and what it wakes goes by that. Asked twice it is the same. */
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

/** Everybody's present behind a clock, milliseconds UTC: what strangers check, such as signatures, goes by it. */
export function systemNow(clock: Clock): number {
  return clock.now() - (clock.sandbox?.ahead ?? 0);
}

/** True in SQL for rows of accounts that go by this clock: of one sandbox, or of everybody who is none. */
export function isOnClock(clock: Clock, account: SQLWrapper): SQL {
  if (clock.sandbox !== undefined) return sql`${account} = ${clock.sandbox.account}`;
  return sql`not exists (select 1 from accounts own where own.id = ${account} and own.sandbox_of is not null)`;
}
