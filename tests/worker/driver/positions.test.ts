import { runDurableObjectAlarm } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agentPositions, agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { saveAgentPositions } from "#app/modules/fleet/db/positions.server.ts";
import { addDrivenMeters } from "#app/modules/planning/db/driven-meters.writes.server.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { purgeExpired } from "#workers/retention.ts";
import { createRouteOnTheRoad, type DriverPhone } from "../drive.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import type { TestWorkspace } from "../workspace.ts";

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
// Routes are confirmed before their day.
startTestsAt(at("04:00"));
const vaduz = { longitude: 9.52, latitude: 47.14 };

async function shown(who: TestWorkspace) {
  const answer = await who.fetch("/api/routes?date=2026-11-23");
  const { data } = await answer.json<{ data: { routes: { position: unknown; position_at: string | null }[] } }>();
  return data.routes[0];
}

async function sendPositions(phone: DriverPhone, spots: readonly object[], sentAt = at("12:00")) {
  const answer = await phone.fetch("/api/drive/positions", { sent_at: sentAt, positions: spots });
  return { status: answer.status, ...(await answer.json<{ data?: { kept: number } }>()) };
}

const checkIn = (phone: DriverPhone) =>
  phone.sync([{ id: crypto.randomUUID(), kind: "check_in", device_at: at("11:00"), clock_offset: 0 }]);

test("positions are stored while on duty, the newest counts, and the database gets many at once", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  expect((await sendPositions(phone, [{ ...vaduz, at: at("11:59") }])).data).toEqual({ stored: 0 });
  await checkIn(phone);
  const earlier = { ...vaduz, latitude: 47.2, at: at("11:50") };
  const latest = { ...vaduz, accuracy: 8, heading: 182.5, at: at("11:59") };
  expect((await sendPositions(phone, [latest, earlier])).data).toEqual({ stored: 2 });
  expect((await sendPositions(phone, [{ ...latest, heading: 361 }])).status).toBe(422);
  expect((await sendPositions(phone, [earlier])).data).toEqual({ stored: 1 });
  const seen = await shown(who);
  expect(seen?.position).toEqual(vaduz);
  expect(Math.abs(Date.parse(seen?.position_at ?? "") - Date.parse(at("11:59")))).toBeLessThan(60_000);
  expect(await who.scope.db.select().from(agentPositions)).toEqual([]);
  const room = env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id));
  await runDurableObjectAlarm(room);
  const agentId = world.agentIds[0] ?? "";
  expect(await who.scope.db.select().from(agentPositions)).toMatchObject([
    { agentId, ...vaduz, accuracy: 8, heading: 182.5 },
  ]);
  const [agent] = await who.scope.db.select().from(agents).where(eq(agents.id, agentId));
  expect(agent?.lastSeenAt).toBeGreaterThanOrEqual(Date.parse(at("11:59")) - 60_000);
});

test("a route under way counts what its driver's phone drove, once, in the facts of the finished route", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(2);
  setTimeTo(at("12:00"));
  await checkIn(phone);
  const route = (await phone.day()).route;
  const room = env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id));
  const readMeters = async () => (await who.scope.db.select().from(routes))[0]?.drivenMeters;
  const north = (degrees: number, clock: string) => ({
    ...vaduz,
    latitude: 47.14 + degrees,
    accuracy: 8,
    at: at(clock),
  });
  // Before the start nothing belongs to the route.
  await sendPositions(phone, [north(0, "11:30"), north(0.05, "11:40")]);
  await runDurableObjectAlarm(room);
  expect(await readMeters()).toBeNull();
  await phone.sync([
    { id: crypto.randomUUID(), kind: "start", device_at: at("11:45"), clock_offset: 0, route_id: route?.id },
  ]);
  await sendPositions(phone, [north(0.06, "11:50")]);
  await sendPositions(phone, [north(0.06, "11:50"), north(0.07, "11:55")]);
  await runDurableObjectAlarm(room);
  expect(await readMeters()).toBe(2224);
  // The same batch once more: the object was restarted before it knew that the rows were written.
  const newest = (await room.newest()).map((each) => ({ ...each, odometer: 7784 }));
  await saveAgentPositions(who.scope.db, who.account.id, newest, [
    addDrivenMeters(who.scope.db, who.account.id, newest),
  ]);
  expect(await readMeters()).toBe(2224);
  const later = newest.map((each) => ({ ...each, at: each.at + 1000, odometer: 300 }));
  await saveAgentPositions(who.scope.db, who.account.id, later, [addDrivenMeters(who.scope.db, who.account.id, later)]);
  expect(await readMeters(), "an odometer that began again").toBe(2524);
  const foreign = later.map((each) => ({
    ...each,
    agentId: world.agentIds[1] ?? crypto.randomUUID(),
    at: each.at + 1000,
  }));
  await saveAgentPositions(who.scope.db, crypto.randomUUID(), foreign, [
    addDrivenMeters(who.scope.db, crypto.randomUUID(), foreign),
  ]);
  expect(await readMeters()).toBe(2524);
  await who.scope.db.update(routes).set({ status: "completed", completedAt: Date.parse(at("12:00")) });
  const measured = await who.fetch("/api/analytics/measures/driven_kilometers?from=2026-11-23&to=2026-11-23");
  expect(await measured.json()).toMatchObject({ data: { value: 2.524 } });
  const over = await who.fetch("/api/analytics/measures/kilometers_over_plan/rows?from=2026-11-23&to=2026-11-23");
  expect((await over.json<{ data: { rows: unknown[] } }>()).data.rows).toHaveLength(1);
});

