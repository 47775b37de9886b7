import { z } from "zod";
import {
  expectedPlanVersionSchema,
  planIdSchema,
  planRouteIdSchema,
  stopNameSchema,
  stopNamesSchema,
} from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Changes of a plan as calls of the JSON API, each mapped to a change of the room. */
const commandName = "plans.change";
const routeFields = { planId: planIdSchema, basedOn: expectedPlanVersionSchema, routeId: planRouteIdSchema };

export const resequenceRoute = createRoomCommand({
  name: commandName,
  input: z.object({ ...routeFields, shipmentIds: stopNamesSchema }),
  call: (room, caller, { planId: id, basedOn: expected, ...rest }) =>
    room.change(caller, { planId: id, basedOn: expected, change: { kind: "resequence", ...rest } }),
});

export const lockRoute = createRoomCommand({
  name: commandName,
  input: z.object(routeFields),
  call: (room, caller, { routeId: id, ...expected }) =>
    room.change(caller, { ...expected, change: { kind: "lock", routeId: id } }),
});

export const unlockRoute = createRoomCommand({
  name: commandName,
  input: z.object(routeFields),
  call: (room, caller, { routeId: id, ...expected }) =>
    room.change(caller, { ...expected, change: { kind: "unlock", routeId: id } }),
});

export const preassignRoute = createRoomCommand({
  name: commandName,
  input: z.object({
    ...routeFields,
    agentId: z.uuid().describe("Id of the agent"),
    vehicleId: z.uuid().describe("Id of the vehicle").nullable(),
  }),
  call: (room, caller, { planId: id, basedOn: expected, ...rest }) =>
    room.change(caller, { planId: id, basedOn: expected, change: { kind: "preassign", ...rest } }),
});

/** The stop is identified by its shipment; without a route it becomes unassigned. */
export const movePlanStop = createRoomCommand({
  name: commandName,
  input: z.object({
    planId: planIdSchema,
    basedOn: expectedPlanVersionSchema,
    shipmentId: stopNameSchema,
    toRouteId: planRouteIdSchema.nullable(),
    position: z.int().min(0).max(10_000).default(0),
  }),
  call: (room, caller, { planId: id, basedOn: expected, ...rest }) =>
    room.change(caller, { planId: id, basedOn: expected, change: { kind: "move", ...rest } }),
});
