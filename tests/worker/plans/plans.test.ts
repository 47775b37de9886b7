import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { agentShifts } from "#app/modules/attendance/db/attendance.tables.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { planVersions } from "#app/modules/planning/db/plans.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { createPlanWorld, createTestPlan, depotPoint, seedShipments } from "#tests/factories/plans.ts";
import { optimizeToReady, viewPlan, waitForStatus } from "../plan-watch.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function ask(who: TestWorkspace, path: string, body: unknown = {}, method = "POST") {
  const response = await who.fetch(path, { body, method });
  const { data, code } = await response.json<{ data?: Record<string, unknown>; code?: string }>();
  return { status: response.status, data, code };
}

async function readyPlan(options: { shipments: number; agents: number }) {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { ...options, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  return { who, world, planId, view: await optimizeToReady(who, planId) };
}

test("a plan is optimized to the end, and Ready without a violation", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 24, agents: 3, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  expect(await ask(who, `/api/plans/${planId}/optimize`, { seed: 7 })).toMatchObject({ status: 202 });
  const ready = await waitForStatus(who, planId, 4);
  expect(ready.timed?.summary).toMatchObject({ assigned: 24, unassigned: 0, violations: 0, late: 0 });
  expect(ready.plan).toMatchObject({
    currentVersion: 1,
    shipmentCount: 24,
    stale: false,
    summary: ready.timed?.summary,
  });
  expect(ready.document?.routes.map(({ id }) => id)).toEqual(["r1", "r2", "r3"]);
  expect(ready.versions).toMatchObject([{ version: 1, parent: 0, reason: "optimized", seed: 7, solverVersion: "3" }]);
});

test("the same seed makes the same plan", async () => {
  const found: unknown[] = [];
  for (const _ of [1, 2]) {
    const who = await createTestWorkspace();
    const world = await createPlanWorld(who.scope, { shipments: 12, agents: 2, maxWeight: 100_000 });
    const planId = await createTestPlan(who.scope, world);
    await ask(who, `/api/plans/${planId}/optimize`, { seed: 3 });
    const { document } = await waitForStatus(who, planId, 4);
    found.push(
      document?.routes.map(({ stops: list }) => list.map(({ shipmentId }) => world.shipmentIds.indexOf(shipmentId))),
    );
  }
  expect(found[0]).toEqual(found[1]);
});

test("rejects a plan without shipments, agents or depot location by code, and changes nothing", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 2, agents: 1 });
  const empty = await createTestPlan(who.scope, world, { shipments: 0 });
  expect(await ask(who, `/api/plans/${empty}/optimize`)).toMatchObject({ status: 409, code: "plan_without_shipments" });
  const idle = await createTestPlan(who.scope, world, { agents: 0 });
  expect(await ask(who, `/api/plans/${idle}/optimize`)).toMatchObject({ status: 409, code: "plan_without_agents" });
  expect((await viewPlan(who, idle)).plan.status).toBe(planStatuses.code.pending);
  const lost = await createTestPlan(who.scope, {
    ...world,
    shipmentIds: [(await seedShipments(who.scope, world.locationId, { shipments: 1, agents: 1 })).shipmentIds[0] ?? ""],
  });
  await who.scope.db.update(locations).set({ longitude: null }).where(eq(locations.id, world.locationId));
  expect(await ask(who, `/api/plans/${lost}/optimize`)).toMatchObject({ status: 409, code: "plan_depot_unlocated" });
});

test("rejects more locations than a Worker can hold travel times for, with the maximum", async () => {
  const who = await createTestWorkspace();
  const point = (at: number) => ({ longitude: 17 + (at % 50) / 50, latitude: 43 + Math.floor(at / 50) / 60 });
  const world = await createPlanWorld(who.scope, { shipments: 2_501, agents: 1, point });
  const planId = await createTestPlan(who.scope, world);
  expect(await ask(who, `/api/plans/${planId}/optimize`)).toMatchObject({ status: 409, code: "plan_too_large" });
  expect((await viewPlan(who, planId)).plan.status).toBe(planStatuses.code.pending);
});

