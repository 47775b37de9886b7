import { z } from "zod";
import { callerOf } from "#app/data/kernel/scope.server.ts";
import { command } from "../../command.server.ts";
import { planId } from "./plan-fields.server.ts";
import { withPlan } from "./with-plan.server.ts";

/** Ends a running optimisation with the best plan so far. */
export const stopPlan = command({
  name: "plans.stop",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({ planId }),
  run: (scope, { planId: id }) => withPlan(scope, id, (room) => room.stop(callerOf(scope))),
});
