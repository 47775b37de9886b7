import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { planAgents, plans } from "#app/modules/planning/db/plans.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { planOrders } from "#app/modules/plans/commands/shipments/plan-orders.server.ts";
import { planShipments } from "#app/modules/plans/commands/shipments/plan-shipments.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function world(agents = 2) {
  const who = await createTestWorkspace();
  const { locationId, agentIds } = await createPlanWorld(who.scope, { shipments: 0, agents });
  const made = await seedTestOrders(who.scope, 4);
  await who.scope.db
    .update(orders)
    .set({ status: orderStatuses.code.ready })
    .where(eq(orders.accountId, who.account.id));
  const facts = { name: "Today", startAt: "2031-05-07T08:00", endAt: "2031-05-07T18:00", locationId };
  return { who, locationId, agentIds, ids: made.map(({ id }) => id), facts };
}

async function plan(who: TestWorkspace, input: object) {
  const result = await planOrders.execute(who.scope, input);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const listPlans = ({ scope }: TestWorkspace) =>
  scope.db.select().from(plans).where(eq(plans.accountId, scope.account.id));
const listShipments = ({ scope }: TestWorkspace) =>
  scope.db.select().from(shipments).where(eq(shipments.accountId, scope.account.id));

test("orders become shipments of a new plan with the day's agents; each rejected order has its reason", async () => {
  const { who, ids, facts, agentIds } = await world();
  const [held = "", ...others] = ids;
  await who.scope.db.update(orders).set({ heldFor: "OFFICE" }).where(eq(orders.id, held));
  // One has a shipment already, which is used.
  await shipOrders.execute(who.scope, { orders: [others[0]] });
  const unknown = crypto.randomUUID();
  const made = await plan(who, { orders: [...ids, unknown], ...facts });
  expect(made.succeeded.sort()).toEqual(others.sort());
  expect(made.refused).toEqual(
    expect.arrayContaining([
      { id: held, code: "order_held" },
      { id: unknown, code: "not_found" },
    ]),
  );
  const planned = await listShipments(who);
  expect(planned).toHaveLength(3);
  expect(planned.every((each) => each.planId === made.plan?.id && each.status === shipmentStatuses.code.planned)).toBe(
    true,
  );
  const crews = await who.scope.db
    .select()
    .from(planAgents)
    .where(eq(planAgents.planId, made.plan?.id ?? ""));
  expect(crews.map(({ agentId }) => agentId).sort()).toEqual([...agentIds].sort());
  expect(crews.every(({ vehicleId }) => vehicleId !== null)).toBe(true);
});

test("the same call again changes nothing: no second plan, no second shipment", async () => {
  const { who, ids, facts } = await world();
  const first = await plan(who, { orders: ids, ...facts });
  const again = await plan(who, { orders: ids, ...facts });
  expect(again).toMatchObject({ succeeded: [], plan: null });
  expect(again.refused).toHaveLength(4);
  // Into the plan itself they count as done.
  const into = await plan(who, { orders: ids, plan_id: first.plan?.id });
  expect(into).toMatchObject({ refused: [], plan: first.plan });
  expect(into.succeeded.sort()).toEqual([...ids].sort());
  expect([(await listPlans(who)).length, (await listShipments(who)).length]).toEqual([1, 4]);
});

test("an interrupted call continues with the shipments already created", async () => {
  const { who, ids, facts } = await world();
  await shipOrders.execute(who.scope, { orders: ids.slice(0, 3) });
  const made = await plan(who, { orders: ids, ...facts });
  expect(made.refused).toEqual([]);
  expect(await listShipments(who)).toHaveLength(4);
});

test("an open plan accepts orders; a confirmed, busy, foreign or unknown one does not, and creates no shipment", async () => {
  const { who, ids, locationId } = await world();
  const planId = await createTestPlan(who.scope, {
    locationId,
    agentIds: [],
    vehicleIds: [],
    shipmentIds: [],
    orderIds: [],
  });
  const stranger = await createTestWorkspace();
  const input = { orders: ids, plan_id: planId };
  expect(await planOrders.execute(stranger.scope, input)).toMatchObject({ failure: { code: "not_found" } });
  for (const [status, code] of [
    [planStatuses.code.confirmed, "illegal_transition"],
    [planStatuses.code.optimizing, "plan_busy"],
  ] as const) {
    await who.scope.db.update(plans).set({ status }).where(eq(plans.id, planId));
    expect(await planOrders.execute(who.scope, input)).toMatchObject({ failure: { code } });
  }
  expect(await listShipments(who)).toEqual([]);
  await who.scope.db.update(plans).set({ status: planStatuses.code.pending }).where(eq(plans.id, planId));
  expect((await plan(who, input)).succeeded).toHaveLength(4);
  const limited = await createTestWorkspace({ member: who, permissions: ["orders", "orders.ship", "plans"] });
  expect(await planOrders.execute(limited.scope, input)).toMatchObject({ failure: { code: "forbidden" } });
});

test("reports missing input of a new plan by field, before anything is written", async () => {
  const { who, ids, facts } = await world();
  const { name: _, ...unnamed } = facts;
  expect(await planOrders.execute(who.scope, { orders: ids, ...unnamed })).toMatchObject({
    failure: { fields: { name: [{ code: "required" }] } },
  });
  expect(await planOrders.execute(who.scope, { orders: ids, ...facts, endAt: facts.startAt })).toMatchObject({
    failure: { fields: { endAt: [{ code: "window_impossible" }] } },
  });
  expect(await planOrders.execute(who.scope, { orders: ids, ...facts, locationId: crypto.randomUUID() })).toMatchObject(
    {
      failure: { fields: { locationId: [{ code: "invalid_value" }] } },
    },
  );
  expect(await planOrders.execute(who.scope, { orders: [], ...facts })).toMatchObject({
    failure: { fields: { orders: [{ code: "too_small_array" }] } },
  });
  expect(await listShipments(who)).toEqual([]);
});

test("shipments are added to a new plan in one step; those of another type are rejected with the reason", async () => {
  const { who, ids, facts } = await world();
  await shipOrders.execute(who.scope, { orders: ids });
  const [other, ...rest] = (await listShipments(who)).map(({ id }) => id);
  await who.scope.db
    .update(shipments)
    .set({ type: 4 })
    .where(inArray(shipments.id, [other ?? ""]));
  const made = await planShipments.execute(who.scope, { shipments: [other, ...rest], ...facts });
  expect(made).toMatchObject({
    ok: true,
    value: { refused: [{ id: other, code: "shipment_other_type" }], plan: { number: expect.any(String) } },
  });
  expect(made.ok && made.value.succeeded.sort()).toEqual(rest.sort());
});
