import { toStoredProof } from "#app/modules/orders/model/move-proof.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { diffFields } from "#app/platform/events/changed-fields.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { getShipmentChange, isOtherDay, isReschedule } from "./change-shipment.ts";
import { toRecordedPayments } from "./handover-payments.ts";
import { getMoveRefusal } from "./move-checks.ts";
import { isSettlingStep, moveOrder } from "./move-orders.ts";
import { shipmentStatuses, shipmentTypes } from "./shipment.enums.ts";
import type { MoveContext, MoveDecision, OrderState, ShipmentMove, ShipmentState } from "./shipment.moves.ts";
import { type ShipmentAction, shipmentEventByAction, shipmentTransitions } from "./shipment.states.ts";

/**
 * Decides a move: the new states of the shipment and its orders, or why it is refused. Pure: the caller writes the
 * result.
 */
export function decideMove(
  shipment: ShipmentState,
  orders: readonly OrderState[],
  move: ShipmentMove,
  context: MoveContext,
): Result<MoveDecision> {
  if (move.version !== undefined && move.version !== shipment.version) return fail("lost_race");
  let decision: MoveDecision = { shipment, shipmentEvents: [], orders: orders.map((order) => ({ order, events: [] })) };
  for (const action of listSteps(shipment, move)) {
    const next = decideStep(decision, action, move, context);
    if (!next.ok) return next;
    decision = next.value;
  }
  return ok({ ...decision, orders: decision.orders.filter((each) => each.events.length > 0) });
}

/** Some actions consist of two steps; each writes its event. */
function listSteps(shipment: ShipmentState, move: ShipmentMove): ShipmentAction[] {
  if (move.action === "dropoff" && shipment.status === shipmentStatuses.code.dispatched) return ["pickup", "dropoff"];
  if (
    move.action === "plan" &&
    shipment.status === shipmentStatuses.code.planned &&
    move.fromOtherPlan &&
    shipment.planId !== move.planId
  )
    return ["unplan", "plan"];
  return [move.action];
}

function decideStep(
  { shipment, shipmentEvents, orders }: MoveDecision,
  action: ShipmentAction,
  move: ShipmentMove,
  context: MoveContext,
): Result<MoveDecision> {
  const to = applyTransition(shipmentTransitions, shipment.status, action);
  if (!to.ok) return to;
  const states = orders.map((each) => each.order);
  const refusal = getMoveRefusal(shipment, states, action, move, context);
  if (refusal) return fail(refusal);
  const moved: MoveDecision["orders"] = [];
  const isDelivered = action === "dropoff" && shipment.type === shipmentTypes.code.delivery;
  const paid = isSettlingStep(shipment, action) ? toRecordedPayments(listCollections(states), move) : [];
  const written = {
    ...move,
    proof: toStoredProof(isDelivered ? states : [], move.proof),
    paid: paid.length > 0 ? paid : undefined,
  };
  for (const { order, events } of orders) {
    const next = moveOrder(shipment, order, action, written, context);
    if (!next.ok) return next;
    moved.push({ order: next.value.order, events: [...events, ...next.value.events] });
  }
  const stays = isReschedule(action) && !isOtherDay(shipment, action, move);
  const status = stays ? shipment.status : to.value;
  const next = {
    ...shipment,
    ...getShipmentChange(shipment, action, move, context, stays),
    status,
    version: shipment.version + 1,
  };
  const hasShortage = action === "receive" && move.receipt && move.receipt.received < move.receipt.expected;
  const event = {
    type: shipmentEventByAction[action],
    version: next.version,
    from: shipment.status,
    to: status,
    detail: { ...buildDetail(action, written), ...getHandoverNames(action, context) },
    changed: diffFields(publishedFields, shipment, next),
  };
  if (!hasShortage) return ok({ shipment: next, shipmentEvents: [...shipmentEvents, event], orders: moved });
  const version = next.version + 1;
  const incident = {
    ...event,
    type: "incident_added" as const,
    version,
    from: status,
    detail: { shortage: true, ...getReceiptCount(move) },
    changed: {},
  };
  return ok({
    shipment: { ...next, version },
    shipmentEvents: [...shipmentEvents, event, incident],
    orders: moved,
  });
}

const listCollections = (orders: readonly OrderState[]) =>
  orders.filter(({ status }) => status !== orderStatuses.code.closed).flatMap(({ collections }) => collections);

/** Fields published with shipment events besides the status, by API name. */
const publishedFields = {
  agent_id: ({ agentId }: ShipmentState) => agentId,
  plan_id: ({ planId }: ShipmentState) => planId,
  pickup_schedule: ({ pickupFrom, pickupTo }: ShipmentState) => [pickupFrom, pickupTo],
  delivery_schedule: ({ deliveryFrom, deliveryTo }: ShipmentState) => [deliveryFrom, deliveryTo],
  failure_reason: ({ failureReason }: ShipmentState) => failureReason,
};

const detailKeys = [
  "agentId",
  "planId",
  "routeId",
  "reason",
  "note",
  "date",
  "proof",
  "paid",
  "missing",
  "checked",
  "devicePosition",
  "from",
  "to",
] as const;

function buildDetail(action: ShipmentAction, move: ShipmentMove): Record<string, unknown> {
  const named = detailKeys.flatMap((key) => (move[key] === undefined ? [] : [[key, move[key]] as const]));
  return action === move.action ? { ...Object.fromEntries(named), ...getReceiptCount(move) } : { implied: true };
}

/** Actions at a stop: their events record the names of account and agent for the proof. */
const handoverActions: readonly ShipmentAction[] = ["pickup", "dropoff", "attempt"];

const getHandoverNames = (action: ShipmentAction, { names }: MoveContext): Record<string, unknown> =>
  names && handoverActions.includes(action) ? { names } : {};

function getReceiptCount({ receipt }: ShipmentMove): Record<string, unknown> {
  return receipt ? { expected: receipt.expected, received: receipt.received } : {};
}
