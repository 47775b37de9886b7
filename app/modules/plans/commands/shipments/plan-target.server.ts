import { z } from "zod";
import { optionalField } from "#app/modules/places/model/place-draft.ts";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses } from "#app/modules/planning/model/plan.states.ts";
import { type ShipmentType, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { checkDepot, checkPlanTime } from "../plan-checks.server.ts";
import { planFactSchemas, shipmentTypeSchema } from "../plan-fields.server.ts";

const { name, startAt, endAt, locationId } = planFactSchemas;

/** A plan that shipments are put into: an existing one by id, or the facts of a new one. */
export const planTargetFields = {
  plan_id: optionalField(z.uuid()).describe("An existing plan; without one a new plan is made"),
  name: name.optional(),
  startAt: startAt.optional(),
  endAt: endAt.optional(),
  locationId: locationId.optional(),
  shipmentType: shipmentTypeSchema.optional().describe("Of a new plan; a plan of deliveries without one"),
};

type RequestedTarget = z.output<z.ZodObject<typeof planTargetFields>>;

/** A checked target: what it takes, where its goods are, and the facts of a plan that is not there yet. */
export interface PlanTarget {
  planId: string | null;
  shipmentType: ShipmentType;
  locationId: string;
  facts: { name: string; startAt: string; endAt: string } | null;
}

/** The result by shipment, and the plan; null when nothing could join a new one, which is then not made. */
export type PlanTargetOutcome = BulkOutcome & { plan: { id: string; number: string } | null };

/** Checks the target before anything is written: an open plan of the account, or complete facts. */
export async function checkPlanTarget(scope: Scope, requested: RequestedTarget): Promise<Result<PlanTarget>> {
  const { plan_id: planId, shipmentType = shipmentTypes.code.delivery } = requested;
  if (planId) {
    const plan = await readPlanRecord(scope, planId);
    if (!plan) return fail("not_found");
    if (busyStatuses.includes(plan.status)) return fail("plan_busy");
    if (plan.status === planStatuses.code.confirmed) return fail("illegal_transition");
    return ok({ planId, shipmentType: plan.shipmentType, locationId: plan.locationId, facts: null });
  }
  const { name: named, startAt: starts, endAt: ends, locationId: location } = requested;
  if (!named || !starts || !ends || !location) {
    const missing = Object.entries({ name: named, startAt: starts, endAt: ends, locationId: location });
    return failFields(
      Object.fromEntries(missing.flatMap(([field, value]) => (value ? [] : [[field, [{ code: "required" }]]]))),
    );
  }
  const time = checkPlanTime(starts, ends, scope.account.timezone);
  if (!time.ok) return time;
  const depot = await checkDepot(scope, location);
  if (!depot.ok) return depot;
  const facts = { name: named, startAt: starts, endAt: ends };
  return ok({ planId: null, shipmentType, locationId: location, facts });
}
