import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { planVersions } from "#app/modules/planning/db/plans.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { writeConfirmation } from "#workers/plan-room/confirmation.ts";
import { optimizeToReady, viewPlan } from "../plan-watch.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** What a confirmed plan consists of. */
async function countConfirmed({ scope }: TestWorkspace, planId: string) {
  const { id } = scope.account;
  const [routesMade, versions, events] = await Promise.all([
    scope.db.select().from(routes).where(eq(routes.planId, planId)),
    scope.db.$count(planVersions, and(eq(planVersions.planId, planId), eq(planVersions.reason, "confirmed"))),
    scope.db.$count(outbox, and(eq(outbox.accountId, id), eq(outbox.topic, "plan.confirmed"))),
  ]);
  const dispatched = and(eq(shipments.accountId, id), eq(shipments.status, shipmentStatuses.code.dispatched));
  return {
    routes: routesMade.length,
    stops: await scope.db.$count(stops, eq(stops.accountId, id)),
    dispatched: await scope.db.$count(shipments, dispatched),
    versions,
    events,
  };
}

test.each(["before", "after"] as const)(
  "a plan confirmation killed %s its batch is complete or absent, and a repeat completes it once",
  async (moment) => {
    const who = await createTestWorkspace();
    const planId = await createTestPlan(
      who.scope,
      await createPlanWorld(who.scope, { shipments: 12, agents: 2, maxWeight: 100_000 }),
    );
    const ready = await optimizeToReady(who, planId);
    const confirmation = { planId, basedOn: ready.plan.currentVersion, preserveSequences: false };
    const db = createBreakingDatabase(who.scope.db, (batch) => (batch === 1 ? moment : null));
    await expect(writeConfirmation({ ...who.scope, db }, confirmation)).rejects.toThrow("killed");
    const left = await countConfirmed(who, planId);
    if (moment === "before") expect(left).toEqual({ routes: 0, stops: 0, dispatched: 0, versions: 0, events: 0 });
    // By another life of the room, as the person asks it.
    const again = await who.fetch(`/api/plans/${planId}/confirm`, {
      body: { based_on: confirmation.basedOn, preserve_sequences: false },
    });
    const { code } = await again.json<{ code?: string }>();
    expect([again.status, code]).toEqual(moment === "before" ? [200, undefined] : [409, "already_done"]);
    expect((await viewPlan(who, planId)).plan.status).toBe(planStatuses.code.confirmed);
    const done = await countConfirmed(who, planId);
    expect(done).toMatchObject({ dispatched: 12, versions: 1, events: 1 });
    expect(done.routes).toBeGreaterThan(0);
    if (moment === "after") expect(done).toEqual(left);
  },
);
