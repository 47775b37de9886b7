import { z } from "zod";
import { callerOf } from "#app/data/kernel/scope.server.ts";
import { command } from "../../command.server.ts";
import { planId } from "./plan-fields.server.ts";
import { withPlan } from "./with-plan.server.ts";

/** Drops the routes of a Ready plan; the history stays. */
export const discardPlan = command({
  name: "plans.discard",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({ planId }),
  run: (scope, { planId: id }) => withPlan(scope, id, (room) => room.discard(callerOf(scope))),
});
