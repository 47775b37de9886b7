import { readCrewsFor } from "#app/modules/automation/db/crews.reads.server.ts";
import { countTaken, readMatching } from "#app/modules/automation/db/matching.reads.server.ts";
import {
  type EarlierRun,
  type RuleRecord,
  type RunRecord,
  type RunStep,
  stepRun,
} from "#app/modules/automation/db/runs.server.ts";
import { planWindow } from "#app/modules/automation/model/rule-windows.ts";
import { mostPlanned } from "#app/modules/planning/model/plan.enums.ts";
import { makePlan } from "#app/modules/plans/commands/create-plan.server.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/**
 * The plan of a run, in one batch with the mark that it was made; nothing to do is a step of its own. Null when the plan
 * was made, or somebody else was faster.
 */
export async function makeRunPlan(
  scope: Scope,
  { rule, earlier }: { rule: RuleRecord; earlier: readonly EarlierRun[] },
  run: RunRecord,
): Promise<RunStep | null> {
  const { definition } = rule;
  const filters = { ...definition, location_id: rule.locationId ?? undefined };
  const { code: type } = shipmentTypes.of(Number(run.part));
  const window = planWindow(definition, run.dueAt ?? 0, scope.account.timezone);
  const shipmentIds = await readMatching(scope, filters, { type, endAt: window.endAt, most: mostPlanned });
  const matched = shipmentIds.length;
  const plans = earlier.flatMap(({ planId }) => planId ?? []);
  const taken = await countTaken(scope, filters, { type, endAt: window.endAt, plans });
  const found = taken > 0 ? { matched, taken } : { matched };
  if (matched === 0) return { state: "skipped", reason: taken > 0 ? "handled" : "no_shipments", detail: found };
  const crews = await readCrewsFor(scope, definition, { type, date: window.startAt.slice(0, 10) });
  if (crews.length === 0)
    return {
      state: "skipped",
      reason: definition.attendance === "checked_in" ? "nobody_checked_in" : "no_agents",
      detail: found,
    };
  const asked = {
    ...window,
    name: nameOf(scope, rule, window.startAt),
    shipmentType: type,
    locationId: rule.locationId ?? "",
    pickupGraceMinutes: 0,
    dropoffGraceMinutes: 0,
    autoConfirm: definition.auto_confirm,
    agents: crews,
    shipmentIds,
  };
  const made = await makePlan(scope, asked, {
    createdByAutomation: true,
    along: ({ id }) => [stepRun(scope, run, { state: "made", planId: id, detail: { ...found, agents: crews.length } })],
  });
  if (made.ok || made.failure.code === "lost_race") return null;
  return { state: "failed", reason: "refused", detail: { ...found, code: made.failure.code } };
}

/** "Morning plan, 18 Mar": the local day that it is for. */
function nameOf({ actor }: Scope, { name }: RuleRecord, startAt: string): string {
  const date = new Date(`${startAt.slice(0, 10)}T00:00:00Z`);
  const day = date.toLocaleDateString(actor.language === "de" ? "de-DE" : "en-GB", {
    ...{ day: "numeric", month: "short", timeZone: "UTC" },
  });
  return `${name.slice(0, 100)}, ${day}`;
}
