import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

async function shippedOrders(scope: Scope, count: number, draft = {}) {
  const made = await seedTestOrders(scope, count, () => ({ draft }));
  const shipped = await createShipments(
    scope,
    made.map((each) => each.id),
  );
  expect((await commit(scope.db, shipped.statements)).ok).toBe(true);
  return shipped.created;
}

async function orderOf(scope: Scope, id: string) {
  return scope.db.query.orders.findFirst({ where: eq(orders.id, id) });
}

test("a delivery goes from Ready to Delivered, and every step is on both timelines", async () => {
  const { scope } = await createTestWorkspace();
  const agentId = await createAgent(scope);
  const [made] = await shippedOrders(scope, 1);
  const id = made?.shipmentId ?? "";
  for (const action of ["assign", "dropoff"] as const)
    expect(await runMoves(scope, [{ id, action, agentId }])).toEqual({
      ok: true,
      value: { succeeded: [id], refused: [] },
    });
  const shipment = await scope.db.query.shipments.findFirst({ where: eq(shipments.id, id) });
  expect(shipment).toMatchObject({ status: shipmentStatuses.code.completed, version: 4, agentId });
  expect(await orderOf(scope, made?.orderId ?? "")).toMatchObject({ status: orderStatuses.code.delivered, version: 4 });
  const happened = await scope.db.select().from(shipmentEvents).orderBy(shipmentEvents.version);
  expect(happened.map((each) => each.type)).toEqual(["created", "assigned", "picked_up", "dropped_off"]);
  const seen = await scope.db.select().from(orderEvents).orderBy(orderEvents.version);
  expect(seen.map((each) => each.type)).toEqual(["created", "added_to_shipment", "picked_up", "dropped_off"]);
  const topics = (await scope.db.select().from(outbox)).map((each) => each.topic);
  expect(topics).toEqual(expect.arrayContaining(["shipment.created", "shipment.dispatched", "shipment.completed"]));
});

test("of twenty concurrent cancels exactly one wins and the others are refused with the reason", async () => {
  const { scope } = await createTestWorkspace();
  const [made] = await shippedOrders(scope, 1);
  const id = made?.shipmentId ?? "";
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => runMoves(scope, [{ id, action: "cancel", note: "double" }])),
  );
  const outcomes = answers.flatMap((each) => (each.ok ? [each.value] : []));
  expect(outcomes.filter((each) => each.succeeded.length === 1)).toHaveLength(1);
  expect(await scope.db.$count(shipmentEvents, eq(shipmentEvents.type, "cancelled"))).toBe(1);
  expect(await orderOf(scope, made?.orderId ?? "")).toMatchObject({ status: orderStatuses.code.ready });
});

test("a bulk action treats each item separately; foreign and unknown ids look the same", async () => {
  const { scope } = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const [foreign] = await shippedOrders(stranger.scope, 1);
  const agentId = await createAgent(scope);
  const made = await shippedOrders(scope, 3);
  const [first, second, third] = made.map((each) => each.shipmentId);
  const unknown = crypto.randomUUID();
  await runMoves(scope, [{ id: first ?? "", action: "assign", agentId }]);
  const ids = [first, second, third, foreign?.shipmentId, unknown].map((id) => id ?? "");
  const answer = await runMoves(
    scope,
    ids.map((id) => ({ id, action: "pickup" })),
  );
  expect(answer).toMatchObject({
    ok: true,
    value: {
      succeeded: [first],
      refused: [
        { id: second, code: "illegal_transition" },
        { id: third, code: "illegal_transition" },
        { id: foreign?.shipmentId, code: "not_found" },
        { id: unknown, code: "not_found" },
      ],
    },
  });
  expect(await orderOf(stranger.scope, foreign?.orderId ?? "")).toMatchObject({
    status: orderStatuses.code.processing,
  });
});

test("a reset takes the order, its attempts, its window and its collections back", async () => {
  const { scope } = await createTestWorkspace();
  const agentId = await createAgent(scope);
  const [made] = await shippedOrders(scope, 1, { collections: [{ amount: "10", currency: "EUR", method: 1 }] });
  const id = made?.shipmentId ?? "";
  await runMoves(scope, [{ id, action: "assign", agentId }]);
  const before = await orderOf(scope, made?.orderId ?? "");
  await runMoves(scope, [{ id, action: "attempt", reason: "CUSTOMER_CANCELLED" }]);
  expect(await orderOf(scope, made?.orderId ?? "")).toMatchObject({
    status: orderStatuses.code.pending_return,
    attempts: 1,
  });
  expect(await scope.db.select().from(collections)).toMatchObject([{ waived: true }]);
  expect((await runMoves(scope, [{ id, action: "reset" }])).ok).toBe(true);
  const after = await orderOf(scope, made?.orderId ?? "");
  expect(after).toEqual({ ...before, version: (before?.version ?? 0) + 3 });
  expect(await scope.db.select().from(collections)).toMatchObject([
    { waived: false, status: collectionStatuses.code.pending },
  ]);
  const refused = await runMoves(scope, [{ id, action: "dropoff" }]);
  expect(refused).toMatchObject({ value: { refused: [{ code: "collections_open" }] } });
  await runMoves(scope, [{ id, action: "dropoff", collections: "collected", agentId }]);
  expect(await scope.db.select().from(collections)).toMatchObject([
    { status: collectionStatuses.code.collected, agentId },
  ]);
});
