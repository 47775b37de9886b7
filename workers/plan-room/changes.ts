import {
  readNewestChildVersion,
  readPlanDocument,
  readPlanRecord,
  readPlanVersion,
} from "#app/modules/planning/db/plan.reads.server.ts";
import { insertVersion, setCrews, setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses, planTransitions } from "#app/modules/planning/model/plan.states.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument, PlanSummary } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { getChangeReason } from "#app/modules/planning/model/plan-reasons.ts";
import type { ExpectedPlanVersion, PlanChange } from "#app/modules/planning/model/plan-room.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";

/** The new current version. */
export interface VersionChange {
  version: number;
  reason: string;
  summary: PlanSummary;
}

interface OpenedPlan {
  plan: PlanRecord;
  inputs: PlanInputs;
}

/** The plan, if it is Ready and at the version the caller expects. */
async function openReadyPlan(scope: Scope, { planId, basedOn }: ExpectedPlanVersion): Promise<Result<OpenedPlan>> {
  const found = await readPlanInputs(scope, planId);
  if (!found) return fail("not_found");
  if (busyStatuses.includes(found.plan.status)) return fail("plan_busy");
  if (found.plan.status === planStatuses.code.confirmed) return fail("plan_confirmed");
  if (!applyTransition(planTransitions, found.plan.status, "change").ok) {
    return fail(found.plan.stale ? "plan_stale" : "plan_not_ready");
  }
  return found.plan.currentVersion === basedOn ? ok(found) : fail("lost_race");
}

/** A dispatcher's change as a new version. */
export async function writeChange(
  scope: Scope,
  { change, ...expected }: ExpectedPlanVersion & { change: PlanChange },
): Promise<Result<VersionChange>> {
  const opened = await openReadyPlan(scope, expected);
  if (!opened.ok) return opened;
  const { inputs } = opened.value;
  const document = await readPlanDocument(scope, expected.planId, expected.basedOn);
  if (!document) return fail("plan_not_ready");
  const changed = applyChange(reconcileDocument(document, inputs), change, inputs);
  if (!changed.ok) return changed;
  return writeVersion(scope, opened.value, changed.value, getChangeReason(change));
}

/** Restores an older version as a new one, so that no history is lost. */
export async function restoreVersion(
  scope: Scope,
  { version, ...expected }: ExpectedPlanVersion & { version: number },
): Promise<Result<VersionChange>> {
  const opened = await openReadyPlan(scope, expected);
  if (!opened.ok) return opened;
  const document = await readPlanDocument(scope, expected.planId, version);
  if (!document) return fail("not_found");
  return writeVersion(scope, opened.value, reconcileDocument(document, opened.value.inputs), "restored");
}

async function writeVersion(
  scope: Scope,
  { plan, inputs }: OpenedPlan,
  document: PlanDocument,
  reason: string,
): Promise<Result<VersionChange>> {
  const { summary } = createPlanTimer(inputs).time(document);
  const version = plan.lastVersion + 1;
  const made = { planId: plan.id, version, parent: plan.currentVersion, reason, document, summary };
  const written = await commit(scope.db, [
    setPlan(scope, plan, { currentVersion: version, lastVersion: version, summary }),
    insertVersion(scope, made),
    ...listCrewStatements(scope, plan.id, document),
  ]);
  return written.ok ? ok({ version, reason, summary }) : written;
}

const listCrewStatements = (scope: Scope, planId: string, document: PlanDocument): Statement[] =>
  document.routes.length > 0 ? [setCrews(scope, planId, document)] : [];

/** Undo: back to the version that the current one was made from. */
export async function undoChange(scope: Scope, expected: ExpectedPlanVersion): Promise<Result<VersionChange>> {
  const opened = await openReadyPlan(scope, expected);
  if (!opened.ok) return opened;
  const current = await readPlanVersion(scope, expected.planId, expected.basedOn);
  if (!current || current.parent === 0) return fail("nothing_to_undo");
  return pointToVersion(scope, opened.value, current.parent, "undone");
}

/** Redo: forward to the newest version that was made from the current one. */
export async function redoChange(scope: Scope, expected: ExpectedPlanVersion): Promise<Result<VersionChange>> {
  const opened = await openReadyPlan(scope, expected);
  if (!opened.ok) return opened;
  const child = await readNewestChildVersion(scope, expected.planId, expected.basedOn);
  return child ? pointToVersion(scope, opened.value, child.version, "redone") : fail("nothing_to_redo");
}

async function pointToVersion(
  scope: Scope,
  { plan, inputs }: OpenedPlan,
  version: number,
  reason: string,
): Promise<Result<VersionChange>> {
  const found = await readPlanDocument(scope, plan.id, version);
  if (!found) return fail("nothing_to_undo");
  const document = reconcileDocument(found, inputs);
  const { summary } = createPlanTimer(inputs).time(document);
  const written = await commit(scope.db, [
    setPlan(scope, plan, { currentVersion: version, summary }),
    ...listCrewStatements(scope, plan.id, document),
  ]);
  return written.ok ? ok({ version, reason, summary }) : written;
}

/** Discards the routes; the history stays. */
export async function dropRoutes(scope: Scope, planId: string): Promise<Result<{ status: number }>> {
  const plan = await readPlanRecord(scope, planId);
  if (!plan) return fail("not_found");
  if (busyStatuses.includes(plan.status)) return fail("plan_busy");
  const pending = applyTransition(planTransitions, plan.status, "discard");
  if (!pending.ok) return pending;
  const set = { status: pending.value, currentVersion: 0, stale: false, summary: null };
  const written = await commit(scope.db, [setPlan(scope, plan, set)]);
  return written.ok ? ok({ status: pending.value }) : written;
}
