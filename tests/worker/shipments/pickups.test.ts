import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { readExportedTable } from "#tests/factories/exported-table.ts";
import { createAgent, seedTestOrders, testDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// Goods on their way to the last leg: picked up at a merchant's, received and counted at a facility, transferred on.

let mine: TestWorkspace;
let agentId: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  agentId = await createAgent(mine.scope);
});

async function hub(name: string): Promise<string> {
  const made = await locationCatalogue.create.execute(mine.scope, {
    name,
    address: { line1: "Street 1", city: "Sarajevo", country: "BA" },
    longitude: 18.4,
    latitude: 43.8,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

async function ask(path: string, body: unknown, who = mine) {
  const response = await who.fetch(path, { body });
  const answer: {
    data?: { refused: { code: string }[]; shipments: { order_id: string; shipment_id: string; number: string }[] };
    code?: string;
    errors?: Record<string, string[]>;
  } = await response.json();
  return { status: response.status, ...answer };
}

async function shipped(ids: string[], body: object): Promise<string[]> {
  const { data, ...failed } = await ask("/api/orders/ship", { orders: ids, ...body });
  expect(data?.refused, JSON.stringify(failed)).toEqual([]);
  return [...new Set(data?.shipments.map(({ shipment_id }) => shipment_id))];
}

async function steps(ids: string[], ...words: string[]): Promise<void> {
  for (const word of words) {
    const path = word === "assign" ? `assign/${agentId}` : word;
    const { data, ...failed } = await ask(`/api/shipments/${path}`, { shipments: ids });
    expect(data?.refused, `${word} ${JSON.stringify(failed)}`).toEqual([]);
  }
}

const shipment = (id: string) => mine.scope.db.query.shipments.findFirst({ where: eq(shipments.id, id) });
const order = (id: string) => mine.scope.db.query.orders.findFirst({ where: eq(orders.id, id) });

test("orders waiting at one location are picked up together, and continue from the facility that received them", async () => {
  const [east, west] = [await hub("East"), await hub("West")];
  const made = await seedTestOrders(mine.scope, 3, () => ({
    draft: { collections: [{ amount: "10", currency: "EUR", method: 1 }], proof_of_delivery: 3 },
  }));
  const ids = made.map(({ id }) => id);
  const [pickup = "", ...others] = await shipped(ids, { type: "pickup", location_id: east });
  expect(others).toEqual([]);
  const first = await shipment(pickup);
  expect(first).toMatchObject({
    type: 1,
    orderCount: 3,
    sourceLocationId: testDepot.id,
    destinationLocationId: east,
    destinationLine: "East",
    packageCount: 6,
    weight: 9000,
    customerName: null,
    codAmount: null,
    deliveryFrom: null,
  });
  // Collections and signatures of the delivery do not concern the facility.
  await steps([pickup], "assign", "pickup", "dropoff", "receive");
  expect((await shipment(pickup))?.status).toBe(shipmentStatuses.code.complete_received);

  const [transfer = ""] = await shipped(ids, { type: "transfer", location_id: west });
  expect(await shipment(transfer)).toMatchObject({
    type: 2,
    orderCount: 3,
    sourceLocationId: east,
    sourceLine: "East",
  });
  await steps([transfer], "assign", "pickup", "dropoff", "receive");
  for (const id of ids) expect(await order(id)).toMatchObject({ status: orderStatuses.code.in_transit });

  const deliveries = await shipped(ids, { type: "delivery" });
  expect(deliveries).toHaveLength(3);
  expect(await shipment(deliveries[0] ?? "")).toMatchObject({
    type: 3,
    sourceLocationId: west,
    sourceLine: "West",
    codAmount: 1000,
    customerName: expect.any(String),
  });
});

test("goods that wait in one depot go to another first; a transfer that fails lets them go; an address asks for a pickup", async () => {
  const west = await hub("West");
  const [made, atAddress] = await seedTestOrders(mine.scope, 2);
  const id = made?.id ?? "";
  await mine.scope.db
    .update(orders)
    .set({ source: { ...testDepot, kind: "address", id: undefined } })
    .where(eq(orders.id, atAddress?.id ?? ""));
  const refused = await ask("/api/orders/ship", { orders: [atAddress?.id], type: "transfer", location_id: west });
  expect(refused.data?.refused).toMatchObject([{ code: "transfer_not_from_facility" }]);
  const [failing = ""] = await shipped([id], { type: "transfer", location_id: west });
  await steps([failing], "assign");
  const attempted = await ask("/api/shipments/attempt", { shipments: [failing], reason: "NO_ANSWER" });
  expect(attempted.data?.refused, JSON.stringify(attempted)).toEqual([]);
  expect(await order(id)).toMatchObject({ status: orderStatuses.code.ready });
  const [transfer = ""] = await shipped([id], { type: "transfer", location_id: west });
  expect(await shipment(transfer)).toMatchObject({
    type: 2,
    sourceLocationId: testDepot.id,
    destinationLocationId: west,
  });
  await steps([transfer], "assign", "pickup", "dropoff", "receive");
  expect(await order(id)).toMatchObject({ status: orderStatuses.code.in_transit });
  const [delivery = ""] = await shipped([id], { type: "delivery" });
  expect(await shipment(delivery)).toMatchObject({ type: 3, sourceLocationId: west });
});

test("missing packages on receipt are an incident on both timelines; packages that were not sent are refused", async () => {
  const [made] = await seedTestOrders(mine.scope, 1, () => ({
    draft: {
      packages: [
        { quantity: 3, barcode: "A-1" },
        { quantity: 2, barcode: "B-2" },
      ],
    },
  }));
  const id = made?.id ?? "";
  const [pickup = ""] = await shipped([id], { type: "pickup", location_id: await hub("East") });
  await steps([pickup], "assign", "pickup", "dropoff");
  const receive = (packages: object[], who = mine) =>
    ask("/api/shipments/receive", { shipments: [pickup], packages }, who);
  expect(await receive([{ code: "A-1", quantity: 4 }])).toMatchObject({ status: 409, code: "packages_unknown" });
  expect(await receive([{ code: "C-3", quantity: 1 }])).toMatchObject({ code: "packages_unknown" });
  expect(await receive([{ quantity: 1 }])).toMatchObject({ status: 422 });
  const stranger = await createTestWorkspace();
  expect(await receive([{ code: "A-1", quantity: 1 }], stranger)).toMatchObject({ code: "packages_unknown" });
  expect(await ask("/api/shipments/receive", { shipments: [pickup] }, stranger)).toMatchObject({
    data: { refused: [{ code: "not_found" }] },
  });

  expect(
    await receive([
      { code: "A-1", quantity: 3 },
      { code: "B-2", quantity: 1 },
    ]),
  ).toMatchObject({ status: 200 });
  const [incident, received] = await mine.scope.db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, pickup))
    .orderBy(desc(shipmentEvents.version));
  expect(received).toMatchObject({
    type: "received",
    toStatus: shipmentStatuses.code.complete_received,
    detail: { expected: 5, received: 4 },
  });
  expect(incident).toMatchObject({
    type: "incident_added",
    toStatus: shipmentStatuses.code.complete_received,
    detail: { expected: 5, received: 4 },
  });
  expect((await shipment(pickup))?.version).toBe(incident?.version);
  const [notification] = await mine.scope.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(desc(orderEvents.version));
  expect(notification).toMatchObject({
    type: "received",
    toStatus: orderStatuses.code.in_transit,
    detail: { expected: 5, received: 4 },
  });
  expect(await ask("/api/shipments/receive", { shipments: [pickup] })).toMatchObject({
    data: { refused: [{ code: "illegal_transition" }] },
  });
});

test("only goods that arrived at a facility are received, at a named own facility, with the feature", async () => {
  const [one, two] = await seedTestOrders(mine.scope, 2);
  const [delivery = ""] = await shipped([one?.id ?? ""], { type: "delivery" });
  await steps([delivery], "assign", "dropoff");
  expect(await ask("/api/shipments/receive", { shipments: [delivery] })).toMatchObject({
    data: { refused: [{ code: "not_at_facility" }] },
  });
  const pickup = (location_id?: string) => ask("/api/orders/ship", { orders: [two?.id], type: "pickup", location_id });
  expect(await pickup()).toMatchObject({ status: 422, errors: { location_id: expect.any(Array) } });
  expect(await pickup(crypto.randomUUID())).toMatchObject({ status: 422 });
  const { scope } = await createTestWorkspace();
  const foreign = await locationCatalogue.create.execute(scope, {
    name: "Foreign",
    address: { line1: "Street 1", city: "Sarajevo", country: "BA" },
  });
  expect(await pickup(foreign.ok ? foreign.value.id : "")).toMatchObject({ status: 422 });
  const own = await hub("East");
  await mine.scope.db.run("update accounts set features = '[]'");
  expect(await pickup(own)).toMatchObject({ status: 403, code: "feature_missing" });
});

test("a method with automation creates the return when an order turns back, and the delivery when it arrives", async () => {
  const method = await shippingMethodCatalogue.create.execute(mine.scope, {
    name: "All by itself",
    type: 1,
    currency: "EUR",
    base_fee: "5",
    auto_create_return: true,
    auto_create_delivery: true,
  });
  if (!method.ok) throw new Error(JSON.stringify(method.failure));
  const [one, two] = await seedTestOrders(mine.scope, 2, () => ({ draft: { shipping_method_id: method.value.id } }));
  const [first, second] = [one?.id ?? "", two?.id ?? ""];
  const [pickup = ""] = await shipped([first], { type: "pickup", location_id: await hub("East") });
  await steps([pickup], "assign", "pickup", "dropoff", "receive");
  const newest = async () => (await mine.scope.db.select().from(shipments).orderBy(desc(shipments.id)))[0];
  expect(await newest()).toMatchObject({ type: 3, status: shipmentStatuses.code.pending, sourceLine: "East" });
  expect(await order(first)).toMatchObject({ status: orderStatuses.code.in_transit });

  const [delivery = ""] = await shipped([second], { type: "delivery" });
  await steps([delivery], "assign", "pickup");
  await ask("/api/shipments/attempt", { shipments: [delivery], reason: "WRONG_ITEMS" });
  expect(await newest()).toMatchObject({ type: 4, status: shipmentStatuses.code.pending, destinationLine: "Depot" });
  const events = await mine.scope.db
    .select({ type: orderEvents.type, to: orderEvents.toStatus })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, second))
    .orderBy(orderEvents.version);
  expect(events.slice(-2)).toEqual([
    { type: "attempted", to: 15 },
    { type: "added_to_shipment", to: 15 },
  ]);
  expect((await order(second))?.version).toBe(events.length);
});

