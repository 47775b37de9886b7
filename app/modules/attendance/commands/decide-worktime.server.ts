import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { decideWorktimes, readWorktimesToDecide, type WorktimeDecision } from "../db/worktime.writes.server.ts";
import { findDecisionRefusal } from "../model/worktime.rules.ts";
import { approveWorktimeSchema, refuseWorktimeSchema } from "../model/worktime.ts";
import { notifyDecided } from "./notify-decided.server.ts";

const permission = ["fleet", "fleet.attendance"] as const;

/** Approves attendance as it was reported: it earns from now on. */
export const approveWorktime = createCommand({
  name: "fleet.worktime.approve",
  permission,
  input: approveWorktimeSchema,
  run: (scope, { ids }) =>
    commitWithRetry(scope, async () => {
      const { decisions, outcome } = await decideEach(scope, ids, { to: "approved", reason: null });
      return ok({ statements: await decideWorktimes(scope, decisions, "fleet.worktime.approve"), outcome });
    }),
});

/** Refuses attendance: it never earns, and the agents are notified of the reason. */
export const refuseWorktime = createCommand({
  name: "fleet.worktime.refuse",
  permission,
  input: refuseWorktimeSchema,
  run: (scope, { ids, reason }) =>
    commitWithRetry(scope, async () => {
      const { decisions, outcome } = await decideEach(scope, ids, { to: "refused", reason });
      const statements = await decideWorktimes(scope, decisions, "fleet.worktime.refuse");
      return ok({ statements: [...statements, ...notifyDecided(scope, decisions, "refused")], outcome });
    }),
});

/** The decisions of many by the rules, each by itself. */
async function decideEach(
  scope: Scope,
  ids: readonly string[],
  { to, reason }: Pick<WorktimeDecision, "to" | "reason">,
): Promise<{ decisions: WorktimeDecision[]; outcome: BulkOutcome }> {
  const byId = new Map((await readWorktimesToDecide(scope, ids)).map((row) => [row.id, row]));
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const decisions: WorktimeDecision[] = [];
  for (const id of new Set(ids)) {
    const worktime = byId.get(id);
    const code = worktime ? findDecisionRefusal(worktime) : "not_found";
    if (code) outcome.refused.push({ id, code });
    else if (worktime) {
      outcome.succeeded.push(id);
      decisions.push({ worktime, to, span: { from: worktime.from, to: worktime.to ?? worktime.from }, reason });
    }
  }
  return { decisions, outcome };
}
