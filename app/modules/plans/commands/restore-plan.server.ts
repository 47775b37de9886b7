import { z } from "zod";
import { expectedPlanVersionSchema, planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** An older version becomes the current one, as a new version. */
export const restorePlan = createRoomCommand({
  name: "plans.restore",
  input: z.object({
    planId: planIdSchema,
    basedOn: expectedPlanVersionSchema,
    version: z.coerce.number().pipe(z.int().min(1)),
  }),
  call: (room, caller, input) => room.restore(caller, input),
});
