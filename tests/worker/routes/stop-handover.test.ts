import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections, orderPackages } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { stops } from "#app/modules/planning/db/routes.tables.ts";
import { shipmentEvents, shipmentOrders } from "#app/modules/shipments/db/shipments.tables.ts";
import { createConfirmedPlan } from "../drive.ts";
import { createTestWorkspace } from "../workspace.ts";

/** A stop with two collections in two currencies and three boxes of which one is missing. */
async function dueDoor() {
  const { who } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const { db } = who.scope;
  const [stop] = await db.select().from(stops).where(eq(stops.type, "dropoff"));
  const [link] = await db
    .select()
    .from(shipmentOrders)
    .where(eq(shipmentOrders.shipmentId, stop?.shipmentId ?? ""));
  const orderId = link?.orderId ?? "";
  const due = {
    accountId: who.account.id,
    orderId,
    status: collectionStatuses.code.pending,
    waived: false,
    prepaymentRequired: false,
  };
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(collections).values([
    { ...due, id: first, amount: 5_000, currency: "EUR", method: 1 },
    { ...due, id: second, amount: 700, currency: "CHF", method: 3 },
  ]);
  await db.update(orderPackages).set({ quantity: 3 }).where(eq(orderPackages.orderId, orderId));
  const path = `/api/routes/${stop?.routeId}/stops/${stop?.id}`;
  return { who, path, first, second, shipmentId: stop?.shipmentId ?? "" };
}

test("the office sees a stop's dues and closes it as the driver does: each collection by method, packages by number", async () => {
  const { who, path, first, second, shipmentId } = await dueDoor();
  const { data: door } = await (await who.fetch(`${path}/handover`)).json<{
    data: { collections: { id: string; amount: string; currency: string }[]; packages: { id: string }[] };
  }>();
  expect(door.collections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: first, amount: "50.00", currency: "EUR", method: 1 }),
      expect.objectContaining({ id: second, amount: "7.00", currency: "CHF", method: 3 }),
    ]),
  );
  expect(door.packages).toMatchObject([{ quantity: 3 }]);
  const payments = [
    { id: first, outcome: "collected", method: 2 },
    { id: second, outcome: "waived", reason: "Credit note" },
  ];
  const done = await who.fetch(`${path}/complete`, {
    body: { payments, missing_packages: [{ id: door.packages[0]?.id, quantity: 1 }] },
  });
  expect(done.status, await done.clone().text()).toBe(200);
  const rows = await who.scope.db.select().from(collections);
  expect(rows.find(({ id }) => id === first)).toMatchObject({
    status: collectionStatuses.code.collected,
    method: 2,
    waived: false,
  });
  expect(rows.find(({ id }) => id === second)).toMatchObject({ status: collectionStatuses.code.pending, waived: true });
  const events = await who.scope.db.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, shipmentId));
  expect(events.map(({ type }) => type)).toContain("incident_added");
  const after = await (await who.fetch(`${path}/handover`)).json<{ data: { collections: unknown[] } }>();
  expect(after.data.collections).toEqual([]);
});

test("returns the same response for another account's stop and an unknown stop", async () => {
  const { who, path } = await dueDoor();
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch(`${path}/handover`)).status).toBe(404);
  expect((await who.fetch(`${path.replace(/[^/]+$/, crypto.randomUUID())}/handover`)).status).toBe(404);
  expect((await who.fetch(`${path.replace(/[^/]+$/, "x")}/handover`)).status).toBe(404);
});

test("bulk handover: collections of single stops are listed by id, the others share one outcome and method", async () => {
  const { who, first, second, shipmentId } = await dueDoor();
  const ask = async (more: object) => {
    const answer = await who.fetch("/api/shipments/dropoff", { body: { shipments: [shipmentId], ...more } });
    return { status: answer.status, ...(await answer.json<{ data?: { refused: { code: string }[] } }>()) };
  };
  // Nothing is said of the money: the shipment stays, with its reason.
  expect((await ask({})).data?.refused).toMatchObject([{ code: "collections_open" }]);
  expect((await ask({ collections: "collected", method: "9" })).status).toBe(422);
  const payments = [{ id: second, outcome: "waived", reason: "Credit note" }];
  expect((await ask({ collections: "collected", method: "2", payments })).data?.refused).toEqual([]);
  const rows = await who.scope.db.select().from(collections);
  expect(rows.find(({ id }) => id === first)).toMatchObject({ status: collectionStatuses.code.collected, method: 2 });
  expect(rows.find(({ id }) => id === second)).toMatchObject({ status: collectionStatuses.code.pending, waived: true });
});

test("of one that is handed over without its stop the missing packages are counted; with money open nothing is written", async () => {
  const { who, path, shipmentId } = await dueDoor();
  const { data: door } = await (await who.fetch(`${path}/handover`)).json<{ data: { packages: { id: string }[] } }>();
  const eventsOf = () => who.scope.db.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, shipmentId));
  const ask = (quantity: number, more: object = {}, shipments = [shipmentId]) =>
    who.fetch("/api/shipments/dropoff", {
      body: { shipments, missing_packages: [{ id: door.packages[0]?.id, quantity }], ...more },
    });
  const before = (await eventsOf()).length;
  const open = await (await ask(1)).json<{ data: { succeeded: string[]; refused: { code: string }[] } }>();
  expect(open.data).toMatchObject({ succeeded: [], refused: [{ id: shipmentId, code: "collections_open" }] });
  expect((await ask(4, { collections: "collected" })).ok).toBe(false);
  expect((await ask(1, { collections: "collected" }, [shipmentId, crypto.randomUUID()])).status).toBe(422);
  expect(await eventsOf()).toHaveLength(before);
  const done = await (await ask(1, { collections: "collected" })).json<typeof open>();
  expect(done.data).toEqual({ succeeded: [shipmentId], refused: [] });
  const events = await eventsOf();
  expect(events.filter(({ type }) => type === "incident_added")).toHaveLength(1);
  expect(events.map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ expected: 3, received: 2, missing: [expect.objectContaining({ quantity: 1 })] }),
  );
  const again = await (await ask(1, { collections: "collected" })).json<typeof open>();
  expect(again.data).toMatchObject({ succeeded: [], refused: [{ id: shipmentId }] });
});
