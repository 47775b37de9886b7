import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { readAccountScope, systemActor } from "#app/platform/db/account-scope.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readDueCheckOuts } from "../db/attendance.reads.server.ts";
import { decideCheckIns, decideCheckOuts } from "../db/decide-attendance.server.ts";

/** The office checks agents in; each is decided by itself. */
export const checkIn = createCommand({
  name: "fleet.attendance.check_in",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIdsSchema }),
  run: (scope, { ids }) =>
    commitWithRetry(scope, async () => ok(await decideCheckIns(scope, { ids, by: "office", at: now(scope) }))),
});

/** The office checks agents out; those who are off duty or have an active route are refused. */
export const checkOut = createCommand({
  name: "fleet.attendance.check_out",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIdsSchema }),
  run: (scope, { ids }) =>
    commitWithRetry(scope, async () => ok(await decideCheckOuts(scope, { ids, by: "office", at: () => now(scope) }))),
});

/** Check-outs per run; the rest follow with the next run. */
const MAX_PER_RUN = 1_000;

/** The limit of ids per bulk command. */
const MAX_PER_COMMAND = 500;

/**
 * Checks out agents who forgot to, in accounts with automatic check-out: at the end of the shift plus grace, or when
 * the last route was back, whichever is later. The recorded time does not depend on when this runs. A failure in one
 * account does not affect the others.
 */
export async function checkOutDueAgents(app: Pick<Scope, "db" | "ports">): Promise<void> {
  const due = await readDueCheckOuts(app.db, app.ports.clock, MAX_PER_RUN);
  for (const [accountId, agents] of Map.groupBy(due, (each) => each.accountId)) {
    try {
      await checkOutAccountAgents(app, accountId, new Map(agents.map(({ agentId, at }) => [agentId, at])));
    } catch (error) {
      logFailure(error, { where: "cron", what: "check-outs", account: accountId });
    }
  }
}

async function checkOutAccountAgents(
  app: Pick<Scope, "db" | "ports">,
  accountId: string,
  times: ReadonlyMap<string, number>,
) {
  const scope = await readAccountScope(app, accountId, systemActor);
  const ids = [...times.keys()];
  for (let from = 0; scope && from < ids.length; from += MAX_PER_COMMAND) {
    const batch = ids.slice(from, from + MAX_PER_COMMAND);
    const at = (id: string) => times.get(id) ?? app.ports.clock.now();
    await commitWithRetry(scope, async () => ok(await decideCheckOuts(scope, { ids: batch, by: "clock", at })));
  }
}
