import { z } from "zod";
import { planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

const expectedVersionSchema = z.int().min(1).describe("As it was seen; anything that moved on meanwhile is refused");

/**
 * Applies a proposed order of the remaining stops of a confirmed plan, if every route and stop still has the expected
 * version.
 */
export const applyReplan = createRoomCommand({
  name: "plans.apply_replan",
  input: z.object({
    planId: planIdSchema,
    routes: z
      .array(
        z.object({
          routeId: z.uuid().describe("Id of the route"),
          version: expectedVersionSchema,
          stops: z.array(z.object({ stopId: z.uuid(), version: expectedVersionSchema })).max(2_000),
        }),
      )
      .min(1)
      .max(500),
  }),
  call: (room, caller, input) => room.applyReplan(caller, input),
});

/**
 * Searches for a better order of the remaining stops of a confirmed plan. Writes nothing: `apply-replan` accepts the
 * result.
 */
export const proposeReplan = createRoomCommand({
  name: "plans.propose_replan",
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
