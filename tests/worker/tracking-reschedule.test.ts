import { exports } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { commit } from "#app/data/kernel/commit.server.ts";
import {
  addresses,
  mailOutbox,
  notifications,
  oneTimeCodes,
  orderEvents,
  orders,
  outbox,
  shipments,
} from "#app/data/schema/index.ts";
import { runMoves } from "#app/data/shipments/move.writes.server.ts";
import { makeShipments } from "#app/data/shipments/shipment.writes.server.ts";
import { everything } from "#app/domain/access/permissions.ts";
import { addDays, localDateOf } from "#app/domain/kernel/local-time.ts";
import type { PreparedOrder } from "#app/domain/orders/prepared-order.ts";
import { makeAgent, seedOrders } from "#tests/factories/orders.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

let mine: TestWorkspace;
let order: PreparedOrder;

const day = (ahead: number) => addDays(localDateOf(Date.now(), "Europe/Sarajevo"), ahead);
const morning = (ahead: number) => ({ from: `${day(ahead)}T09:00`, to: `${day(ahead)}T11:00` });

beforeEach(async () => {
  mine = await makeWorkspace();
  const [seeded] = await seedOrders(mine.scope, 1, () => ({
    draft: { customer: { first_name: "Lejla", last_name: "Geheim", email: "lejla@example.test" } },
  }));
  if (!seeded) throw new Error("no order");
  order = seeded;
});

interface Answer {
  status: number;
  body: { data?: Record<string, unknown>; code?: string; errors?: Record<string, string[]> };
}

