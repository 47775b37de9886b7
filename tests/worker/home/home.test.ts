import { eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { readFleetTodayCounts } from "#app/modules/fleet/db/fleet-counts.reads.server.ts";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { readSamples, sampleDays } from "#app/modules/home/db/day-samples.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { readOrdersToday } from "#app/modules/orders/db/orders-today.reads.server.ts";
import { askOffice } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { seedTestOrders } from "../../factories/orders.ts";
import { createPlanWorld, createTestPlan, seedShipments } from "../../factories/plans.ts";
import { createConfirmedPlan } from "../drive.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace } from "../workspace.ts";

// In Auckland it is the next day, half an hour old.
startTestsAt("2026-11-21T11:30:00Z");

test("today's orders are those due today, by status, and follow a change of status and of day", async () => {
  const { scope } = await createTestWorkspace({ timezone: "Pacific/Auckland" });
  await seedTestOrders(scope, 4);
  const all = await scope.db.select({ id: orders.id }).from(orders);
  const today = "2026-11-22";
  const due = async (id: string | undefined, day: string) =>
    scope.db
      .update(orders)
      .set({ deliveryFrom: `${day}T09:00` })
      .where(eq(orders.id, id ?? ""));
  for (const { id } of all) await due(id, today);
  await due(all[0]?.id, "2026-11-23");
  await scope.db
    .update(orders)
    .set({ status: orderStatuses.code.delivered })
    .where(eq(orders.id, all[1]?.id ?? ""));
  const found = await readOrdersToday(scope);
  expect(found.date).toBe(today);
  expect(found.created).toBe(4);
  expect(found.due?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(found.due?.find(({ status }) => status === orderStatuses.code.delivered)?.count).toBe(1);
});

test("a limited member's home shows no day totals, since none are recorded for its locations", async () => {
  const owner = await createTestWorkspace();
  await seedTestOrders(owner.scope, 3);
  await owner.scope.db.update(orders).set({ deliveryFrom: "2026-11-21T09:00" });
  await sampleDays(owner.scope);
  const limited = { ...owner.scope, locations: ["nowhere"] };
  expect(await viewHome(limited)).toMatchObject({ ok: true, value: { orders: { samples: null, counts: { 7: 0 } } } });
  expect(await viewHome(owner.scope)).toMatchObject({ ok: true, value: { orders: { samples: [{ counts: {} }] } } });
  await seedTestOrders(owner.scope, 1_000);
  await owner.scope.db.update(orders).set({ deliveryFrom: "2026-11-21T09:00" });
  expect(await viewHome(limited)).toMatchObject({ ok: true, value: { orders: { counts: null, end: null } } });
});

test("a vehicle that cools down is not free; one on a route is not counted twice", async () => {
  const { who } = await createConfirmedPlan({ shipments: 2, agents: 1 });
  const [present, until] = [Date.parse("2026-11-23T09:00:00Z"), Date.parse("2026-11-23T10:00:00Z")];
  const [used] = await who.scope.db.select().from(vehicles);
  if (!used) throw new Error("a plan has a vehicle");
  await who.scope.db.insert(vehicles).values([
    { ...used, id: newId(who.scope), plateNumber: "COOL 1", cooldownUntil: until + 60_000 },
    { ...used, id: newId(who.scope), plateNumber: "COOL 2", cooldownUntil: until },
    { ...used, id: newId(who.scope), plateNumber: "FREE 1", cooldownUntil: present - 1 },
  ]);
  await who.scope.db.update(vehicles).set({ cooldownUntil: until }).where(eq(vehicles.id, used.id));
  const day = { ...who.scope, ports: { ...who.scope.ports, clock: { now: () => present } } };
  expect((await readFleetTodayCounts(day)).vehicles).toEqual({ active: 4, routed: 1, cooling: 2, coolingUntil: until });
});

test("each part of the day requires permission to see its module", async () => {
  const owner = await createTestWorkspace();
  expect(await readFleetTodayCounts(owner.scope)).toEqual({
    agents: { active: 0, routed: 0 },
    vehicles: { active: 0, routed: 0, cooling: 0, coolingUntil: null },
  });
  const clerk = await createTestWorkspace({ member: owner, permissions: ["customers"] });
  // First steps are the account's: the screen shows a person those whose screens may be opened.
  expect(await viewHome(clerk.scope)).toEqual({
    ok: true,
    value: {
      ...{ date: "2026-11-21", asOf: expect.any(Number), needs: [], routes: null, next: null },
      ...{
        orders: null,
        fleet: null,
        usage: null,
        charges: null,
        samples: false,
        setUp: null,
        steps: expect.any(Array),
      },
    },
  });
  const home = await viewHome(owner.scope);
  expect(home).toMatchObject({ ok: true, value: { orders: { made: 0 }, usage: { merchants: 0 } } });
  const driver = { accountId: owner.account.id, functions: [], payout: {}, active: true, createdAt: 0 };
  await owner.scope.db.insert(agents).values([
    { ...driver, id: "one", name: "One", phone: "1", lastSeenAt: Date.now() },
    { ...driver, id: "two", name: "Two", phone: "2" },
    { ...driver, id: "gone", name: "Gone", phone: "3", active: false },
  ]);
  const states = { active: 0, ending: 0, idle: 0, online: 1, offline: 1 };
  const counted = Object.entries(states).map(([state, count]) => expect.objectContaining({ state, count }));
  expect(await viewHome(owner.scope)).toMatchObject({ value: { fleet: { states: counted } } });
  const planner = await createTestWorkspace({ member: owner, permissions: ["routes"] });
  expect(await viewHome(planner.scope)).toMatchObject({ value: { fleet: { states: null } } });
});

test("a day's order counts are recorded once per interval, and only for days that are today in some time zone", async () => {
  const { scope } = await createTestWorkspace({ timezone: "Pacific/Auckland" });
  await seedTestOrders(scope, 3);
  const [first, second, third] = await scope.db.select({ id: orders.id }).from(orders);
  const due = (id: string | undefined, deliveryFrom: string) =>
    scope.db
      .update(orders)
      .set({ deliveryFrom })
      .where(eq(orders.id, id ?? ""));
  await due(first?.id, "2026-11-22T09:00");
  await due(second?.id, "2026-11-22T10:00");
  await due(third?.id, "2026-11-24T10:00");
  const at = Date.now();
  const by = (moment: number) => ({ db: scope.db, ports: { ...scope.ports, clock: { now: () => moment } } });
  await sampleDays(by(at));
  await sampleDays(by(at));
  await scope.db
    .update(orders)
    .set({ status: orderStatuses.code.delivered })
    .where(eq(orders.id, first?.id ?? ""));
  await sampleDays(by(at + 900_000));
  expect(await readSamples(scope, "2026-11-22")).toEqual([
    { at, counts: { 2: 2 } },
    { at: at + 900_000, counts: { 2: 1, 7: 1 } },
  ]);
  expect(await readSamples(scope, "2026-11-24")).toEqual([]);
  const other = await createTestWorkspace();
  expect(await readSamples(other.scope, "2026-11-22")).toEqual([]);
});

test("items that need action are on home, the least time left first, for the own account only", async () => {
  const owner = await createTestWorkspace();
  const { scope } = owner;
  const stranger = await createTestWorkspace();
  await seedTestOrders(scope, 4);
  const [unplaced, asking, held] = await scope.db.select({ id: orders.id }).from(orders);
  const set = (id: string | undefined, values: Partial<typeof orders.$inferInsert>) =>
    scope.db
      .update(orders)
      .set(values)
      .where(eq(orders.id, id ?? ""));
  await set(unplaced?.id, {
    status: orderStatuses.code.draft,
    issues: ["geocoding_no_results"],
    deliveryTo: "2026-11-21T18:00",
  });
  await set(held?.id, {
    status: orderStatuses.code.delivery_attempted,
    heldFor: "WRONG_ADDRESS",
    deliveryTo: "2026-11-23T18:00",
  });
  await set(asking?.id, { deliveryTo: "2026-11-21T15:00" });
  const [wanted] = await scope.db
    .select()
    .from(orders)
    .where(eq(orders.id, asking?.id ?? ""));
  if (!wanted) throw new Error("no order");
  await commit(scope.db, askOffice(scope, wanted, { kind: "cancel", detail: { reason: null } }));
  await scope.db.insert(agents).values({
    ...{ id: newId(scope), accountId: scope.account.id, name: "Arben", phone: "+41", functions: [], payout: {} },
    ...{ active: true, createdAt: 0, cashLimit: 5_000, cashLimitCurrency: "EUR" },
  });
  const home = await viewHome(scope);
  const needs = home.ok ? home.value.needs : [];
  expect(needs.map(({ kind }) => kind)).toEqual(["request", "no_shipment", "addresses"]);
  expect(needs[2]).toMatchObject({ facts: { count: 2, today: 1, more: false } });
  expect(await viewHome(stranger.scope)).toMatchObject({ value: { needs: [] } });
  const clerk = await createTestWorkspace({ member: owner, permissions: ["customers"] });
  expect(await viewHome(clerk.scope)).toMatchObject({ value: { needs: [] } });
});

test("unplanned deliveries and orders without a shipment are on home from their promised day", async () => {
  const owner = await createTestWorkspace();
  const { scope } = owner;
  const world = await createPlanWorld(scope, {
    ...{ shipments: 3, agents: 1 },
    window: () => ({ from: "2026-11-21T08:00", to: "2026-11-21T12:00" }),
  });
  await seedTestOrders(scope, 2);
  await scope.db
    .update(orders)
    .set({ status: orderStatuses.code.ready, deliveryTo: "2026-11-21T18:00" })
    .where(ne(orders.status, orderStatuses.code.processing));
  const needs = async () => {
    const home = await viewHome(scope);
    return home.ok ? home.value.needs.map(({ kind, facts }) => [kind, "count" in facts ? facts.count : 0]) : [];
  };
  const waiting = await needs();
  expect(waiting).toEqual([
    ["no_plan", 3],
    ["no_shipment", 2],
  ]);
  await scope.db.update(shipments).set({ planId: world.locationId });
  await scope.db.update(orders).set({ heldFor: "WRONG_ADDRESS" }).where(eq(orders.status, orderStatuses.code.ready));
  expect((await needs()).filter(([kind]) => kind === "no_plan" || kind === "no_shipment")).toEqual([]);
});

test("deliveries of earlier days are listed separately until a plan includes them, also after a plan left them over", async () => {
  const owner = await createTestWorkspace();
  const { scope } = owner;
  const today = toLocalDate(scope.ports.clock.now(), scope.account.timezone);
  const [before, earlier] = [addDays(today, -1), addDays(today, -4)];
  const window = (day: string) => () => ({ from: `${day}T08:00`, to: `${day}T12:00` });
  const world = await createPlanWorld(scope, { shipments: 2, agents: 1, window: window(earlier) });
  await seedShipments(scope, world.locationId, { shipments: 3, agents: 1, window: window(before) });
  const due = await seedShipments(scope, world.locationId, { shipments: 1, agents: 1, window: window(today) });
  const needs = async () => {
    const home = await viewHome(scope);
    return home.ok ? home.value.needs.map(({ kind, facts }) => [kind, "count" in facts ? facts.count : 0]) : [];
  };
  expect(await needs()).toEqual([
    ["overdue", 5],
    ["no_plan", 1],
  ]);
  const planId = await createTestPlan(scope, { ...world, shipmentIds: [...world.shipmentIds, ...due.shipmentIds] });
  // A plan that still lies ahead carries them.
  await scope.db
    .update(plans)
    .set({ startAt: `${today}T06:00`, endAt: `${addDays(today, 1)}T20:00` })
    .where(eq(plans.id, planId));
  expect(await needs()).toEqual([["overdue", 3]]);
  await scope.db
    .update(plans)
    .set({ startAt: `${earlier}T06:00`, endAt: `${earlier}T20:00` })
    .where(eq(plans.id, planId));
  expect(await needs()).toEqual([["overdue", 5]]);
});

test("a running route is timed from now: shows its late stop, and the end of day includes active routes", async () => {
  const { who } = await createConfirmedPlan({ shipments: 4, agents: 1 });
  const date = "2026-11-23";
  const evening = toInstant(`${date}T15:30`, who.account.timezone);
  const clock = { ...who.scope.ports, clock: { now: () => evening } };
  const home = await viewHome({ ...who.scope, ports: clock });
  expect(home).toMatchObject({ value: { date, routes: [{ total: 4, done: 0, started: false }] } });
  const late = home.ok ? home.value.needs.find(({ kind }) => kind === "late" || kind === "at_risk") : undefined;
  expect(late?.id).toContain(home.ok ? home.value.routes?.[0]?.id : "");
});
