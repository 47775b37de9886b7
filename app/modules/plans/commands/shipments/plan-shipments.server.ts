import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { checkPlanTarget, planTargetFields } from "./plan-target.server.ts";
import { putIntoPlan } from "./put-into-plan.server.ts";

/** Puts shipments into an existing plan or a new one; a confirmed or busy plan is refused. */
export const planShipments = createCommand({
  name: "shipments.plan",
  permission: ["shipments", "shipments.plan"],
  subscription: true,
  input: z.object({
    shipments: bulkIdsSchema,
    ...planTargetFields,
    from_other_plans: z.literal(true).optional(),
  }),
  async run(scope, { shipments, from_other_plans: fromOtherPlans, ...requested }) {
    const target = await checkPlanTarget(scope, requested);
    return target.ok ? putIntoPlan(scope, target.value, [...new Set(shipments)], { fromOtherPlans }) : target;
  },
});
