import type { Transition } from "../kernel/state-machine.ts";
import type { OrderEventType, OrderStatus } from "./order.enums.ts";

/** What can happen to an order (domain-rules, "Orders"). */
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

export const draft = 0;
const fresh = 1;
const ready = 2;
const processing = 3;
const shipped = 4;
const inTransit = 5;
const outForDelivery = 6;
const delivered = 7;
const attempted = 8;
const cancelled = 9;
const closed = 10;
const dispatchedForReturn = 11;
const returnInProgress = 12;
const returnCompleted = 13;
const returnAttempted = 14;
const pendingReturn = 15;

/** Where the account or its carrier holds the goods. */
export const custody: readonly OrderStatus[] = [
  shipped,
  inTransit,
  outForDelivery,
  attempted,
  dispatchedForReturn,
  returnInProgress,
  returnAttempted,
  pendingReturn,
];

/** Where an address that is corrected and not found leaves the order as it is, held by its issue: never back to Draft. */
const addressed: readonly OrderStatus[] = [draft, fresh, ready, processing, shipped, inTransit, attempted];

/** Beyond Draft an order waits with its issue wherever it is, until somebody confirms the place. */
export const heldOrders: readonly OrderStatus[] = [fresh, ready, processing, ...custody];

/** An order's life. What stands in no row is refused with `illegal_transition`. */
export const orderTransitions: readonly Transition<OrderStatus, OrderAction>[] = [
  { from: [draft], event: "validate_location", to: fresh },
  { from: [draft], event: "validate_location_with_carrier", to: ready },
  ...addressed.map((state) => ({ from: [state], event: "hold_address" as const, to: state })),
  ...heldOrders.map((state) => ({ from: [state], event: "validate_held" as const, to: state })),
  { from: [fresh], event: "assign_carrier", to: ready },
  { from: [ready], event: "unassign_carrier", to: fresh },
  { from: [ready], event: "add_to_shipment", to: processing },
  { from: [ready], event: "add_to_return", to: pendingReturn },
  { from: [processing], event: "release", to: ready },
  { from: [processing], event: "pickup_picked_up", to: shipped },
  { from: [shipped], event: "receive", to: inTransit },
  { from: [shipped], event: "transfer_picked_up", to: inTransit },
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
  { from: custody, event: "lose", to: closed },
];

/** Orders whose delivery is over: their dates and places change no more. */
export const finishedOrders: readonly OrderStatus[] = [delivered, cancelled, closed, returnCompleted];

/**
 * Orders that a shipment can be made from, when no other live shipment carries them: Ready ones become Processing; the
 * others keep their status until the shipment moves (a further attempt, the last leg after a facility, a return).
 */
export const shippable: readonly OrderStatus[] = [
  ready,
  shipped,
  inTransit,
  attempted,
  pendingReturn,
  returnAttempted,
  dispatchedForReturn,
];

/** Orders whose goods go back: their next shipment is a return. */
export const returningOrders: readonly OrderStatus[] = [pendingReturn, returnAttempted, dispatchedForReturn];

/** The event that an action writes on the order's timeline (domain §3 "Order timeline events"). */
export const orderEventOf: Readonly<Record<OrderAction, OrderEventType>> = {
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
