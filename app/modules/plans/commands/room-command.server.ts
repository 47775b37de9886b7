import type { z } from "zod";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import type { PlanCaller, PlanRoomClient } from "#app/modules/planning/model/plan-room.ts";
import { type Command, createCommand } from "#app/platform/commands/command.server.ts";
import { toPlanCaller } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";

interface RoomCommand<Schema extends z.ZodType<{ planId: string }>, Output> {
  name: string;
  input: Schema;
  /** Calls the plan's room. */
  call(room: PlanRoomClient, caller: PlanCaller, input: z.output<Schema>): Promise<Result<Output>>;
}

/** A command that the plan's room executes, if the plan belongs to the account and the member may see it. */
export function createRoomCommand<Schema extends z.ZodType<{ planId: string }>, Output>({
  name,
  input,
  call,
}: RoomCommand<Schema, Output>): Command<Schema, Output> {
  return createCommand({
    ...{ name, input, permission: ["plans", "plans.execute"], subscription: true },
    async run(scope, requested) {
      const plan = await readPlanRecord(scope, requested.planId);
      return plan ? call(scope.ports.planRoom(plan.id), toPlanCaller(scope), requested) : fail("not_found");
    },
  });
}
