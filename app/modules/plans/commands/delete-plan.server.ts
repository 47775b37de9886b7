import { z } from "zod";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import { deletePlanRows, setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import { busyStatuses } from "#app/modules/planning/model/plan.states.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { type ShipmentStatus, shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { ignoringLocations, toPlanCaller } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readPlanShipmentStates } from "../db/plan-shipments.writes.server.ts";
import { planIdSchema } from "./plan-fields.server.ts";

/** From Picked-Up on the goods are under way: the plan cannot be deleted. */
const underWayStatuses: readonly ShipmentStatus[] = shipmentStatuses.filter(
  ({ phase }) => phase === "moving" || phase === "over",
);
/** Events that set a shipment back to Pending. */
const eventsBackToPending: Partial<Record<ShipmentStatus, "unplan" | "unassign">> = {
  [shipmentStatuses.code.planned]: "unplan",
  [shipmentStatuses.code.dispatched]: "unassign",
};

/** Deletes a plan in any status; its shipments are Pending again. Refused once one of them is picked up. */
export const deletePlan = createCommand({
  name: "plans.delete",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({ planId: planIdSchema }),
  async run(scope, { planId: id }) {
    const before = await readPlanRecord(scope, id);
    if (!before) return fail("not_found");
    const room = scope.ports.planRoom(id);
    if (busyStatuses.includes(before.status)) await room.stop(toPlanCaller(scope), { planId: id });
    const plan = await readPlanRecord(scope, id);
    if (!plan) return fail("not_found");
    const shipments = await readPlanShipmentStates(scope, id);
    if (shipments.some(({ status }) => underWayStatuses.includes(status))) return fail("plan_has_picked_up");
    // Permission to delete the plan is enough to release all its shipments, whatever their location.
    const { statements, outcome } = await moveShipments(
      ignoringLocations(scope),
      shipments.flatMap(({ id: shipmentId, status }) => {
        const action = eventsBackToPending[status];
        return action ? [{ id: shipmentId, action }] : [];
      }),
    );
    if (outcome.refused.length > 0) return fail("lost_race");
    const written = await commit(scope.db, [setPlan(scope, plan, {}), ...statements, ...deletePlanRows(scope, id)]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    await room.removed(toPlanCaller(scope));
    return ok({ id });
  },
});
