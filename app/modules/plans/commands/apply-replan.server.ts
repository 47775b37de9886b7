import { z } from "zod";
import { planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

const expectedVersionSchema = z.int().min(1).describe("As it was seen; anything that moved on meanwhile is refused");

/** Takes an order of what is left of a confirmed plan's routes, as it was proposed, while every route and stop is what was seen. */
export const applyReplan = createRoomCommand({
  name: "plans.take_rest",
  input: z.object({
    planId: planIdSchema,
    routes: z
      .array(
        z.object({
          routeId: z.uuid(),
          version: expectedVersionSchema,
          stops: z.array(z.object({ stopId: z.uuid(), version: expectedVersionSchema })).max(2_000),
        }),
      )
      .min(1)
      .max(500),
  }),
  call: (room, caller, input) => room.applyReplan(caller, input),
});

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
