import { z } from "zod";
import { callerOf } from "#app/data/kernel/scope.server.ts";
import { planEfforts, usualEffort } from "#app/domain/plans/plan-effort.ts";
import { command } from "../../command.server.ts";
import { planId } from "./plan-fields.server.ts";
import { withPlan } from "./with-plan.server.ts";

/** Presses "optimize": the plan's room takes a snapshot of the inputs and searches on by itself. */
export const optimizePlan = command({
  name: "plans.optimize",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({
    planId,
    effort: z
      .enum(planEfforts)
      .optional()
      .describe(`How long it may search; ${usualEffort} unless said. It ends before when nothing gets better`),
    seed: z.int().min(0).max(2_147_483_647).optional(),
    changeBudget: z.int().min(0).max(5_000).optional(),
  }),
  run: (scope, { planId: id, ...options }) => withPlan(scope, id, (room) => room.optimize(callerOf(scope), options)),
});
