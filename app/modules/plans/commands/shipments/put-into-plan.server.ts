import { readPlanChoices } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import { readPlannedCrews } from "#app/modules/planning/db/crew.reads.server.ts";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import { proposeCrews } from "#app/modules/planning/model/propose-crews.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { moveIntoPlan, readJoiningShipments } from "../../db/plan-shipments.writes.server.ts";
import { createPlanRecord } from "../create-plan.server.ts";
import type { PlanTarget, PlanTargetOutcome } from "./plan-target.server.ts";

interface JoinOptions {
  fromOtherPlans?: true | undefined;
}

/**
 * Puts shipments into the target, each on its own. Those that are in it already count as done, so that the same call
 * may be repeated. A new plan gets the crews that are proposed for its day.
 */
export async function putIntoPlan(
  scope: Scope,
  target: PlanTarget,
  shipmentIds: readonly string[],
  options: JoinOptions = {},
): Promise<Result<PlanTargetOutcome>> {
  const { planId, shipmentType, locationId: location, facts } = target;
  if (facts === null) {
    return commitWithRetry(scope, async () => {
      const plan = planId && (await readPlanRecord(scope, planId));
      if (!plan) return fail("not_found");
      const inside = new Set(
        (await readJoiningShipments(scope, shipmentIds)).flatMap((each) => (each.planId === plan.id ? [each.id] : [])),
      );
      const joining = shipmentIds.filter((id) => !inside.has(id));
      const moved = await moveIntoPlan(scope, plan, joining, options);
      const succeeded = [...inside, ...moved.outcome.succeeded];
      const { id, number } = plan;
      return ok({ ...moved, outcome: { ...moved.outcome, succeeded, plan: { id, number } } });
    });
  }
  const tried = await moveIntoPlan(scope, { id: "", shipmentType }, shipmentIds, options);
  if (tried.outcome.succeeded.length === 0) return ok({ ...tried.outcome, plan: null });
  const made = await createPlanRecord(
    scope,
    {
      ...facts,
      ...{ locationId: location, shipmentType, shipmentIds: [...shipmentIds], ...options },
      ...{ pickupGraceMinutes: 0, dropoffGraceMinutes: 0, autoConfirm: false },
      agents: await proposeAgents(scope, shipmentType, facts.startAt.slice(0, 10)),
    },
    { createdByAutomation: false, extraStatements: () => [] },
  );
  if (!made.ok) return made;
  const { id, number, added } = made.value;
  return ok({ ...added, plan: { id, number } });
}

async function proposeAgents(scope: Scope, type: ShipmentType, day: string) {
  const [choices, planned] = await Promise.all([readPlanChoices(scope, day), readPlannedCrews(scope, day)]);
  return [...proposeCrews(choices, type, planned).crews].map(([agentId, vehicleId]) => ({ agentId, vehicleId }));
}
