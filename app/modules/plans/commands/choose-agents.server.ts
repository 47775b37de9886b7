import { z } from "zod";
import { replaceCrews } from "#app/modules/planning/db/plan.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { changeInputs } from "./change-inputs.server.ts";
import { checkCrews } from "./plan-checks.server.ts";
import { crews, planId } from "./plan-fields.server.ts";

/** The agents of a plan, each with a vehicle or on foot, instead of those before. */
export const chooseAgents = command({
  name: "plans.choose_agents",
  permission: "plans",
  subscription: true,
  input: z.object({ planId, agents: crews }),
  run: (scope, { planId: id, agents }) =>
    changeInputs(scope, id, async (plan) => {
      const checked = await checkCrews(scope, agents, plan.shipmentType);
      if (!checked.ok) return checked;
      return ok({ statements: replaceCrews(scope, id, agents), answer: { id } });
    }),
});
