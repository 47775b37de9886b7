import { z } from "zod";
import { readOrderStates } from "#app/modules/orders/db/order-moves.server.ts";
import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { canShipAs, facilityShipTypes } from "#app/modules/orders/model/ship-order.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { liveShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { checkPlanTarget, type PlanTarget, planTargetFields } from "./plan-target.server.ts";
import { putIntoPlan } from "./put-into-plan.server.ts";

/**
 * Plans orders in one step: creates the shipments that they need, and puts them into an existing plan or a new one.
 * Each order has its own result. Repeating the call after an interruption goes on where it ended: shipments that are
 * there are not made again, and those that are in the plan count as done.
 */
export const planOrders = createCommand({
  name: "orders.plan",
  permission: ["orders", "orders.ship", "plans", "shipments.plan"],
  subscription: true,
  input: z.object({ orders: bulkIdsSchema, ...planTargetFields }),
  async run(scope, { orders, ...requested }) {
    const target = await checkPlanTarget(scope, requested);
    if (!target.ok) return target;
    const ids = [...new Set(orders)];
    const shipped = await shipForPlan(scope, ids, target.value);
    if (!shipped.ok) return shipped;
    const { shipmentOf, refused } = shipped.value;
    const planned = await putIntoPlan(scope, target.value, [...new Set(shipmentOf.values())]);
    if (!planned.ok) return planned;
    const { plan, ...outcome } = planned.value;
    return ok({ ...toOrderOutcome(ids, shipmentOf, { refused, outcome }), plan });
  },
});

interface ShippedForPlan {
  /** The live shipment of each order. */
  shipmentOf: Map<string, string>;
  /** Orders that cannot get a shipment for this plan. */
  refused: BulkOutcome["refused"];
}

/** Creates shipments of the plan's type for the orders that have no live one. */
function shipForPlan(
  scope: Scope,
  orderIds: readonly string[],
  { shipmentType, locationId }: PlanTarget,
): Promise<Result<ShippedForPlan>> {
  const as = shipmentTypes.byCode(shipmentType).key;
  return commitWithRetry(scope, async () => {
    if (!canShipAs(scope.account, as)) return fail("feature_missing");
    // Pickups and transfers go to the plan's depot.
    const facility = facilityShipTypes.includes(as)
      ? await resolvePlace(scope, { location_id: locationId }, "locationId")
      : null;
    if (facility && !facility.ok) return facility;
    const states = await readOrderStates(scope, selectIds(orderIds), { history: false });
    const shipmentOf = new Map(
      [...states.values()].flatMap(({ id, shipments }) => {
        const live = shipments.find(({ status }) => liveShipmentStatuses.includes(status));
        return live ? [[id, live.id] as const] : [];
      }),
    );
    const left = orderIds.filter((id) => !shipmentOf.has(id));
    const { statements, outcome, created } = await createShipments(scope, left, {
      as,
      destination: facility?.value.place,
    });
    for (const { orderId, shipmentId } of created) shipmentOf.set(orderId, shipmentId);
    return ok({ statements, outcome: { shipmentOf, refused: outcome.refused } });
  });
}

/** The result of each order: that of its shipment, or why it has none. */
function toOrderOutcome(
  orderIds: readonly string[],
  shipmentOf: ReadonlyMap<string, string>,
  { refused, outcome }: { refused: BulkOutcome["refused"]; outcome: BulkOutcome },
): BulkOutcome {
  const reasons = new Map(outcome.refused.map((each) => [each.id, each]));
  const found = orderIds.map((id) => ({ id, reason: reasons.get(shipmentOf.get(id) ?? "") }));
  return {
    succeeded: found.flatMap(({ id, reason }) => (shipmentOf.has(id) && !reason ? [id] : [])),
    refused: [...refused, ...found.flatMap(({ id, reason }) => (reason ? [{ ...reason, id }] : []))],
  };
}