test("unknown and foreign plans are not found, a missing permission is forbidden, invalid input names its fields", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 1, agents: 1 });
  const planId = await createTestPlan(who.scope, world);
  const stranger = await createTestWorkspace();
  expect(await ask(stranger, `/api/plans/${planId}/optimize`)).toMatchObject({ status: 404, code: "not_found" });
  expect((await stranger.fetch(`/api/plans/${planId}`)).status).toBe(404);
  expect(await ask(who, `/api/plans/${crypto.randomUUID()}/stop`)).toMatchObject({ status: 404 });
  const limited = await createTestWorkspace({ member: who, permissions: ["plans"] });
  expect(await ask(limited, `/api/plans/${planId}/optimize`)).toMatchObject({ status: 403, code: "forbidden" });
  expect((await limited.fetch(`/api/plans/${planId}`)).status).toBe(200);
  expect(await ask(who, `/api/plans/${planId}/optimize`, { seed: "x" })).toMatchObject({ status: 422 });
  expect(await ask(who, `/api/plans/${planId}`, { version: 1, start_at: "2026-11-24T08:00" }, "PUT")).toMatchObject({
    status: 422,
  });
});

test("a plan shows agents' pay only with the permission", async () => {
  const { who, planId, world } = await readyPlan({ shipments: 4, agents: 2 });
  const payout = { currency: who.scope.account.preferences.default_currency, per_hour: 31.25, flat: 43.21 };
  await who.scope.db.update(agents).set({ payout }).where(inArray(agents.id, world.agentIds));
  const planner = await createTestWorkspace({ member: who, permissions: ["plans", "plans.execute"] });
  const biller = await createTestWorkspace({ member: who, permissions: ["plans", "accounting.agent_billing"] });
  for (const [reader, sees] of [
    [who, true],
    [biller, true],
    [planner, false],
  ] as const) {
    const text = await (await reader.fetch(`/api/plans/${planId}?expand[]=inputs`)).text();
    expect(text.includes("31.25") || text.includes("3125"), text.slice(0, 300)).toBe(sees);
    const { timed, viewer } = await viewPlan(reader, planId);
    expect(viewer.seesPay).toBe(sees);
    const used = timed?.routes.filter(({ stops: list }) => list.length > 0) ?? [];
    expect(used.length).toBeGreaterThan(0);
    // The day's pay would show in the cost of each route that is driven.
    expect(used.every(({ costs }) => costs.route === 4321)).toBe(sees);
  }
  const odd = await who.fetch(`/api/plans/${planId}?expand[]=pay`);
  expect(odd.status).toBe(422);
});

test("of twenty confirmations at once exactly one confirms", async () => {
  const { who, planId, view, world } = await readyPlan({ shipments: 12, agents: 2 });
  const body = { based_on: view.plan.currentVersion, preserve_sequences: true };
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(who, `/api/plans/${planId}/confirm`, body)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toMatchObject([{ data: { confirmed: 12, total: 12 } }]);
  expect(answers.filter(({ code }) => code === "already_done")).toHaveLength(19);
  const { db } = who.scope;
  const made = await db.select().from(routes).where(eq(routes.planId, planId));
  expect(made.reduce((sum, route) => sum + route.stopCount, 0)).toBe(12);
  const listed = await db.select().from(stops);
  expect(listed.filter(({ type }) => type === "dropoff")).toHaveLength(12);
  expect(listed.every(({ fixed, place, endAt, startAt }) => fixed && place.point && endAt >= startAt)).toBe(true);
  const moved = await db.select().from(shipments).where(eq(shipments.planId, planId));
  expect(
    moved.every(({ status, routeId, agentId }) => status === shipmentStatuses.code.dispatched && routeId && agentId),
  ).toBe(true);
  expect(new Set(moved.map(({ agentId }) => agentId)).size).toBeLessThanOrEqual(world.agentIds.length);
  expect(await ask(who, `/api/plans/${planId}/confirm`, body)).toMatchObject({ status: 409, code: "already_done" });
  // The orders list is filtered by the vehicle of the route, as the deliveries list is.
  for (const { vehicleId, stopCount } of made) {
    const filter = `filters[vehicle][]=${vehicleId}`;
    for (const path of ["orders", "shipments/deliveries"]) {
      const { data }: { data: { pagination: { total: number } } } = await (
        await who.fetch(`/api/${path}?${filter}`)
      ).json();
      expect(data.pagination.total, path).toBe(stopCount);
    }
  }
});

