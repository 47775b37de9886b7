import { z } from "zod";
import { planObjectives } from "#app/modules/workspace/model/routing-settings.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { changePlanInputs } from "./change-plan-inputs.server.ts";
import { checkDepot, checkPlanTime } from "./plan-checks.server.ts";
import { planFactSchemas, planIdSchema } from "./plan-fields.server.ts";

/** Facts that routes do not depend on. */
const routeNeutralFields: readonly string[] = ["name", "autoConfirm"];

/** Changes the facts of a plan; omitted ones stay. `version` is the expected version of the facts. */
export const editPlan = createCommand({
  name: "plans.edit",
  permission: "plans",
  subscription: true,
  input: z.object({
    planId: planIdSchema,
    version: expectedVersionSchema,
    ...z.object(planFactSchemas).partial().shape,
    objective: z.enum(planObjectives).optional(),
  }),
  run: (scope, { planId: id, version, objective, ...named }) =>
    changePlanInputs(scope, id, async (plan) => {
      if (plan.factsVersion !== version) return fail("lost_race");
      const time = checkPlanTime(named.startAt ?? plan.startAt, named.endAt ?? plan.endAt, plan.timezone);
      if (!time.ok) return time;
      const searched = objective ?? plan.settings.objective;
      const facts = Object.entries(named).filter(
        ([key, value]) => value !== undefined && value !== plan[key as keyof typeof plan],
      );
      if (named.locationId !== undefined && named.locationId !== plan.locationId) {
        const depot = await checkDepot(scope, named.locationId);
        if (!depot.ok) return depot;
      }
      const settings = { ...plan.settings, objective: searched };
      const set = { ...Object.fromEntries(facts), settings, factsVersion: version + 1 };
      const light = searched === plan.settings.objective && facts.every(([key]) => routeNeutralFields.includes(key));
      return ok({ set, result: { id }, ...(light ? { keepsRoutes: true as const } : {}) });
    }),
});
