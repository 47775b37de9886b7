import { z } from "zod";
import { planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Ends a running optimisation with the best plan so far. */
export const stopPlan = createRoomCommand({
  name: "plans.stop",
  input: z.object({ planId: planIdSchema }),
  call: (room, caller, input) => room.stop(caller, input),
});
