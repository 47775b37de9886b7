import { z } from "zod";
import { insertPlan, replaceCrews } from "#app/modules/planning/db/plan.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { takeNumbers } from "#app/platform/db/numbers.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { moveIntoPlan } from "../db/plan-shipments.writes.server.ts";
import { checkCrews, checkDepot, checkPlanTime } from "./plan-checks.server.ts";
import { crews, planFacts, shipmentIds, shipmentType } from "./plan-fields.server.ts";

const input = z.object({
  ...planFacts,
  shipmentType,
  pickupGraceMinutes: planFacts.pickupGraceMinutes.default(0),
  dropoffGraceMinutes: planFacts.dropoffGraceMinutes.default(0),
  autoConfirm: planFacts.autoConfirm.default(false),
  agents: crews.default([]),
  shipmentIds: shipmentIds.default([]),
});

/** Who makes a plan, and what is written in the same batch. */
interface Making {
  createdByAutomation: boolean;
  along(plan: { id: string; number: string }): Statement[];
}

/** Makes a plan with its agents and shipments in one batch; shipments that cannot join are named in the answer. */
export async function makePlan(scope: Scope, asked: z.output<typeof input>, making: Making) {
  const { timezone } = scope.account;
  const time = checkPlanTime(asked.startAt, asked.endAt, timezone);
  if (!time.ok) return time;
  const depot = await checkDepot(scope, asked.locationId);
  if (!depot.ok) return depot;
  const checked = await checkCrews(scope, asked.agents, asked.shipmentType);
  if (!checked.ok) return checked;
  const id = newId(scope);
  const [number = ""] = await takeNumbers(scope, "plan", 1);
  const moved = await moveIntoPlan(scope, { id, shipmentType: asked.shipmentType }, asked.shipmentIds);
  const { createdByAutomation } = making;
  const written = await commit(scope.db, [
    insertPlan(scope, { ...asked, id, number, timezone, createdByAutomation }),
    ...replaceCrews(scope, id, asked.agents),
    ...moved.statements,
    ...making.along({ id, number }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.outbox();
  await Promise.all(moved.plans.filter((each) => each !== id).map((each) => scope.ports.planRoom(each).touched()));
  return ok({ id, number, added: moved.outcome });
}

/** A new plan with its agents and shipments (domain §3 "Plan"). Shipments that cannot join are named in the answer. */
export const createPlan = command({
  name: "plans.create",
  permission: "plans",
  subscription: true,
  input,
  run: (scope, asked) => makePlan(scope, asked, { createdByAutomation: false, along: () => [] }),
});
