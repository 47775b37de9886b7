import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { custodyOrderStatuses, type OrderAction } from "#app/modules/orders/model/order.states.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { type AdvancedOrder, advanceOrder, toTimelineEntry } from "./advance-order.ts";
import { attemptOrder } from "./attempt-order.ts";
import { isOtherDay, isReschedule } from "./change-shipment.ts";
import type { CollectionState } from "./collection-state.ts";
import { findHandoverPayment, isCollectionOpen } from "./handover-payments.ts";
import { restoreOrder } from "./reset-order.ts";
import { type ShipmentType, shipmentTypes } from "./shipment.enums.ts";
import type { MoveContext, OrderState, ShipmentMove, ShipmentState } from "./shipment.moves.ts";
import { liveShipmentStatuses, orderEffects, type ShipmentAction } from "./shipment.states.ts";

const { closed } = orderStatuses.code;
const { delivery, pickup, transfer } = shipmentTypes.code;
/** Types that end at a facility, where no money is collected. */
const facilityLegs: readonly ShipmentType[] = [pickup, transfer];
const { prepaid, collected } = collectionStatuses.code;

/** Applies one step of a shipment to one of its orders; no events when nothing changes. */
export function moveOrder(
  shipment: ShipmentState,
  order: OrderState,
  action: ShipmentAction,
  move: ShipmentMove,
  context: MoveContext,
): Result<AdvancedOrder> {
  if (action === "reset") return restoreOrder(shipment, order);
  // Lost or damaged on the way: the shipment continues without it.
  if (order.status === closed) return ok({ order, events: [] });
  if (action === "attempt" && shipment.type === delivery) return attemptOrder(shipment, order, move, context);
  if (action === "receive") return ok(receiveOrder(shipment, order, move));
  if (action === "reschedule" && shipment.type === delivery) return ok(rescheduleOrder(shipment, order, move));
  const effect = orderEffects.find((each) => each.action === action && each.type === shipment.type);
  if (!effect || (effect.order === "release" && isCarriedByOthers(shipment, order))) return ok({ order, events: [] });
  // Another window on the same day keeps the agent.
  if (isReschedule(action) && !isOtherDay(shipment, action, move)) return ok({ order, events: [] });
  const count = action === move.action && action === "dropoff" ? move.receipt?.orders[order.id] : undefined;
  const detail = { shipmentId: shipment.id, shipment: shipment.number, ...getStepProof(action, move), ...count };
  const change = isFinishing(effect.order) ? { completedAt: context.at } : {};
  const paid = isSettlingStep(shipment, action) ? settleCollections(shipment, order, move, context) : {};
  const moved = advanceOrder(order, effect.order, { ...change, ...paid }, detail);
  return moved.ok || !effect.lenient ? moved : ok({ order, events: [] });
}

/** Whether a step settles collections: only a drop-off at a customer or merchant does. */
export function isSettlingStep(shipment: Pick<ShipmentState, "type">, action: ShipmentAction): boolean {
  return action === "dropoff" && !facilityLegs.includes(shipment.type);
}

/**
 * Settles collections: what is collected is held by the shipment's agent, what was prepaid was paid to the merchant.
 */
function settleCollections(
  shipment: ShipmentState,
  order: OrderState,
  move: ShipmentMove,
  context: MoveContext,
): Partial<OrderState> {
  const settle = (each: CollectionState): CollectionState => {
    const payment = isCollectionOpen(each) ? findHandoverPayment(each, move) : null;
    if (!payment) return each;
    const agentReason = context.uncollected === "office" ? null : (payment.reason ?? null);
    if (payment.outcome === "waived") return { ...each, waived: true, agentReason };
    if (payment.outcome === "prepaid") return { ...each, status: prepaid, prepaidHolder: "merchant", agentReason };
    const method = payment.method ?? each.method;
    return { ...each, status: collected, method, collectedAt: context.at, agentId: shipment.agentId };
  };
  return { collections: order.collections.map(settle) };
}

/**
 * Goods that arrived at a facility, with what was counted. A failed delivery that comes back does not change the
 * order's status.
 */
function receiveOrder(shipment: ShipmentState, order: OrderState, move: ShipmentMove): AdvancedOrder {
  if (!custodyOrderStatuses.includes(order.status)) return { order, events: [] };
  const detail = { shipmentId: shipment.id, shipment: shipment.number, ...move.receipt?.orders[order.id] };
  const arrives = orderEffects.some((each) => each.action === "receive" && each.type === shipment.type);
  const moved = arrives ? advanceOrder(order, "receive", {}, detail) : null;
  if (moved?.ok) return moved.value;
  const next = { ...order, version: order.version + 1 };
  return { order: next, events: [toTimelineEntry(order, next, "received", detail)] };
}

function rescheduleOrder(shipment: ShipmentState, order: OrderState, move: ShipmentMove): AdvancedOrder {
  const next = {
    ...order,
    deliveryFrom: move.from ?? null,
    deliveryTo: move.to ?? null,
    version: order.version + 1,
  };
  const detail = { shipmentId: shipment.id, part: "delivery_schedule", from: move.from, to: move.to };
  return { order: next, events: [toTimelineEntry(order, next, "updated", detail)] };
}

function isFinishing(action: OrderAction): boolean {
  return action === "dropoff" || action === "return_dropoff";
}

function getStepProof(action: ShipmentAction, move: ShipmentMove): Record<string, unknown> {
  // A pickup implied by a drop-off has no proof.
  return action === move.action && move.proof ? { proof: move.proof } : {};
}

function isCarriedByOthers(shipment: ShipmentState, order: OrderState): boolean {
  return order.shipments.some((other) => other.id !== shipment.id && liveShipmentStatuses.includes(other.status));
}
