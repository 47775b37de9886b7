import { z } from "zod";
import { runMoves } from "#app/data/shipments/move.writes.server.ts";
import type { Permission } from "#app/domain/access/permissions.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { isLocalDate, isLocalTime } from "#app/domain/kernel/local-time.ts";
import { failureReasons } from "#app/domain/shipments/shipment.enums.ts";
import type { ShipmentMove } from "#app/domain/shipments/shipment.moves.ts";
import type { ShipmentAction } from "#app/domain/shipments/shipment.states.ts";
import { type Command, command } from "../command.server.ts";

const empty = (value: unknown) => (value === "" ? undefined : value);
const note = z.preprocess(empty, z.string().trim().min(1).max(1000).optional());
const date = z.preprocess(empty, z.string().refine(isLocalDate, { error: "invalid_date" }).optional());
const local = z.preprocess(empty, z.string().refine(isLocalTime, { error: "invalid_date" }).optional());
const reason = z.enum(failureReasons.map((each) => each.key));
const proof = z
  .object({ signature: z.string().max(200_000).optional(), image: z.string().max(500).optional() })
  .optional();
const settled = z.preprocess(empty, z.enum(["collected", "prepaid", "waived"]).optional());
const window = z
  .object({ shipments: bulkIds, from: local, to: local })
  .refine(({ from, to }) => !from || !to || from < to, {
    path: ["to"],
    error: "window_impossible",
  });
const only = z.object({ shipments: bulkIds });

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

const agent = only.extend({ agent_id: z.uuid() });
const dropoff = only.extend({ proof, collections: settled });
const attempt = only.extend({ reason, note, date });
const cancel = only.extend({ reason: z.string().trim().min(1).max(500) });
const incident = only.extend({ note: z.string().trim().min(1).max(1000) });
const nothing = () => ({});

export const clearPlan = bulk("shipments.clear_plan", "shipments.plan", "unplan", only, nothing);
export const assignShipments = bulk("shipments.assign", "shipments.assign", "assign", agent, ({ agent_id }) => ({
  agentId: agent_id,
}));
export const unassignShipments = bulk("shipments.unassign", "shipments.unassign", "unassign", only, nothing);
export const pickUpShipments = bulk(
  "shipments.pickup",
  "shipments.pickup",
  "pickup",
  only.extend({ proof }),
  (given) => ({
    proof: given.proof,
  }),
);
export const dropOffShipments = bulk("shipments.dropoff", "shipments.dropoff", "dropoff", dropoff, (given) => ({
  proof: given.proof,
  collections: given.collections,
}));
export const attemptShipments = bulk("shipments.attempt", "shipments.attempt", "attempt", attempt, (given) => ({
  reason: given.reason,
  note: given.note,
  date: given.date,
}));
export const receiveShipments = bulk("shipments.receive", "shipments.receive", "receive", only, nothing);
export const resetShipments = bulk("shipments.reset", "shipments.reset", "reset", only, nothing);
export const cancelShipments = bulk("shipments.cancel", "shipments.cancel", "cancel", cancel, (given) => ({
  note: given.reason,
}));
export const addIncidents = bulk("shipments.incident", "shipments.update", "incident", incident, (given) => ({
  note: given.note,
}));
export const rescheduleDropoff = bulk("shipments.reschedule", "shipments.update", "reschedule", window, (given) => ({
  from: given.from,
  to: given.to,
}));
export const reschedulePickup = bulk(
  "shipments.reschedule_pickup",
  "shipments.update",
  "reschedule_pickup",
  window,
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
