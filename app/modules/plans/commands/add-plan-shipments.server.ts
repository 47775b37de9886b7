import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { moveIntoPlan } from "../db/plan-shipments.writes.server.ts";
import { changePlanInputs } from "./change-plan-inputs.server.ts";
import { planIdSchema, shipmentIdsSchema } from "./plan-fields.server.ts";

/** Adds pending shipments to a plan; with `fromOtherPlans` also those of other unconfirmed plans. */
export const addPlanShipments = createCommand({
  name: "plans.add_shipments",
  permission: ["plans", "shipments.plan"],
  subscription: true,
  input: z.object({
    planId: planIdSchema,
    shipmentIds: shipmentIdsSchema.min(1),
    fromOtherPlans: z.literal(true).optional(),
  }),
  run: (scope, { planId: id, shipmentIds: ids, fromOtherPlans }) =>
    changePlanInputs(scope, id, async (plan) => {
      const moved = await moveIntoPlan(scope, { id, shipmentType: plan.shipmentType }, ids, { fromOtherPlans });
      const nothing = moved.statements.length === 0 ? { keepsRoutes: true as const } : {};
      return ok({
        statements: moved.statements,
        changedPlanIds: excludePlan(moved.planIds, id),
        result: moved.outcome,
        ...nothing,
      });
    }),
});

const excludePlan = (planIds: readonly string[], id: string): string[] => planIds.filter((each) => each !== id);
