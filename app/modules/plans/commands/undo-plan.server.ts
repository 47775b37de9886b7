import { z } from "zod";
import { basedOn, planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** Back to the version that the current one was made from. */
export const undoPlan = roomCommand({
  name: "plans.undo",
  input: z.object({ planId, basedOn }),
  ask: (room, caller, input) => room.undo(caller, input),
});
