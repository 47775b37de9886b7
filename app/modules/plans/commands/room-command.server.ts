import type { z } from "zod";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import type { PlanCaller, PlanRoom } from "#app/modules/planning/model/plan-room.ts";
import { type Command, command } from "#app/platform/commands/command.server.ts";
import { callerOf } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";

interface RoomCommand<Schema extends z.ZodType<{ planId: string }>, Output> {
  name: string;
  input: Schema;
  /** What the room is asked. */
  ask(room: PlanRoom, caller: PlanCaller, input: z.output<Schema>): Promise<Result<Output>>;
}

/** A command that the plan's room does, if the plan is the account's and the member may see it. */
export function roomCommand<Schema extends z.ZodType<{ planId: string }>, Output>({
  name,
  input,
  ask,
}: RoomCommand<Schema, Output>): Command<Schema, Output> {
  return command({
    ...{ name, input, permission: ["plans", "plans.execute"], subscription: true },
    async run(scope, asked) {
      const plan = await readPlanRecord(scope, asked.planId);
      return plan ? ask(scope.ports.planRoom(plan.id), callerOf(scope), asked) : fail("not_found");
    },
  });
}
