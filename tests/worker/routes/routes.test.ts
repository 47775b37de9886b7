import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tellCustomers } from "#app/modules/messages/commands/tell-customers.server.ts";
import { customerMessages } from "#app/modules/messages/db/messages.tables.ts";
import { markMailSent } from "#app/modules/notifications/db/mail.writes.server.ts";
import { agentMessages } from "#app/modules/notifications/db/notifications.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { stops } from "#app/modules/planning/db/routes.tables.ts";
import { readRoutesView } from "#app/modules/routes/commands/list-routes.server.ts";
import type { RoutesView } from "#app/modules/routes/model/live-route.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { createConfirmedPlan } from "../drive.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function day(who: TestWorkspace, date = "2026-11-23"): Promise<RoutesView> {
  const received = await (await who.fetch(`/api/routes?date=${date}`)).json<{ data: unknown }>();
  return toCamelCase(received.data) as RoutesView;
}

async function post(who: TestWorkspace, path: string, body: unknown = {}) {
  const response = await who.fetch(`/api/routes/${path}`, { body });
  const { data, code } = await response.json<{ data?: Record<string, unknown>; code?: string }>();
  return { status: response.status, data, code };
}

test("the day shows confirmed routes with stops in driving order and their allowed actions", async () => {
  const { who } = await createConfirmedPlan({ shipments: 12, agents: 2 });
  await who.scope.db.update(orders).set({ customerPhone: "+38763111222" });
  const view = await day(who);
  expect(view).toMatchObject({
    date: "2026-11-23",
    timezone: "Europe/Sarajevo",
    previousDate: null,
    nextDate: null,
    canAct: true,
    isEstimated: true,
  });
  const { travel } = who.scope.ports;
  const ports = {
    ...who.scope.ports,
    travel: { ...travel, source: async () => ({ kind: "named", name: "Mostar" }) as const },
  };
  const url = new URL("https://waybill.test/?date=2026-11-23");
  expect(await readRoutesView({ ...who.scope, ports }, { url })).toMatchObject({
    ok: true,
    value: { isEstimated: false },
  });
  expect(view.routes.reduce((sum, { stopCount }) => sum + stopCount, 0)).toBe(12);
  for (const route of view.routes) {
    expect(route).toMatchObject({ status: "assigned", doneCount: 0, canComplete: false, plan: { name: "Monday" } });
    expect(route.stops.at(-1)).toMatchObject({ type: "route_end", actions: [], shipment: null });
    const tasks = route.stops.slice(0, -1);
    expect(tasks.every(({ actions }) => actions.join() === "arrive,complete,attempt")).toBe(true);
    expect(tasks.every(({ customerWindow }) => customerWindow !== null)).toBe(true);
    expect(tasks.every(({ phone }) => phone === "+38763111222")).toBe(true);
    const arrivals = route.stops.map(({ plannedArriveAt }) => new Date(plannedArriveAt).getTime());
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
  }
  expect(await day(who, "2026-11-24")).toMatchObject({ routes: [], previousDate: "2026-11-23" });
  const nonsense = await who.fetch("/api/routes?date=2026-99-99");
  expect([nonsense.status, Object.keys((await nonsense.json<{ errors: object }>()).errors)]).toEqual([422, ["date"]]);
});

test("a stop shows its customer's last notification and whether it was sent; a route what its agent received and read", async () => {
  const { who } = await createConfirmedPlan({ shipments: 2, agents: 1 });
  const { db } = who.scope;
  const [order, other] = await db.select().from(orders).orderBy(orders.createdAt);
  await db.update(orders).set({ customerEmail: "anna@example.com" });
  const tell = async (to: number) => {
    const id = createUuidV7(now(who.scope), who.scope.ports.random(10));
    const payload = { orders: [{ id: order?.id ?? "", from: 3, to }] };
    const message = { id, accountId: who.account.id, topic: "order.status_changed", payload, createdAt: 0, tries: 0 };
    const unworked = { depth: 0, doneAt: null, dueAt: null, error: null, failedAt: null };
    const context = { db, origin: "https://waybill.test", ports: who.scope.ports };
    await commit(db, await tellCustomers(context, { ...message, ...unworked }));
    const notified = await db.select().from(customerMessages).where(eq(customerMessages.version, id));
    return `${notified[0]?.id}:${order?.id}`;
  };
  const readStopNotification = async (orderNumber: string | undefined) => {
    const all = (await day(who)).routes.flatMap(({ stops: each }) => each);
    return all.find(({ shipment }) => shipment?.orderNumber === orderNumber)?.notification;
  };
  expect(await readStopNotification(order?.number)).toBeNull();
  const letter = await tell(6);
  expect(await readStopNotification(order?.number)).toMatchObject({ channel: "mail", state: "waiting" });
  await markMailSent(db, letter, now(who.scope));
  const out = await readStopNotification(order?.number);
  expect(out).toMatchObject({ state: "sent", subject: expect.stringContaining(order?.number ?? "") });
  await tell(7);
  expect((await readStopNotification(order?.number))?.subject).not.toBe(out?.subject);
  expect(await readStopNotification(other?.number), "of another order of the same customer").toBeNull();
  const [route] = (await day(who)).routes;
  expect(route?.notification).toMatchObject({ kind: "route", readAt: null });
  await db.update(agentMessages).set({ readAt: now(who.scope) });
  expect((await day(who)).routes[0]?.notification?.readAt).not.toBeNull();
});

