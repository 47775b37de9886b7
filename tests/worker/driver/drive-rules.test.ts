import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attendance } from "#app/modules/attendance/db/attendance.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import { createConfirmedPlan, createRouteOnTheRoad, type DriverPhone, signInPhone } from "../drive.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import type { TestWorkspace } from "../workspace.ts";

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
// Routes are confirmed on the day before.
startTestsAt("2026-11-22T12:00:00.000Z");

const action = (sent: { kind: string; [field: string]: unknown }) => ({
  ...{ id: crypto.randomUUID(), device_at: at("08:00"), clock_offset: 0 },
  ...sent,
});

async function routeOf(phone: DriverPhone) {
  const { route } = await phone.day();
  if (!route) throw new Error("there is no route");
  return route;
}

async function prefer(who: TestWorkspace, changed: Partial<Preferences>): Promise<void> {
  const preferences = { ...who.scope.account.preferences, ...changed };
  await who.scope.db.update(accounts).set({ preferences }).where(eq(accounts.id, who.account.id));
}

test("arriving before a start starts the route: loaded orders are out for delivery", async () => {
  const { who, phone } = await createRouteOnTheRoad(3);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const arrived = action({ kind: "arrive", route_id: route.id, stop_id: route.stops[1]?.id });
  expect(await phone.sync([arrived])).toMatchObject([{ outcome: "applied" }]);
  const aboard = await who.scope.db.select({ status: shipments.status }).from(shipments);
  expect(aboard.map(({ status }) => status)).toEqual(Array(3).fill(shipmentStatuses.code.picked_up));
  const received = await who.scope.db.select({ status: orders.status }).from(orders);
  expect(received.map(({ status }) => status)).toEqual(Array(3).fill(orderStatuses.code.out_for_delivery));
  const start = action({ kind: "start", route_id: route.id });
  expect(await phone.sync([start])).toMatchObject([{ outcome: "refused", code: "already_done" }]);
});

test("completing a stop without a start starts the route for the other stops", async () => {
  const { who, phone } = await createRouteOnTheRoad(3);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const done = action({ kind: "complete", route_id: route.id, stop_id: route.stops[0]?.id, signature: "Ana" });
  expect(await phone.sync([done])).toMatchObject([{ outcome: "applied" }]);
  const rows = await who.scope.db.select({ status: shipments.status }).from(shipments);
  const { completed, picked_up: aboard } = shipmentStatuses.code;
  expect(rows.map(({ status }) => status).sort()).toEqual([aboard, aboard, completed]);
});

test("working a stop checks in by the limits of any check-in, or is refused with its words", async () => {
  const { who, world } = await createConfirmedPlan({ shipments: 12, agents: 2 });
  await prefer(who, { max_active_agents: 1 });
  const [one, two] = await Promise.all(world.agentIds.map((id) => signInPhone(who, id)));
  if (!one || !two) throw new Error("two phones are needed");
  setTimeTo(at("12:00"));
  expect(await one.sync([action({ kind: "check_in" })])).toMatchObject([{ outcome: "applied" }]);
  const [asked] = await two.sync([action({ kind: "check_in" })]);
  expect(asked).toMatchObject({ outcome: "refused", code: "agents_at_most" });
  const route = await routeOf(two);
  const stop = { route_id: route.id, stop_id: route.stops[0]?.id };
  const tried = [
    action({ kind: "start", route_id: route.id }),
    action({ kind: "arrive", ...stop }),
    action({ kind: "complete", ...stop, signature: "Ana" }),
    action({ kind: "attempt", ...stop, reason: "NO_ANSWER" }),
  ];
  for (const each of await two.sync(tried)) expect({ ...each, id: "" }).toEqual({ ...asked, id: "" });
  // The office is held to the limit too.
  const started = await who.fetch(`/api/routes/${route.id}/start`, { method: "POST" });
  expect([started.status, (await started.json<{ code: string }>()).code]).toEqual([409, "agents_at_most"]);
  expect((await routeOf(two)).status).toBe("assigned");
  expect(await who.scope.db.select().from(attendance)).toHaveLength(1);
});

