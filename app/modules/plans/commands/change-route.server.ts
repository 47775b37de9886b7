import { z } from "zod";
import { basedOn, planId, routeId, stopName, stopNames } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** The changes of a plan as the JSON API words them: one call each, the same change of the room behind them. */
const name = "plans.change";
const route = { planId, basedOn, routeId };

export const resequenceRoute = roomCommand({
  name,
  input: z.object({ ...route, shipmentIds: stopNames }),
  ask: (room, caller, { planId: id, basedOn: seen, ...rest }) =>
    room.change(caller, { planId: id, basedOn: seen, change: { kind: "resequence", ...rest } }),
});

export const lockRoute = roomCommand({
  name,
  input: z.object(route),
  ask: (room, caller, { routeId: id, ...seen }) =>
    room.change(caller, { ...seen, change: { kind: "lock", routeId: id } }),
});

export const unlockRoute = roomCommand({
  name,
  input: z.object(route),
  ask: (room, caller, { routeId: id, ...seen }) =>
    room.change(caller, { ...seen, change: { kind: "unlock", routeId: id } }),
});

export const preassignRoute = roomCommand({
  name,
  input: z.object({ ...route, agentId: z.uuid(), vehicleId: z.uuid().nullable() }),
  ask: (room, caller, { planId: id, basedOn: seen, ...rest }) =>
    room.change(caller, { planId: id, basedOn: seen, change: { kind: "preassign", ...rest } }),
});

/** The stop is named by its shipment; without a route it becomes unassigned. */
export const moveStop = roomCommand({
  name,
  input: z.object({
    planId,
    basedOn,
    shipmentId: stopName,
    toRouteId: routeId.nullable(),
    position: z.int().min(0).max(10_000).default(0),
  }),
  ask: (room, caller, { planId: id, basedOn: seen, ...rest }) =>
    room.change(caller, { planId: id, basedOn: seen, change: { kind: "move", ...rest } }),
});
