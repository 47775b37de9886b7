import { getDoorCodeRefusal } from "#app/modules/orders/model/move-proof.ts";
import { orderStatuses, type ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import { getMissingReasonField } from "#app/modules/orders/model/order.rules.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { findHandoverPayment, isCollectionOpen } from "./handover-payments.ts";
import { shipmentStatuses, shipmentTypes } from "./shipment.enums.ts";
import type { CollectionState, MoveContext, OrderState, ShipmentMove, ShipmentState } from "./shipment.moves.ts";
import { liveShipmentStatuses, type ShipmentAction } from "./shipment.states.ts";

type MoveCheck = (
  shipment: ShipmentState,
  orders: readonly OrderState[],
  move: ShipmentMove,
  context: MoveContext,
) => ErrorCode | null;

const { closed, processing } = orderStatuses.code;
const { pickup, transfer, delivery, return: returning } = shipmentTypes.code;

/** Nobody can take along or deliver what was lost or damaged (domain-rules, "Orders"). */
const areAllLost = (orders: readonly OrderState[]) =>
  orders.length > 0 && orders.every(({ status }) => status === closed);

/** An address that nobody is sure of holds its order: nothing is planned for it before it is validated. */
const checkPlaces: MoveCheck = (_shipment, orders) =>
  orders.some(({ issues }) => issues.length > 0) ? "order_has_issues" : null;

/** Somebody of the account who works, and may do this. */
const checkAgent: MoveCheck = (shipment, _orders, _move, { agent }) => {
  if (!agent) return "not_found";
  if (!agent.active) return "agent_inactive";
  return agent.functions.includes(functionByType[shipment.type]) ? null : "agent_lacks_function";
};

/** What an action is refused for besides the status (domain-rules, "Shipments", last column). */
const checks: Partial<Record<ShipmentAction, MoveCheck>> = {
  plan: checkPlaces,
  assign: (...requested) => checkAgent(...requested) ?? checkPlaces(...requested),
  reassign: checkAgent,
  lose: (_shipment, orders) => (areAllLost(orders) ? null : "illegal_transition"),
  pickup: (shipment, orders, move) => {
    if (areAllLost(orders)) return "illegal_transition";
    return orders.every((order) => !isTakenOver(shipment, order) || hasRequiredProof(order.proofOfPickup, move.proof))
      ? null
      : "proof_required";
  },
  dropoff: (shipment, all, move) => {
    if (areAllLost(all)) return "illegal_transition";
    // What arrives at a facility is received there: proof and money belong to the door.
    if (shipment.type === pickup || shipment.type === transfer) return null;
    const orders = all.filter(({ status }) => status !== closed);
    if (!orders.every((order) => hasRequiredProof(order.proofOfDelivery, move.proof))) return "proof_required";
    const unsaid = shipment.type === delivery ? getDoorCodeRefusal(orders, move.proof) : null;
    if (unsaid) return unsaid;
    const open = orders.flatMap((order) => order.collections).filter(isCollectionOpen);
    const how = (each: CollectionState) => findHandoverPayment(each, move)?.how;
    if (open.some((each) => each.prepaymentRequired && how(each) !== "prepaid")) return "collection_not_prepaid";
    return open.some((each) => !how(each)) ? "collections_open" : null;
  },
  attempt: (_shipment, _orders, move, { today }) => {
    if (!move.reason) return "reason_required";
    if (move.date && move.date <= today) return "attempt_date_past";
    return getMissingReasonField(move.reason, move);
  },
  cancel: (_shipment, _orders, move) => (move.note || move.reason ? null : "reason_required"),
  incident: (_shipment, _orders, move) => (move.note ? null : "note_required"),
  reschedule: (_shipment, _orders, move) => (move.from || move.to ? null : "date_required"),
  reschedule_pickup: (_shipment, _orders, move) => (move.from || move.to ? null : "date_required"),
  receive: (shipment) =>
    shipment.status === shipmentStatuses.code.completed && shipment.destination.kind !== "location"
      ? "not_at_facility"
      : null,
  reset: (shipment, orders) => {
    const settled = orders.flatMap((order) => order.collections).some((each) => each.receiptId || each.settlementId);
    const followed = orders.some((order) =>
      order.shipments.some((other) => other.id > shipment.id && isLiveOrDone(other.status)),
    );
    return settled || followed ? "shipment_receipted" : null;
  },
};

const functionByType = {
  [pickup]: "pickups",
  [transfer]: "transfers",
  [delivery]: "deliveries",
  [returning]: "returns",
} as const;

/** Why an action is refused, or null. */
export function getMoveRefusal(
  shipment: ShipmentState,
  orders: readonly OrderState[],
  action: ShipmentAction,
  move: ShipmentMove,
  context: MoveContext,
): ErrorCode | null {
  return checks[action]?.(shipment, orders, move, context) ?? null;
}

/** True for anything but a cancelled shipment. */
function isLiveOrDone(status: ShipmentState["status"]): boolean {
  return status !== shipmentStatuses.code.cancelled || liveShipmentStatuses.includes(status);
}

/** True when the goods come into the account's hands by this pick-up; proof of it is asked for once. */
function isTakenOver(shipment: ShipmentState, order: OrderState): boolean {
  return (
    shipment.type === pickup ||
    shipment.type === returning ||
    (shipment.type === delivery && order.status === processing)
  );
}

/** Setting 1 asks for a signature, 2 for an image, 3 for both (domain §3). */
function hasRequiredProof(setting: ProofSetting, proof: ShipmentMove["proof"]): boolean {
  const signature = setting !== 1 && setting !== 3 ? true : Boolean(proof?.signature);
  const image = setting !== 2 && setting !== 3 ? true : Boolean(proof?.image);
  return signature && image;
}
