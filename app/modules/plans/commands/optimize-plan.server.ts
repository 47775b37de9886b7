import { z } from "zod";
import { planEfforts, usualEffort } from "#app/modules/planning/model/plan-effort.ts";
import { planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** Presses "optimize": the plan's room takes a snapshot of the inputs and searches on by itself. */
export const optimizePlan = roomCommand({
  name: "plans.optimize",
  input: z.object({
    planId,
    effort: z
      .enum(planEfforts)
      .optional()
      .describe(`How long it may search; ${usualEffort} unless said. It ends before when nothing gets better`),
    seed: z.int().min(0).max(2_147_483_647).optional(),
    changeBudget: z.int().min(0).max(5_000).optional(),
  }),
  ask: (room, caller, input) => room.optimize(caller, input),
});