test("dispatches only the shipments of available agents: n of m", async () => {
  const { who, planId, view } = await readyPlan({ shipments: 16, agents: 2 });
  const idle = view.document?.routes.find(({ stops: list }) => list.length > 0);
  await who.scope.db
    .update(agents)
    .set({ active: false })
    .where(eq(agents.id, idle?.agentId ?? ""));
  const confirmed = await ask(who, `/api/plans/${planId}/confirm`, { based_on: 1, preserve_sequences: false });
  expect(confirmed.data).toEqual({ confirmed: 16 - (idle?.stops.length ?? 0), total: 16 });
  const left = await who.scope.db.select().from(shipments).where(eq(shipments.status, shipmentStatuses.code.planned));
  expect(left.map(({ id }) => id).sort()).toEqual(idle?.stops.map(({ shipmentId }) => shipmentId).sort());
});

test("an agent who got a day off after planning is not dispatched, unless checked in", async () => {
  const { who, planId, view } = await readyPlan({ shipments: 16, agents: 2 });
  const driven = view.document?.routes.filter(({ stops: list }) => list.length > 0) ?? [];
  expect(driven).toHaveLength(2);
  const { id: accountId } = who.scope.account;
  for (const { agentId } of driven)
    await who.scope.db.insert(agentShifts).values({
      id: crypto.randomUUID(),
      accountId,
      agentId,
      date: view.plan.startAt.slice(0, 10),
      note: "Ill",
      version: 1,
    });
  const [first] = driven;
  const came = await ask(who, "/api/fleet/attendance/check-in", { ids: [first?.agentId] });
  expect(came.status).toBe(200);
  const confirmed = await ask(who, `/api/plans/${planId}/confirm`, { based_on: 1, preserve_sequences: false });
  expect(confirmed.data).toEqual({ confirmed: first?.stops.length, total: 16 });
});