test("a position is deleted after a day, even without further reports", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  await checkIn(phone);
  await sendPositions(phone, [{ ...vaduz, at: at("11:59") }]);
  const room = env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id));
  await runDurableObjectAlarm(room);
  expect(await room.newest()).toHaveLength(1);
  setTimeTo("2026-11-24T12:01:00.000Z");
  expect(await runDurableObjectAlarm(room), "the room looks again by itself").toBe(true);
  expect(await room.newest()).toEqual([]);
  expect(await runDurableObjectAlarm(room)).toBe(false);
});

test("handles a wrong clock, future times and very old positions", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  await checkIn(phone);
  // The phone is three hours fast: what it calls 14:58 is 11:58.
  await sendPositions(phone, [{ ...vaduz, at: at("14:58") }], at("15:00"));
  const seen = Date.parse((await shown(who))?.position_at ?? "");
  expect(Math.abs(seen - Date.parse(at("11:58")))).toBeLessThan(60_000);
  await sendPositions(phone, [{ ...vaduz, at: at("19:00") }]);
  expect(Date.parse((await shown(who))?.position_at ?? "")).toBeLessThanOrEqual(Date.now());
  expect((await sendPositions(phone, [{ ...vaduz, at: "2026-11-20T08:00:00.000Z" }])).data).toEqual({ stored: 0 });
  expect((await sendPositions(phone, [{ longitude: 9, latitude: 91, at: at("11:00") }])).status).toBe(422);
  const spam = Array.from({ length: 201 }, () => ({ ...vaduz, at: at("11:00") }));
  expect((await sendPositions(phone, spam)).status).toBe(422);
});

test("native trackers report under an agent's token, which opens nothing else", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  await checkIn(phone);
  const made = await who.fetch(`/api/fleet/agents/${world.agentIds[0]}/tracker`, { method: "POST" });
  const { token } = (await made.json<{ data: { token: string } }>()).data;
  const seconds = Date.parse(at("11:59")) / 1000;
  const post = (query: string, body?: object, headers: Record<string, string> = {}) =>
    exports.default.fetch(`https://waybill.test/api/positions${query}`, {
      method: "POST",
      headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const reports = [
    () => post(`?id=${token}&lat=47.1&lon=9.51&timestamp=${seconds - 30}&accuracy=5`),
    () =>
      post(
        "",
        { _type: "location", lat: 47.11, lon: 9.52, tst: seconds - 20, acc: 9, cog: 270 },
        { authorization: `Basic ${btoa(`driver:${token}`)}` },
      ),
    () =>
      post("", {
        device_id: token,
        location: { timestamp: at("11:59"), coords: { latitude: 47.12, longitude: 9.53, accuracy: 4, heading: -1 } },
      }),
  ];
  for (const [index, report] of reports.entries()) {
    const answer = await report();
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await shown(who)).toMatchObject({
      position: { latitude: [47.1, 47.11, 47.12][index] },
      position_accuracy: [5, 9, 4][index],
      // The -1 of a stationary device is no direction.
      heading: [null, 270, null][index],
    });
  }
  expect((await post("", { _type: "status" }, { authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await post(`?id=${token}&lat=470&lon=9&timestamp=${seconds}`)).status).toBe(400);
  expect((await post("?id=nobody&lat=47&lon=9&timestamp=1")).status).toBe(401);
  expect((await post("", { anything: true }, { authorization: `Bearer ${token}` })).status).toBe(400);
  const day = await exports.default.fetch("https://waybill.test/api/drive/day", {
    headers: { cookie: `__Host-drive=${token}` },
  });
  expect(day.status).toBe(401);
});

/** The token of the driver's tracker, and a report as OsmAnd sends it. */
async function tracked() {
  const { who, world, phone } = await createRouteOnTheRoad(2);
  setTimeTo(at("12:00"));
  await checkIn(phone);
  const made = await who.fetch(`/api/fleet/agents/${world.agentIds[0]}/tracker`, { method: "POST" });
  const { token } = (await made.json<{ data: { token: string } }>()).data;
  const get = (values: Record<string, string | number>) => {
    const query = new URLSearchParams(
      Object.entries({ id: token, ...values }).map(([key, value]) => [key, String(value)]),
    );
    return exports.default.fetch(`https://waybill.test/api/positions?${query}`);
  };
  return { who, phone, get, agentId: world.agentIds[0] ?? "" };
}

test("OsmAnd reports by GET only, and gives its accuracy as dilution", async () => {
  const { who, get } = await tracked();
  const seconds = Date.parse(at("11:59")) / 1000;
  const answer = await get({
    lat: 47.1,
    lon: 9.51,
    timestamp: seconds,
    hdop: 1.2,
    altitude: 450,
    speed: 12,
    bearing: 90,
  });
  expect(await answer.json()).toEqual({ data: { stored: 1 } });
  expect((await shown(who))?.position).toEqual({ longitude: 9.51, latitude: 47.1 });
  const room = env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id));
  expect(await room.newest()).toMatchObject([{ accuracy: 6, heading: 90 }]);
  expect((await get({ lat: 470, lon: 9, timestamp: seconds })).status).toBe(400);
  expect((await get({ timestamp: seconds })).status).toBe(400);
  expect((await get({ id: "", timestamp: seconds })).status, "without a token").toBe(401);
  expect((await get({ id: "nobody", lat: 47, lon: 9, timestamp: seconds })).status).toBe(401);
});

