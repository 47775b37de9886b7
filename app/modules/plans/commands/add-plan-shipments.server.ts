import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { moveIntoPlan } from "../db/plan-shipments.writes.server.ts";
import { changeInputs } from "./change-inputs.server.ts";
import { planId, shipmentIds } from "./plan-fields.server.ts";

/** Pending shipments join a plan; with `fromOtherPlans` also those of other plans that are not confirmed. */
export const addPlanShipments = command({
  name: "plans.add_shipments",
  permission: ["plans", "shipments.plan"],
  subscription: true,
  input: z.object({ planId, shipmentIds: shipmentIds.min(1), fromOtherPlans: z.literal(true).optional() }),
  run: (scope, { planId: id, shipmentIds: ids, fromOtherPlans }) =>
    changeInputs(scope, id, async (plan) => {
      const moved = await moveIntoPlan(scope, { id, shipmentType: plan.shipmentType }, ids, { fromOtherPlans });
      const nothing = moved.statements.length === 0 ? { harmless: true as const } : {};
      return ok({ statements: moved.statements, plans: others(moved.plans, id), answer: moved.outcome, ...nothing });
    }),
});

const others = (plans: readonly string[], id: string): string[] => plans.filter((each) => each !== id);
