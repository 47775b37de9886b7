import { z } from "zod";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readPlanShipmentStates } from "../db/plan-shipments.writes.server.ts";
import { changePlanInputs } from "./change-plan-inputs.server.ts";
import { planIdSchema, shipmentIdsSchema } from "./plan-fields.server.ts";

/** Removes shipments from a plan; they are Pending again. */
export const removePlanShipments = createCommand({
  name: "plans.remove_shipments",
  permission: ["plans", "shipments.plan"],
  subscription: true,
  input: z.object({ planId: planIdSchema, shipmentIds: shipmentIdsSchema.min(1) }),
  run: (scope, { planId: id, shipmentIds: ids }) =>
    changePlanInputs(scope, id, async () => {
      const here = new Set((await readPlanShipmentStates(scope, id)).map((each) => each.id));
      const [mine, foreign] = [ids.filter((each) => here.has(each)), ids.filter((each) => !here.has(each))];
      const { statements, outcome } = await moveShipments(
        scope,
        [...new Set(mine)].map((each) => ({ id: each, action: "unplan" })),
      );
      const refused = [...outcome.refused, ...foreign.map((each) => ({ id: each, code: "not_found" as const }))];
      const nothing = statements.length === 0 ? { keepsRoutes: true as const } : {};
      return ok({ statements, result: { ...outcome, refused }, ...nothing });
    }),
});