test("a native tracker near the next stop has arrived there, as a phone would; far from it, unsure, late or resting it has not", async () => {
  const { who, phone, get } = await tracked();
  const { route } = await phone.day();
  const route_id = route?.id;
  const act = (kind: string) =>
    phone.sync([{ id: crypto.randomUUID(), kind, device_at: at("11:30"), clock_offset: 0, route_id }], at("12:00"));
  const [first] = await who.scope.db
    .select()
    .from(stops)
    .where(eq(stops.id, route?.stops[0]?.id ?? ""));
  const { longitude: lon = 0, latitude: lat = 0 } = first?.place.point ?? {};
  const seconds = Date.parse(at("11:59")) / 1000;
  const doors = async () => (await phone.day()).route?.stops.filter(({ type }) => type === "dropoff") ?? [];
  const state = async () => (await doors())[0];
  const here = { lat, lon, timestamp: seconds, accuracy: 10 };
  await get(here);
  expect((await state())?.state).toBe("pending");
  await act("start");
  await get({ ...here, lat: lat + 0.01 });
  await get({ ...here, accuracy: 900 });
  await get({ ...here, timestamp: seconds - 1200 });
  await act("pause");
  await get(here);
  await act("resume");
  // An account without automatic arrival: not even at the exact location.
  const { preferences } = who.scope.account;
  const withRadius = (stop_arrival_radius: number) =>
    who.scope.db.update(accounts).set({ preferences: { ...preferences, stop_arrival_radius } });
  await withRadius(0);
  await get({ ...here, accuracy: 0 });
  await withRadius(preferences.stop_arrival_radius);
  expect((await state())?.state).toBe("ready");
  await get({ ...here, timestamp: seconds + 30 });
  expect(await state()).toMatchObject({ state: "arriving", arrived_at: "2026-11-23T11:59:30.000Z" });
  // Standing there does not affect the next stop.
  await get({ ...here, timestamp: seconds + 40 });
  expect((await doors()).map((stop) => stop.state)).toEqual(["arriving", "pending"]);
});

test("positions that come too fast are refused until the minute is over, by tracker and by phone", async () => {
  const { who, phone, get } = await tracked();
  const seconds = Date.parse(at("11:59")) / 1000;
  const statuses: number[] = [];
  for (let turn = 0; turn < 121; turn += 1)
    statuses.push((await get({ lat: 47.1, lon: 9.51, timestamp: seconds })).status);
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
  const refused = await get({ lat: 47.1, lon: 9.51, timestamp: seconds });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
  expect((await sendPositions(phone, [{ ...vaduz, at: at("11:59") }])).status).toBe(429);
  setTimeTo(at("12:02"));
  expect((await get({ lat: 47.1, lon: 9.51, timestamp: seconds })).status).toBe(200);
  expect(await shown(who)).toBeDefined();
});

test("a position is kept as long as the account's setting, in the room and in the database", async () => {
  const { who, phone, agentId } = await tracked();
  const { preferences } = who.account;
  const short = { ...preferences, position_hours: 2 };
  await who.scope.db.update(accounts).set({ preferences: short }).where(eq(accounts.id, who.account.id));
  await sendPositions(phone, [{ ...vaduz, at: at("11:59") }]);
  const room = env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id));
  await runDurableObjectAlarm(room);
  const kept = () => who.scope.db.select().from(agentPositions).where(eq(agentPositions.agentId, agentId));
  const sweep = (clock: string) => commit(who.scope.db, purgeExpired(who.scope.db, Date.parse(at(clock))));
  await sweep("13:58");
  expect(await kept()).toHaveLength(1);
  await sweep("14:01");
  expect(await kept()).toEqual([]);
  setTimeTo(at("14:01"));
  await runDurableObjectAlarm(room);
  expect(await room.newest()).toEqual([]);
});
