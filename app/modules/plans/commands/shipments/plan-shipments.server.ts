import { z } from "zod";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import type { PlanRecord } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses } from "#app/modules/planning/model/plan.states.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { moveIntoPlan } from "../../db/plan-shipments.writes.server.ts";

/** Adds shipments to an existing plan; a confirmed or busy plan is refused. */
export const planShipments = createCommand({
  name: "shipments.plan",
  permission: ["shipments", "shipments.plan"],
  subscription: true,
  input: z.object({ shipments: bulkIdsSchema, plan_id: z.uuid(), from_other_plans: z.literal(true).optional() }),
  run: (scope, { shipments, plan_id, from_other_plans }) =>
    commitWithRetry(scope, async () => {
      const plan = await readOpenPlan(scope, plan_id);
      if (!plan.ok) return plan;
      return ok(await moveIntoPlan(scope, plan.value, shipments, { fromOtherPlans: from_other_plans }));
    }),
});

async function readOpenPlan(scope: Scope, id: string): Promise<Result<PlanRecord>> {
  const plan = await readPlanRecord(scope, id);
  if (!plan) return fail("not_found");
  if (busyStatuses.includes(plan.status)) return fail("plan_busy");
  return plan.status === planStatuses.code.confirmed ? fail("illegal_transition") : ok(plan);
}
