import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { createPlan } from "#app/modules/plans/commands/create-plan.server.ts";
import { type PlanForm, readPlanForm } from "#app/modules/plans/commands/list/plan-form.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan, seedShipments } from "#tests/factories/plans.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function formOf(who: TestWorkspace, query = ""): Promise<PlanForm> {
  const read = await readPlanForm(who.scope, { url: new URL(`https://waybill.test/plans/create${query}`) });
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();

test("a new plan includes the day's shipments, overdue ones, and those that earlier plans left over", async () => {
  const who = await createTestWorkspace();
  const today = toLocalDate(who.scope.ports.clock.now(), who.scope.account.timezone);
  const on = (day: string) => () => ({ from: `${day}T00:00`, to: `${day}T23:59` });
  const world = await createPlanWorld(who.scope, { shipments: 2, agents: 1, window: on(addDays(today, -3)) });
  const seed = (day: string) =>
    seedShipments(who.scope, world.locationId, { shipments: 2, agents: 1, window: on(day) });
  const [missed, due, later] = [
    await seed(addDays(today, -1)),
    await seed(addDays(today, 1)),
    await seed(addDays(today, 2)),
  ];
  // A plan of an earlier day, never confirmed, holds the world's two shipments.
  const earlier = await createTestPlan(who.scope, world);
  await who.scope.db
    .update(plans)
    .set({ startAt: `${addDays(today, -3)}T06:00`, endAt: `${addDays(today, -3)}T20:00` })
    .where(eq(plans.id, earlier));

  const form = await formOf(who);
  expect(form.day).toBe(addDays(today, 1));
  expect(ids(form.work.overdue)).toEqual([...world.shipmentIds, ...missed.shipmentIds].sort());
  expect(form.work.overdue.filter(({ plan }) => plan === "Monday")).toHaveLength(2);
  expect(ids(form.work.due)).toEqual([...due.shipmentIds].sort());
  expect(ids(form.work.other)).toEqual([...later.shipmentIds].sort());
  expect(form.work.more).toBe(false);

  // The plan takes all of them, also out of the earlier plan.
  const made = await createPlan.execute(who.scope, {
    ...{ name: "Next", shipmentType: 3, locationId: world.locationId, fromOtherPlans: true },
    ...{ startAt: `${form.day}T08:00`, endAt: `${form.day}T18:00` },
    agents: [{ agentId: world.agentIds[0], vehicleId: world.vehicleIds[0] }],
    shipmentIds: ids([...form.work.overdue, ...form.work.due]),
  });
  if (!made.ok) throw new Error(made.failure.code);
  expect(made.value.added).toMatchObject({ refused: [] });
  const moved = await who.scope.db.select().from(shipments).where(eq(shipments.planId, made.value.id));
  expect(moved).toHaveLength(6);
  const after = await formOf(who, `?day=${form.day}`);
  expect([after.work.overdue, after.work.due]).toEqual([[], []]);
  expect(after.planned).toEqual([{ agentId: world.agentIds[0], vehicleId: world.vehicleIds[0], plan: "Next" }]);
  expect((await formOf(who, `?day=${addDays(form.day, 1)}`)).planned).toEqual([]);
});

test("shipments left over from an earlier confirmed plan are overdue too; other accounts' are not offered", async () => {
  const who = await createTestWorkspace();
  const today = toLocalDate(who.scope.ports.clock.now(), who.scope.account.timezone);
  const window = () => ({ from: `${addDays(today, -2)}T08:00`, to: `${addDays(today, -2)}T12:00` });
  const world = await createPlanWorld(who.scope, { shipments: 3, agents: 1, window });
  const planId = await createTestPlan(who.scope, world);
  const [left = "", ...delivered] = world.shipmentIds;
  await who.scope.db
    .update(plans)
    .set({
      status: planStatuses.code.confirmed,
      startAt: `${addDays(today, -2)}T06:00`,
      endAt: `${addDays(today, -2)}T20:00`,
    })
    .where(eq(plans.id, planId));
  await who.scope.db
    .update(shipments)
    .set({ status: shipmentStatuses.code.completed })
    .where(inArray(shipments.id, delivered));
  expect(ids((await formOf(who)).work.overdue)).toEqual([left]);
  const stranger = await createTestWorkspace();
  expect((await formOf(stranger)).work).toEqual({ overdue: [], due: [], other: [], more: false });
});

