import type { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { type Command, createCommand } from "#app/platform/commands/command.server.ts";
import { runMoves } from "../db/move.writes.server.ts";
import {
  agentInputSchema,
  attemptInputSchema,
  cancelInputSchema,
  incidentInputSchema,
  moveIdsSchema,
  pickupInputSchema,
  windowInputSchema,
} from "../model/move-inputs.ts";
import type { ShipmentMove } from "../model/shipment.moves.ts";
import type { ShipmentAction } from "../model/shipment.states.ts";
import { dropOffShipments } from "./drop-off-shipments.server.ts";
import { receiveShipments } from "./receive-shipments.server.ts";

/** A bulk action of shipments as a command: every item on its own, one batch (domain-rules, "Shipments"). */
function defineBulkCommand<Input extends { shipments: string[] }>(
  name: string,
  permission: Permission,
  action: ShipmentAction,
  input: z.ZodType<Input>,
  move: (input: Input) => Partial<ShipmentMove>,
): Command {
  return createCommand({
    name,
    permission: ["shipments", permission],
    subscription: true,
    input,
    run: (scope, given) =>
      runMoves(
        scope,
        [...new Set(given.shipments)].map((id) => ({ ...move(given), id, action })),
      ),
  });
}

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
  (given) => ({
    proof: given.proof,
  }),
);
export const attemptShipments = defineBulkCommand(
  "shipments.attempt",
  "shipments.attempt",
  "attempt",
  attemptInputSchema,
  (given) => ({
    reason: given.reason,
    note: given.note,
    date: given.date,
  }),
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
  (given) => ({
    note: given.reason,
  }),
);
export const addIncidents = defineBulkCommand(
  "shipments.incident",
  "shipments.update",
  "incident",
  incidentInputSchema,
  (given) => ({
    note: given.note,
  }),
);
export const rescheduleDropoff = defineBulkCommand(
  "shipments.reschedule",
  "shipments.update",
  "reschedule",
  windowInputSchema,
  (given) => ({
    from: given.from,
    to: given.to,
  }),
);
export const reschedulePickup = defineBulkCommand(
  "shipments.reschedule_pickup",
  "shipments.update",
  "reschedule_pickup",
  windowInputSchema,
  (given) => ({ from: given.from, to: given.to }),
);

/** The actions by the word of their address (platform §7.4). */
export const shipmentCommands: Readonly<Record<string, Command>> = {
  unassign: unassignShipments,
  pickup: pickUpShipments,
  dropoff: dropOffShipments,
  attempt: attemptShipments,
  incident: addIncidents,
  receive: receiveShipments,
  reset: resetShipments,
  cancel: cancelShipments,
};