test("a change to a version that is not current is rejected and changes nothing", async () => {
  const { who, planId, view } = await readyPlan({ shipments: 10, agents: 2 });
  const route = view.document?.routes.find(({ stops: list }) => list.length > 1);
  const reversed = route?.stops.map(({ shipmentId }) => shipmentId).reverse();
  const path = `/api/plans/${planId}/routes/${route?.id}/resequence`;
  const both = await Promise.all([1, 2].map(() => ask(who, path, { based_on: 1, shipment_ids: reversed })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe("lost_race");
  const seen = await viewPlan(who, planId);
  expect(seen.plan).toMatchObject({ status: planStatuses.code.ready, currentVersion: 2 });
  expect(seen.document?.routes.find(({ id }) => id === route?.id)?.stops.map(({ shipmentId }) => shipmentId)).toEqual(
    reversed,
  );
  expect(await ask(who, path, { based_on: 2, shipment_ids: reversed?.slice(1) })).toMatchObject({ status: 422 });
});

test("undo, redo and restore move between versions; locks and fixed stops hold", async () => {
  const { who, planId, view } = await readyPlan({ shipments: 8, agents: 2 });
  const route = view.document?.routes.find(({ stops: list }) => list.length > 2);
  const id = route?.id ?? "";
  const order = route?.stops.map(({ shipmentId }) => shipmentId) ?? [];
  const at = (path: string) => `/api/plans/${planId}/${path}`;
  expect(await ask(who, at("undo"), { based_on: 1 })).toMatchObject({ code: "nothing_to_undo" });
  const move = { based_on: 1, to_route_id: null };
  expect(await ask(who, at(`stops/${order[0]}/move`), move)).toMatchObject({ status: 200, data: { version: 2 } });
  expect((await viewPlan(who, planId)).explanations).toMatchObject([
    { shipmentId: order[0], fits: { position: expect.any(Number) } },
  ]);
  expect(await ask(who, at("undo"), { based_on: 2 })).toMatchObject({ data: { version: 1 } });
  expect(await viewPlan(who, planId)).toMatchObject({ canUndo: false, canRedo: true, document: view.document });
  expect(await ask(who, at("redo"), { based_on: 1 })).toMatchObject({ data: { version: 2 } });
  expect((await viewPlan(who, planId)).document?.unassigned).toEqual([order[0]]);
  expect(await ask(who, at("redo"), { based_on: 2 })).toMatchObject({ code: "nothing_to_redo" });
  expect(await ask(who, at("versions/1/restore"), { based_on: 2 })).toMatchObject({ data: { version: 3 } });
  expect((await viewPlan(who, planId)).document).toEqual(view.document);
  expect(await ask(who, at(`routes/${id}/lock`), { based_on: 3 })).toMatchObject({ data: { version: 4 } });
  const reversed = { based_on: 4, shipment_ids: order.toReversed() };
  expect(await ask(who, at(`routes/${id}/resequence`), reversed)).toMatchObject({ code: "route_locked" });
  expect(await ask(who, at(`routes/${id}/unlock`), { based_on: 4 })).toMatchObject({ data: { version: 5 } });
  for (const [index, shipmentId] of order.slice(0, 2).entries()) {
    const change = { kind: "fix", shipment_id: shipmentId, fixed: true };
    expect(await ask(who, at("change"), { based_on: 5 + index, change })).toMatchObject({ status: 200 });
  }
  expect(await ask(who, at(`routes/${id}/resequence`), { ...reversed, based_on: 7 })).toMatchObject({
    code: "stop_fixed",
  });
  const kept = await who.scope.db.select().from(planVersions).where(eq(planVersions.planId, planId));
  expect(kept).toHaveLength(7);
});

test("a preassigned route swaps agents with the route whose agent it takes", async () => {
  const { who, planId, view } = await readyPlan({ shipments: 8, agents: 2 });
  const [one, two] = view.document?.routes ?? [];
  const change = { kind: "preassign", route_id: one?.id, agent_id: two?.agentId, vehicle_id: one?.vehicleId };
  expect(await ask(who, `/api/plans/${planId}/change`, { based_on: 1, change })).toMatchObject({ status: 200 });
  const seen = await viewPlan(who, planId);
  expect(seen.document?.routes).toMatchObject([
    { id: one?.id, agentId: two?.agentId, vehicleId: one?.vehicleId, stops: one?.stops },
    { id: two?.id, agentId: one?.agentId, vehicleId: two?.vehicleId, stops: two?.stops },
  ]);
  expect(seen.inputs.crews.map(({ agent, vehicle }) => [agent.id, vehicle?.id])).toContainEqual([
    two?.agentId,
    one?.vehicleId,
  ]);
});

test("edited inputs keep the routes, marked stale, and require optimizing again before confirmation", async () => {
  const { who, planId, world, view } = await readyPlan({ shipments: 8, agents: 2 });
  expect(await ask(who, `/api/plans/${planId}`, { name: "Unseen" }, "PUT")).toMatchObject({ status: 422 });
  expect(await ask(who, `/api/plans/${planId}`, { version: 1, name: "Tuesday" }, "PUT")).toMatchObject({ status: 200 });
  expect(await ask(who, `/api/plans/${planId}`, { version: 1, name: "Late" }, "PUT"), "seen before").toMatchObject({
    status: 409,
    code: "lost_race",
  });
  expect((await viewPlan(who, planId)).plan).toMatchObject({
    name: "Tuesday",
    status: planStatuses.code.ready,
    stale: false,
  });
  const gone = world.shipmentIds[0] ?? "";
  const removed = await ask(who, `/api/plans/${planId}/remove-shipments`, { shipment_ids: [gone] });
  expect(removed.data).toEqual({ succeeded: [gone], refused: [] });
  const seen = await viewPlan(who, planId);
  expect(seen.plan).toMatchObject({ status: planStatuses.code.pending, stale: true, shipmentCount: 7 });
  expect(seen.document?.routes.flatMap(({ stops: list }) => list)).toHaveLength(7);
  const confirm = { based_on: 1, preserve_sequences: false };
  expect(await ask(who, `/api/plans/${planId}/confirm`, confirm)).toMatchObject({ status: 409, code: "plan_stale" });
  const added = await ask(who, `/api/plans/${planId}/add-shipments`, { shipment_ids: [gone, crypto.randomUUID()] });
  expect(added.data).toMatchObject({ succeeded: [gone], refused: [{ code: "not_found" }] });
  const again = await optimizeToReady(who, planId);
  expect(again.plan).toMatchObject({ status: planStatuses.code.ready, stale: false, currentVersion: 2 });
  expect(again.document?.routes.map(({ id, agentId }) => [id, agentId])).toEqual(
    view.document?.routes.map(({ id, agentId }) => [id, agentId]),
  );
});

test("an unservable shipment stays unassigned with a reason after confirmation; a confirmed plan is not optimized", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, {
    shipments: 3,
    agents: 1,
    window: (at) =>
      at === 0
        ? { from: "2026-11-23T01:00", to: "2026-11-23T02:00" }
        : { from: "2026-11-23T08:00", to: "2026-11-23T16:00" },
    point: (at) => ({ longitude: depotPoint.longitude + 0.01 * (at + 1), latitude: depotPoint.latitude }),
  });
  const planId = await createTestPlan(who.scope, world);
  const seen = await optimizeToReady(who, planId);
  expect(seen.document?.unassigned).toEqual([world.shipmentIds[0]]);
  expect(seen.explanations).toMatchObject([{ shipmentId: world.shipmentIds[0], reasons: [{ cause: "time_windows" }] }]);

  const confirm = { based_on: seen.plan.currentVersion, preserve_sequences: false };
  expect((await ask(who, `/api/plans/${planId}/confirm`, confirm)).data).toEqual({ confirmed: 2, total: 3 });
  expect((await viewPlan(who, planId)).explanations).toEqual(seen.explanations);
  expect(await ask(who, `/api/plans/${planId}/optimize`)).toMatchObject({ status: 409, code: "plan_confirmed" });
});

