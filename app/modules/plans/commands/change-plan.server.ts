import { z } from "zod";
import { depotStopName } from "#app/modules/planning/model/depot-stops.ts";
import { basedOn, planId, routeId, shipmentIds, stopName, stopNames } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

const shipmentId = z.uuid();

/** A plan's document as the browser may send it whole; whether it fits the plan is the room's to check. */
const document = z.object({
  routes: z
    .array(
      z.object({
        id: routeId,
        agentId: z.uuid(),
        vehicleId: z.uuid().nullable(),
        locked: z.boolean(),
        stops: z
          .array(
            z.union([
              z.object({ shipmentId, type: z.enum(["pickup", "dropoff"]), fixed: z.boolean() }),
              z.object({ shipmentId: z.string().regex(depotStopName), type: z.literal("depot"), fixed: z.boolean() }),
            ]),
          )
          .max(5_000),
      }),
    )
    .max(500),
  unassigned: shipmentIds,
});

/** A dispatcher's change (domain-rules "Plans"). */
export const planChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("resequence"), routeId, shipmentIds: stopNames }),
  z.object({
    kind: z.literal("move"),
    shipmentId: stopName,
    toRouteId: routeId.nullable(),
    position: z.int().min(0).max(10_000),
  }),
  z.object({ kind: z.literal("lock"), routeId }),
  z.object({ kind: z.literal("unlock"), routeId }),
  z.object({ kind: z.literal("fix"), shipmentId, fixed: z.boolean() }),
  z.object({ kind: z.literal("preassign"), routeId, agentId: z.uuid(), vehicleId: z.uuid().nullable() }),
  z.object({ kind: z.literal("adopt"), document }),
]);

/** One change of a Ready plan; `basedOn` is the version that was seen, and another one in between loses the race. */
export const changePlan = roomCommand({
  name: "plans.change",
  input: z.object({ planId, basedOn, change: planChange }),
  ask: (room, caller, input) => room.change(caller, input),
});
