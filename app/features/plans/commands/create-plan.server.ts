import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { takeNumbers } from "#app/data/kernel/numbers.server.ts";
import { newId } from "#app/data/kernel/scope.server.ts";
import { insertPlan, replaceCrews } from "#app/data/plans/plan.writes.server.ts";
import { moveIntoPlan } from "#app/data/plans/plan-shipments.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { checkCrews, checkDepot, checkPlanTime } from "./plan-checks.server.ts";
import { crews, planFacts, shipmentIds, shipmentType } from "./plan-fields.server.ts";

/** A new plan with its agents and shipments (domain §3 "Plan"). Shipments that cannot join are named in the answer. */
export const createPlan = command({
  name: "plans.create",
  permission: "plans",
  subscription: true,
  input: z.object({
    ...planFacts,
    shipmentType,
    pickupGraceMinutes: planFacts.pickupGraceMinutes.default(0),
    dropoffGraceMinutes: planFacts.dropoffGraceMinutes.default(0),
    autoConfirm: planFacts.autoConfirm.default(false),
    agents: crews.default([]),
    shipmentIds: shipmentIds.default([]),
  }),
  async run(scope, input) {
    const { timezone } = scope.account;
    const time = checkPlanTime(input.startAt, input.endAt, timezone);
    if (!time.ok) return time;
    const depot = await checkDepot(scope, input.locationId);
    if (!depot.ok) return depot;
    const checked = await checkCrews(scope, input.agents, input.shipmentType);
    if (!checked.ok) return checked;
    const id = newId(scope);
    const [number = ""] = await takeNumbers(scope, "plan", 1);
    const moved = await moveIntoPlan(scope, { id, shipmentType: input.shipmentType }, input.shipmentIds);
    const written = await commit(scope.db, [
      insertPlan(scope, { ...input, id, number, timezone }),
      ...replaceCrews(scope, id, input.agents),
      ...moved.statements,
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    await Promise.all(moved.plans.filter((each) => each !== id).map((each) => scope.ports.planRoom(each).touched()));
    return ok({ id, number, added: moved.outcome });
  },
});
