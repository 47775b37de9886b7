import { z } from "zod";
import { expectedPlanVersionSchema, planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Forward again to the version that was undone. */
export const redoPlan = createRoomCommand({
  name: "plans.redo",
  input: z.object({ planId: planIdSchema, basedOn: expectedPlanVersionSchema }),
  call: (room, caller, input) => room.redo(caller, input),
});
