import { z } from "zod";
import { basedOn, planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** Assigns the routes to their agents and makes the shipments Dispatched; `preserveSequences` fixes the stops. */
export const confirmPlan = roomCommand({
  name: "plans.confirm",
  input: z.object({ planId, basedOn, preserveSequences: z.boolean() }),
  ask: (room, caller, input) => room.confirm(caller, input),
});
