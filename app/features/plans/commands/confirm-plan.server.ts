import { z } from "zod";
import { callerOf } from "#app/data/kernel/scope.server.ts";
import { command } from "../../command.server.ts";
import { basedOn, planId } from "./plan-fields.server.ts";
import { withPlan } from "./with-plan.server.ts";

/** Assigns the routes to their agents and makes the shipments Dispatched; `preserveSequences` fixes the stops. */
export const confirmPlan = command({
  name: "plans.confirm",
  permission: ["plans", "plans.execute"],
  subscription: true,
  input: z.object({ planId, basedOn, preserveSequences: z.boolean() }),
  run: (scope, { planId: id, basedOn: seen, preserveSequences }) =>
    withPlan(scope, id, (room) => room.confirm(callerOf(scope), { basedOn: seen, preserveSequences })),
});
