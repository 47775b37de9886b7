import type { RunRecord, RunStep } from "#app/modules/automation/db/runs.server.ts";
import { readPlanRecord, readPlanVersionTime } from "#app/modules/planning/db/plan.reads.server.ts";
import type { PlanRecord } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";

const { pending, ready, confirmed } = planStatuses.code;

/** A plan with auto-confirm is Ready for a moment first; after this time it was not confirmed, milliseconds. */
const CONFIRMING_MS = minute / 2;

/** The outcome of a run's plan; null while it is being optimized. */
export async function settleRun(scope: Scope, run: RunRecord): Promise<RunStep | null> {
  const plan = run.planId ? await readPlanRecord(scope, run.planId) : null;
  if (!plan) return { state: "failed", reason: "plan_deleted" };
  const detail = toFigures(plan);
  if (plan.status === confirmed) return { state: "confirmed", detail };
  if (plan.status === ready && !plan.autoConfirm) return { state: "ready", detail };
  if (plan.status === ready) {
    const since = scope.ports.clock.now() - (await readPlanVersionTime(scope, plan.id, plan.currentVersion));
    if (since < CONFIRMING_MS) return null;
    const reason = (plan.summary?.assigned ?? 0) > 0 ? "strict_violations" : "nothing_served";
    return { state: "held", reason, detail };
  }
  if (plan.status !== pending) return null;
  return { state: "failed", reason: plan.problem ? "search_failed" : "plan_changed", detail };
}

function toFigures({ summary }: PlanRecord): RunStep["detail"] {
  return summary ? { planned: summary.assigned, unassigned: summary.unassigned } : {};
}
