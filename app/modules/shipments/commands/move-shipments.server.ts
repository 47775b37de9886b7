import type { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { type Command, command } from "#app/platform/commands/command.server.ts";
import { runMoves } from "../db/move.writes.server.ts";
import {
  agentInput,
  attemptInput,
  cancelInput,
  incidentInput,
  onlyIds,
  pickupInput,
  windowInput,
} from "../model/move-inputs.ts";
import type { ShipmentMove } from "../model/shipment.moves.ts";
import type { ShipmentAction } from "../model/shipment.states.ts";
import { dropOffShipments } from "./drop-off-shipments.server.ts";
import { receiveShipments } from "./receive-shipments.server.ts";

/** A bulk action of shipments as a command: every item on its own, one batch (domain-rules, "Shipments"). */
function bulk<Input extends { shipments: string[] }>(
  name: string,
  permission: Permission,
  action: ShipmentAction,
  input: z.ZodType<Input>,
  move: (input: Input) => Partial<ShipmentMove>,
): Command {
  return command({
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

const nothing = () => ({});

export const clearPlan = bulk("shipments.clear_plan", "shipments.plan", "unplan", onlyIds, nothing);
export const assignShipments = bulk("shipments.assign", "shipments.assign", "assign", agentInput, ({ agent_id }) => ({
  agentId: agent_id,
}));
export const unassignShipments = bulk("shipments.unassign", "shipments.unassign", "unassign", onlyIds, nothing);
export const pickUpShipments = bulk("shipments.pickup", "shipments.pickup", "pickup", pickupInput, (given) => ({
  proof: given.proof,
}));
export const attemptShipments = bulk("shipments.attempt", "shipments.attempt", "attempt", attemptInput, (given) => ({
  reason: given.reason,
  note: given.note,
  date: given.date,
}));
export const resetShipments = bulk("shipments.reset", "shipments.reset", "reset", onlyIds, nothing);
export const cancelShipments = bulk("shipments.cancel", "shipments.cancel", "cancel", cancelInput, (given) => ({
  note: given.reason,
}));
export const addIncidents = bulk("shipments.incident", "shipments.update", "incident", incidentInput, (given) => ({
  note: given.note,
}));
export const rescheduleDropoff = bulk(
  "shipments.reschedule",
  "shipments.update",
  "reschedule",
  windowInput,
  (given) => ({
    from: given.from,
    to: given.to,
  }),
);
export const reschedulePickup = bulk(
  "shipments.reschedule_pickup",
  "shipments.update",
  "reschedule_pickup",
  windowInput,
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
