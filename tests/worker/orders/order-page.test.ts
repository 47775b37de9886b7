import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bulkOrders } from "#app/modules/orders/commands/bulk/bulk-orders.server.ts";
import { viewOrder } from "#app/modules/orders/commands/page/view-order.server.ts";
import { updateOrderCommands } from "#app/modules/orders/commands/update-order.server.ts";
import { collections, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { dropOffShipments } from "#app/modules/shipments/commands/drop-off-shipments.server.ts";
import { attemptShipments, pickUpShipments } from "#app/modules/shipments/commands/move-shipments.server.ts";
import { assignCarrier, unassignOrders } from "#app/modules/shipments/commands/orders/assign-carrier.server.ts";
import { closeOrders, loseOrders, returnOrders } from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { changesIn } from "#app/platform/events/changes.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function viewOf(workspace: TestWorkspace, number: string) {
  const view = await viewOrder(workspace.scope, { params: { number } });
  if (!view.ok) throw new Error(view.failure.code);
  return view.value;
}

/** Puts an order into a status, as if it had come there. */
async function inStatus({ scope }: TestWorkspace, id: string, status: OrderStatus) {
  await scope.db.update(orders).set({ status }).where(eq(orders.id, id));
}

test("an edit shows its changes on the timeline, old and new", async () => {
  const workspace = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1, () => ({
    draft: { collections: [{ amount: "10.00", currency: "EUR", method: 1 }] },
  }));
  const number = order?.number ?? "";
  await updateOrderCommands.notes.execute(workspace.scope, { number, version: 1, notes: "ring twice" });
  await updateOrderCommands.packages.execute(workspace.scope, {
    number,
    version: 2,
    units: "metric",
    packages: [{ quantity: 4, weight: 2 }],
  });
  await updateOrderCommands.schedule.execute(workspace.scope, {
    number,
    version: 3,
    delivery_schedule: { from: "2026-11-24T08:00" },
    tags: ["fragile"],
  });
  const { events, order: shown } = await viewOf(workspace, number);
  expect(events.slice(0, 3).map((event) => changesIn(event.detail))).toEqual([
    [
      {
        field: "delivery_schedule",
        from: ["2026-11-23T08:00", "2026-11-23T15:00"],
        to: ["2026-11-24T08:00", null],
      },
      { field: "tags", from: [], to: ["fragile"] },
    ],
    [
      {
        field: "packages",
        from: [{ quantity: 1, type: 1, name: null, weight: 1500 }],
        to: [{ quantity: 4, type: 1, name: null, weight: 2000 }],
      },
    ],
    [{ field: "notes", from: null, to: "ring twice" }],
  ]);
  expect(shown).toMatchObject({ deliveryFrom: "2026-11-24T08:00", deliveryTo: null, tags: ["fragile"] });
  expect(shown).not.toHaveProperty("trackingToken");
});

test("the order's page and the API refuse the same, in the same words", async () => {
  const workspace = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1);
  const number = order?.number ?? "";
  // Of its pickup nothing could be delivered: one window of the two is known to the order alone.
  const late = { pickup_schedule: { from: "2026-11-23T16:00" }, delivery_schedule: { to: "2026-11-23T15:00" } };
  const parts = [
    { part: updateOrderCommands.schedule, given: late, at: "delivery_schedule.to" },
    {
      part: updateOrderCommands.customer,
      given: { customer: { first_name: "A", last_name: "B", phone: "12" } },
      at: "customer.phone",
    },
  ];
  for (const { part, given, at } of parts) {
    const asPart = await part.execute(workspace.scope, { number, version: 1, ...given });
    const asPatch = await bulkOrders.execute(workspace.scope, { mode: "update", orders: [{ number, ...given }] });
    const failure = { code: "invalid_fields", fields: { [at]: [{ code: expect.any(String) }] } };
    expect(asPart).toMatchObject({ ok: false, failure });
    const refused = asPart.ok ? {} : (asPart.failure.fields ?? {});
    expect(JSON.stringify(asPatch)).toContain(JSON.stringify(refused[at]));
  }
});

test("a part of the page and a patch of the API leave the same order", async () => {
  const workspace = await createTestWorkspace();
  const [one, other] = await seedTestOrders(workspace.scope, 2);
  const fields = {
    schedule: { pickup_schedule: { from: "2026-11-23T07:00" }, delivery_schedule: {}, service_minutes: 9, tags: ["x"] },
    requirements: { requirements: { vehicle_types: [2], vehicle_options: [], prohibited_vehicles: ["FL 1"] } },
    customer: { customer: { first_name: "Ida", last_name: "Frick", phone: "+423 232 11 11" } },
  };
  let version = 1;
  for (const part of ["schedule", "requirements", "customer"] as const) {
    const done = await updateOrderCommands[part].execute(workspace.scope, {
      number: one?.number,
      version,
      ...fields[part],
    });
    expect(done).toMatchObject({ ok: true });
    version += 1;
  }
  const patch = { number: other?.number, ...fields.schedule, ...fields.requirements, ...fields.customer };
  expect(await bulkOrders.execute(workspace.scope, { mode: "update", orders: [patch] })).toMatchObject({ ok: true });
  const columnsOf = async (number = "") => {
    const [row] = await workspace.scope.db.select().from(orders).where(eq(orders.number, number));
    const { pickupFrom, pickupTo, deliveryFrom, deliveryTo, serviceMinutes, tags, requirements } = row ?? {};
    const { customerName, customerPhone, customerEmail } = row ?? {};
    const { contact } = row?.destination ?? {};
    return {
      ...{ pickupFrom, pickupTo, deliveryFrom, deliveryTo, serviceMinutes, tags, requirements },
      ...{ customerName, customerPhone, customerEmail, contact },
    };
  };
  expect(await columnsOf(one?.number)).toEqual(await columnsOf(other?.number));
});