async function call(action: string, body?: unknown, token?: string, number = order.number): Promise<Answer> {
  const response = await exports.default.fetch(`https://waybill.test/api/track/${number}/${action}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      "cf-connecting-ip": crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function newestCode(): Promise<string> {
  const [mail] = await mine.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  expect(mail).toMatchObject({ recipient: "lejla@example.test", confidential: true });
  return /\d{6}/.exec(mail?.body ?? "")?.[0] ?? "";
}

async function verified(): Promise<string> {
  const sent = await call("send-code", { by: "email" });
  expect(sent).toMatchObject({ status: 200, body: { data: { to: "l••••@e••••.test" } } });
  const answer = await call("verify", { attempt: sent.body.data?.attempt, code: await newestCode() });
  expect(answer.status).toBe(200);
  return String(answer.body.data?.token);
}

/** Puts the order into a delivery and gives that to a driver. */
async function dispatch(): Promise<string> {
  const { scope } = mine;
  const agentId = await makeAgent(scope);
  const { made, statements } = await makeShipments(scope, [order.id]);
  await commit(scope.db, statements);
  const id = made[0]?.shipmentId ?? "";
  expect((await runMoves(scope, [{ id, action: "assign", agentId }])).ok).toBe(true);
  return id;
}

const orderNow = () => mine.scope.db.query.orders.findFirst({ where: eq(orders.id, order.id) });
const lines = () => mine.scope.db.select().from(notifications);

test("before dispatch a verified customer moves the delivery by themselves; the timeline and the outbox say so", async () => {
  const token = await verified();
  const details = await call("details", undefined, token);
  expect(details.body.data?.order).toMatchObject({ number: order.number, customer_name: "Lejla Geheim" });
  const asked = await call("reschedule", morning(3), token);
  expect(asked).toEqual({ status: 200, body: { data: { effect: "changed" } } });
  const { from, to } = morning(3);
  expect(await orderNow()).toMatchObject({ deliveryFrom: from, deliveryTo: to, hasCustomerRescheduleRequest: false });
  const [event] = await mine.scope.db.select().from(orderEvents).orderBy(desc(orderEvents.version)).limit(1);
  expect(event).toMatchObject({ type: "reschedule_requested", actorId: null, actorName: "Lejla Geheim" });
  const topics = (await mine.scope.db.select().from(outbox)).map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(["order.updated", "tracking.reschedule_requested"]));
  expect(await lines()).toHaveLength(0);
});

test("a planned delivery of another day leaves its plan with the wish", async () => {
  const { made, statements } = await makeShipments(mine.scope, [order.id]);
  await commit(mine.scope.db, statements);
  const token = await verified();
  expect((await call("reschedule", morning(4), token)).body.data).toEqual({ effect: "changed" });
  const shipment = await mine.scope.db.query.shipments.findFirst({
    where: eq(shipments.id, made[0]?.shipmentId ?? ""),
  });
  expect(shipment).toMatchObject({ status: 1, deliveryFrom: morning(4).from });
});

test("once dispatched it is a request: flag, timeline, inbox of those who may act; a dispatcher accepts", async () => {
  const away = await makeWorkspace({ member: mine, permissions: ["orders"] });
  const id = await dispatch();
  const token = await verified();
  expect((await call("reschedule", morning(5), token)).body.data).toEqual({ effect: "requested" });
  const before = await orderNow();
  expect(before).toMatchObject({ hasCustomerRescheduleRequest: true, deliveryFrom: "2026-11-23T08:00" });
  const told = await lines();
  expect(told.map(({ userId }) => userId)).toEqual([mine.userId]);
  expect(told[0]).toMatchObject({
    kind: "reschedule_requested",
    detail: { number: order.number, customer: "Lejla Geheim", ...morning(5) },
  });
  const answer = (who: TestWorkspace, word: string) =>
    who.fetch(`/api/orders/${order.number}/${word}`, { body: { version: before?.version } });
  expect((await answer(away, "accept-reschedule")).status).toBe(403);
  expect((await answer(await makeWorkspace(), "accept-reschedule")).status).toBe(404);
  expect((await answer(mine, "accept-reschedule")).status).toBe(200);
  expect(await orderNow()).toMatchObject({ hasCustomerRescheduleRequest: false, deliveryFrom: morning(5).from });
  const shipment = await mine.scope.db.query.shipments.findFirst({ where: eq(shipments.id, id) });
  expect(shipment).toMatchObject({ status: 1, agentId: null, deliveryFrom: morning(5).from });
  const [mail] = await mine.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  expect(mail?.subject).toContain("comes at the time you asked for");
  const again = await mine.fetch(`/api/orders/${order.number}/accept-reschedule`, { body: {} });
  expect(again.status).toBe(409);
});

test("a declined wish leaves everything as it is, and the customer is told", async () => {
  await dispatch();
  const token = await verified();
  await call("reschedule", morning(5), token);
  expect((await mine.fetch(`/api/orders/${order.number}/decline-reschedule`, { body: {} })).status).toBe(200);
  expect(await orderNow()).toMatchObject({ hasCustomerRescheduleRequest: false, deliveryFrom: "2026-11-23T08:00" });
  const [mail] = await mine.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  expect(mail?.subject).toContain("comes as planned");
});

test("a limited member of another location is not told", async () => {
  const other = await makeWorkspace({ member: mine, permissions: ["orders", "orders.update"] });
  const here = await makeWorkspace({ member: mine, permissions: ["orders", "orders.update"] });
  const full = await makeWorkspace({ member: mine, permissions: [everything] });
  const row = await orderNow();
  const assign = (who: TestWorkspace, place: string) =>
    mine.scope.db.$client
      .prepare("insert into membership_locations (account_id, user_id, location_id) values (?, ?, ?)")
      .bind(mine.account.id, who.userId, place)
      .run();
  await assign(other, "elsewhere");
  await assign(here, row?.sourceLocationId ?? "");
  await dispatch();
  await call("reschedule", morning(2), await verified());
  const told = (await lines()).map(({ userId }) => userId);
  expect(new Set(told)).toEqual(new Set([mine.userId, here.userId, full.userId]));
});

test("three times, fourteen days, opening hours, one day, not the past", async () => {
  const token = await verified();
  const fault = async (window: { from: string; to: string }) =>
    JSON.stringify((await call("reschedule", window, token)).body);
  expect(await fault(morning(15))).toContain("14 days");
  expect(await fault(morning(-1))).toContain("14 days");
  expect(await fault({ from: `${day(2)}T11:00`, to: `${day(2)}T09:00` })).toBeTruthy();
  expect(await fault({ from: `${day(2)}T11:00`, to: `${day(3)}T09:00` })).toBeDefined();
  expect(await fault({ from: "tomorrow", to: "later" })).toBeDefined();
  expect((await call("reschedule", { from: 1, to: null }, token)).status).toBe(422);
  // The order's customer stands in the book with the address that it goes to.
  const weekday = (new Date(`${day(2)}T00:00Z`).getUTCDay() || 7) as 1;
  await mine.scope.db.update(addresses).set({ openingHours: [{ weekday, from: "10:00", to: "12:00" }] });
  expect(await fault(morning(2))).toContain("open");
  expect(await fault(morning(3))).toContain("open");
  for (const hour of ["10:00", "10:30", "11:00"])
    expect((await call("reschedule", { from: `${day(2)}T${hour}`, to: `${day(2)}T12:00` }, token)).status).toBe(200);
  const fourth = await call("reschedule", { from: `${day(2)}T10:00`, to: `${day(2)}T12:00` }, token);
  expect(fourth).toMatchObject({ status: 409, body: { code: "reschedule_often" } });
});

test("an order that is out or over is moved no more", async () => {
  const token = await verified();
  for (const status of [0, 6, 7, 9, 10, 15] as const) {
    await mine.scope.db.update(orders).set({ status }).where(eq(orders.id, order.id));
    expect(await call("reschedule", morning(2), token)).toMatchObject({ body: { code: "reschedule_over" } });
  }
});

test("five wrong codes lock the order for a quarter of an hour, also for the right one", async () => {
  const sent = await call("send-code", { by: "email" });
  const attempt = sent.body.data?.attempt;
  const code = await newestCode();
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 1; tries < 5; tries += 1)
    expect((await call("verify", { attempt, code: wrong })).body.errors?.code).toBeDefined();
  expect((await call("verify", { attempt, code: wrong })).status).toBe(429);
  expect((await call("verify", { attempt, code })).status).toBe(429);
  expect((await call("send-code", { by: "email" })).status).toBe(429);
  await mine.scope.db.update(oneTimeCodes).set({ expiresAt: Date.now() - 1 });
  expect((await call("send-code", { by: "email" })).status).toBe(200);
});

test("a code is of one order, is used once, and ends; a secret ends after a day", async () => {
  const [other] = await seedOrders(mine.scope, 1, () => ({
    draft: { customer: { first_name: "Haris", last_name: "Fremd", email: "haris@example.test" } },
  }));
  const sent = await call("send-code", { by: "email" });
  const attempt = sent.body.data?.attempt;
  const code = await newestCode();
  expect(await call("verify", { attempt, code }, undefined, other?.number)).toMatchObject({
    body: { code: "code_expired" },
  });
  const token = String((await call("verify", { attempt, code })).body.data?.token);
  expect((await call("verify", { attempt, code })).body.code).toBe("code_expired");
  expect((await call("details", undefined, token)).status).toBe(200);
  expect((await call("details", undefined, token, other?.number)).status).toBe(401);
  await mine.scope.db.update(oneTimeCodes).set({ expiresAt: Date.now() - 1 });
  expect((await call("details", undefined, token)).status).toBe(401);
});

test("without a secret nothing is told and nothing changes; unknown numbers read like any other miss", async () => {
  for (const token of [undefined, "nonsense", mine.cookie])
    expect(await call("reschedule", morning(2), token)).toMatchObject({ status: 401, body: { code: "not_verified" } });
  expect(JSON.stringify(await call("details"))).not.toMatch(/Geheim|Ulica|lejla/);
  expect((await orderNow())?.version).toBe(1);
  const misses = await Promise.all(
    ["WB-1", "WB-999999999", "nonsense"].map((number) => call("send-code", { by: "email" }, undefined, number)),
  );
  expect(new Set(misses.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(misses[0]).toMatchObject({ status: 404, body: { code: "order_not_found" } });
  expect((await call("send-code", { by: "pigeon" })).status).toBe(422);
  expect((await call("elsewhere", {})).status).toBe(404);
});

test("a customer confirms or corrects the address before it goes out; another zone is the sender's to approve", async () => {
  const token = await verified();
  const before = await orderNow();
  const address = { ...before?.destination.address, postal_code: "88000", postalCode: undefined };
  await mine.scope.db.update(orders).set({ heldFor: "WRONG_ADDRESS" }).where(eq(orders.id, order.id));
  expect((await call("address", { address }, token)).body.data).toEqual({ effect: "confirmed" });
  expect(await orderNow()).toMatchObject({ heldFor: null, destination: { address: { line1: "Ulica 0" } }, version: 2 });
  const floor = { ...address, line2: "3rd floor", directions: "Ring twice" };
  expect((await call("address", { address: floor }, token)).body.data).toEqual({ effect: "corrected" });
  const { point } = before?.destination ?? {};
  expect(await orderNow()).toMatchObject({ destination: { point, address: { line2: "3rd floor" } } });
  const [event] = await mine.scope.db.select().from(orderEvents).orderBy(desc(orderEvents.version)).limit(1);
  expect(event).toMatchObject({ type: "updated", actorName: "Lejla Geheim", detail: { address_confirmed: true } });
  expect((await call("address", { address: { ...floor, line1: "" } }, token)).status).toBe(422);
  expect((await call("address", { address: floor })).status).toBe(401);

  const { longitude, latitude } = point ?? { longitude: 0, latitude: 0 };
  const [west, east] = [longitude - 0.01, longitude + 0.01];
  const [south, north] = [latitude - 0.01, latitude + 0.01];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const zone = { name: "Here", geometry: { type: "Polygon", coordinates: [ring] } };
  expect((await mine.fetch("/api/delivery-zones", { body: zone })).status).toBe(201);
  const away = { line1: "Trg 1", city: "Sarajevo", country: "BA" };
  expect((await call("address", { address: away }, token)).body.code).toBe("address_other_zone");
  await mine.scope.db.update(orders).set({ status: 6 }).where(eq(orders.id, order.id));
  expect((await call("address", { address: floor }, token)).body.code).toBe("address_over");
});
