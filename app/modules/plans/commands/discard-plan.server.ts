import { z } from "zod";
import { planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Drops the routes of a Ready plan; the history stays. */
export const discardPlan = createRoomCommand({
  name: "plans.discard",
  input: z.object({ planId: planIdSchema }),
  call: (room, caller, input) => room.discard(caller, input),
});
