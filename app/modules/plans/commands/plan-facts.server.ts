import type { PlanRecord } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { toPlanRow } from "#app/modules/planning/db/plan-list.reads.server.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanFacts } from "#app/modules/planning/model/plan-view.ts";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The facts of a plan as its screen and the API show them. */
export function toPlanFacts(scope: Scope, plan: PlanRecord, inputs: PlanInputs): PlanFacts {
  return {
    ...toPlanRow(plan, inputs.crews.length),
    shipmentCount: inputs.shipments.length,
    locationId: plan.locationId,
    pickupGraceMinutes: plan.pickupGraceMinutes,
    dropoffGraceMinutes: plan.dropoffGraceMinutes,
    autoConfirm: plan.autoConfirm,
    objective: inputs.settings.objective,
    delayedStart: inputs.settings.delayed_start,
    createdByAutomation: plan.createdByAutomation,
    problem: plan.problem,
    currentVersion: plan.currentVersion,
    version: plan.factsVersion,
    currency: getCostCurrency(scope.account.preferences),
  };
}
