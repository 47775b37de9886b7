import { readChild, readDocument, readPlanRecord, readVersion } from "#app/modules/planning/db/plan.reads.server.ts";
import { insertVersion, setCrews, setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses, planTransitions } from "#app/modules/planning/model/plan.states.ts";
import { reconcile } from "#app/modules/planning/model/plan-assignment.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument, PlanSummary } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { reasonOf } from "#app/modules/planning/model/plan-reasons.ts";
import type { PlanChange, SeenPlan } from "#app/modules/planning/model/plan-room.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { transit } from "#app/platform/kernel/state-machine.ts";

/** What became the current version. */
export interface Moved {
  version: number;
  reason: string;
  summary: PlanSummary;
}

interface Opened {
  plan: PlanRecord;
  inputs: PlanInputs;
}

/** The plan, if it is Ready and still what the caller saw. */
async function open(scope: Scope, { planId, basedOn }: SeenPlan): Promise<Result<Opened>> {
  const found = await readPlanInputs(scope, planId);
  if (!found) return fail("not_found");
  if (busyStatuses.includes(found.plan.status)) return fail("plan_busy");
  if (found.plan.status === planStatuses.code.confirmed) return fail("plan_confirmed");
  if (!transit(planTransitions, found.plan.status, "change").ok) {
    return fail(found.plan.stale ? "plan_stale" : "plan_not_ready");
  }
  return found.plan.currentVersion === basedOn ? ok(found) : fail("lost_race");
}

/** A dispatcher's change as a new version. */
export async function makeChange(
  scope: Scope,
  { change, ...seen }: SeenPlan & { change: PlanChange },
): Promise<Result<Moved>> {
  const opened = await open(scope, seen);
  if (!opened.ok) return opened;
  const { inputs } = opened.value;
  const document = await readDocument(scope, seen.planId, seen.basedOn);
  if (!document) return fail("plan_not_ready");
  const changed = applyChange(reconcile(document, inputs), change, inputs);
  if (!changed.ok) return changed;
  return write(scope, opened.value, changed.value, reasonOf(change));
}

/** An older version as a new one: nothing of the history is lost. */
export async function bringBack(
  scope: Scope,
  { version, ...seen }: SeenPlan & { version: number },
): Promise<Result<Moved>> {
  const opened = await open(scope, seen);
  if (!opened.ok) return opened;
  const document = await readDocument(scope, seen.planId, version);
  if (!document) return fail("not_found");
  return write(scope, opened.value, reconcile(document, opened.value.inputs), "restored");
}

async function write(
  scope: Scope,
  { plan, inputs }: Opened,
  document: PlanDocument,
  reason: string,
): Promise<Result<Moved>> {
  const { summary } = createPlanTimer(inputs).time(document);
  const version = plan.lastVersion + 1;
  const made = { planId: plan.id, version, parent: plan.currentVersion, reason, document, summary };
  const written = await commit(scope.db, [
    setPlan(scope, plan, { currentVersion: version, lastVersion: version, summary }),
    insertVersion(scope, made),
    ...crewsOf(scope, plan.id, document),
  ]);
  return written.ok ? ok({ version, reason, summary }) : written;
}

const crewsOf = (scope: Scope, planId: string, document: PlanDocument): Statement[] =>
  document.routes.length > 0 ? [setCrews(scope, planId, document)] : [];

/** Back to the version that the current one was made from. */
export async function stepBack(scope: Scope, seen: SeenPlan): Promise<Result<Moved>> {
  const opened = await open(scope, seen);
  if (!opened.ok) return opened;
  const current = await readVersion(scope, seen.planId, seen.basedOn);
  if (!current || current.parent === 0) return fail("nothing_to_undo");
  return point(scope, opened.value, current.parent, "undone");
}

/** Forward again to the newest version that was made from the current one. */
export async function stepForward(scope: Scope, seen: SeenPlan): Promise<Result<Moved>> {
  const opened = await open(scope, seen);
  if (!opened.ok) return opened;
  const child = await readChild(scope, seen.planId, seen.basedOn);
  return child ? point(scope, opened.value, child.version, "redone") : fail("nothing_to_redo");
}

async function point(scope: Scope, { plan, inputs }: Opened, version: number, reason: string): Promise<Result<Moved>> {
  const found = await readDocument(scope, plan.id, version);
  if (!found) return fail("nothing_to_undo");
  const document = reconcile(found, inputs);
  const { summary } = createPlanTimer(inputs).time(document);
  const written = await commit(scope.db, [
    setPlan(scope, plan, { currentVersion: version, summary }),
    ...crewsOf(scope, plan.id, document),
  ]);
  return written.ok ? ok({ version, reason, summary }) : written;
}

/** The routes are dropped; the history stays. */
export async function dropRoutes(scope: Scope, planId: string): Promise<Result<{ status: number }>> {
  const plan = await readPlanRecord(scope, planId);
  if (!plan) return fail("not_found");
  if (busyStatuses.includes(plan.status)) return fail("plan_busy");
  const pending = transit(planTransitions, plan.status, "discard");
  if (!pending.ok) return pending;
  const set = { status: pending.value, currentVersion: 0, stale: false, summary: null };
  const written = await commit(scope.db, [setPlan(scope, plan, set)]);
  return written.ok ? ok({ status: pending.value }) : written;
}