test("a manifest is printed or worked on: the shipments of one type, with nothing of others and no formulas", async () => {
  const made = await seedTestOrders(mine.scope, 2, (at) => ({ draft: { notes: at === 0 ? "=1+1" : "Back door" } }));
  const [first = "", second = ""] = await shipped(
    made.map(({ id }) => id),
    { type: "delivery" },
  );
  const print = async (shipments: string[], to_excel?: boolean, type = "deliveries", who = mine) => {
    const response = await who.fetch(`/api/shipments/${type}/print`, { body: { shipments, to_excel } });
    const answer: { data?: { url: string; count: number; missing: number }; code?: string } = await response.json();
    return { status: response.status, ...answer };
  };
  const paper = await print([first, second, crypto.randomUUID()]);
  expect(paper).toMatchObject({ status: 200, data: { count: 2, missing: 1 } });
  const pdf = await mine.fetch(paper.data?.url ?? "");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect((await pdf.text()).startsWith("%PDF-")).toBe(true);
  const sheet = await mine.fetch((await print([first], true)).data?.url ?? "");
  expect(sheet.headers.get("content-disposition")).toContain(".xlsx");
  const { rows } = readExportedTable(new Uint8Array(await sheet.arrayBuffer()));
  // A workbook's cells are texts or numbers and never formulas.
  expect(rows).toMatchObject([{ Orders: made[0]?.number, Notes: "=1+1", Packages: "1" }]);

  expect(await print([first], false, "pickups")).toMatchObject({ status: 404 });
  expect(await print([], false)).toMatchObject({ status: 422 });
  expect(await print([first], false, "deliveries", await createTestWorkspace())).toMatchObject({ status: 404 });
  const reader = await createTestWorkspace({ member: mine, permissions: ["shipments"] });
  expect(await print([first], false, "deliveries", reader)).toMatchObject({ status: 403 });
});
