import type { Transition } from "#app/platform/kernel/state-machine.ts";
import { type OrderEventType, type OrderStatus, orderStatuses } from "./order.enums.ts";

export type OrderAction =
  | "validate_location"
  | "validate_location_with_carrier"
  | "validate_held"
  | "hold_address"
  | "assign_carrier"
  | "unassign_carrier"
  | "add_to_shipment"
  | "add_to_return"
  | "release"
  | "pickup_picked_up"
  | "receive"
  | "transfer_picked_up"
  | "delivery_picked_up"
  | "dropoff"
  | "attempt_reattempt"
  | "attempt_return"
  | "choose_return"
  | "cancel"
  | "cancel_in_custody"
  | "dispatch_return"
  | "recall_return"
  | "return_picked_up"
  | "return_attempt"
  | "return_dropoff"
  | "close"
  | "lose";

const {
  draft,
  new: fresh,
  ready,
  processing,
  shipped,
  in_transit: inTransit,
  out_for_delivery: outForDelivery,
  delivered,
  delivery_attempted: attempted,
  cancelled,
  closed,
  dispatched_for_return: dispatchedForReturn,
  return_in_progress: returnInProgress,
  return_completed: returnCompleted,
  return_attempted: returnAttempted,
  pending_return: pendingReturn,
} = orderStatuses.code;

/** The account or its carrier has the goods. */
export const custodyOrderStatuses: readonly OrderStatus[] = orderStatuses.filter((row) => row.custody);

/**
 * A corrected address that is not found leaves these orders in their status, held by the issue: never back to Draft.
 */
const addressableStatuses: readonly OrderStatus[] = orderStatuses.filter(
  ({ editable }) => editable === "all" || editable === "way",
);

/** Orders beyond Draft that an issue holds keep their status until somebody confirms the place. */
export const heldOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  ({ code, phase }) => code !== draft && phase !== "over",
);

/** The transition table of an order. A combination without a row is refused with `illegal_transition`. */
export const orderTransitions: readonly Transition<OrderStatus, OrderAction>[] = [
  { from: [draft], event: "validate_location", to: fresh },
  { from: [draft], event: "validate_location_with_carrier", to: ready },
  ...addressableStatuses.map((state) => ({ from: [state], event: "hold_address" as const, to: state })),
  ...heldOrderStatuses.map((state) => ({ from: [state], event: "validate_held" as const, to: state })),
  { from: [fresh], event: "assign_carrier", to: ready },
  { from: [ready], event: "unassign_carrier", to: fresh },
  { from: [ready], event: "add_to_shipment", to: processing },
  { from: [ready], event: "add_to_return", to: pendingReturn },
  { from: [processing], event: "release", to: ready },
  { from: [processing], event: "pickup_picked_up", to: shipped },
  { from: [shipped], event: "receive", to: inTransit },
  { from: [processing, shipped], event: "transfer_picked_up", to: inTransit },
  { from: [processing, shipped, inTransit, attempted], event: "delivery_picked_up", to: outForDelivery },
  { from: [outForDelivery], event: "dropoff", to: delivered },
  { from: [outForDelivery], event: "attempt_reattempt", to: attempted },
  { from: [outForDelivery], event: "attempt_return", to: pendingReturn },
  { from: [attempted], event: "choose_return", to: pendingReturn },
  { from: [draft, fresh, ready, processing], event: "cancel", to: cancelled },
  { from: [shipped, inTransit, attempted], event: "cancel_in_custody", to: pendingReturn },
  { from: [pendingReturn, returnAttempted], event: "dispatch_return", to: dispatchedForReturn },
  { from: [dispatchedForReturn], event: "recall_return", to: pendingReturn },
  { from: [dispatchedForReturn], event: "return_picked_up", to: returnInProgress },
  { from: [dispatchedForReturn, returnInProgress], event: "return_attempt", to: returnAttempted },
  { from: [returnInProgress], event: "return_dropoff", to: returnCompleted },
  { from: [delivered, returnCompleted, cancelled], event: "close", to: closed },
  { from: custodyOrderStatuses, event: "lose", to: closed },
];

/** Orders that wait to go out, for the first time or once more: what is wrong with their address stops them. */
export const undispatchedOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  ({ code, phase }) => phase === "preparing" || phase === "booked" || code === attempted,
);

/** Orders on their way to a customer: a promise that was missed stays in sight until they are closed. */
export const onTheWayOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  ({ phase }) => phase === "booked" || phase === "moving" || phase === "door",
);

/** Orders whose delivery is over: their dates and places change no more. */
export const finishedOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(({ phase }) => phase === "over");

/**
 * Orders that a shipment can be created from while no other live shipment carries them. Ready becomes Processing; the
 * others keep their status until the shipment moves (a further attempt, the last leg after a facility, a return).
 */
export const shippableOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  ({ code, phase }) => code === ready || phase === "moving" || (phase === "returning" && code !== returnInProgress),
);

/** Orders on their way back: their next shipment is a return. */
export const returningOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  ({ code, phase }) => phase === "returning" && code !== returnInProgress,
);

/** The timeline event of each action. */
export const orderEventByAction: Readonly<Record<OrderAction, OrderEventType>> = {
  validate_location: "updated",
  validate_location_with_carrier: "updated",
  validate_held: "updated",
  hold_address: "updated",
  assign_carrier: "assigned",
  unassign_carrier: "unassigned",
  add_to_shipment: "added_to_shipment",
  add_to_return: "added_to_shipment",
  release: "status_changed",
  pickup_picked_up: "picked_up",
  receive: "received",
  transfer_picked_up: "picked_up",
  delivery_picked_up: "picked_up",
  dropoff: "dropped_off",
  attempt_reattempt: "attempted",
  attempt_return: "attempted",
  choose_return: "status_changed",
  cancel: "cancelled",
  cancel_in_custody: "cancelled",
  dispatch_return: "status_changed",
  recall_return: "status_changed",
  return_picked_up: "picked_up",
  return_attempt: "attempted",
  return_dropoff: "dropped_off",
  close: "status_changed",
  lose: "status_changed",
};
