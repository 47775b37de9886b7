import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { updateOrderCommands } from "#app/modules/orders/commands/update-order.server.ts";
import { validateLocation } from "#app/modules/orders/commands/validate/validate-location.server.ts";
import { orderEvents, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { unassignOrders } from "#app/modules/shipments/commands/orders/assign-carrier.server.ts";
import { cancelOrders } from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { createDepot, createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

test("an order with a point is Ready; an address that is not found makes a Draft, which a person can validate", async () => {
  const workspace = await createTestWorkspace();
  const { scope } = workspace;
  const source = { location_id: await createDepot(workspace.scope) };
  const ready = await createOrder.execute(scope, createOrderDraft(1, { source }));
  expect(ready).toMatchObject({ ok: true, value: { status: orderStatuses.code.ready } });
  const unknown = { address: { line1: "Nowhere 1", city: "Qqqqq", country: "BA" } };
  const draft = await createOrder.execute(scope, createOrderDraft(2, { source, destination: unknown }));
  expect(draft).toMatchObject({ ok: true, value: { status: orderStatuses.code.draft } });
  const { number } = draft.ok ? (draft.value as { number: string }) : { number: "" };
  expect(await validateLocation.execute(scope, { number, version: 1 })).toMatchObject({
    ok: false,
    failure: { fields: { point: [{ code: "required" }] } },
  });
  const point = { longitude: 17.8, latitude: 43.3 };
  expect(await validateLocation.execute(scope, { number, point, version: 1 })).toMatchObject({
    ok: true,
    value: { status: orderStatuses.code.ready },
  });
  expect(await validateLocation.execute(scope, { number, point, version: 2 })).toMatchObject({
    ok: false,
    failure: { code: "illegal_transition" },
  });
});

test("bad drafts are refused by field, in one answer, and nothing is written", async () => {
  const workspace = await createTestWorkspace();
  const { scope } = workspace;
  const stranger = await createTestWorkspace();
  const foreign = await createDepot(stranger.scope);
  const answer = await createOrder.execute(scope, {
    destination: { address: { line1: "A 1", country: "DE" } },
    customer: { first_name: "A", last_name: "", phone: "12" },
    packages: [{ quantity: 0, weight: "heavy" }],
    collections: [{ amount: "-1", currency: "EUR", method: 1 }],
    delivery_schedule: { from: "2026-11-23T10:00", to: "2026-11-23T09:00" },
    timezone: "Mars/Olympus",
  });
  expect(answer).toMatchObject({
    ok: false,
    failure: {
      code: "invalid_fields",
      fields: {
        "destination.address.postal_code": [{ code: "required" }],
        "customer.last_name": [{ code: "required" }],
        "packages.0.quantity": [{ code: "too_small_number" }],
        "packages.0.weight": [{ code: "invalid_type" }],
        "collections.0.amount": [{ code: "amount_invalid" }],
        "delivery_schedule.to": [{ code: "window_impossible" }],
        timezone: [{ code: "zone_unknown" }],
      },
    },
  });
  const other = await createOrder.execute(scope, createOrderDraft(1, { source: { location_id: foreign } }));
  expect(other).toMatchObject({
    ok: false,
    failure: { fields: { "source.location_id": [{ code: "invalid_value" }] } },
  });
  expect(await scope.db.$count(orders)).toBe(0);
});

test("a reference that is taken is named at its field", async () => {
  const workspace = await createTestWorkspace();
  const source = { location_id: await createDepot(workspace.scope) };
  const draft = createOrderDraft(1, { source, external_id: "A-1" });
  await createOrder.execute(workspace.scope, draft);
  expect(await createOrder.execute(workspace.scope, draft)).toMatchObject({
    ok: false,
    failure: { fields: { external_id: [{ code: "reference_taken" }] } },
  });
});

test("parts change with their own permission, the version that was seen, and only while the order is open", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  const number = order?.number ?? "";
  const limited = await createTestWorkspace({ member: owner, permissions: ["orders", "orders.update.notes"] });
  expect(
    await updateOrderCommands.notes.execute(limited.scope, { number, version: 1, notes: "ring twice" }),
  ).toMatchObject({
    ok: true,
  });
  expect(
    await updateOrderCommands.external_id.execute(limited.scope, { number, version: 2, external_id: "X" }),
  ).toMatchObject({
    failure: { code: "forbidden" },
  });
  expect(await updateOrderCommands.notes.execute(owner.scope, { number, notes: "late", version: 1 })).toMatchObject({
    failure: { code: "lost_race" },
  });
  const packages = [{ quantity: 4, weight: 2 }];
  expect(
    await updateOrderCommands.packages.execute(owner.scope, { number, version: 2, units: "metric", packages }),
  ).toMatchObject({
    ok: true,
  });
  const row = await owner.scope.db.query.orders.findFirst({ where: eq(orders.number, number) });
  expect(row).toMatchObject({ notes: "ring twice", packageCount: 4, weight: 8000, version: 3 });
  expect(await owner.scope.db.$count(orderPackages)).toBe(1);
  await cancelOrders.execute(owner.scope, { orders: [order?.id], reason: "wrong" });
  const { version } = (await owner.scope.db.query.orders.findFirst({ where: eq(orders.number, number) })) ?? row ?? {};
  expect(await updateOrderCommands.notes.execute(owner.scope, { number, version, notes: "again" })).toMatchObject({
    failure: { code: "illegal_transition" },
  });
});

test("an address that is corrected reaches the shipment that has not left", async () => {
  const { scope } = await createTestWorkspace();
  const [order] = await seedTestOrders(scope, 1);
  await shipOrders.execute(scope, { orders: [order?.id] });
  const destination = {
    address: { line1: "Nova 5", city: "Mostar", country: "BA" },
    point: { longitude: 17.81, latitude: 43.34 },
  };
  expect(
    await updateOrderCommands.locations.execute(scope, { number: order?.number, version: 2, destination }),
  ).toMatchObject({
    ok: true,
  });
  const shipment = await scope.db.query.shipments.findFirst();
  expect(shipment).toMatchObject({ destinationLine: "Nova 5, Mostar", version: 2 });
  expect(await scope.db.$count(shipmentEvents, eq(shipmentEvents.type, "location_updated"))).toBe(1);
});

test("of twenty concurrent cancels exactly one wins; shipments go with the order", async () => {
  const { scope } = await createTestWorkspace();
  const [order] = await seedTestOrders(scope, 1);
  await shipOrders.execute(scope, { orders: [order?.id] });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => cancelOrders.execute(scope, { orders: [order?.id], reason: "double" })),
  );
  const outcomes = answers.flatMap((each) => (each.ok ? [each.value as { succeeded: string[] }] : []));
  expect(outcomes.filter((each) => each.succeeded.length === 1)).toHaveLength(1);
  expect(await scope.db.$count(orderEvents, eq(orderEvents.type, "cancelled"))).toBe(1);
  expect(await scope.db.query.orders.findFirst()).toMatchObject({
    status: orderStatuses.code.cancelled,
    cancelReason: "double",
  });
  expect(await scope.db.query.shipments.findFirst()).toMatchObject({ status: shipmentStatuses.code.cancelled });
});

