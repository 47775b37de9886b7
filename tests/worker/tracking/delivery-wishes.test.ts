import { exports } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseOrders } from "#app/modules/orders/db/edit.writes.server.ts";
import { collections, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { readHandovers } from "#app/modules/shipments/db/handovers.reads.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { leaveFeedback } from "#app/modules/tracking/commands/leave-feedback.server.ts";
import { setDeliveryWishes } from "#app/modules/tracking/commands/set-delivery-wishes.server.ts";
import { createCustomerScope } from "#app/modules/tracking/db/customer-order.reads.server.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

startTestsAt("2026-11-21T10:00:00Z");

let mine: TestWorkspace;
let id: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  const [seeded] = await seedTestOrders(mine.scope, 1, () => ({ draft: { proof_of_delivery: 0 } }));
  id = seeded?.id ?? "";
});

async function orderNow() {
  const order = await mine.scope.db.query.orders.findFirst({ where: eq(orders.id, id) });
  if (!order) throw new Error("no order");
  return order;
}

/** The verified customer and their order, as the page's forms call commands. */
async function asCustomer() {
  const order = await orderNow();
  const scope = await createCustomerScope(mine.scope, order, "en");
  if (!scope) throw new Error("no scope");
  return { scope, number: order.number };
}

const wish = async (input: Record<string, unknown>) => setDeliveryWishes.execute(await asCustomer(), input);
const setStatus = (status: keyof typeof orderStatuses.code, completedAt: number | null = null) =>
  mine.scope.db.update(orders).set({ status: orderStatuses.code[status], completedAt });

test("a wish reaches the office, the driver and the timeline; a safe place asks for a photo until it is withdrawn", async () => {
  const { created, statements } = await createShipments(mine.scope, [id]);
  await commit(mine.scope.db, statements);
  const wishes = { note: "Ring twice", phone: "+49 170 1", leave_with: "safe_place", leave_at: "the shed" };
  expect(await wish(wishes)).toMatchObject({ ok: true, value: { effect: "wished" } });
  const wished = await orderNow();
  expect(wished).toMatchObject({
    proofOfDelivery: 2,
    deliveryWishes: { note: "Ring twice", leaveWith: "safe_place", leaveAt: "the shed", addsPhoto: true },
  });
  const shipmentId = created[0]?.shipmentId ?? "";
  const handover = (await readHandovers(mine.scope, [shipmentId])).get(shipmentId);
  expect(handover?.orders[0]?.wishes).toMatchObject({ note: "Ring twice", phone: "+49 170 1" });
  const answer = await mine.fetch(`/api/orders/${wished.number}`);
  expect(await answer.json()).toMatchObject({
    data: { order: { delivery_wishes: { note: "Ring twice", leave_with: "safe_place", leave_at: "the shed" } } },
  });
  const [event] = await mine.scope.db.select().from(orderEvents).orderBy(desc(orderEvents.version)).limit(1);
  expect(event).toMatchObject({
    type: "updated",
    actorId: null,
    detail: {
      changes: [
        { field: "delivery_wishes", from: [], to: ["safe_place", "the shed", "Ring twice", "+49 170 1"] },
        { field: "proof_of_delivery", from: 0, to: 2 },
      ],
    },
  });
  // The same once more changes nothing.
  await wish(wishes);
  expect((await orderNow()).version).toBe(wished.version);
  await wish({});
  expect(await orderNow()).toMatchObject({ proofOfDelivery: 0, deliveryWishes: null });
});

test("what must be done face to face keeps goods out of a safe place; a neighbor may still take them", async () => {
  const { db, account } = mine.scope;
  const safe = { leave_with: "safe_place", leave_at: "the shed" };
  const neighbor = { leave_with: "neighbour", leave_at: "Meier" };
  const refused = (code: string) => expect.objectContaining({ failure: expect.objectContaining({ code }) });
  await db.update(orders).set({ proofOfDelivery: 1 });
  expect(await wish(safe)).toEqual(refused("safe_place_signature"));
  await db.update(orders).set({ proofOfDelivery: 0 });
  await db.update(accounts).set({ preferences: { ...account.preferences, door_codes: true } });
  expect(await wish(safe)).toEqual(refused("safe_place_code"));
  await db.insert(collections).values({
    id: "to-pay",
    accountId: account.id,
    orderId: id,
    amount: 500,
    currency: "EUR",
    method: 1,
    status: collectionStatuses.code.pending,
    prepaymentRequired: false,
  });
  expect(await wish(safe)).toEqual(refused("safe_place_to_pay"));
  expect(await wish(neighbor)).toMatchObject({ ok: true });
  expect(await wish({ leave_with: "neighbour" })).toMatchObject({
    failure: { fields: { leave_at: [{ code: "required" }] } },
  });
});

test("wishes end with the hand-over, need a verified customer, and are erased with the customer's data", async () => {
  const { number } = await orderNow();
  const stranger = await exports.default.fetch(`https://waybill.test/api/track/${number}/wishes`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": "198.51.100.7" },
    body: JSON.stringify({ note: "Ring twice" }),
  });
  expect(stranger.status).toBe(401);
  await wish({ note: "Ring twice" });
  for (const status of ["delivered", "cancelled", "closed", "pending_return", "draft"] as const) {
    await setStatus(status);
    expect(await wish({ note: "Too late" })).toMatchObject({ failure: { code: "wishes_over" } });
  }
  await commit(mine.scope.db, eraseOrders(mine.scope.db, selectIds([id])));
  expect((await orderNow()).deliveryWishes).toBeNull();
});

test("feedback is given once, from the hand-over until 14 days after, with what it was like", async () => {
  const rate = async (input: object) => leaveFeedback.execute(await asCustomer(), { rating: 5, ...input });
  expect(await rate({})).toMatchObject({ failure: { code: "feedback_early" } });
  const now = Date.parse("2026-11-21T10:00:00Z");
  await setStatus("delivered", now - 14 * day - 60_000);
  expect(await rate({})).toMatchObject({ failure: { code: "feedback_over" } });
  // Closed by accounting the night after: still the customer's delivery.
  await setStatus("closed", now - 13 * day);
  expect(await rate({ reasons: ["nonsense"] })).toMatchObject({ ok: false });
  expect(await rate({ reasons: ["on_time", "friendly"], comment: "Thanks" })).toMatchObject({ ok: true });
  const [event] = await mine.scope.db.select().from(orderEvents).orderBy(desc(orderEvents.version)).limit(1);
  expect(event).toMatchObject({
    type: "feedback_submitted",
    detail: { rating: 5, reasons: ["on_time", "friendly"], comment: "Thanks" },
  });
  expect(await rate({})).toMatchObject({ failure: { code: "feedback_given" } });
});

test("lost goods were never handed over and are not rated", async () => {
  await setStatus("closed");
  const rated = await leaveFeedback.execute(await asCustomer(), { rating: 1 });
  expect(rated).toMatchObject({ failure: { code: "feedback_early" } });
});