test("deleting a plan releases its shipments, also when confirmed, but not once something is picked up", async () => {
  const { who, planId, world } = await readyPlan({ shipments: 4, agents: 1 });
  await ask(who, `/api/plans/${planId}/confirm`, { based_on: 1, preserve_sequences: false });
  await who.scope.db
    .update(shipments)
    .set({ status: shipmentStatuses.code.picked_up })
    .where(eq(shipments.id, world.shipmentIds[0] ?? ""));
  expect(await ask(who, `/api/plans/${planId}`, {}, "DELETE")).toMatchObject({
    status: 409,
    code: "plan_has_picked_up",
  });
  await who.scope.db
    .update(shipments)
    .set({ status: shipmentStatuses.code.dispatched })
    .where(eq(shipments.id, world.shipmentIds[0] ?? ""));
  expect(await ask(who, `/api/plans/${planId}`, {}, "DELETE")).toMatchObject({ status: 200 });
  const back = await who.scope.db.select().from(shipments);
  expect(
    back.every(({ status, planId: of, routeId }) => status === shipmentStatuses.code.pending && !of && !routeId),
  ).toBe(true);
  expect(await who.scope.db.select().from(stops)).toEqual([]);
  expect(await who.scope.db.select().from(orders).where(eq(orders.status, orderStatuses.code.processing))).toHaveLength(
    4,
  );
});

test("the list has the plans of the account, page by page", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 0, agents: 1 });
  const made: string[] = [];
  for (let at = 0; at < 5; at += 1) made.unshift(await createTestPlan(who.scope, world));
  type Page = { data: { plans: { id: string }[]; pagination: { next: string | null; previous: string | null } } };
  const page = async (query: string) => (await (await who.fetch(`/api/plans?limit=2${query}`)).json<Page>()).data;
  const first = await page("");
  const second = await page(`&cursor=${first.pagination.next}`);
  const third = await page(`&cursor=${second.pagination.next}`);
  expect([first, second, third].flatMap(({ plans: rows }) => rows.map(({ id }) => id))).toEqual(made);
  expect([first.pagination.previous, third.pagination.next]).toEqual([null, null]);
  expect((await page(`&cursor=${third.pagination.previous}`)).plans).toEqual(second.plans);
  expect((await page("&filters[status][]=4")).plans).toEqual([]);
});