test("an address sent back as it stood keeps the point that was confirmed", async () => {
  const workspace = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1);
  const view = await viewOf(workspace, order?.number ?? "");
  const { destination } = view.drafts.locations as { destination: unknown };
  const answer = await updateOrderCommands.locations.execute(workspace.scope, {
    number: order?.number,
    version: 1,
    source: { location_id: "" },
    destination,
  });
  expect(answer).toMatchObject({ ok: true });
  expect((await viewOf(workspace, order?.number ?? "")).order.destination.point).toEqual(order?.destination.point);
});

test("the forms' defaults are valid input: submitting them changes nothing", async () => {
  const workspace = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1, () => ({
    draft: { collections: [{ amount: "10.50", currency: "EUR", method: 1 }], external_id: "R-1" },
  }));
  const number = order?.number ?? "";
  const { drafts } = await viewOf(workspace, number);
  let version = 0;
  const form = (part: keyof typeof drafts, body: object) => {
    version += 1;
    return workspace.fetch(`/api/orders/${number}/${part}`, { method: "PUT", body: { ...body, version } });
  };
  expect((await form("external_id", drafts.external_id)).status).toBe(200);
  expect((await form("notes", drafts.notes)).status).toBe(200);
  expect((await form("customer", { customer: { ...Object(drafts.customer).customer, type: 1 } })).status).toBe(200);
  const { events } = await viewOf(workspace, number);
  expect(events.slice(0, 3).flatMap((event) => changesIn(event.detail))).toEqual([]);
});

test("money that was paid already stays when collections are replaced", async () => {
  const workspace = await createTestWorkspace();
  const { db } = workspace.scope;
  const [order] = await seedTestOrders(workspace.scope, 1, () => ({
    draft: {
      collections: [
        { amount: "10.00", currency: "EUR", method: 1 },
        { amount: "5.00", currency: "EUR", method: 1 },
      ],
    },
  }));
  const [paid] = await db.select().from(collections);
  await db
    .update(collections)
    .set({ status: collectionStatuses.code.prepaid })
    .where(eq(collections.id, paid?.id ?? ""));
  const answer = await updateOrderCommands.collections.execute(workspace.scope, {
    number: order?.number,
    version: 1,
    collections: [{ amount: "7.00", currency: "EUR", method: 1 }],
  });
  expect(answer).toMatchObject({ ok: true });
  const rows = await db.select().from(collections);
  expect(rows.map(({ amount, status }) => [amount, status])).toEqual(
    expect.arrayContaining([
      [700, 1],
      [paid?.amount, 2],
    ]),
  );
  expect(rows).toHaveLength(2);
  expect((await viewOf(workspace, order?.number ?? "")).order.codAmount).toBe(700 + (paid?.amount ?? 0));
});

test("a carrier is given with one of the account's own methods, and taken again", async () => {
  const workspace = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1);
  const ids = [order?.id];
  await unassignOrders.execute(workspace.scope, { orders: ids });
  const [own] = await methodsOf(workspace);
  const [foreign] = await methodsOf(stranger);
  expect(await assignCarrier.execute(workspace.scope, { orders: ids, shipping_method_id: foreign })).toMatchObject({
    failure: { fields: { shipping_method_id: [{ code: "invalid_value" }] } },
  });
  expect(await assignCarrier.execute(workspace.scope, { orders: ids, shipping_method_id: own })).toMatchObject({
    value: { succeeded: ids },
  });
  const view = await viewOf(workspace, order?.number ?? "");
  expect(view).toMatchObject({
    order: { status: orderStatuses.code.ready, shippingMethodId: own },
    shippingMethodName: "Standard",
  });
  expect(view.actions).toMatchObject({
    assignCarrier: false,
    unassign: true,
    ship: ["pickup", "transfer", "delivery"],
    close: false,
    lose: false,
  });
});

async function methodsOf({ scope, account }: TestWorkspace): Promise<string[]> {
  const id = crypto.randomUUID();
  const [row] = await scope.db
    .insert(shippingMethods)
    .values({
      id,
      accountId: account.id,
      name: "Standard",
      type: 1,
      currency: "EUR",
      settings: {} as never,
      autoCreateDelivery: false,
      autoCreateReturn: false,
      active: true,
      createdAt: 0,
    })
    .returning({ id: shippingMethods.id });
  return [row?.id ?? ""];
}