test("shipping rejects drafts, duplicates and other accounts' orders one by one; two at once make one shipment", async () => {
  const { scope } = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const [foreign] = await seedTestOrders(stranger.scope, 1);
  const [first, draft] = await seedTestOrders(scope, 2, (at) => ({ issues: at === 1 ? ["geocoding_no_results"] : [] }));
  const ids = [first?.id, draft?.id, foreign?.id];
  const both = await Promise.all([
    shipOrders.execute(scope, { orders: ids }),
    shipOrders.execute(scope, { orders: ids }),
  ]);
  expect(both.flatMap((each) => (each.ok ? (each.value as { succeeded: string[] }).succeeded : []))).toEqual([
    first?.id,
  ]);
  expect(both[0]).toMatchObject({
    value: {
      refused: expect.arrayContaining([
        { id: draft?.id, code: "order_has_issues" },
        { id: foreign?.id, code: "not_found" },
      ]),
    },
  });
  expect(await scope.db.$count(shipments)).toBe(1);
  expect(await unassignOrders.execute(scope, { orders: [first?.id] })).toMatchObject({
    value: { refused: [{ code: "illegal_transition" }] },
  });
});

test("orders are shipped as the wanted type where their status asks for it; the others are refused by themselves", async () => {
  const { scope } = await createTestWorkspace();
  const [ready, other] = await seedTestOrders(scope, 2);
  const orders = [ready?.id, other?.id];
  const refused = await shipOrders.execute(scope, { orders, type: "return" });
  expect(refused).toMatchObject({
    ok: true,
    value: { succeeded: [], refused: orders.map((id) => ({ id, code: "shipment_type_unfit" })) },
  });
  const shipped = await shipOrders.execute(scope, { orders: [ready?.id], type: "delivery" });
  expect(shipped).toMatchObject({ ok: true, value: { succeeded: [ready?.id], refused: [] } });
  expect(await shipOrders.execute(scope, { orders: [other?.id], type: "transfer" })).toMatchObject({ ok: false });
  expect(await shipOrders.execute(scope, { orders: [other?.id], type: "" })).toMatchObject({ ok: true });
});