test("GET on a command is 405, unknown paths 404, invalid JSON 400", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 0, agents: 1 });
  const planId = await createTestPlan(who.scope, world);
  expect((await who.fetch(`/api/plans/${planId}/optimize`)).status).toBe(405);
  expect((await who.fetch(`/api/routes/${planId}/complete`)).status).toBe(405);
  expect((await who.fetch(`/api/plans/${planId}/dance`, { body: {} })).status).toBe(404);
  expect((await who.fetch(`/api/plans/${planId}/optimize`, { body: "{" })).status).toBe(400);
});

test("the same Idempotency-Key creates one plan", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 0, agents: 1 });
  const body = {
    name: "Once",
    shipment_type: 3,
    start_at: "2026-11-23T06:00",
    end_at: "2026-11-23T20:00",
    location_id: world.locationId,
  };
  const headers = { "Idempotency-Key": "k-1" };
  const made = [await who.fetch("/api/plans", { body, headers }), await who.fetch("/api/plans", { body, headers })];
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  expect(await made[0]?.json()).toEqual(await made[1]?.json());
});

test("shipments without a location stay unassigned with a reason, and the optimization succeeds", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 2, agents: 1 });
  const rows = await who.scope.db.select().from(shipments);
  for (const row of rows)
    await who.scope.db
      .update(shipments)
      .set({ destination: { ...row.destination, point: null } })
      .where(eq(shipments.id, row.id));
  const planId = await createTestPlan(who.scope, world);
  const seen = await optimizeToReady(who, planId);
  expect(seen.timed?.summary).toMatchObject({ assigned: 0, unassigned: 2 });
  expect(seen.explanations.map(({ reasons }) => reasons[0]?.cause)).toEqual(["not_reachable", "not_reachable"]);
  const move = { based_on: 1, to_route_id: "r1", position: 0 };
  expect(await ask(who, `/api/plans/${planId}/stops/${world.shipmentIds[0]}/move`, move)).toMatchObject({
    status: 409,
    code: "order_has_issues",
  });
});

test("a plan that starts later stays Ready; its agents' weekly hours are known", async () => {
  const { who, planId, view, world } = await readyPlan({ shipments: 4, agents: 1 });
  const from = view.plan.startAt.replace(/T.*/, "T12:00");
  const agentId = world.agentIds[0] ?? "";
  const used = view.document?.routes.find(({ stops: list }) => list.length > 1)?.stops ?? [];
  await who.scope.db
    .update(shipments)
    .set({ deliveryFrom: from })
    .where(eq(shipments.id, used.at(-1)?.shipmentId ?? ""));
  const waits = await viewPlan(who, planId);
  expect(waits.timed?.routes[0]?.waitSeconds).toBeGreaterThan(3_600);
  const edited = await ask(who, `/api/plans/${planId}`, { version: view.plan.version, delayed_start: true }, "PUT");
  expect(edited).toMatchObject({ status: 200 });
  const later = await viewPlan(who, planId);
  expect(later.plan).toMatchObject({ status: planStatuses.code.ready, stale: false, delayedStart: true });
  expect(later.plan.summary).toEqual(later.timed?.summary);
  const [route, before] = [later.timed?.routes[0], waits.timed?.routes[0]];
  expect(route).toMatchObject({ waitSeconds: 0, endAt: before?.endAt });
  expect(Number(route?.heldSeconds) - Number(before?.heldSeconds)).toBe(before?.waitSeconds);
  expect(later.document).toEqual(waits.document);
  expect(later.hours).toMatchObject({ longestShift: 13, weekly: 48, agents: { [agentId]: {} } });
});
