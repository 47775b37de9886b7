import type { OrderAction } from "#app/modules/orders/model/order.states.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";
import {
  type ShipmentEventType,
  type ShipmentStatus,
  type ShipmentType,
  shipmentStatuses,
  shipmentTypes,
} from "./shipment.enums.ts";

/** What can be done with a shipment (domain-rules, "Shipments"). */
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

/** Rows that leave the status as it is. */
function stayRows(
  event: ShipmentAction,
  states: readonly ShipmentStatus[],
): Transition<ShipmentStatus, ShipmentAction>[] {
  return states.map((state) => ({ from: [state], event, to: state }));
}

/**
 * A shipment's life. `dropoff` from Dispatched is a pick-up and a drop-off in one (both events are written).
 * Rescheduling to another day sends Planned and Dispatched back to Pending.
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
  // Its goods are lost or damaged: what nobody can deliver any more ends, wherever it is.
  { from: [pending, planned, dispatched, pickedUp], event: "lose", to: cancelled },
  // Another route takes it over, with the goods wherever they are.
  ...stayRows("reassign", [dispatched, pickedUp]),
  ...stayRows("edit_source", [pending, planned, dispatched]),
  ...stayRows("edit_destination", [pending, planned, dispatched, pickedUp]),
  { from: [pending, planned, dispatched], event: "reschedule_pickup", to: pending },
  { from: [pending, planned, dispatched], event: "reschedule", to: pending },
  ...stayRows("reschedule", [pickedUp]),
  ...stayRows("incident", [dispatched, pickedUp]),
];

/** Shipments that still move, or may: an order is in at most one of them at a time. */
export const liveShipmentStatuses: readonly ShipmentStatus[] = shipmentStatuses.filter(
  ({ phase }) => phase === "waiting" || phase === "moving",
);

/** Nothing of them was taken along yet: they are planned, edited and cancelled. */
export const waitingShipmentStatuses: readonly ShipmentStatus[] = shipmentStatuses.filter(
  ({ phase }) => phase === "waiting",
);

/** What an action on a shipment of a type does to its orders. */
export interface OrderEffect {
  action: ShipmentAction;
  type: ShipmentType;
  order: OrderAction;
  /** An order that the table does not let move is left as it is; without it the shipment is refused. */
  lenient?: true;
}

const { pickup, transfer, delivery, return: returning } = shipmentTypes.code;

/**
 * Effects on orders, one row each (domain-rules, "Orders"). `attempt` of a delivery is settled by its reason and
 * `reset` by what the orders were before: those two are not in the table.
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
  { action: "attempt", type: returning, order: "return_attempt", lenient: true },
  { action: "cancel", type: pickup, order: "release", lenient: true },
  { action: "cancel", type: transfer, order: "release", lenient: true },
  { action: "cancel", type: delivery, order: "release", lenient: true },
  { action: "cancel", type: returning, order: "recall_return", lenient: true },
  { action: "unassign", type: returning, order: "recall_return", lenient: true },
  { action: "reschedule_pickup", type: returning, order: "recall_return", lenient: true },
  { action: "reschedule", type: returning, order: "recall_return", lenient: true },
];

/** The event that an action writes on the shipment. */
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
