import type { Permission } from "#app/platform/access/permissions.ts";
import type { ShipmentAction } from "./shipment.states.ts";

/** The permission of each action; null: nobody performs it directly. */
export const shipmentActionPermissions: Readonly<Record<ShipmentAction, Permission | null>> = {
  plan: "shipments.plan",
  unplan: "shipments.plan",
  assign: "shipments.assign",
  unassign: "shipments.unassign",
  pickup: "shipments.pickup",
  dropoff: "shipments.dropoff",
  attempt: "shipments.attempt",
  receive: "shipments.receive",
  reset: "shipments.reset",
  cancel: "shipments.cancel",
  // Part of moving a stop to another route.
  reassign: null,
  // Part of losing its orders.
  lose: null,
  edit_source: "shipments.update",
  edit_destination: "shipments.update",
  reschedule: "shipments.update",
  reschedule_pickup: "shipments.update",
  incident: "shipments.update",
};
