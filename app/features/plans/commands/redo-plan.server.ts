import { z } from "zod";
import { callerOf } from "#app/data/kernel/scope.server.ts";
import { command } from "../../command.server.ts";
import { basedOn, planId } from "./plan-fields.server.ts";
import { withPlan } from "./with-plan.server.ts";

/** Forward again to the version that was undone. */
export const redoPlan = command({
  name: "plans.redo",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({ planId, basedOn }),
  run: (scope, { planId: id, basedOn: seen }) =>
    withPlan(scope, id, (room) => room.redo(callerOf(scope), { basedOn: seen })),
});
