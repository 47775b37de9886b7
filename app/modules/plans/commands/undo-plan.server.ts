import { z } from "zod";
import { expectedPlanVersionSchema, planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Back to the version that the current one was made from. */
export const undoPlan = createRoomCommand({
  name: "plans.undo",
  input: z.object({ planId: planIdSchema, basedOn: expectedPlanVersionSchema }),
  call: (room, caller, input) => room.undo(caller, input),
});
