import { z } from "zod";
import { DEFAULT_EFFORT, planEfforts } from "#app/modules/planning/model/plan-effort.ts";
import { expectedPlanVersionSchema, planIdSchema } from "./plan-fields.server.ts";
import { createRoomCommand } from "./room-command.server.ts";

/** Starts an optimization: the plan's room takes a snapshot of the inputs and searches in the background. */
export const optimizePlan = createRoomCommand({
  name: "plans.optimize",
  input: z.object({
    planId: planIdSchema,
    effort: z
      .enum(planEfforts)
      .optional()
      .describe(`How long it may search; ${DEFAULT_EFFORT} unless said. It ends before when nothing gets better`),
    seed: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe("The same seed with the same work finds the same routes"),
    changeBudget: z.int().min(0).max(5_000).optional(),
  }),
  call: (room, caller, input) => room.optimize(caller, input),
});

/** Stops a running optimization and keeps the best plan so far. */
export const stopPlan = createRoomCommand({
  name: "plans.stop",
  input: z.object({ planId: planIdSchema }),
  call: (room, caller, input) => room.stop(caller, input),
});

/** Assigns the routes to their agents and dispatches the shipments; `preserveSequences` fixes the stops. */
export const confirmPlan = createRoomCommand({
  name: "plans.confirm",
  input: z.object({
    planId: planIdSchema,
    basedOn: expectedPlanVersionSchema,
    preserveSequences: z.boolean().describe("Stops stay in the order in which they are"),
  }),
  call: (room, caller, input) => room.confirm(caller, input),
});

/** Removes the routes of a Ready plan; the history stays. */
export const discardPlan = createRoomCommand({
  name: "plans.discard",
  input: z.object({ planId: planIdSchema }),
  call: (room, caller, input) => room.discard(caller, input),
});

/** Restores the version that the current one was made from. */
export const undoPlan = createRoomCommand({
  name: "plans.undo",
  input: z.object({ planId: planIdSchema, basedOn: expectedPlanVersionSchema }),
  call: (room, caller, input) => room.undo(caller, input),
});

/** Restores the version that was undone. */
export const redoPlan = createRoomCommand({
  name: "plans.redo",
  input: z.object({ planId: planIdSchema, basedOn: expectedPlanVersionSchema }),
  call: (room, caller, input) => room.redo(caller, input),
});

/** Makes an older version current again, as a new version. */
export const restorePlan = createRoomCommand({
  name: "plans.restore",
  input: z.object({
    planId: planIdSchema,
    basedOn: expectedPlanVersionSchema,
    version: z.coerce.number().pipe(z.int().min(1)),
  }),
  call: (room, caller, input) => room.restore(caller, input),
});
