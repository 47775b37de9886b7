import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addresses, customers } from "#app/modules/customers/db/customers.tables.ts";
import { agents, teams, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { coverageAreas } from "#app/modules/places/db/zones.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { TravelTimes } from "#app/platform/kernel/ports.ts";
import { createPlanWorld, createTestPlan, type PlanWorld } from "#tests/factories/plans.ts";
import { findLongestIncreasing } from "#wasm/check/plan-violations.ts";
import { optimizeToReady, viewPlan, waitForStatus } from "../plan-watch.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** A workspace with its own routing settings: plans begin with them. */
async function workspaceWith(changes: Partial<RoutingSettings>): Promise<TestWorkspace> {
  const who = await createTestWorkspace();
  const routing = { ...who.scope.account.routing, ...changes };
  await who.scope.db.update(accounts).set({ routing }).where(eq(accounts.id, who.scope.account.id));
  return { ...who, scope: { ...who.scope, account: { ...who.scope.account, routing } } };
}

async function ready(who: TestWorkspace, world: PlanWorld) {
  const planId = await createTestPlan(who.scope, world);
  return { planId, view: await optimizeToReady(who, planId) };
}

const post = async (who: TestWorkspace, path: string, body: object = {}) => {
  const response = await who.fetch(path, { body });
  const { code } = await response.json<{ code?: string }>();
  return { status: response.status, code };
};

test("a van with room for two of six shipments loads three times, in plan, confirmation and execution; then it rests", async () => {
  const who = await workspaceWith({ depot_revisit: "hard" });
  const world = await createPlanWorld(who.scope, { shipments: 6, agents: 1, maxWeight: 20_000 });
  const { db } = who.scope;
  await db.update(vehicles).set({ cooldownMinutes: 45 });
  const { planId, view } = await ready(who, world);
  expect(view.timed?.summary).toMatchObject({ assigned: 6, unassigned: 0, violations: 0 });
  const planned = view.document?.routes[0]?.stops ?? [];
  expect(planned.map(({ type }) => type)).toEqual([
    "dropoff",
    "dropoff",
    "depot",
    "dropoff",
    "dropoff",
    "depot",
    "dropoff",
    "dropoff",
  ]);
  const moved = planned.map(({ shipmentId }) => shipmentId).filter((name) => name !== planned[2]?.shipmentId);
  const change = { based_on: 1, shipment_ids: moved };
  expect(await post(who, `/api/plans/${planId}/routes/r1/resequence`, change)).toMatchObject({ status: 200 });
  expect((await viewPlan(who, planId)).timed?.routes[0]?.violations.map(({ cause }) => cause)).toEqual(["quantities"]);
  expect(await post(who, `/api/plans/${planId}/undo`, { based_on: 2 })).toMatchObject({ status: 200 });
  expect(await post(who, `/api/plans/${planId}/confirm`, { based_on: 1, preserve_sequences: false })).toMatchObject({
    status: 200,
  });

  const kept = await db.select().from(stops).orderBy(asc(stops.position));
  expect(kept.map(({ type }) => type)).toEqual([...planned.map(({ type }) => type), "route_end"]);
  const depot = kept[2];
  expect(depot).toMatchObject({ type: "depot", shipmentId: null, place: { kind: "location", id: world.locationId } });
  const [route] = await db.select().from(routes);
  expect(route?.stopCount).toBe(6);

  const work = (stop: { id: string } | undefined) =>
    post(who, `/api/routes/${route?.id}/stops/${stop?.id}/complete`, { collections: "collected" });
  const stateOf = async (id = "") => (await db.select().from(stops).where(eq(stops.id, id)))[0]?.state;
  expect(await work(depot)).toMatchObject({ status: 404 });
  expect(await work(kept[0])).toMatchObject({ status: 200 });
  expect(await stateOf(depot?.id)).toBe("pending");
  for (const at of [1, 3, 4, 6, 7]) expect(await work(kept[at])).toMatchObject({ status: 200 });
  expect(await stateOf(depot?.id)).toBe("completed");
  expect(await post(who, `/api/routes/${route?.id}/complete`)).toMatchObject({ status: 200 });
  const [vehicle] = await db.select().from(vehicles);
  const rests = (vehicle?.cooldownUntil ?? 0) - Date.now();
  expect(rests).toBeGreaterThan(44 * 60_000);
  expect(rests).toBeLessThan(46 * 60_000);
});

/** Restrictions of a customer's saved address and the account's locations are read when the plan is created. */
test("access rules and hours of a location come from the saved address and the depot", async () => {
  const who = await createTestWorkspace();
  const { db } = who.scope;
  const world = await createPlanWorld(who.scope, { shipments: 3, agents: 1, window: () => ({ from: "", to: "" }) });
  await db.update(shipments).set({ deliveryFrom: null, deliveryTo: null });
  const rows = await db.select().from(shipments).orderBy(asc(shipments.id));
  const account = { accountId: who.scope.account.id, createdAt: 1 };
  const rules = { openingHours: [], allowedVehicleTypes: [], prohibitedVehicles: [], allowedAgents: [] };
  const hours = [{ weekday: 1 as const, from: "13:00", to: "15:00" }];
  const own = [
    { allowedVehicleTypes: [6] },
    { prohibitedVehicles: [world.vehicleIds[0] ?? ""] },
    { openingHours: hours, serviceMinutes: 17 },
  ];
  for (const [at, row] of rows.entries()) {
    const customerId = crypto.randomUUID();
    const { address } = row.destination;
    await db.insert(customers).values({
      ...account,
      id: customerId,
      type: 1,
      firstName: "A",
      lastName: "B",
      tags: [],
    });
    await db
      .insert(addresses)
      .values({ ...account, ...rules, ...own[at], id: crypto.randomUUID(), customerId, address, isDefault: true });
    await db.update(shipments).set({ customerId, serviceMinutes: null }).where(eq(shipments.id, row.id));
  }
  const { planId, view } = await ready(who, world);
  expect(view.document?.unassigned.toSorted()).toEqual([rows[0]?.id, rows[1]?.id].toSorted());
  expect(view.explanations.map(({ reasons }) => reasons.map(({ cause }) => cause))).toEqual([
    ["vehicle_not_allowed"],
    ["vehicle_not_allowed"],
  ]);
  const served = view.timed?.routes[0]?.stops[0];
  expect(served).toMatchObject({ shipmentId: rows[2]?.id, serviceSeconds: 17 * 60 });
  // 13:00 in Sarajevo is noon UTC.
  expect(new Date(served?.startAt ?? 0).toISOString()).toMatch(/T1[2-4]:/);

  await db.update(locations).set({ allowedVehicleTypes: [1] });
  const closed = await viewPlan(who, planId);
  expect(closed.timed?.routes[0]?.violations.map(({ cause }) => cause)).toEqual(["vehicle_not_allowed"]);
});

test("a team's coverage limits its agents, softly or strictly as set", async () => {
  const serve = async (service_area: RoutingSettings["service_area"]) => {
    const who = await workspaceWith({ service_area });
    const world = await createPlanWorld(who.scope, { shipments: 2, agents: 1 });
    const { db, account } = who.scope;
    const teamId = crypto.randomUUID();
    await db.update(agents).set({ teamId }).where(eq(agents.accountId, account.id));
    const [first] = await db
      .select()
      .from(shipments)
      .where(eq(shipments.id, world.shipmentIds[0] ?? ""));
    if (!first) throw new Error("no shipment");
    await db
      .update(shipments)
      .set({ destination: { ...first.destination, address: { ...first.destination.address, postalCode: "99999" } } })
      .where(eq(shipments.id, first.id));
    await db.insert(coverageAreas).values({
      accountId: account.id,
      ownerKind: "team",
      ownerId: teamId,
      zones: [],
      areas: [],
      postalCodes: [{ country: "BA", codes: "88000-88999" }],
    });
    const { view } = await ready(who, world);
    return {
      out: view.document?.unassigned.length,
      why: view.explanations.flatMap(({ reasons }) => reasons.map(({ cause }) => cause)),
      broken: view.timed?.routes[0]?.violations.map(({ cause, soft }) => `${cause} ${soft}`),
    };
  };
  expect(await serve("disabled")).toEqual({ out: 0, why: [], broken: [] });
  expect(await serve("soft")).toEqual({ out: 0, why: [], broken: ["service_area true"] });
  expect(await serve("hard")).toEqual({ out: 1, why: ["service_area"], broken: [] });
});

test("unassigning a shipment retimes the rest of its route and removes an empty return to the depot", async () => {
  const who = await workspaceWith({ depot_revisit: "hard" });
  const world = await createPlanWorld(who.scope, { shipments: 3, agents: 1, maxWeight: 20_000 });
  const { planId } = await ready(who, world);
  await post(who, `/api/plans/${planId}/confirm`, { based_on: 1, preserve_sequences: false });
  const { db } = who.scope;
  const read = () => db.select().from(stops).orderBy(asc(stops.position));
  const before = await read();
  expect(before.map(({ type }) => type)).toContain("depot");
  const trip = before.findIndex(({ type }) => type === "depot");
  const alone = trip === 1 ? before[0] : before[trip + 1];
  const unassigned = await post(who, "/api/shipments/unassign", { shipments: [alone?.shipmentId] });
  expect(unassigned.status).toBe(200);
  const after = await read();
  expect(after.map(({ type }) => type)).toEqual(["dropoff", "dropoff", "route_end"]);
  expect(after.map(({ position }) => position)).toEqual([1, 2, 3]);
  const [route] = await db.select().from(routes);
  expect(route?.stopCount).toBe(2);
  // As the plan itself times the two that are left: each leg begins where the one before it ends.
  const { inputs } = await viewPlan(who, planId);
  const order = after.flatMap(({ shipmentId }) => shipmentId ?? []);
  const timed = createPlanTimer(inputs).time({
    routes: [
      {
        id: "r1",
        agentId: world.agentIds[0] ?? "",
        vehicleId: world.vehicleIds[0] ?? null,
        locked: false,
        stops: order.map((shipmentId) => ({ shipmentId, type: "dropoff", fixed: false })),
      },
    ],
    unassigned: [],
  }).routes[0];
  expect(after.slice(0, 2).map(({ arriveAt, travelSeconds }) => [arriveAt, travelSeconds])).toEqual(
    timed?.stops.map(({ arriveAt, travelSeconds }) => [arriveAt, travelSeconds]),
  );
  expect(route).toMatchObject({ distance: timed?.distance, endAt: timed?.endAt, duration: timed?.workSeconds });
});

test("with a change budget the plan keeps its order except for that many stops", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 10, agents: 1 });
  const { planId, view } = await ready(who, world);
  const given = view.document?.routes[0]?.stops.map(({ shipmentId }) => shipmentId) ?? [];
  const worse = given.toSorted();
  await post(who, `/api/plans/${planId}/routes/r1/resequence`, { based_on: 1, shipment_ids: worse });
  const distances: number[] = [(await viewPlan(who, planId)).timed?.summary.distance ?? 0];
  const kept: number[] = [];
  for (const changeBudget of [0, 2]) {
    const requested = await post(who, `/api/plans/${planId}/optimize`, { seed: 1, change_budget: changeBudget });
    expect(requested.status).toBe(202);
    const { document, timed } = await waitForStatus(who, planId, 4);
    const order = document?.routes[0]?.stops.map(({ shipmentId }) => worse.indexOf(shipmentId)) ?? [];
    kept.push(findLongestIncreasing(order));
    distances.push(timed?.summary.distance ?? 0);
  }
  expect(kept[0]).toBe(10);
  expect(kept[1]).toBeGreaterThanOrEqual(8);
  expect(distances[1]).toBe(distances[0]);
  expect(distances[2]).toBeLessThan(distances[1] ?? 0);
});

