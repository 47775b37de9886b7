import { z } from "zod";
import { readPlanDocument } from "#app/modules/planning/db/plan.reads.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanSummary } from "#app/modules/planning/model/plan-document.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { planObjectives } from "#app/modules/workspace/model/routing-settings.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { changePlanInputs } from "./change-plan-inputs.server.ts";
import { checkDepot, checkPlanTime } from "./plan-checks.server.ts";
import { checkboxSchema, planFactSchemas, planIdSchema } from "./plan-fields.server.ts";

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
    delayedStart: checkboxSchema
      .optional()
      .describe("Routes leave as late as they can instead of waiting on the way; times change, routes stay"),
  }),
  run: (scope, { planId: id, version, objective, delayedStart, ...named }) =>
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
      const delayed = delayedStart ?? plan.settings.delayed_start;
      const settings = { ...plan.settings, objective: searched, delayed_start: delayed };
      const summary = delayed === plan.settings.delayed_start ? plan.summary : await retimePlan(scope, plan, settings);
      const set = { ...Object.fromEntries(facts), settings, summary, factsVersion: version + 1 };
      const light = searched === plan.settings.objective && facts.every(([key]) => routeNeutralFields.includes(key));
      return ok({ set, result: { id }, ...(light ? { keepsRoutes: true as const } : {}) });
    }),
});

/** The figures of the plan's routes with other settings, unchanged where it has none. */
async function retimePlan(
  scope: Scope,
  plan: PlanRecord,
  settings: PlanRecord["settings"],
): Promise<PlanSummary | null> {
  const [found, document] = await Promise.all([
    readPlanInputs(scope, plan.id),
    readPlanDocument(scope, plan.id, plan.currentVersion),
  ]);
  if (!found || !document) return plan.summary;
  const inputs = { ...found.inputs, settings };
  return createPlanTimer(inputs).time(reconcileDocument(document, inputs)).summary;
}
