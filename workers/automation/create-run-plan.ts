import { readRuleCrews } from "#app/modules/automation/db/crews.reads.server.ts";
import {
  countAlreadyPlanned,
  readMatchingShipments,
} from "#app/modules/automation/db/matching-shipments.reads.server.ts";
import {
  type EarlierRun,
  type RuleRecord,
  type RunRecord,
  type RunStep,
  updateRun,
} from "#app/modules/automation/db/runs.server.ts";
import { computePlanWindow } from "#app/modules/automation/model/automation-rule.ts";
import { MAX_PLAN_SHIPMENTS } from "#app/modules/planning/model/plan.enums.ts";
import { createPlanRecord } from "#app/modules/plans/commands/create-plan.server.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/**
 * Creates the plan of a run, in one batch with the run's new state; with nothing to plan the run ends. Null when the
 * plan was created here, or by another worker.
 */
export async function createRunPlan(
  scope: Scope,
  { rule, earlier }: { rule: RuleRecord; earlier: readonly EarlierRun[] },
  run: RunRecord,
): Promise<RunStep | null> {
  const { definition } = rule;
  const filters = { ...definition, location_id: rule.locationId ?? undefined };
  const { code: type } = shipmentTypes.byCode(Number(run.part));
  const window = computePlanWindow(definition, run.dueAt ?? 0, scope.account.timezone);
  const shipmentIds = await readMatchingShipments(scope, filters, {
    type,
    endAt: window.endAt,
    most: MAX_PLAN_SHIPMENTS,
  });
  const matched = shipmentIds.length;
  const plans = earlier.flatMap(({ planId }) => planId ?? []);
  const taken = await countAlreadyPlanned(scope, filters, { type, endAt: window.endAt, plans });
  const found = taken > 0 ? { matched, already_planned: taken } : { matched };
  if (matched === 0) return { state: "skipped", reason: taken > 0 ? "handled" : "no_shipments", detail: found };
  const crews = await readRuleCrews(scope, definition, { type, date: window.startAt.slice(0, 10) });
  if (crews.length === 0)
    return {
      state: "skipped",
      reason: definition.attendance === "checked_in" ? "nobody_checked_in" : "no_agents",
      detail: found,
    };
  const requested = {
    ...window,
    name: formatPlanName(scope, rule, window.startAt),
    shipmentType: type,
    locationId: rule.locationId ?? "",
    pickupGraceMinutes: 0,
    dropoffGraceMinutes: 0,
    autoConfirm: definition.auto_confirm,
    agents: crews,
    shipmentIds,
  };
  const made = await createPlanRecord(scope, requested, {
    createdByAutomation: true,
    extraStatements: ({ id }) => [
      updateRun(scope, run, { state: "made", planId: id, detail: { ...found, agents: crews.length } }),
    ],
  });
  if (made.ok || made.failure.code === "lost_race") return null;
  return { state: "failed", reason: "refused", detail: { ...found, code: made.failure.code } };
}

/** "Morning plan, 18 Mar": the local day of the plan. */
function formatPlanName({ actor }: Scope, { name }: RuleRecord, startAt: string): string {
  const date = new Date(`${startAt.slice(0, 10)}T00:00:00Z`);
  const day = date.toLocaleDateString(actor.language === "de" ? "de-DE" : "en-GB", {
    ...{ day: "numeric", month: "short", timeZone: "UTC" },
  });
  return `${name.slice(0, 100)}, ${day}`;
}