test("a provider's times reach the plan, are requested once, and the estimate replaces them while it does not respond", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 3, agents: 1 });
  const { planId } = await ready(who, world);
  let requested = 0;
  let works = true;
  const seconds = (from: number, to: number) => (from === to ? 0 : 1_000 + from + to);
  const table = (size: number, cell: (from: number, to: number) => number) =>
    Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, to) => cell(from, to)));
  const travel: TravelTimes = {
    estimate: who.scope.ports.travel.estimate,
    source: async () => ({ kind: "named", name: "osrm fake.test" }),
    matrix: async ({ length }) => {
      requested += 1;
      if (!works) throw new Error("fake.test answered 503");
      return {
        durations: table(length, seconds),
        distances: table(length, (from, to) => 7 * seconds(from, to)),
        estimated: [],
        apart: [],
      };
    },
  };
  const view = async (name: string) => {
    const source = async () => ({ kind: "named", name }) as const;
    const scope = { ...who.scope, ports: { ...who.scope.ports, travel: { ...travel, source } } };
    return viewPlan({ ...who, scope }, planId);
  };
  const first = await view("osrm fake.test");
  const route = first.timed?.routes[0];
  expect(route?.stops.every(({ travelSeconds }) => travelSeconds > 1_000)).toBe(true);
  expect(route?.distance).toBe(7 * (route?.travelSeconds ?? 0));
  expect((await view("osrm fake.test")).timed).toEqual(first.timed);
  expect(requested).toBe(1);

  works = false;
  const estimated = await viewPlan(who, planId);
  const standIn = await view("valhalla other.test");
  expect(standIn.inputs.travel).toMatchObject({ kind: "estimate", standIn: true });
  expect(standIn.timed).toEqual(estimated.timed);
  await view("valhalla other.test");
  expect(requested).toBe(2);
});

