import { exports } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addresses } from "#app/modules/customers/db/customers.tables.ts";
import { oneTimeCodes } from "#app/modules/identity/db/identity.tables.ts";
import { mailOutbox, notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { rateLimits } from "#app/platform/db/rate-limits.tables.ts";
import { rateLimitRules } from "#app/platform/db/rate-limits.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let order: PreparedOrder;

startTestsAt("2026-11-21T10:00:00Z");
const day = (ahead: number) => addDays("2026-11-21", ahead);
const morning = (ahead: number) => ({ from: `${day(ahead)}T09:00`, to: `${day(ahead)}T11:00` });

beforeEach(async () => {
  mine = await createTestWorkspace();
  const [seeded] = await seedTestOrders(mine.scope, 1, () => ({
    draft: { customer: { first_name: "Lejla", last_name: "Geheim", email: "lejla@example.test" } },
  }));
  if (!seeded) throw new Error("no order");
  order = seeded;
});

interface Answer {
  status: number;
  body: { data?: Record<string, unknown>; code?: string; errors?: Record<string, string[]> };
}

const postcode = "88000";
const right = { by: "email", postal_code: postcode };

interface From {
  /** Where the call comes from; from somewhere else each time unless it is said. */
  address?: string;
  /** The token of the order's link. */
  link?: string;
}

async function call(
  action: string,
  body?: unknown,
  token?: string,
  number = order.number,
  { address = crypto.randomUUID(), link }: From = {},
): Promise<Answer> {
  const query = link ? `?t=${link}` : "";
  const response = await exports.default.fetch(`https://waybill.test/api/track/${number}/${action}${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      "cf-connecting-ip": address,
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
  const sent = await call("send-code", right);
  expect(sent).toMatchObject({ status: 200, body: { data: { to: "l••••@e••••.test" } } });
  const answer = await call("verify", { attempt: sent.body.data?.attempt, code: await newestCode() });
  expect(answer.status).toBe(200);
  return String(answer.body.data?.token);
}

/** Puts the order into a delivery and gives that to a driver. */
async function dispatch(): Promise<string> {
  const { scope } = mine;
  const agentId = await createAgent(scope);
  const { created, statements } = await createShipments(scope, [order.id]);
  await commit(scope.db, statements);
  const id = created[0]?.shipmentId ?? "";
  expect((await runMoves(scope, [{ id, action: "assign", agentId }])).ok).toBe(true);
  return id;
}

const orderNow = () => mine.scope.db.query.orders.findFirst({ where: eq(orders.id, order.id) });
const lines = () => mine.scope.db.select().from(notifications);

test("before dispatch a verified customer reschedules directly; timeline and outbox record it", async () => {
  const token = await verified();
  const details = await call("details", undefined, token);
  expect(details.body.data?.order).toMatchObject({ number: order.number, customer_name: "Lejla Geheim" });
  const requested = await call("reschedule", morning(3), token);
  expect(requested).toEqual({ status: 200, body: { data: { effect: "changed" } } });
  const { from, to } = morning(3);
  expect(await orderNow()).toMatchObject({ deliveryFrom: from, deliveryTo: to, hasCustomerRescheduleRequest: false });
  const [event] = await mine.scope.db.select().from(orderEvents).orderBy(desc(orderEvents.version)).limit(1);
  expect(event).toMatchObject({ type: "reschedule_requested", actorId: null, actorName: "Lejla Geheim" });
  const topics = (await mine.scope.db.select().from(outbox)).map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(["order.updated", "tracking.reschedule_requested"]));
  expect(await lines()).toHaveLength(0);
});

test("a planned delivery of another day leaves its plan with the wish", async () => {
  const { created, statements } = await createShipments(mine.scope, [order.id]);
  await commit(mine.scope.db, statements);
  const token = await verified();
  expect((await call("reschedule", morning(4), token)).body.data).toEqual({ effect: "changed" });
  const shipment = await mine.scope.db.query.shipments.findFirst({
    where: eq(shipments.id, created[0]?.shipmentId ?? ""),
  });
  expect(shipment).toMatchObject({ status: shipmentStatuses.code.pending, deliveryFrom: morning(4).from });
});

test("after dispatch it is a request: flag, timeline, inbox of people who may act; a dispatcher accepts", async () => {
  const away = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  const id = await dispatch();
  const token = await verified();
  expect((await call("reschedule", morning(5), token)).body.data).toEqual({ effect: "requested" });
  const before = await orderNow();
  expect(before).toMatchObject({ hasCustomerRescheduleRequest: true, deliveryFrom: "2026-11-23T08:00" });
  const received = await lines();
  expect(received.map(({ userId }) => userId)).toEqual([mine.userId]);
  expect(received[0]).toMatchObject({
    kind: "reschedule_requested",
    detail: { number: order.number, customer: "Lejla Geheim", ...morning(5) },
  });
  const answer = (who: TestWorkspace, word: string) =>
    who.fetch(`/api/orders/${order.number}/${word}`, { body: { version: before?.version } });
  expect((await answer(away, "accept-reschedule")).status).toBe(403);
  expect((await answer(await createTestWorkspace(), "accept-reschedule")).status).toBe(404);
  expect((await answer(mine, "accept-reschedule")).status).toBe(200);
  expect(await orderNow()).toMatchObject({ hasCustomerRescheduleRequest: false, deliveryFrom: morning(5).from });
  const shipment = await mine.scope.db.query.shipments.findFirst({ where: eq(shipments.id, id) });
  expect(shipment).toMatchObject({
    status: shipmentStatuses.code.pending,
    agentId: null,
    deliveryFrom: morning(5).from,
  });
  const [mail] = await mine.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  expect(mail?.subject).toContain("comes at the time you requested");
  const again = await mine.fetch(`/api/orders/${order.number}/accept-reschedule`, {
    body: { version: (await orderNow())?.version },
  });
  expect(again.status).toBe(409);
});

test("a declined request changes nothing, and the customer is notified", async () => {
  await dispatch();
  const token = await verified();
  await call("reschedule", morning(5), token);
  const unread = async () =>
    (await (await mine.fetch("/api/inbox/count")).json<{ data: { unread: number } }>()).data.unread;
  expect(await unread()).toBe(1);
  const decline = (body: object) => mine.fetch(`/api/orders/${order.number}/decline-reschedule`, { body });
  expect((await decline({})).status).toBe(422);
  expect((await decline({ version: (await orderNow())?.version })).status).toBe(200);
  expect(await orderNow()).toMatchObject({ hasCustomerRescheduleRequest: false, deliveryFrom: "2026-11-23T08:00" });
  const [mail] = await mine.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  expect(mail?.subject).toContain("comes as planned");
  expect(await unread(), "nobody has to open what was answered").toBe(0);
});

test("a limited member of another location is not notified", async () => {
  const other = await createTestWorkspace({ member: mine, permissions: ["orders", "orders.update"] });
  const here = await createTestWorkspace({ member: mine, permissions: ["orders", "orders.update"] });
  const full = await createTestWorkspace({ member: mine, permissions: [wildcardPermission] });
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
  const received = (await lines()).map(({ userId }) => userId);
  expect(new Set(received)).toEqual(new Set([mine.userId, here.userId, full.userId]));
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
  // The order's customer is saved with the address of the order.
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

const from = (address: string, link?: string): From => ({ address, ...(link ? { link } : {}) });
const send = (answer: object, where?: From) =>
  call("send-code", { by: "email", ...answer }, undefined, order.number, where);
const letters = async () => (await mine.scope.db.select().from(mailOutbox)).length;

test("no code leaves before something that only the customer knows", async () => {
  for (const answer of [{}, { phone_digits: "0000" }, { postal_code: "" }])
    expect(await send(answer)).toMatchObject({ status: 422, body: { errors: { postal_code: ["Required"] } } });
  expect((await send({ postal_code: "88001" })).body.errors?.postal_code).toEqual([
    "This is not what is on file for the order.",
  ]);
  expect((await send({}, from("a", order.trackingToken))).status).toBe(422);
  expect(await letters()).toBe(0);
  for (const typed of [postcode, " 88 000 ", "88-000"]) expect((await send({ postal_code: typed })).status).toBe(200);
});

test("without a postal code the phone's last digits are asked for; without either, the link", async () => {
  const place = (await orderNow())?.destination;
  if (!place) throw new Error("no order");
  const destination = { ...place, address: { ...place.address, postalCode: undefined } };
  const set = (customerPhone: string | null) =>
    mine.scope.db.update(orders).set({ destination, customerPhone }).where(eq(orders.id, order.id));
  await set("+38763210099");
  expect((await send({ postal_code: postcode })).body.errors).toEqual({ phone_digits: ["Required"] });
  expect((await send({ phone_digits: "0000" })).body.errors?.phone_digits).toBeDefined();
  expect((await send({ phone_digits: "00 99" })).status).toBe(200);
  await set(null);
  expect(await send({ postal_code: postcode })).toMatchObject({ status: 403, body: { code: "link_needed" } });
  expect((await send({}, from("b", order.trackingToken))).status).toBe(200);
  expect((await send({}, from("b", "nonsense"))).status).toBe(403);
});

test("five wrong answers shut the order for the network that guessed, not for its customer", async () => {
  const stranger = from("2001:db8:bad:1::7");
  for (let tries = 1; tries <= 5; tries += 1)
    expect((await send({ postal_code: `1000${tries}` }, stranger)).status).toBe(422);
  expect((await send({ postal_code: postcode }, stranger)).status).toBe(429);
  expect((await send({ postal_code: postcode }, from("2001:db8:bad:1::8"))).status).toBe(429);
  expect(await letters()).toBe(0);
  expect((await send({ postal_code: postcode }, from("2001:db8:bad:2::7"))).status).toBe(200);
  await mine.scope.db.update(rateLimits).set({ windowEndsAt: Date.now() - 1 });
  expect((await send({ postal_code: postcode }, stranger)).status).toBe(200);
});

test("parallel guesses are counted one by one", async () => {
  const stranger = from("203.0.113.77");
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => send({ postal_code: String(20_000 + at) }, stranger)),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test("guessing from many networks blocks the bare number, but not visitors with the link", async () => {
  const limit = rateLimitRules.everybody_answer.limit;
  for (let at = 0; at < limit; at += 1)
    expect((await send({ postal_code: `1${1000 + at}` }, from(`198.51.100.${at}`))).status).toBe(422);
  expect((await send({ postal_code: "99999" }, from("192.0.2.1"))).status).toBe(429);
  expect((await send({ postal_code: postcode }, from("192.0.2.2"))).status).toBe(429);
  expect((await send({ postal_code: postcode }, from("192.0.2.2", order.trackingToken))).status).toBe(200);
});

test("one network gets few codes, for an order and for many; the customer elsewhere gets theirs", async () => {
  const stranger = from("203.0.113.5");
  for (let at = 0; at < 5; at += 1) expect((await send({ postal_code: postcode }, stranger)).status).toBe(200);
  expect((await send({ postal_code: postcode }, stranger)).status).toBe(429);
  expect((await send({ postal_code: postcode })).status).toBe(200);
  const more = await seedTestOrders(mine.scope, 8, () => ({
    draft: { customer: { first_name: "Lejla", last_name: "Geheim", email: "lejla@example.test" } },
  }));
  const statuses: number[] = [];
  for (const { number, destination } of more) {
    const body = { by: "email", postal_code: destination.address.postalCode };
    statuses.push((await call("send-code", body, undefined, number, stranger)).status);
  }
  expect(statuses.filter((each) => each === 200)).toHaveLength(5);
});

test("five wrong codes shut the order for a quarter of an hour for the network that tried, also for the right one", async () => {
  const stranger = from("203.0.113.6");
  const check = (attempt: unknown, code: string, where?: From) =>
    call("verify", { attempt, code }, undefined, order.number, where);
  const sent = await call("send-code", right, undefined, order.number, stranger);
  const attempt = sent.body.data?.attempt;
  const code = await newestCode();
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 1; tries < 5; tries += 1)
    expect((await check(attempt, wrong, stranger)).body.errors?.code).toBeDefined();
  expect((await check(attempt, wrong, stranger)).status).toBe(429);
  expect((await check(attempt, code, stranger)).status).toBe(429);
  expect((await call("send-code", right, undefined, order.number, stranger)).status).toBe(429);
  // The customer, elsewhere, is let in meanwhile.
  const theirs = await call("send-code", right);
  expect((await check(theirs.body.data?.attempt, await newestCode())).status).toBe(200);
  await mine.scope.db.update(rateLimits).set({ windowEndsAt: Date.now() - 1 });
  expect((await call("send-code", right, undefined, order.number, stranger)).status).toBe(200);
});

test("a code takes five tries, wherever they come from", async () => {
  const sent = await call("send-code", right);
  const attempt = sent.body.data?.attempt;
  const code = await newestCode();
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 1; tries <= 5; tries += 1) expect((await call("verify", { attempt, code: wrong })).status).toBe(422);
  expect((await call("verify", { attempt, code })).body.code).toBe("code_expired");
});

test("a code is of one order, is used once, and ends; a secret ends after a day", async () => {
  const [other] = await seedTestOrders(mine.scope, 1, () => ({
    draft: { customer: { first_name: "Haris", last_name: "Fremd", email: "haris@example.test" } },
  }));
  const sent = await call("send-code", right);
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

test("without a secret nothing is returned and nothing changes; unknown numbers read like any other miss", async () => {
  for (const token of [undefined, "nonsense", mine.cookie])
    expect(await call("reschedule", morning(2), token)).toMatchObject({ status: 401, body: { code: "not_verified" } });
  expect(JSON.stringify(await call("details"))).not.toMatch(/Geheim|Ulica|lejla/);
  expect((await orderNow())?.version).toBe(1);
  const misses = await Promise.all(
    ["WB-1", "WB-999999999", "nonsense"].map((number) => call("send-code", right, undefined, number)),
  );
  expect(new Set(misses.map((each) => JSON.stringify(each).replace(/"request_id":"[^"]*"/, ""))).size).toBe(1);
  expect(misses[0]).toMatchObject({ status: 404, body: { code: "order_not_found" } });
  expect((await call("send-code", { ...right, by: "pigeon" })).status).toBe(422);
  expect((await call("elsewhere", {})).status).toBe(404);
});

test("a customer confirms or corrects the address before it goes out; another zone is a request to the office", async () => {
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
  expect((await call("address", { address: away }, token)).body.data).toEqual({ effect: "requested" });
  expect(await orderNow()).toMatchObject({ destination: { address: { line2: "3rd floor" } } });
  await mine.scope.db
    .update(orders)
    .set({ status: orderStatuses.code.out_for_delivery })
    .where(eq(orders.id, order.id));
  expect((await call("address", { address: floor }, token)).body.code).toBe("address_over");
});