test("closing, returning and losing follow the table, one by one; another account's order looks unknown", async () => {
  const workspace = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const [done, tried, moving, fresh] = await seedTestOrders(workspace.scope, 4, () => ({
    draft: { collections: [{ amount: "10.00", currency: "EUR", method: 1 }] },
  }));
  const [foreign] = await seedTestOrders(stranger.scope, 1);
  await inStatus(workspace, done?.id ?? "", 7);
  await inStatus(workspace, tried?.id ?? "", 8);
  await inStatus(workspace, moving?.id ?? "", 5);
  const ids = [done?.id, tried?.id, moving?.id, fresh?.id, foreign?.id];
  const outcomeOf = (answer: { ok: boolean; value?: unknown }) => answer.value as BulkOutcome;
  const returned = outcomeOf(await returnOrders.execute(workspace.scope, { orders: ids }));
  expect(returned.succeeded).toEqual([tried?.id]);
  expect(returned.refused).toContainEqual({ id: foreign?.id, code: "not_found" });
  const lost = outcomeOf(await loseOrders.execute(workspace.scope, { orders: ids, reason: "lost", note: "Bay 4" }));
  expect(lost.succeeded).toEqual([tried?.id, moving?.id]);
  const closed = outcomeOf(await closeOrders.execute(workspace.scope, { orders: ids }));
  expect(closed.succeeded).toEqual([done?.id]);
  expect(outcomeOf(await closeOrders.execute(workspace.scope, { orders: ids })).succeeded).toEqual([]);
  const gone = await viewOf(workspace, moving?.number ?? "");
  expect(gone).toMatchObject({ order: { status: orderStatuses.code.closed }, collections: [{ waived: true }] });
  expect(gone.events[0]).toMatchObject({
    toStatus: orderStatuses.code.closed,
    detail: { reason: "lost", note: "Bay 4" },
  });
  expect(gone.actions.parts).toEqual([]);
  expect(await loseOrders.execute(workspace.scope, { orders: ids, reason: "stolen" })).toMatchObject({
    failure: { fields: { reason: [expect.anything()] } },
  });
  expect(await workspace.scope.db.$count(orderEvents, eq(orderEvents.orderId, fresh?.id ?? ""))).toBe(1);
});

test("an order lost on the way ends its shipment, and cannot be delivered afterwards", async () => {
  const workspace = await createTestWorkspace();
  const { scope } = workspace;
  const [order] = await seedTestOrders(scope, 1, () => ({ draft: { proof_of_delivery: 3 } }));
  const made = await shipOrders.execute(scope, { orders: [order?.id] });
  const { shipments } = (made as { value: { shipments: { shipmentId: string }[] } }).value;
  const ids = shipments.map((each) => each.shipmentId);
  await scope.db.run(`update shipments set status = ${shipmentStatuses.code.dispatched}`);
  expect(await pickUpShipments.execute(scope, { shipments: ids })).toMatchObject({ value: { succeeded: ids } });
  expect(await loseOrders.execute(scope, { orders: [order?.id], reason: "damaged" })).toMatchObject({
    value: { succeeded: [order?.id] },
  });
  const refused = { value: { succeeded: [], refused: [{ code: "illegal_transition" }] } };
  expect(await dropOffShipments.execute(scope, { shipments: ids })).toMatchObject(refused);
  expect(await attemptShipments.execute(scope, { shipments: ids, reason: "NO_ANSWER" })).toMatchObject(refused);
  expect((await viewOf(workspace, order?.number ?? "")).order.status).toBe(orderStatuses.code.closed);
});

test("the proof is shown as picture and signature, and does not weigh on the timeline", async () => {
  const workspace = await createTestWorkspace();
  const { scope } = workspace;
  const [order] = await seedTestOrders(scope, 1, () => ({ draft: { proof_of_delivery: 3 } }));
  const made = await shipOrders.execute(scope, { orders: [order?.id] });
  const { shipments } = (made as { value: { shipments: { shipmentId: string }[] } }).value;
  const ids = shipments.map((each) => each.shipmentId);
  await scope.db.run(`update shipments set status = ${shipmentStatuses.code.dispatched}`);
  const image = "data:image/png;base64,iVBORw0KGgo=";
  await dropOffShipments.execute(scope, { shipments: ids, proof: { signature: "A. Kovač", image } });
  const view = await viewOf(workspace, order?.number ?? "");
  expect(view.proofs).toMatchObject([{ kind: "dropped_off", signedBy: "A. Kovač", photo: image, signature: null }]);
  expect(JSON.stringify(view.events)).not.toContain(image);
});

test("a limited member sees no order out of reach, and is refused with `order_forbidden`", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedTestOrders(owner.scope, 1);
  const limited = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const away = { ...limited.scope, locations: [crypto.randomUUID()] };
  expect(await viewOrder(away, { params: { number: order?.number } })).toMatchObject({
    failure: { code: "order_forbidden" },
  });
  expect(await viewOrder(owner.scope, { params: { number: "nothing" } })).toMatchObject({
    failure: { code: "order_not_found" },
  });
});
