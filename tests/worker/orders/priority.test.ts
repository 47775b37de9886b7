import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { optimizeToReady, viewPlan } from "../plan-watch.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function ask<Data>(who: TestWorkspace, path: string, body?: object, method?: string) {
  const answer = await who.fetch(path, { ...(body ? { body } : {}), ...(method ? { method } : {}) });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: Record<string, string[]> };
  return { status: answer.status, data, errors };
}

test("a priority is copied from the order to its shipment, and is found, changed and refused by name", async () => {
  const who = await createTestWorkspace();
  const source = { location_id: await createDepot(who.scope) };
  const made = await ask<{ succeeded: { id: string; number: string }[] }>(who, "/api/orders/bulk", {
    orders: [createOrderDraft(0, { source, priority: "highest" }), createOrderDraft(1, { source })],
  });
  const [first, second] = made.data.succeeded;
  if (!first || !second) throw new Error("not made");
  const numbersBy = async (query: string) =>
    (await ask<{ orders: { number: string }[] }>(who, `/api/orders?${query}`)).data.orders.map(({ number }) => number);
  expect(await numbersBy("filters[priority][]=highest")).toEqual([first.number]);
  expect(await numbersBy("filters[priority][not][]=highest")).toEqual([second.number]);
  expect(await ask(who, "/api/orders", { ...createOrderDraft(2, { source }), priority: "urgent" })).toMatchObject({
    status: 422,
    errors: { priority: [expect.any(String)] },
  });

  await ask(who, "/api/orders/ship", { orders: [first.id, second.id], type: "delivery" });
  const carried = async () =>
    Object.fromEntries(
      (
        await who.scope.db
          .select({ order: shipments.orderNumber, priority: shipments.priority })
          .from(shipments)
          .where(eq(shipments.accountId, who.scope.account.id))
      ).map(({ order, priority }) => [order, priority]),
    );
  expect(await carried()).toEqual({ [first.number]: "highest", [second.number]: "medium" });

  const stranger = await createTestWorkspace();
  const unknown = await ask<{ refused: { code: string }[] }>(stranger, "/api/orders/prioritize", {
    orders: [first.id],
    priority: "low",
  });
  expect(unknown.data.refused.map(({ code }) => code)).toEqual(["not_found"]);
  const ranked = await ask<{ succeeded: string[] }>(who, "/api/orders/prioritize", {
    orders: [first.id, second.id],
    priority: "low",
  });
  expect(ranked.data.succeeded).toEqual([first.id, second.id]);
  expect(await carried()).toEqual({ [first.number]: "low", [second.number]: "low" });
  const received = await who.scope.db
    .select({ detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, first.id), eq(orderEvents.type, "updated")));
  expect(received).toEqual([
    { detail: { part: "schedule", changes: [{ field: "priority", from: "highest", to: "low" }] } },
  ]);
  // Said again, nothing changes.
  const before = await who.scope.db.select({ version: orders.version }).from(orders).where(eq(orders.id, first.id));
  await ask(who, "/api/orders/prioritize", { orders: [first.id], priority: "low" });
  expect(await who.scope.db.select({ version: orders.version }).from(orders).where(eq(orders.id, first.id))).toEqual(
    before,
  );
  const list = await ask<{ shipments: { order_number: string }[] }>(
    who,
    "/api/shipments/deliveries?filters[priority][]=low",
  );
  expect(list.data.shipments).toHaveLength(2);
});

test("a van for two of four takes the two that matter most, and a change makes the plan stale", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 4, agents: 1 });
  await who.scope.db.update(vehicles).set({ maxActiveShipments: 2 });
  const urgent = world.orderIds.slice(2);
  await ask(who, "/api/orders/prioritize", { orders: urgent, priority: "highest" });
  const planId = await createTestPlan(who.scope, world);
  const view = await optimizeToReady(who, planId);
  expect(view.document?.routes[0]?.stops.map(({ shipmentId }) => shipmentId).toSorted()).toEqual(
    world.shipmentIds.slice(2).toSorted(),
  );
  await ask(who, "/api/orders/prioritize", { orders: world.orderIds.slice(0, 1), priority: "high" });
  expect((await viewPlan(who, planId)).plan).toMatchObject({ status: planStatuses.code.pending, stale: true });
});
