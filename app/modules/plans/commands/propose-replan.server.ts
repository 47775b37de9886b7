import { z } from "zod";
import { planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Looks for a better order of what is left of a confirmed plan's routes. Nothing is written: the answer is what `take-rest` takes. */
export const proposeReplan = createRoomCommand({
  name: "plans.propose_rest",
  input: z.object({
    planId: planIdSchema,
    changeBudget: z
      .int()
      .min(0)
      .max(5_000)
      .optional()
      .describe("At most so many stops change their route or their order; any number without it"),
  }),
  call: (room, caller, input) => room.proposeReplan(caller, input),
});
