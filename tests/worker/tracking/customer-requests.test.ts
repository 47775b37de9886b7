import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { mailOutbox, notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { eraseOrders } from "#app/modules/orders/db/edit.writes.server.ts";
import { customerRequests, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { readManagedOrder } from "#app/modules/tracking/commands/manage-view.server.ts";
import { requestCancellation } from "#app/modules/tracking/commands/request-cancellation.server.ts";
import { rescheduleDelivery } from "#app/modules/tracking/commands/reschedule-delivery.server.ts";
import { createCustomerScope } from "#app/modules/tracking/db/customer-order.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
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

/** The verified customer and their order, as the page's forms call commands. */
async function asCustomer() {
  const order = await orderNow();
  const scope = await createCustomerScope(mine.scope, order, "en");
  if (!scope) throw new Error("no scope");
  return { scope, number: order.number };
}

async function seenByCustomer() {
  const { scope } = await asCustomer();
  return readManagedOrder(scope, await orderNow());
}

const ask = async (reason?: string) => requestCancellation.execute(await asCustomer(), { reason });
const requests = () => mine.scope.db.select().from(customerRequests).orderBy(desc(customerRequests.id));
const inbox = () => mine.scope.db.select().from(notifications);
const newestMail = async () => (await mine.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1))[0];

async function answer(who: TestWorkspace, word: "accept" | "decline", more: object = {}) {
  const { number, version } = await orderNow();
  return who.fetch(`/api/orders/${number}/${word}-cancellation`, { body: { version, ...more } });
}

async function needs() {
  const home = await viewHome(mine.scope);
  return home.ok ? home.value.needs.filter(({ kind }) => kind === "request") : [];
}

/** Puts the order into a delivery and gives that to a driver. */
async function dispatch(): Promise<string> {
  const { scope } = mine;
  const agentId = await createAgent(scope);
  const { created, statements } = await createShipments(scope, [id]);
  await commit(scope.db, statements);
  const shipmentId = created[0]?.shipmentId ?? "";
  expect((await runMoves(scope, [{ id: shipmentId, action: "assign", agentId }])).ok).toBe(true);
  return shipmentId;
}

test("a customer asks to cancel: timeline, outbox, inbox, home; accepted, the order and its shipment are cancelled", async () => {
  const shipmentId = await dispatch();
  expect((await seenByCustomer()).cancellation).toEqual({ state: "open" });
  expect(await ask("  Ordered twice ")).toEqual({ ok: true, value: { effect: "asked" } });
  expect((await seenByCustomer()).cancellation).toEqual({ state: "asked" });
  const [event] = await mine.scope.db.select().from(orderEvents).orderBy(desc(orderEvents.version)).limit(1);
  expect(event).toMatchObject({
    ...{
      type: "cancellation_requested",
      actorId: null,
      actorName: "Lejla Geheim",
      detail: { reason: "Ordered twice" },
    },
  });
  const topics = (await mine.scope.db.select().from(outbox)).map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(["order.updated", "tracking.cancellation_requested"]));
  expect(await inbox()).toMatchObject([
    {
      kind: "cancellation_requested",
      userId: mine.userId,
      detail: { customer: "Lejla Geheim", reason: "Ordered twice" },
    },
  ]);
  expect(await needs()).toMatchObject([
    { facts: { customer: "Lejla Geheim", asked: { kind: "cancel", detail: { reason: "Ordered twice" } } } },
  ]);
  expect((await answer(mine, "accept")).status).toBe(200);
  expect(await orderNow()).toMatchObject({
    status: orderStatuses.code.cancelled,
    cancelReason: "Cancelled by the customer",
  });
  const shipment = await mine.scope.db.query.shipments.findFirst({ where: eq(shipments.id, shipmentId) });
  expect(shipment?.status).toBe(shipmentStatuses.code.cancelled);
  expect(await requests()).toMatchObject([{ answer: "accepted" }]);
  expect((await inbox())[0]?.readAt).not.toBeNull();
  expect(await needs()).toEqual([]);
  expect((await newestMail())?.subject).toContain("is cancelled");
  expect((await answer(mine, "accept")).status).toBe(409);
  expect(await ask()).toMatchObject({ failure: { code: "cancel_done" } });
});

test("declined with a reason, which the customer reads by mail and on the page; then nothing more is asked", async () => {
  await ask();
  expect((await answer(mine, "decline")).status).toBe(422);
  expect((await answer(mine, "decline", { reason: "  " })).status).toBe(422);
  expect((await answer(mine, "decline", { reason: "It was made for you." })).status).toBe(200);
  expect(await orderNow()).toMatchObject({ status: orderStatuses.code.ready });
  expect(await newestMail()).toMatchObject({
    recipient: "lejla@example.test",
    subject: expect.stringContaining("could not be cancelled"),
    body: expect.stringContaining("It was made for you."),
  });
  expect((await seenByCustomer()).cancellation).toEqual({ state: "declined", reason: "It was made for you." });
  expect((await inbox())[0]?.readAt).not.toBeNull();
  expect(await ask("Please")).toMatchObject({ failure: { code: "cancel_declined" } });
});

