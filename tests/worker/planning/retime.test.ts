import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { retimeRoute } from "#app/modules/planning/db/retime-routes.server.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { createConfirmedPlan } from "../drive.ts";

test("both stops of a shipment picked up on the way are timed again", async () => {
  const { who } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const { db } = who.scope;
  const [route] = await db.select().from(routes).where(eq(routes.accountId, who.account.id));
  const atRoute = and(eq(stops.routeId, route?.id ?? ""), eq(stops.type, "dropoff"));
  const [dropoff] = await db.select().from(stops).where(atRoute);
  if (!route || !dropoff?.shipmentId) throw new Error("the plan has a route with a stop");
  const pickup = { ...dropoff, id: crypto.randomUUID(), type: "pickup" as const, arriveAt: 0, endAt: 0, latestAt: 0 };
  await db.insert(stops).values(pickup);
  const from = createPlanShipment("", 2).dropoff;
  const inputs = createPlanInputs({
    crews: [{ agent: createPlanAgent(route.agentId), vehicle: createPlanVehicle(route.vehicleId ?? "") }],
    shipments: [createPlanShipment(dropoff.shipmentId, 6, { type: 2, pickup: from })],
  });
  const statements = retimeRoute(who.scope, { route, rows: [pickup, dropoff], inputs });
  expect((await commit(db, statements)).ok).toBe(true);
  const rows = await db.select().from(stops).where(eq(stops.shipmentId, dropoff.shipmentId)).orderBy(stops.position);
  expect(rows.map(({ type, position }) => [type, position])).toEqual([
    ["pickup", 1],
    ["dropoff", 2],
  ]);
  expect(rows[0]?.arriveAt).toBeGreaterThan(0);
  for (const { arriveAt, latestAt } of [dropoff, ...rows]) expect(latestAt).toBeGreaterThanOrEqual(arriveAt);
  expect(rows[1]?.arriveAt).toBeGreaterThan(rows[0]?.endAt ?? Number.POSITIVE_INFINITY);
});
