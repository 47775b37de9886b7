import { z } from "zod";
import { callerOf } from "#app/data/kernel/scope.server.ts";
import { command } from "../../command.server.ts";
import { basedOn, planId } from "./plan-fields.server.ts";
import { withPlan } from "./with-plan.server.ts";

/** An older version becomes the current one, as a new version. */
export const restorePlan = command({
  name: "plans.restore",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({ planId, basedOn, version: z.coerce.number().pipe(z.int().min(1)) }),
  run: (scope, { planId: id, basedOn: seen, version }) =>
    withPlan(scope, id, (room) => room.restore(callerOf(scope), { basedOn: seen, version })),
});