test("asking twice, also at once, is one request", async () => {
  const answers = await Promise.all([ask("one"), ask("two"), ask("three")]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await ask("four")).toMatchObject({ ok: true, value: { effect: "asked" } });
  expect(await requests()).toHaveLength(1);
  expect(await inbox()).toHaveLength(1);
});

test("of many answers at once one counts, and the customer gets one mail", async () => {
  await ask();
  const given = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 ? answer(mine, "accept") : answer(mine, "decline", { reason: "No" }))),
  );
  expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(given.filter(({ status }) => status === 409)).toHaveLength(7);
  const [request] = await requests();
  expect((await orderNow()).status === orderStatuses.code.cancelled).toBe(request?.answer === "accepted");
  expect(await mine.scope.db.select().from(mailOutbox)).toHaveLength(1);
});

test("only until the goods are with the driver; in custody an accepted request sends them back", async () => {
  const allowed = ["draft", "new", "ready", "processing", "shipped", "in_transit", "delivery_attempted"];
  for (const { code, key } of orderStatuses.rows) {
    await mine.scope.db.update(orders).set({ status: code }).where(eq(orders.id, id));
    const asked = await ask();
    if (allowed.includes(key)) expect(asked.ok, key).toBe(true);
    else expect(asked, key).toMatchObject({ failure: { code: key === "cancelled" ? "cancel_done" : "cancel_over" } });
    await mine.scope.db.delete(customerRequests);
  }
  await mine.scope.db.update(orders).set({ status: orderStatuses.code.in_transit }).where(eq(orders.id, id));
  await ask();
  expect((await answer(mine, "accept")).status).toBe(200);
  expect((await orderNow()).status).toBe(orderStatuses.code.pending_return);
});

test("what goes on overtakes a request: it leaves inbox and home, and the order's flag", async () => {
  const shipmentId = await dispatch();
  await ask();
  const customer = await asCustomer();
  await rescheduleDelivery.execute(customer, { from: "2026-11-25T09:00", to: "2026-11-25T11:00" });
  expect(await orderNow()).toMatchObject({ hasCustomerRescheduleRequest: true });
  expect(await needs()).toHaveLength(2);
  expect((await runMoves(mine.scope, [{ id: shipmentId, action: "pickup" }])).ok).toBe(true);
  expect((await requests()).map(({ kind, answer: given }) => [kind, given])).toEqual([
    ["reschedule", null],
    ["cancel", "overtaken"],
  ]);
  expect((await answer(mine, "accept")).status).toBe(409);
  expect((await mine.fetch("/api/orders/cancel", { body: { orders: [id], reason: "x" } })).status).toBe(200);
  expect((await runMoves(mine.scope, [{ id: shipmentId, action: "dropoff" }])).ok).toBe(true);
  expect((await requests()).map((each) => each.answer)).toEqual(["overtaken", "overtaken"]);
  expect(await orderNow()).toMatchObject({ hasCustomerRescheduleRequest: false });
  expect((await inbox()).filter(({ readAt }) => readAt === null)).toEqual([]);
  expect(await needs()).toEqual([]);
});

test("an order that the office cancels by itself leaves no request behind", async () => {
  await ask();
  expect((await mine.fetch("/api/orders/cancel", { body: { orders: [id], reason: "Sold out" } })).status).toBe(200);
  expect(await requests()).toMatchObject([{ answer: "overtaken" }]);
  expect((await inbox())[0]?.readAt).not.toBeNull();
});

test("those who may cancel orders answer, and only in the account that works the order", async () => {
  const clerk = await createTestWorkspace({ member: mine, permissions: ["orders", "orders.update"] });
  await ask();
  expect((await inbox()).map(({ userId }) => userId)).toEqual([mine.userId]);
  expect((await answer(clerk, "accept")).status).toBe(403);
  expect((await answer(clerk, "decline", { reason: "No" })).status).toBe(403);
  expect((await answer(await createTestWorkspace(), "accept")).status).toBe(404);
  const { number } = await orderNow();
  const stale = await mine.fetch(`/api/orders/${number}/accept-cancellation`, { body: { version: 1 } });
  expect(stale.status).toBe(409);
});

test("erasing an order erases what its customer wrote", async () => {
  await ask("I moved to Nowhere Street 5");
  await answer(mine, "decline", { reason: "Lejla, it is on its way" });
  await commit(mine.scope.db, eraseOrders(mine.scope.db, selectIds([id])));
  const left = JSON.stringify([await requests(), await mine.scope.db.select().from(orderEvents)]);
  expect(left).not.toContain("Nowhere Street");
  expect(left).not.toContain("on its way");
});