test("the check-in of a start needs the position that any check-in needs", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  const body = { name: "North", start_location_id: world.locationId, check_in_radius: 200, agents: world.agentIds };
  const team = await who.fetch("/api/teams", { body });
  expect([200, 201], await team.clone().text()).toContain(team.status);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const start = (more: object) => action({ kind: "start", route_id: route.id, ...more });
  expect(await phone.sync([start({})])).toMatchObject([{ code: "position_missing" }]);
  const far = { longitude: 8.5, latitude: 47.4 };
  expect(await phone.sync([start({ position: far })])).toMatchObject([{ code: "outside_radius" }]);
  expect((await who.fetch(`/api/routes/${route.id}/start`, { method: "POST" })).status).toBe(200);
});

test("a route of tomorrow names its opening, and cannot be worked before it; the office may start it", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  setTimeTo("2026-11-22T20:00:00.000Z");
  const sentAt = "2026-11-22T20:00:00.000Z";
  const now = { device_at: sentAt };
  const route = await routeOf(phone);
  expect(route).toMatchObject({ date: "2026-11-23", status: "assigned" });
  expect(Date.parse(route.opens_at)).toBeGreaterThan(Date.parse(sentAt));
  const stop = { route_id: route.id, stop_id: route.stops[0]?.id };
  const tried = (more: object) => [
    action({ kind: "start", route_id: route.id, ...more }),
    action({ kind: "arrive", ...stop, ...more }),
    action({ kind: "complete", ...stop, signature: "Ana", ...more }),
    action({ kind: "attempt", ...stop, reason: "NO_ANSWER", ...more }),
  ];
  // Neither at this time nor at a time of tomorrow that the device claims.
  for (const result of [...(await phone.sync(tried(now), sentAt)), ...(await phone.sync(tried({}), sentAt))]) {
    expect(result).toMatchObject({ outcome: "refused", code: "route_not_open" });
    expect(result.message).toContain("Nov 23, 2026");
  }
  // The account may open routes so many hours before they depart.
  const hoursToStart = (Date.parse(route.start_at) - Date.parse(sentAt)) / 3_600_000;
  await prefer(who, { route_opens_hours: hoursToStart - 1 });
  expect(Date.parse((await routeOf(phone)).opens_at)).toBe(Date.parse(sentAt) + 3_600_000);
  expect(await phone.sync(tried(now).slice(0, 1), sentAt)).toMatchObject([{ code: "route_not_open" }]);
  expect((await who.fetch(`/api/routes/${route.id}/start`, { method: "POST" })).status).toBe(200);
});

test("a route opens a set number of hours before its departure, also on the evening before", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  await prefer(who, { route_opens_hours: 24 });
  setTimeTo("2026-11-22T20:00:00.000Z");
  const route = await routeOf(phone);
  const start = action({ kind: "start", route_id: route.id, device_at: "2026-11-22T20:00:00.000Z" });
  expect(await phone.sync([start], "2026-11-22T20:00:00.000Z")).toMatchObject([{ outcome: "applied" }]);
  const [row] = await who.scope.db.select().from(routes);
  expect(row).toMatchObject({ status: "active" });
});

test("an id belongs to one action: another stop or body under it is refused, and nothing is done there", async () => {
  const { phone } = await createRouteOnTheRoad(3);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const on = (index: number) => ({ route_id: route.id, stop_id: route.stops[index]?.id });
  const first = action({ kind: "arrive", ...on(0) });
  expect(await phone.sync([first])).toMatchObject([{ outcome: "applied" }]);
  const mismatch = { id: first.id, outcome: "refused", code: "action_mismatch" };
  expect(await phone.sync([{ ...first, ...on(1) }])).toMatchObject([mismatch]);
  expect(await phone.sync([{ ...first, kind: "complete", signature: "Ana" }])).toMatchObject([mismatch]);
  expect(await phone.sync([{ ...first, device_at: at("09:00") }])).toMatchObject([mismatch]);
  expect(await phone.sync([{ ...first, clock_offset: 1_000 }])).toMatchObject([{ outcome: "applied" }]);
  // The same within one batch.
  const second = action({ kind: "arrive", ...on(1) });
  const answers = await phone.sync([second, { ...second, ...on(2) }, second]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(["applied", "refused", "applied"]);
  const { stops } = await routeOf(phone);
  expect(stops.slice(0, 3).map(({ state }) => state)).toEqual(["arriving", "arriving", "pending"]);
});