test("arrive and complete: stop, shipment and order follow their tables, and both events are written", async () => {
  const { who } = await createConfirmedPlan({ shipments: 3, agents: 1 });
  const [route] = (await day(who)).routes;
  const [first, second] = route?.stops ?? [];
  const at = (stopId: string | undefined, action: string) => `${route?.id}/stops/${stopId}/${action}`;
  expect(await post(who, at(first?.id, "arrive"))).toMatchObject({ status: 200, data: { state: "arriving" } });
  expect(await post(who, at(first?.id, "arrive"))).toMatchObject({ status: 409, code: "already_done" });
  const { db } = who.scope;
  const own = eq(stops.id, first?.id ?? "");
  const cameAt = Date.parse("2026-11-23T07:45:00Z");
  await db.update(stops).set({ arrivedAt: cameAt }).where(own);
  expect(await post(who, at(first?.id, "complete"))).toMatchObject({ status: 200, data: { state: "completed" } });
  expect(await db.select({ at: stops.arrivedAt }).from(stops).where(own)).toEqual([{ at: cameAt }]);
  const [shipment] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.id, first?.shipment?.id ?? ""));
  expect(shipment).toMatchObject({ status: shipmentStatuses.code.completed, completedAt: expect.any(Number) });
  const events = await db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, shipment?.id ?? ""));
  expect(
    events
      .map(({ type }) => type)
      .filter((type) => /picked|dropped/.test(type))
      .sort(),
  ).toEqual(["dropped_off", "picked_up"]);
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.number, shipment?.orderNumber ?? ""));
  expect(order?.status).toBe(orderStatuses.code.delivered);
  const received = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order?.id ?? ""));
  expect(received.map(({ toStatus }) => toStatus)).toEqual(expect.arrayContaining([6, 7]));
  const after = (await day(who)).routes[0];
  expect(after).toMatchObject({ status: "active", doneCount: 1 });
  expect(after?.stops.map(({ state }) => state)).toEqual(["completed", "ready", "pending", "pending"]);
  expect(after?.stops[1]).toMatchObject({ id: second?.id, expectedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(Date.parse(String(after?.stops[1]?.expectedAt))).toBeGreaterThan(now(who.scope));
});

test("of ten completions of a stop at once exactly one counts", async () => {
  const { who } = await createConfirmedPlan({ shipments: 2, agents: 1 });
  const [route] = (await day(who)).routes;
  const path = `${route?.id}/stops/${route?.stops[0]?.id}/complete`;
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(who, path)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    answers.every(
      ({ code }) => code === undefined || ["already_done", "lost_race", "illegal_transition"].includes(code),
    ),
  ).toBe(true);
});

test("an attempt needs a reason, some reasons a note; the shipment fails and the order is attempted", async () => {
  const { who } = await createConfirmedPlan({ shipments: 2, agents: 1 });
  const [route] = (await day(who)).routes;
  const path = `${route?.id}/stops/${route?.stops[0]?.id}/attempt`;
  expect(await post(who, path)).toMatchObject({ status: 422 });
  expect(await post(who, path, { reason: "BORED" })).toMatchObject({ status: 422 });
  expect(await post(who, path, { reason: "OTHER" })).toMatchObject({ status: 409, code: "note_required" });
  expect(await post(who, path, { reason: "NO_ANSWER" })).toMatchObject({ status: 200, data: { state: "attempted" } });
  const [shipment] = await who.scope.db
    .select()
    .from(shipments)
    .where(eq(shipments.id, route?.stops[0]?.shipment?.id ?? ""));
  expect(shipment).toMatchObject({ status: shipmentStatuses.code.failed, failureReason: "NO_ANSWER" });
  const [order] = await who.scope.db
    .select()
    .from(orders)
    .where(eq(orders.number, shipment?.orderNumber ?? ""));
  expect(order).toMatchObject({ status: orderStatuses.code.delivery_attempted, attempts: 1 });
});

test("a route starts with its load, and completes when no stop is open", async () => {
  const { who } = await createConfirmedPlan({ shipments: 2, agents: 1 });
  const [route] = (await day(who)).routes;
  expect(await post(who, `${route?.id}/start`)).toMatchObject({ status: 200, data: { status: "active" } });
  expect(await post(who, `${route?.id}/start`)).toMatchObject({ status: 409, code: "already_done" });
  const rows = await who.scope.db.select().from(orders);
  expect(rows.map(({ status }) => status)).toEqual([
    orderStatuses.code.out_for_delivery,
    orderStatuses.code.out_for_delivery,
  ]);
  expect(await post(who, `${route?.id}/complete`)).toMatchObject({ status: 409, code: "route_has_open_stops" });
  for (const stop of route?.stops.filter(({ type }) => type === "dropoff") ?? [])
    expect(await post(who, `${route?.id}/stops/${stop.id}/complete`)).toMatchObject({ status: 200 });
  expect((await day(who)).routes[0]).toMatchObject({ canComplete: true, doneCount: 2 });
  expect(await post(who, `${route?.id}/complete`)).toMatchObject({ status: 200, data: { status: "completed" } });
  expect(await post(who, `${route?.id}/complete`)).toMatchObject({ status: 409, code: "already_done" });
  const left = await who.scope.db.select().from(stops);
  expect(left.every(({ state, finishedAt }) => state === "completed" && finishedAt)).toBe(true);
});

test("foreign routes are not found, and without the permission nothing is done", async () => {
  const { who } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const [route] = (await day(who)).routes;
  const path = `${route?.id}/stops/${route?.stops[0]?.id}/arrive`;
  expect(await post(await createTestWorkspace(), path)).toMatchObject({ status: 404, code: "not_found" });
  const limited = await createTestWorkspace({ member: who, permissions: ["routes"] });
  expect(await post(limited, path)).toMatchObject({ status: 403, code: "forbidden" });
  expect((await day(limited)).routes[0]).toMatchObject({
    canComplete: false,
    stops: [{ actions: [] }, { actions: [] }],
  });
});
