import { z } from "zod";
import { replaceCrews } from "#app/modules/planning/db/plan.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { changePlanInputs } from "./change-plan-inputs.server.ts";
import { checkCrews } from "./plan-checks.server.ts";
import { crewsSchema, planIdSchema } from "./plan-fields.server.ts";

/** Replaces the agents of a plan, each with a vehicle or on foot. */
export const chooseAgents = createCommand({
  name: "plans.choose_agents",
  permission: "plans",
  subscription: true,
  input: z.object({ planId: planIdSchema, agents: crewsSchema }),
  run: (scope, { planId: id, agents }) =>
    changePlanInputs(scope, id, async (plan) => {
      const checked = await checkCrews(scope, agents, plan.shipmentType);
      if (!checked.ok) return checked;
      return ok({ statements: replaceCrews(scope, id, agents), result: { id } });
    }),
});
