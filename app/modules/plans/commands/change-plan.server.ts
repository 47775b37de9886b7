import { z } from "zod";
import { depotStopNamePattern } from "#app/modules/planning/model/depot-stops.ts";
import {
  expectedPlanVersionSchema,
  planIdSchema,
  planRouteIdSchema,
  shipmentIdsSchema,
  stopNameSchema,
  stopNamesSchema,
} from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

const shipmentIdSchema = z.uuid();

/** A whole plan document as the browser may send it; the room checks that it matches the plan. */
const planDocumentSchema = z.object({
  routes: z
    .array(
      z.object({
        id: planRouteIdSchema,
        agentId: z.uuid().describe("Id of the agent"),
        vehicleId: z.uuid().describe("Id of the vehicle").nullable(),
        locked: z.boolean(),
        stops: z
          .array(
            z.union([
              z.object({ shipmentId: shipmentIdSchema, type: z.enum(["pickup", "dropoff"]), fixed: z.boolean() }),
              z.object({
                shipmentId: z.string().regex(depotStopNamePattern),
                type: z.literal("depot"),
                fixed: z.boolean(),
              }),
            ]),
          )
          .max(5_000),
      }),
    )
    .max(500),
  unassigned: shipmentIdsSchema,
});

/** A dispatcher's change of a plan. */
export const planChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("resequence"), routeId: planRouteIdSchema, shipmentIds: stopNamesSchema }),
  z.object({
    kind: z.literal("move"),
    shipmentId: stopNameSchema,
    toRouteId: planRouteIdSchema.nullable(),
    position: z.int().min(0).max(10_000),
  }),
  z.object({ kind: z.literal("lock"), routeId: planRouteIdSchema }),
  z.object({ kind: z.literal("unlock"), routeId: planRouteIdSchema }),
  z.object({ kind: z.literal("fix"), shipmentId: shipmentIdSchema, fixed: z.boolean() }),
  z.object({
    kind: z.literal("preassign"),
    routeId: planRouteIdSchema,
    agentId: z.uuid().describe("Id of the agent"),
    vehicleId: z.uuid().describe("Id of the vehicle").nullable(),
  }),
  z.object({ kind: z.literal("adopt"), document: planDocumentSchema }),
]);

/** One change of a Ready plan at its expected version; a change in between loses the race. */
export const changePlan = createRoomCommand({
  name: "plans.change",
  input: z.object({ planId: planIdSchema, basedOn: expectedPlanVersionSchema, change: planChangeSchema }),
  call: (room, caller, input) => room.change(caller, input),
});
