import { z } from "zod";
import { callerOf } from "#app/data/kernel/scope.server.ts";
import { command } from "../../command.server.ts";
import { basedOn, planId } from "./plan-fields.server.ts";
import { withPlan } from "./with-plan.server.ts";

/** Back to the version that the current one was made from. */
export const undoPlan = command({
  name: "plans.undo",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({ planId, basedOn }),
  run: (scope, { planId: id, basedOn: seen }) =>
    withPlan(scope, id, (room) => room.undo(callerOf(scope), { basedOn: seen })),
});
