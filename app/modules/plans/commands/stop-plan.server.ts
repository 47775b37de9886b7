import { z } from "zod";
import { planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** Ends a running optimisation with the best plan so far. */
export const stopPlan = roomCommand({
  name: "plans.stop",
  input: z.object({ planId }),
  ask: (room, caller, input) => room.stop(caller, input),
});