test("shipments excluded from a day's new plan are listed with the reason", async () => {
  const who = await createTestWorkspace();
  const day = addDays(toLocalDate(who.scope.ports.clock.now(), who.scope.account.timezone), 1);
  const window = () => ({ from: `${day}T08:00`, to: `${day}T12:00` });
  const world = await createPlanWorld(who.scope, { shipments: 1, agents: 1, window });
  const planId = await createTestPlan(who.scope, world);
  await who.scope.db
    .update(plans)
    .set({ startAt: `${day}T06:00`, endAt: `${day}T20:00` })
    .where(eq(plans.id, planId));
  const { draft, ready } = orderStatuses.code;
  const states = [
    { status: draft, issues: ["geocoding_no_results" as const], heldFor: null },
    { status: ready, issues: [], heldFor: "OFFICE" },
    { status: ready, issues: [], heldFor: "WRONG_NUMBER" },
    { status: ready, issues: [], heldFor: null },
  ];
  const made = await seedTestOrders(who.scope, states.length);
  for (const [at, state] of states.entries())
    await who.scope.db
      .update(orders)
      .set({ ...state, deliveryFrom: `${day}T08:00`, deliveryTo: `${day}T12:00` })
      .where(eq(orders.id, made[at]?.id ?? ""));

  const { leftOut, work } = await formOf(who, `?day=${day}`);
  expect(work.due).toEqual([]);
  expect(leftOut.unshipped).toBe(1);
  expect(Object.fromEntries(leftOut.rows.map(({ id, reason }) => [id, reason]))).toEqual({
    [made[0]?.id ?? ""]: "address",
    [made[1]?.id ?? ""]: "held",
    [made[2]?.id ?? ""]: "phone",
    [world.shipmentIds[0] ?? ""]: "in_plan",
  });
  expect(leftOut.rows.find(({ reason }) => reason === "in_plan")?.plan).toEqual({ id: planId, name: "Monday" });
  expect((await formOf(who, `?day=${addDays(day, 1)}`)).leftOut).toEqual({ rows: [], unshipped: 0 });
  expect((await formOf(await createTestWorkspace(), `?day=${day}`)).leftOut).toEqual({ rows: [], unshipped: 0 });
});

test("an end before the start is rejected by its field", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 0, agents: 1 });
  const refused = await createPlan.execute(who.scope, {
    ...{ name: "Backwards", shipmentType: 3, locationId: world.locationId },
    ...{ startAt: "2031-05-07T18:00", endAt: "2031-05-07T08:00" },
  });
  expect(refused).toMatchObject({ ok: false, failure: { fields: { endAt: [{ code: "window_impossible" }] } } });
});

test("a plan uses the objective of its form, else the account's", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 1, agents: 1 });
  const form = await formOf(who);
  expect(form).toMatchObject({ objective: "least_cost", stopMinutes: 5 });
  expect([...form.work.overdue, ...form.work.due, ...form.work.other][0]?.point).toMatchObject({
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  });
  const create = async (objective?: string) => {
    const made = await createPlan.execute(who.scope, {
      ...{ name: "Next", locationId: world.locationId, shipmentType: "3", objective },
      ...{ startAt: `${form.day}T08:00`, endAt: `${form.day}T18:00` },
    });
    if (!made.ok) return made.failure.fields;
    const [plan] = await who.scope.db.select().from(plans).where(eq(plans.id, made.value.id));
    return plan?.settings.objective;
  };
  expect(await create("fewest_vehicles")).toBe("fewest_vehicles");
  expect(await create()).toBe("least_cost");
  expect(await create("fastest")).toHaveProperty("objective");
});
