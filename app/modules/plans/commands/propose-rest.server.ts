import { z } from "zod";
import { planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** Looks for a better order of what is left of a confirmed plan's routes. Nothing is written: the answer is what `take-rest` takes. */
export const proposeRest = roomCommand({
  name: "plans.propose_rest",
  input: z.object({
    planId,
    changeBudget: z
      .int()
      .min(0)
      .max(5_000)
      .optional()
      .describe("At most so many stops change their route or their order; any number without it"),
  }),
  ask: (room, caller, input) => room.proposeRest(caller, input),
});
