import { z } from "zod";
import { insertPlan, replaceCrews } from "#app/modules/planning/db/plan.writes.server.ts";
import { planObjectives } from "#app/modules/workspace/model/routing-settings.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { reserveNumbers } from "#app/platform/db/numbers.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { moveIntoPlan } from "../db/plan-shipments.writes.server.ts";
import { checkCrews, checkDepot, checkPlanTime } from "./plan-checks.server.ts";
import { crewsSchema, planFactSchemas, shipmentIdsSchema, shipmentTypeSchema } from "./plan-fields.server.ts";

const createPlanSchema = z.object({
  ...planFactSchemas,
  shipmentType: shipmentTypeSchema.describe("Which of the four types of shipments"),
  pickupGraceMinutes: planFactSchemas.pickupGraceMinutes.default(0),
  dropoffGraceMinutes: planFactSchemas.dropoffGraceMinutes.default(0),
  autoConfirm: planFactSchemas.autoConfirm.default(false),
  agents: crewsSchema.default([]),
  shipmentIds: shipmentIdsSchema.default([]),
  objective: z.enum(planObjectives).optional().describe("What the plan searches for; the account's without it"),
  /** Takes shipments out of other unconfirmed plans, and out of plans that left them undone. */
  fromOtherPlans: z.literal(true).optional(),
});

/** The author of a plan, and extra statements for the same batch. */
interface CreatePlanOptions {
  createdByAutomation: boolean;
  extraStatements(plan: { id: string; number: string }): Statement[];
}

/** Creates a plan with its agents and shipments in one batch; shipments that cannot join are named in the response. */
export async function createPlanRecord(
  scope: Scope,
  requested: z.output<typeof createPlanSchema>,
  making: CreatePlanOptions,
) {
  const { timezone } = scope.account;
  const time = checkPlanTime(requested.startAt, requested.endAt, timezone);
  if (!time.ok) return time;
  const depot = await checkDepot(scope, requested.locationId);
  if (!depot.ok) return depot;
  const checked = await checkCrews(scope, requested.agents, requested.shipmentType);
  if (!checked.ok) return checked;
  const id = newId(scope);
  const [number = ""] = await reserveNumbers(scope, "plan", 1);
  const { shipmentType, shipmentIds, fromOtherPlans } = requested;
  const moved = await moveIntoPlan(scope, { id, shipmentType }, shipmentIds, { fromOtherPlans });
  const { createdByAutomation } = making;
  const written = await commit(scope.db, [
    insertPlan(scope, { ...requested, id, number, timezone, createdByAutomation }),
    ...replaceCrews(scope, id, requested.agents),
    ...moved.statements,
    ...making.extraStatements({ id, number }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.outbox();
  await Promise.all(moved.planIds.filter((each) => each !== id).map((each) => scope.ports.planRoom(each).touched()));
  return ok({ id, number, added: moved.outcome });
}

/** Creates a plan with its agents and shipments. Shipments that cannot join are named in the response. */
export const createPlan = createCommand({
  name: "plans.create",
  permission: "plans",
  subscription: true,
  input: createPlanSchema,
  run: (scope, requested) =>
    createPlanRecord(scope, requested, { createdByAutomation: false, extraStatements: () => [] }),
});
