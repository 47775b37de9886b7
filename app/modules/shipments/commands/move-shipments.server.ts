import type { Command } from "#app/platform/commands/command.server.ts";
import {
  agentInputSchema,
  attemptInputSchema,
  cancelInputSchema,
  incidentInputSchema,
  moveIdsSchema,
  pickupInputSchema,
  windowInputSchema,
} from "../model/move-inputs.ts";
import { defineBulkCommand } from "./define-bulk-command.server.ts";
import { dropOffShipments, receiveShipments } from "./drop-off-shipments.server.ts";

const noMoveFields = () => ({});

export const clearPlan = defineBulkCommand(
  "shipments.clear_plan",
  "shipments.plan",
  "unplan",
  moveIdsSchema,
  noMoveFields,
);
export const assignShipments = defineBulkCommand(
  "shipments.assign",
  "shipments.assign",
  "assign",
  agentInputSchema,
  ({ agent_id }) => ({
    agentId: agent_id,
  }),
);
export const unassignShipments = defineBulkCommand(
  "shipments.unassign",
  "shipments.unassign",
  "unassign",
  moveIdsSchema,
  noMoveFields,
);
export const pickUpShipments = defineBulkCommand(
  "shipments.pickup",
  "shipments.pickup",
  "pickup",
  pickupInputSchema,
  ({ proof }) => ({ proof }),
);
export const attemptShipments = defineBulkCommand(
  "shipments.attempt",
  "shipments.attempt",
  "attempt",
  attemptInputSchema,
  ({ reason, note, date }) => ({ reason, note, date }),
);
export const resetShipments = defineBulkCommand(
  "shipments.reset",
  "shipments.reset",
  "reset",
  moveIdsSchema,
  noMoveFields,
);
export const cancelShipments = defineBulkCommand(
  "shipments.cancel",
  "shipments.cancel",
  "cancel",
  cancelInputSchema,
  ({ reason }) => ({ note: reason }),
);
export const addIncidents = defineBulkCommand(
  "shipments.incident",
  "shipments.update",
  "incident",
  incidentInputSchema,
  ({ note }) => ({ note }),
);
export const rescheduleDropoff = defineBulkCommand(
  "shipments.reschedule",
  "shipments.update",
  "reschedule",
  windowInputSchema,
  ({ from, to }) => ({ from, to }),
);
export const reschedulePickup = defineBulkCommand(
  "shipments.reschedule_pickup",
  "shipments.update",
  "reschedule_pickup",
  windowInputSchema,
  ({ from, to }) => ({ from, to }),
);

/** Commands by the last segment of their API path. */
export const shipmentCommands = {
  unassign: unassignShipments,
  pickup: pickUpShipments,
  dropoff: dropOffShipments,
  attempt: attemptShipments,
  incident: addIncidents,
  receive: receiveShipments,
  reset: resetShipments,
  cancel: cancelShipments,
} as const satisfies Readonly<Record<string, Command>>;
