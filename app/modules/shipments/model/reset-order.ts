import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type AdvancedOrder, toTimelineEntry } from "./advance-order.ts";
import type { OrderState, ShipmentState } from "./shipment.moves.ts";

const { dispatched_for_return: dispatchedForReturn } = orderStatuses.code;
const { pending, prepaid, collected } = collectionStatuses.code;

/** Restores the order to its state before this shipment moved it; refused when something else happened since. */
export function restoreOrder(shipment: ShipmentState, order: OrderState): Result<AdvancedOrder> {
  const lastReset = order.history.findLastIndex((each) => each.reset);
  const since = order.history.slice(lastReset + 1);
  const changes = since.filter((each) => each.fromStatus !== each.toStatus && each.type !== "added_to_shipment");
  // A reset shipment is dispatched again, so a return keeps its dispatched status.
  const ownChanges = changes.filter((each) => each.shipmentId === shipment.id && each.toStatus !== dispatchedForReturn);
  const first = ownChanges[0];
  const last = changes.at(-1);
  if (!first || first.fromStatus === null) return ok({ order, events: [] });
  if (last?.shipmentId !== shipment.id) return fail("shipment_receipted");
  const { waived = [], ...before } = first.before ?? {};
  const collections = order.collections.map((each) => {
    const restored = { ...each, waived: waived.includes(each.id), agentReason: null };
    // What only the agent called prepaid is open again; what the office marked stays.
    if (each.status === prepaid && each.agentReason !== null)
      return { ...restored, status: pending, prepaidHolder: null };
    return each.status === collected ? { ...restored, status: pending, collectedAt: null, agentId: null } : restored;
  });
  const next = { ...order, ...before, collections, status: first.fromStatus, version: order.version + 1 };
  const detail = { shipmentId: shipment.id, shipment: shipment.number, reset: true };
  return ok({ order: next, events: [toTimelineEntry(order, next, "status_changed", detail)] });
}
