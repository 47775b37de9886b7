import { z } from "zod";
import { expectedPlanVersionSchema, planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Assigns the routes to their agents and makes the shipments Dispatched; `preserveSequences` fixes the stops. */
export const confirmPlan = createRoomCommand({
  name: "plans.confirm",
  input: z.object({ planId: planIdSchema, basedOn: expectedPlanVersionSchema, preserveSequences: z.boolean() }),
  call: (room, caller, input) => room.confirm(caller, input),
});
