import type { OrderAction } from "#app/modules/orders/model/order.states.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";
import {
  type ShipmentEventType,
  type ShipmentStatus,
  type ShipmentType,
  shipmentStatuses,
  shipmentTypes,
} from "./shipment.enums.ts";

/** What can be done with a shipment. */
export type ShipmentAction =
  | "plan"
  | "unplan"
  | "assign"
  | "unassign"
  | "reassign"
  | "pickup"
  | "dropoff"
  | "attempt"
  | "receive"
  | "reset"
  | "cancel"
  | "lose"
  | "edit_source"
  | "edit_destination"
  | "reschedule_pickup"
  | "reschedule"
  | "incident";

const {
  pending,
  planned,
  dispatched,
  picked_up: pickedUp,
  completed,
  failed,
  cancelled,
  complete_received: completeReceived,
  failed_received: failedReceived,
} = shipmentStatuses.code;

/** Rows that keep the status. */
function keepStatus(
  event: ShipmentAction,
  states: readonly ShipmentStatus[],
): Transition<ShipmentStatus, ShipmentAction>[] {
  return states.map((state) => ({ from: [state], event, to: state }));
}

/**
 * Transitions of a shipment. `dropoff` from Dispatched is a pickup and a drop-off (both events are written).
 * Rescheduling to another day sets Planned and Dispatched back to Pending.
 */
export const shipmentTransitions: readonly Transition<ShipmentStatus, ShipmentAction>[] = [
  { from: [pending], event: "plan", to: planned },
  { from: [planned], event: "unplan", to: pending },
  { from: [pending, planned, dispatched], event: "assign", to: dispatched },
  { from: [dispatched], event: "unassign", to: pending },
  { from: [dispatched], event: "pickup", to: pickedUp },
  { from: [dispatched, pickedUp], event: "dropoff", to: completed },
  { from: [dispatched, pickedUp], event: "attempt", to: failed },
  { from: [completed], event: "receive", to: completeReceived },
  { from: [failed], event: "receive", to: failedReceived },
  { from: [pickedUp, completed, failed], event: "reset", to: dispatched },
  { from: [pending, planned, dispatched], event: "cancel", to: cancelled },
  // All its goods are lost or damaged.
  { from: [pending, planned, dispatched, pickedUp], event: "lose", to: cancelled },
  // Another route takes it over, whether the goods are picked up or not.
  ...keepStatus("reassign", [dispatched, pickedUp]),
  ...keepStatus("edit_source", [pending, planned, dispatched]),
  ...keepStatus("edit_destination", [pending, planned, dispatched, pickedUp]),
  { from: [pending, planned, dispatched], event: "reschedule_pickup", to: pending },
  { from: [pending, planned, dispatched], event: "reschedule", to: pending },
  ...keepStatus("reschedule", [pickedUp]),
  ...keepStatus("incident", [dispatched, pickedUp]),
];

/** Statuses of shipments that are not finished: an order is in at most one of them at a time. */
export const liveShipmentStatuses: readonly ShipmentStatus[] = shipmentStatuses.filter(
  ({ phase }) => phase === "waiting" || phase === "moving",
);

/** Statuses before the pickup: the shipment can still be planned, edited and cancelled. */
export const waitingShipmentStatuses: readonly ShipmentStatus[] = shipmentStatuses.filter(
  ({ phase }) => phase === "waiting",
);

/** What an action on a shipment of a type does to each of its orders. */
export interface OrderEffect {
  action: ShipmentAction;
  type: ShipmentType;
  order: OrderAction;
  /** An order whose status does not allow the action stays as it is; otherwise the move is refused. */
  lenient?: true;
}

const { pickup, transfer, delivery, return: returning } = shipmentTypes.code;

/**
 * Effects on orders. Not in the table: `attempt` of a delivery, which depends on the reason, and `reset`, which
 * restores earlier states.
 */
export const orderEffects: readonly OrderEffect[] = [
  { action: "assign", type: returning, order: "dispatch_return", lenient: true },
  { action: "pickup", type: pickup, order: "pickup_picked_up" },
  { action: "pickup", type: transfer, order: "transfer_picked_up", lenient: true },
  { action: "pickup", type: delivery, order: "delivery_picked_up" },
  { action: "pickup", type: returning, order: "return_picked_up" },
  { action: "dropoff", type: delivery, order: "dropoff" },
  { action: "dropoff", type: returning, order: "return_dropoff" },
  { action: "receive", type: pickup, order: "receive", lenient: true },
  { action: "receive", type: transfer, order: "receive", lenient: true },
  { action: "attempt", type: pickup, order: "release", lenient: true },
  { action: "attempt", type: transfer, order: "release", lenient: true },
  { action: "attempt", type: returning, order: "return_attempt", lenient: true },
  { action: "cancel", type: pickup, order: "release", lenient: true },
  { action: "cancel", type: transfer, order: "release", lenient: true },
  { action: "cancel", type: delivery, order: "release", lenient: true },
  { action: "cancel", type: returning, order: "recall_return", lenient: true },
  { action: "unassign", type: returning, order: "recall_return", lenient: true },
  { action: "reschedule_pickup", type: returning, order: "recall_return", lenient: true },
  { action: "reschedule", type: returning, order: "recall_return", lenient: true },
];

/** The event that each action writes on the shipment. */
export const shipmentEventByAction: Readonly<Record<ShipmentAction, ShipmentEventType>> = {
  plan: "added_to_plan",
  unplan: "removed_from_plan",
  assign: "assigned",
  unassign: "unassigned",
  reassign: "assigned",
  pickup: "picked_up",
  dropoff: "dropped_off",
  attempt: "failed",
  receive: "received",
  reset: "reset",
  cancel: "cancelled",
  lose: "cancelled",
  edit_source: "location_updated",
  edit_destination: "location_updated",
  reschedule_pickup: "pickup_rescheduled",
  reschedule: "rescheduled",
  incident: "incident_added",
};
