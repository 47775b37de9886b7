import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readPlanDocument, readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import { insertVersion, publishPlanEvent, setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import { readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { type PlanStatus, planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses, planTransitions } from "#app/modules/planning/model/plan.states.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanDocument, PlanSummary } from "#app/modules/planning/model/plan-document.ts";
import { DEFAULT_EFFORT, type PlanRun, type SearchSpeed } from "#app/modules/planning/model/plan-effort.ts";
import { findPlaceExcess } from "#app/modules/planning/model/plan-places.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import type { OptimizeOptions, PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { recordSearchSpeed } from "#app/modules/plans/db/search-speeds.server.ts";
import { commit, commitAndPublish } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { checkProblem } from "#wasm/host/check-problem.ts";
import type { RunOrder } from "./run-store.ts";

/** Stored in every version that the solver created: the same seed, iterations and solver version give the same plan. */
export const solverVersion = "3";

/**
 * Prepares a run if the plan may be optimized: a snapshot of its inputs, and the step to Queued. The default seed is
 * the number of the next version: the same inputs give the same plan, and another run searches elsewhere. A change
 * budget counts from the current plan.
 */
export async function prepareRun(
  scope: Scope,
  caller: PlanCaller,
  { planId, seed, changeBudget, effort = DEFAULT_EFFORT }: OptimizeOptions & { planId: string },
): Promise<Result<{ order: RunOrder; queue: () => Promise<Result<null>> }>> {
  const found = await readPlanInputs(scope, planId);
  if (!found) return fail("not_found");
  const { plan, inputs } = found;
  if (busyStatuses.includes(plan.status)) return fail("plan_busy");
  if (plan.status === planStatuses.code.confirmed) return fail("plan_confirmed");
  const queued = applyTransition(planTransitions, plan.status, "optimize");
  if (!queued.ok) return queued;
  if (inputs.shipments.length === 0) return fail("plan_without_shipments");
  if (inputs.crews.length === 0) return fail("plan_without_agents");
  if (!inputs.depot.point) return fail("plan_depot_unlocated");
  const before = await readPlanDocument(scope, planId, plan.currentVersion);
  const start = before && reconcileDocument(before, inputs);
  const { problem } = toPlanProblem(inputs, null, start, { changeBudget });
  const crowded = findPlaceExcess(problem);
  if (crowded) return fail("plan_too_large", crowded);
  const checked = checkProblem(problem);
  if ("errors" in checked) {
    const reason = checked.errors.map(({ path, message }) => `${path} ${message}`).join("; ");
    return fail("plan_unsolvable", { reason: reason.slice(0, 500) });
  }
  const order = {
    planId,
    caller,
    inputs,
    start,
    seed: seed ?? plan.lastVersion + 1,
    effort,
    changeBudget,
    startedAt: Date.now(),
  };
  const set = { status: queued.value, problem: null, stale: false };
  return ok({ order, queue: () => commit(scope.db, [setPlan(scope, plan, set)]) });
}

/**
 * The step from Queued to Optimizing; refused when the run is no longer the plan's. A restarted run is already
 * Optimizing.
 */
export async function beginRun(scope: Scope, planId: string): Promise<Result<PlanStatus>> {
  const plan = await readPlanRecord(scope, planId);
  if (!plan) return fail("not_found");
  if (plan.status === planStatuses.code.optimizing) return ok(plan.status);
  const begun = applyTransition(planTransitions, plan.status, "begin");
  if (!begun.ok) return begun;
  const done = await commit(scope.db, [setPlan(scope, plan, { status: begun.value })]);
  return done.ok ? begun : done;
}

/** The result of a search: its best plan, statistics, and its speed, if measured. */
export interface Outcome {
  document: PlanDocument;
  run: PlanRun;
  speed: SearchSpeed | null;
}

/**
 * Writes the best plan as a new version. Inputs that changed during the run make it stale: removed shipments are
 * dropped, added ones are unassigned, and the plan is Pending. Retries after a concurrent change.
 */
export async function finishRun(
  scope: Scope,
  order: RunOrder,
  { document, run, speed }: Outcome,
): Promise<Result<{ version: number; status: PlanStatus; summary: PlanSummary }>> {
  for (let tries = 1; ; tries += 1) {
    const found = await readPlanInputs(scope, order.planId);
    if (!found) return fail("not_found");
    const { plan, inputs } = found;
    const finished = applyTransition(planTransitions, plan.status, "finish");
    if (!finished.ok) return finished;
    const current = reconcileDocument(document, inputs);
    const { summary } = createPlanTimer(inputs).time(current);
    const version = plan.lastVersion + 1;
    const status: PlanStatus = plan.stale ? planStatuses.code.pending : finished.value;
    const written = await commit(scope.db, [
      setPlan(scope, plan, { status, currentVersion: version, lastVersion: version, summary, problem: null }),
      insertVersion(scope, {
        planId: plan.id,
        version,
        parent: plan.currentVersion,
        reason: "optimized",
        document: current,
        summary,
        seed: order.seed,
        solverVersion,
        run,
      }),
      ...(speed ? [recordSearchSpeed(scope, speed)] : []),
      publishPlanEvent(scope, "plan.ready", plan),
    ]);
    if (written.ok) return ok({ version, status, summary });
    if (tries === 5) return written;
  }
}

/** Records a failed search: the plan is Pending again, with the reason. */
export async function failRun(scope: Scope, planId: string, code: string, reason: string): Promise<void> {
  const plan = await readPlanRecord(scope, planId);
  if (!plan) return;
  const back = applyTransition(planTransitions, plan.status, "give_up");
  if (!back.ok) return;
  const set = {
    status: back.value,
    stale: plan.stale && plan.currentVersion > 0,
    problem: { code, params: { reason } },
  };
  const detail = { planId, name: plan.name, reason: "optimisation_failed" } as const;
  const alert = insertInboxItem(scope, {
    news: { kind: "plan_alert", detail },
    to: { permission: "plans" },
    key: `plan_failed:${planId}:${plan.version}`,
  });
  await commitAndPublish(scope, [setPlan(scope, plan, set), alert, publishPlanEvent(scope, "plan.failed", plan)]);
}
