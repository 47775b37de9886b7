import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { mailOutbox, notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { eraseOrders } from "#app/modules/orders/db/edit.writes.server.ts";
import { customerRequests, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { correctAddress } from "#app/modules/tracking/commands/correct-address.server.ts";
import { readManagedOrder } from "#app/modules/tracking/commands/manage-view.server.ts";
import { createCustomerScope } from "#app/modules/tracking/db/customer-order.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

startTestsAt("2026-11-21T10:00:00Z");

let mine: TestWorkspace;
let id: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  const [seeded] = await seedTestOrders(mine.scope, 1, () => ({
    draft: { customer: { first_name: "Lejla", last_name: "Geheim", email: "lejla@example.test" } },
  }));
  id = seeded?.id ?? "";
});

async function orderNow() {
  const order = await mine.scope.db.query.orders.findFirst({ where: eq(orders.id, id) });
  if (!order) throw new Error("no order");
  return order;
}

async function placeNow() {
  const { point } = (await orderNow()).destination;
  if (!point) throw new Error("no point");
  return point;
}

/** The customer moves the pin so many meters to the north of where it is, and the address stays. */
async function movePin(meters: number, words: object = {}) {
  const order = await orderNow();
  const scope = await createCustomerScope(mine.scope, order, "en");
  if (!scope) throw new Error("no scope");
  const { longitude, latitude } = await placeNow();
  return correctAddress.execute(
    { scope, number: order.number },
    {
      address: { ...toPlaceAddressInput(order.destination.address), ...words },
      pin: { longitude, latitude: latitude + meters / 111_195 },
    },
  );
}

const effect = (of: string) => ({ ok: true, value: { effect: of } });
const requests = () => mine.scope.db.select().from(customerRequests).orderBy(desc(customerRequests.id));
const newestEvent = async () =>
  (
    await mine.scope.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(desc(orderEvents.version))
  )[0];

async function answer(word: "accept" | "decline", who = mine) {
  const { number, version } = await orderNow();
  return who.fetch(`/api/orders/${number}/${word}-address`, { body: { version } });
}

async function needs() {
  const home = await viewHome(mine.scope);
  return home.ok ? home.value.needs.filter(({ kind }) => kind === "request") : [];
}

test("a pin near the known place is moved at once, with the shipment; many small steps do not lead away", async () => {
  const { created, statements } = await createShipments(mine.scope, [id]);
  await commit(mine.scope.db, statements);
  const before = await placeNow();
  expect(await movePin(2)).toEqual(effect("confirmed"));
  expect(await placeNow()).toEqual(before);
  expect(await movePin(100)).toEqual(effect("corrected"));
  const after = await placeNow();
  expect(after.latitude).toBeGreaterThan(before.latitude);
  const shipment = await mine.scope.db.query.shipments.findFirst({
    where: eq(shipments.id, created[0]?.shipmentId ?? ""),
  });
  expect(shipment?.destination.point).toEqual(after);
  expect(await newestEvent()).toMatchObject({
    type: "updated",
    detail: { address_confirmed: true, pin: { from: before } },
  });
  expect(await movePin(100)).toEqual(effect("requested"));
  expect(await placeNow()).toEqual(after);
  expect(await movePin(-180)).toEqual(effect("corrected"));
  expect(await requests(), "what it asked for is overtaken").toMatchObject([{ answer: "overtaken" }]);
});

test("a pin beyond it is a request: inbox, home, timeline; accepted, the order goes there", async () => {
  expect(await movePin(900, { line2: "Gate 2" })).toEqual(effect("requested"));
  const order = await orderNow();
  expect(order.destination.address.line2).toBeUndefined();
  const scope = await createCustomerScope(mine.scope, order, "en");
  expect(scope && (await readManagedOrder(scope, order))).toMatchObject({ isPlaceWaiting: true });
  expect(await requests()).toMatchObject([
    { kind: "address", request: { detail: { meters: 900, address: { line2: "Gate 2" } } } },
  ]);
  expect(await mine.scope.db.select().from(notifications)).toMatchObject([
    { kind: "address_requested", detail: { customer: "Lejla Geheim" } },
  ]);
  expect(await needs()).toMatchObject([{ facts: { asked: { kind: "address" } } }]);
  expect(await newestEvent()).toMatchObject({ detail: { address_requested: true } });
  const clerk = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  expect((await answer("accept", clerk)).status).toBe(403);
  expect((await answer("accept", await createTestWorkspace())).status).toBe(404);
  expect((await answer("accept")).status).toBe(200);
  const moved = (await orderNow()).destination;
  expect(moved.address.line2).toBe("Gate 2");
  expect(Math.round(((moved.point?.latitude ?? 0) - (order.destination.point?.latitude ?? 0)) * 111_195)).toBe(900);
  expect(await requests()).toMatchObject([{ answer: "accepted" }]);
  expect(await needs()).toEqual([]);
  const [mail] = await mine.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  expect(mail?.subject).toContain("comes to the place you requested");
});

test("declined, it stays; too late, it is overtaken; erased, the place that was asked for is gone", async () => {
  const before = await placeNow();
  await movePin(900);
  expect((await answer("decline")).status).toBe(200);
  expect(await placeNow()).toEqual(before);
  expect((await answer("decline")).status).toBe(409);
  await movePin(900);
  await mine.scope.db.update(orders).set({ status: orderStatuses.code.out_for_delivery }).where(eq(orders.id, id));
  expect((await answer("accept")).status).toBe(409);
  expect(await movePin(5)).toMatchObject({ failure: { code: "address_over" } });
  await commit(mine.scope.db, eraseOrders(mine.scope.db, selectIds([id])));
  expect(await requests()).toEqual([]);
});

test("a pin that is no place on earth is refused", async () => {
  const order = await orderNow();
  const scope = await createCustomerScope(mine.scope, order, "en");
  const address = toPlaceAddressInput(order.destination.address);
  for (const pin of [{ longitude: 200, latitude: 0 }, { longitude: Number.NaN, latitude: 0 }, { longitude: 1 }])
    expect(scope && (await correctAddress.execute({ scope, number: order.number }, { address, pin }))).toMatchObject({
      ok: false,
    });
});
