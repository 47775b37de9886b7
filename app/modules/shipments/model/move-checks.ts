import { getDoorCodeRefusal } from "#app/modules/orders/model/move-proof.ts";
import { orderStatuses, type ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import { getMissingReasonField } from "#app/modules/orders/model/order.rules.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { CollectionState } from "./collection-state.ts";
import { findHandoverPayment, isCollectionOpen } from "./handover-payments.ts";
import { shipmentStatuses, shipmentTypes } from "./shipment.enums.ts";
import type { MoveContext, OrderState, ShipmentMove, ShipmentState } from "./shipment.moves.ts";
import { liveShipmentStatuses, type ShipmentAction } from "./shipment.states.ts";

type MoveCheck = (
  shipment: ShipmentState,
  orders: readonly OrderState[],
  move: ShipmentMove,
  context: MoveContext,
) => ErrorCode | null;

const { closed, processing } = orderStatuses.code;
const { pickup, transfer, delivery, return: returning } = shipmentTypes.code;

/** Lost or damaged goods can be neither picked up nor delivered. */
const areAllLost = (orders: readonly OrderState[]) =>
  orders.length > 0 && orders.every(({ status }) => status === closed);

/** An order whose address has issues cannot be planned or assigned until the address is validated. */
const checkPlaces: MoveCheck = (_shipment, orders) =>
  orders.some(({ issues }) => issues.length > 0) ? "order_has_issues" : null;

/** The agent must be active and have the function for this type of shipment. */
const checkAgent: MoveCheck = (shipment, _orders, _move, { agent }) => {
  if (!agent) return "not_found";
  if (!agent.active) return "agent_inactive";
  return agent.functions.includes(functionByType[shipment.type]) ? null : "agent_lacks_function";
};

/** What an action requires besides the status. */
const checks: Partial<Record<ShipmentAction, MoveCheck>> = {
  plan: checkPlaces,
  assign: (...args) => checkAgent(...args) ?? checkPlaces(...args),
  reassign: checkAgent,
  lose: (_shipment, orders) => (areAllLost(orders) ? null : "illegal_transition"),
  pickup: (shipment, orders, move) => {
    if (areAllLost(orders)) return "illegal_transition";
    return orders.every((order) => !isTakenOver(shipment, order) || hasRequiredProof(order.proofOfPickup, move.proof))
      ? null
      : "proof_required";
  },
  dropoff: (shipment, all, move, { uncollected }) => {
    if (areAllLost(all)) return "illegal_transition";
    // Pickups and transfers end at a facility: neither proof nor payment is required there.
    if (shipment.type === pickup || shipment.type === transfer) return null;
    const orders = all.filter(({ status }) => status !== closed);
    if (!orders.every((order) => hasRequiredProof(order.proofOfDelivery, move.proof))) return "proof_required";
    const codeRefusal = shipment.type === delivery ? getDoorCodeRefusal(orders, move.proof) : null;
    if (codeRefusal) return codeRefusal;
    const open = orders.flatMap((order) => order.collections).filter(isCollectionOpen);
    const how = (each: CollectionState) => findHandoverPayment(each, move)?.outcome;
    if (open.some((each) => each.prepaymentRequired && how(each) !== "prepaid")) return "collection_not_prepaid";
    if (open.some((each) => !how(each))) return "collections_open";
    return uncollected === "office" ? null : getUncollectedRefusal(open, move, uncollected);
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

/** What a driver leaves uncollected must be allowed, and proved by a reason and a photo or note. */
function getUncollectedRefusal(
  open: readonly CollectionState[],
  move: ShipmentMove,
  uncollected: "allowed" | "refused",
): ErrorCode | null {
  const left = open
    .flatMap((each) => findHandoverPayment(each, move) ?? [])
    .filter(({ outcome }) => outcome !== "collected");
  if (left.length === 0) return null;
  if (uncollected === "refused") return "collection_must_be_collected";
  if (left.some(({ reason }) => !reason)) return "uncollected_reason_required";
  return move.proof?.image || left.every(({ note }) => note) ? null : "uncollected_evidence_required";
}

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

function isLiveOrDone(status: ShipmentState["status"]): boolean {
  return status !== shipmentStatuses.code.cancelled || liveShipmentStatuses.includes(status);
}

/** Whether the account takes custody of the goods with this pickup: proof of pickup is required only then. */
function isTakenOver(shipment: ShipmentState, order: OrderState): boolean {
  return (
    shipment.type === pickup ||
    shipment.type === returning ||
    ((shipment.type === delivery || shipment.type === transfer) && order.status === processing)
  );
}

/** Setting 1 requires a signature, 2 an image, 3 both. */
function hasRequiredProof(setting: ProofSetting, proof: ShipmentMove["proof"]): boolean {
  const signature = setting !== 1 && setting !== 3 ? true : Boolean(proof?.signature);
  const image = setting !== 2 && setting !== 3 ? true : Boolean(proof?.image);
  return signature && image;
}
