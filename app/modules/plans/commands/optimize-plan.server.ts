import { z } from "zod";
import { DEFAULT_EFFORT, planEfforts } from "#app/modules/planning/model/plan-effort.ts";
import { planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Presses "optimize": the plan's room takes a snapshot of the inputs and searches on by itself. */
export const optimizePlan = createRoomCommand({
  name: "plans.optimize",
  input: z.object({
    planId: planIdSchema,
    effort: z
      .enum(planEfforts)
      .optional()
      .describe(`How long it may search; ${DEFAULT_EFFORT} unless said. It ends before when nothing gets better`),
    seed: z.int().min(0).max(2_147_483_647).optional(),
    changeBudget: z.int().min(0).max(5_000).optional(),
  }),
  call: (room, caller, input) => room.optimize(caller, input),
});