test("a team's start and return location: in the plan, at confirm, on the live screen and on paper", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 4, agents: 1 });
  const yard = (await createPlanWorld(who.scope, { shipments: 0, agents: 0 })).locationId;
  const { db, account } = who.scope;
  const [teamId, ends] = ["0199aaaa-0000-7000-8000-000000000001", world.locationId];
  await db.update(locations).set({ latitude: 43.5 }).where(eq(locations.id, yard));
  await db.insert(teams).values({
    ...{ id: teamId, accountId: account.id, name: "North", startLocationId: yard, returnLocationId: yard },
    ...{ active: true, createdAt: 0 },
  });
  await db.update(agents).set({ teamId }).where(eq(agents.accountId, account.id));
  // The vehicle's own location takes precedence: it is at the depot.
  await db.update(vehicles).set({ startLocationId: ends }).where(eq(vehicles.accountId, account.id));
  const { planId, view } = await ready(who, world);
  expect(view.inputs.homes?.ends[world.agentIds[0] ?? ""]?.id).toBe(yard);
  await db.update(vehicles).set({ startLocationId: null }).where(eq(vehicles.accountId, account.id));
  const seen = await viewPlan(who, planId);
  const route = seen.timed?.routes.find(({ stops }) => stops.length > 0);
  expect(route?.distance).toBeGreaterThan(view.timed?.routes[0]?.distance ?? 0);
  expect(
    await post(who, `/api/plans/${planId}/confirm`, { based_on: seen.plan.currentVersion, preserve_sequences: false }),
  ).toMatchObject({
    status: 200,
  });
  const [row] = await db.select().from(routes).where(eq(routes.planId, planId));
  expect(row?.start).toMatchObject({ place: { id: yard }, loads: true });
  expect(row?.distance).toBe(route?.distance);
  const places = await db
    .select({ type: stops.type, place: stops.place })
    .from(stops)
    .where(eq(stops.accountId, account.id));
  expect(places.filter(({ type }) => type === "route_end").map(({ place }) => place.id)).toEqual([yard]);
  const live = await who.fetch(`/api/routes?date=${row?.date}`);
  const { data } = await live.json<{
    data: { routes: { start: object; end: object; depot: object; loads: boolean }[] };
  }>();
  const named = (id: string) => ({ name: `Depot ${id.slice(-6)}` });
  expect(data.routes).toMatchObject([
    { start: named(yard), end: named(yard), depot: named(world.locationId), loads: true },
  ]);
});
