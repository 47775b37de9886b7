import { exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { agentPositions, agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import type { TrackedOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { readRoutesView } from "#app/modules/routes/commands/list-routes.server.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { reserveNumbers } from "#app/platform/db/numbers.server.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { isPersonalRequest, PUBLIC_CACHE_CONTROL, parsePublicRequest, toCachedRequest } from "#workers/tracking.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let order: PreparedOrder;
const minute = 60_000;

beforeEach(async () => {
  mine = await createTestWorkspace();
  const [seeded] = await seedTestOrders(mine.scope, 1, () => ({
    draft: {
      customer: { first_name: "Lejla", last_name: "Geheim", phone: "+38763210000", email: "lejla@example.test" },
    },
  }));
  if (!seeded) throw new Error("no order");
  order = seeded;
});

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return exports.default.fetch(`https://waybill.test${path}`, { headers, method, redirect: "manual" });
}

async function tracked({ number, trackingToken } = order): Promise<TrackedOrder> {
  const response = await ask(`/api/track/${number}?t=${trackingToken}`);
  expect(response.status).toBe(200);
  const body: { data: { order: TrackedOrder } } = await response.json();
  return body.data.order;
}

test("a bare number shows status, window and timeline, but no seller, carrier, town or coordinates", async () => {
  const response = await ask(`/api/track/${order.number}`);
  const body: { data: { order: object } } = await response.json();
  expect(Object.keys(body.data.order).sort()).toEqual([
    "delivered_at",
    "eta",
    "number",
    "offered",
    "promised",
    "status",
    "step",
    "timeline",
  ]);
  // Without the moments: one whose second is 17 or 43 reads like the point's degrees.
  const said = JSON.stringify(body).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  expect(said).not.toMatch(/Workspace|Mostar|BA|17\.|43\.|Sarajevo|Geheim|lejla|63210000|Ulica/);
});

test("the link's token never appears in a bare number's response, and has 128 random bits per order", async () => {
  expect(await (await ask(`/api/track/${order.number}`)).text()).not.toContain(order.trackingToken);
  const many = await seedTestOrders(mine.scope, 50);
  expect(new Set(many.map((each) => each.trackingToken)).size).toBe(50);
  for (const { trackingToken } of many) expect(trackingToken).toMatch(/^[\w-]{22}$/);
});

test("a wrong, foreign or empty token shows no more than the number; responses are not cached", async () => {
  const [other] = await seedTestOrders(mine.scope, 1);
  const bare = await (await ask(`/api/track/${order.number}`)).json();
  for (const token of ["nonsense", other?.trackingToken, `${order.trackingToken}x`, order.trackingToken.slice(1)]) {
    const response = await ask(`/api/track/${order.number}?t=${token}`);
    expect(await response.json()).toEqual(bare);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  }
  const linked = await ask(`/api/track/${order.number}?t=${order.trackingToken}`);
  expect(linked.headers.get("cache-control")).toBe("private, no-store");
  const empty = await ask(`/api/track/${order.number}?t=`);
  expect([empty.headers.get("cache-control"), await empty.json()]).toEqual([PUBLIC_CACHE_CONTROL, bare]);
});

test("a request to the cached entrypoint never contains a token, and link pages do not use it", () => {
  const at = (path: string) => new Request(`https://waybill.test${path}`);
  const link = `/track/${order.number}?t=${order.trackingToken}`;
  for (const path of [
    link,
    `${link}&lang=de`,
    `/api${link}`,
    `/track/${order.number}/manage`,
    "/track",
    "/track?number=1",
  ])
    expect([path, parsePublicRequest(at(path))]).toEqual([path, null]);
  for (const path of [`/track/${order.number}?t=`, `/track/${order.number}?T=${order.trackingToken}`, `/track/A.B`]) {
    const question = parsePublicRequest(at(path));
    if (!question) throw new Error(path);
    expect(toCachedRequest(at(path), question).url).not.toMatch(/[?&]t=/i);
  }
  for (const path of [link, `/track/${order.number}/manage`, "/track"]) expect(isPersonalRequest(at(path))).toBe(true);
  for (const path of [`/track/${order.number}`, `/track/${order.number}.data?t=x`, "/orders"])
    expect(isPersonalRequest(at(path))).toBe(false);
});

test("numbers of orders step by chance, are unique under parallel writers, and one statement takes many", async () => {
  const taken = (await Promise.all(Array.from({ length: 8 }, () => reserveNumbers(mine.scope, "order", 50)))).flat();
  const numbers = taken.map((each) => Number(each.replace("WB-", ""))).sort((one, other) => one - other);
  expect(new Set(numbers).size).toBe(400);
  const steps = numbers.slice(1).map((each, at) => each - (numbers[at] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...steps)).toBeLessThanOrEqual(999);
  expect(new Set(steps).size).toBeGreaterThan(200);
  let hits = 0;
  const known = new Set(numbers);
  for (let guess = 1; guess <= 400; guess += 1) if (known.has((numbers[0] ?? 0) + guess)) hits += 1;
  expect(hits).toBeLessThan(10);
  expect(await reserveNumbers(mine.scope, "shipment", 3)).toEqual(["SH-100001", "SH-100002", "SH-100003"]);
  // Each account counts its own shipments and plans: other accounts cannot see its volume, no two writers share a number.
  const other = await createTestWorkspace();
  const both = await Promise.all(Array.from({ length: 8 }, () => reserveNumbers(other.scope, "shipment", 2)));
  expect(both.flat().sort()).toEqual(Array.from({ length: 16 }, (_, at) => `SH-${100_001 + at}`));
  expect(await reserveNumbers(other.scope, "plan", 1)).toEqual(["PL-100001"]);
});

test("the track-order box opens the full page for people who may see the order, the number's page for others", async () => {
  const { number, trackingToken } = order;
  const other = await createTestWorkspace();
  const limited = await createTestWorkspace({ member: mine, permissions: [] });
  const to = async (who: TestWorkspace, typed: string) =>
    (
      await ask(`/orders/${encodeURIComponent(typed)}/track`, { cookie: who.cookie, account: who.account.id })
    ).headers.get("location");
  const whole = `/track/${number}?t=${trackingToken}&lang=en`;
  for (const typed of [number, number.toLowerCase(), number.replace("WB-", ""), `https://x.test/track/${number}?t=y`])
    expect(await to(mine, typed)).toBe(whole);
  for (const who of [other, limited]) expect(await to(who, number)).toBe(`/track/${number}?lang=en`);
  expect(await to(mine, "WB-1")).toBe("/track/WB-1?lang=en");
  const answer = await mine.fetch(`/api/orders/${number}`);
  const body: { data: { order: { tracking_url: string } } } = await answer.json();
  expect(body.data.order.tracking_url).toBe(`http://localhost:4173/track/${number}?t=${trackingToken}`);
});

test("with the link, a visitor sees status, city and timeline, but no name or street address", async () => {
  const found = await tracked();
  expect(found).toMatchObject({
    number: order.number,
    status: "processing",
    seller: mine.account.name,
    carrier: mine.account.name,
    city: "Mostar",
    destination: { longitude: 17.81, latitude: 43.34 },
    timeline: [{ event: "created" }],
    driver: null,
    step: 0,
  });
  expect(JSON.stringify(found)).not.toMatch(/Geheim|Lejla|lejla|63210000|Ulica|Test Person/);
});

test("unknown, malformed and foreign-looking numbers read exactly alike", async () => {
  const misses = await Promise.all(
    ["WB-1", "WB-999999999", "nonsense", "WB-1'--", "%00", "SH-100001"].map((each) => ask(`/api/track/${each}`)),
  );
  const bodies = await Promise.all(misses.map((each) => each.text()));
  expect(new Set(misses.map((each) => each.status))).toEqual(new Set([404]));
  expect(new Set(bodies.map((each) => each.replace(/"request_id":"[^"]+"/, ""))).size).toBe(1);
  expect(bodies[0]).toContain("Order not found");
  expect(new Set(misses.map((each) => each.headers.get("cache-control")))).toEqual(new Set([PUBLIC_CACHE_CONTROL]));
});

test("a cookie, a token, other headers and other parameters change nothing of a public answer", async () => {
  const plain = await ask(`/api/track/${order.number}`);
  const dressed = await ask(`/api/track/${order.number.toLowerCase()}?x=1&utm_source=mail`, {
    cookie: `${mine.cookie}; __Host-preferences=language%3Dde`,
    authorization: "Bearer nonsense",
    account: mine.account.id,
    "accept-language": "de",
  });
  expect(dressed.status).toBe(200);
  expect(await dressed.text()).toBe(await plain.text());
  for (const response of [plain, dressed]) {
    expect(response.headers.get("cache-control")).toBe(PUBLIC_CACHE_CONTROL);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("vary")).toBeNull();
  }
});

test("every page has one URL per language; the redirect does not depend on the visitor", async () => {
  const page = `/track/${order.number}`;
  const cases: [path: string, headers: Record<string, string>, to: string][] = [
    [page, { "accept-language": "de-AT,de;q=0.9" }, `${page}?lang=de`],
    [page, {}, `${page}?lang=en`],
    [page, { cookie: "__Host-preferences=language%3Dde" }, `${page}?lang=en`],
    [`${page.toLowerCase()}?lang=de`, {}, `${page}?lang=de`],
    [`${page}?lang=xx&utm=1`, { "accept-language": "de" }, `${page}?lang=de`],
  ];
  for (const [path, headers, to] of cases) {
    const response = await ask(path.replace("/TRACK", "/track"), headers);
    expect([response.status, response.headers.get("location")]).toEqual([302, to]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  }
});

test("no private response is cached publicly, for any caller", async () => {
  const paths = [
    "/api/auth/session",
    "/api/orders",
    "/api/agents",
    "/search?q=x",
    "/logout",
    `/track/${order.number}.data`,
  ];
  for (const path of paths) {
    for (const headers of [{}, { cookie: mine.cookie }] as Record<string, string>[]) {
      const cacheControl = (await ask(path, headers)).headers.get("cache-control") ?? "private, no-store";
      expect([path, cacheControl]).toEqual([path, "private, no-store"]);
    }
  }
  const post = await ask(`/api/track/${order.number}`, { cookie: mine.cookie, origin: "https://waybill.test" }, "POST");
  expect(post.headers.get("cache-control") ?? "").not.toContain("public");
});

/**
 * Asks until it is refused. The limit's minutes begin with the machine's, so that one may end meanwhile; in 130 questions
 * there are 61 of the same minute.
 */
async function untilRefused(path: string, headers: Record<string, string>): Promise<Response | undefined> {
  for (let requested = 0; requested < 130; requested += 1) {
    const response = await ask(path, headers);
    if (response.status === 429) {
      // Nobody is refused before the limit.
      if (requested > 0) expect(requested).toBeGreaterThanOrEqual(60);
      return response;
    }
    expect(requested, "questions that were answered").toBeLessThan(129);
  }
  return undefined;
}

test("one address over the rate limit must wait; others need not", async () => {
  const busy = { "cf-connecting-ip": "203.0.113.9" };
  const refused = await untilRefused("/api/track/WB-1", busy);
  expect(refused?.headers.get("retry-after")).toBe("60");
  expect(refused?.headers.get("cache-control")).toBe("private, no-store");
  expect(await refused?.json()).toMatchObject({ code: "too_many_requests" });
  expect((await ask("/api/track/WB-1", { "cf-connecting-ip": "203.0.113.10" })).status).toBe(404);
});

test("the limit holds for addresses that the gateway does not know: other spellings, the page's data", async () => {
  const busy = { "cf-connecting-ip": "203.0.113.11" };
  expect(await untilRefused("/api/track/WB-1", busy)).toBeDefined();
  expect(await untilRefused(`/API/TRACK/${order.number}`, busy)).toBeDefined();
  expect(await untilRefused(`/api/track/${order.number}/`, busy)).toBeDefined();
});

/** Puts the order on a confirmed route: two stops before it, one of them done 20 minutes late. */
async function onRoute(position: { at: number; longitude: number; latitude: number } | null, stopsBefore = 2) {
  const { db } = mine.scope;
  const now = Date.now();
  const ids = { accountId: mine.account.id };
  const row = await db.query.orders.findFirst();
  if (!row) throw new Error("no order row");
  const base = { source: row.source, destination: row.destination, requirements: row.requirements, tags: [] };
  await db.insert(agents).values({
    ...ids,
    id: "agent",
    name: "Emir Tajna",
    phone: "+38761",
    functions: [],
    payout: {},
    active: true,
    createdAt: now,
  });
  await db.insert(shipments).values({
    ...ids,
    ...base,
    id: "shipment",
    number: "SH-1",
    type: 3,
    status: shipmentStatuses.code.picked_up,
    sourceLine: "",
    destinationLine: "",
    timezone: row.timezone,
    packageCount: 1,
    palletCount: 0,
    weight: 1,
    volume: 1,
    orderCount: 1,
    agentId: "agent",
    createdAt: now,
  });
  await db.insert(shipmentOrders).values({ ...ids, shipmentId: "shipment", orderId: row.id });
  await db.insert(routes).values({
    ...ids,
    id: "route",
    planId: "plan",
    number: 1,
    agentId: "agent",
    status: "active",
    date: "2026-11-21",
    startAt: now,
    endAt: now,
    stopCount: 3,
    distance: 0,
    duration: 0,
    utilization: 0,
    preserveSequence: false,
    createdAt: now,
  });
  const stop = {
    ...ids,
    routeId: "route",
    type: "dropoff" as const,
    place: row.destination,
    waitSeconds: 0,
    serviceSeconds: 0,
    travelSeconds: 0,
    distance: 0,
    lateness: 0,
    fixed: false,
  };
  await db.insert(stops).values([
    {
      ...stop,
      id: "s0",
      shipmentId: "x",
      position: 0,
      state: "completed",
      arriveAt: now,
      startAt: now,
      endAt: now - 30 * minute,
      finishedAt: now - 10 * minute,
    },
    ...Array.from({ length: stopsBefore }, (_, at) => ({
      ...stop,
      id: `b${at}`,
      shipmentId: `y${at}`,
      position: 1 + at,
      state: "pending" as const,
      arriveAt: now,
      startAt: now,
      endAt: now,
    })),
    {
      ...stop,
      id: "s9",
      shipmentId: "shipment",
      position: 9,
      state: "pending",
      arriveAt: now + 60 * minute,
      startAt: now + 60 * minute,
      endAt: now + 65 * minute,
    },
  ]);
  await db.update(orders).set({ status: orderStatuses.code.out_for_delivery });
  await db.insert(orderEvents).values({
    ...ids,
    id: "e",
    orderId: row.id,
    version: 2,
    type: "picked_up",
    fromStatus: orderStatuses.code.processing,
    toStatus: orderStatuses.code.out_for_delivery,
    actorName: "Emir Tajna",
    detail: {},
    at: now,
  });
  if (position) await db.insert(agentPositions).values({ ...ids, agentId: "agent", ...position });
  return now;
}

test("out for delivery: the window is around the office's arrival, and the driver is shown when near", async () => {
  await onRoute({ at: Date.now() - minute, longitude: 17.801234, latitude: 43.351234 });
  const found = await tracked();
  expect(found).toMatchObject({
    status: "out_for_delivery",
    step: 3,
    stops_before: 2,
    driver: { longitude: 17.801, latitude: 43.351 },
  });
  const office = await readRoutesView(mine.scope, { url: new URL("https://waybill.test/?date=2026-11-21") });
  const stop = office.ok && office.value.routes[0]?.stops.find(({ shipment }) => shipment?.number === "SH-1");
  const expected = stop ? stop.expectedAt : 0;
  expect(found.eta?.basis).toBe("route");
  const toIso = (at: number) => new Date(at).toISOString();
  const quarter = (at: number) => Math.floor(at / (15 * minute)) * 15 * minute;
  expect(String(found.eta?.from)).toBe(toIso(Math.max(quarter(expected - 30 * minute), quarter(Date.now()))));
  expect(String(found.eta?.to)).toBe(toIso(Math.ceil((expected + 30 * minute) / (15 * minute)) * 15 * minute));
  expect(found.timeline.map((each) => each.event)).toEqual(["out_for_delivery", "created"]);
  expect(JSON.stringify(found)).not.toMatch(/Emir|Tajna/);
});

test("the driver stays hidden while stops come first, with an old position, and in every other status", async () => {
  await onRoute({ at: Date.now() - minute, longitude: 17.8, latitude: 43.35 }, 3);
  expect((await tracked()).driver).toBeNull();
  await mine.scope.db.delete(stops).where(undefined);
  expect((await tracked()).driver).toBeNull();
});

test("an old position is not shown", async () => {
  await onRoute({ at: Date.now() - 11 * minute, longitude: 17.8, latitude: 43.35 });
  expect((await tracked()).driver).toBeNull();
  await mine.scope.db.update(agentPositions).set({ at: Date.now() });
  expect((await tracked()).driver).not.toBeNull();
  await mine.scope.db.update(orders).set({ status: orderStatuses.code.delivery_attempted });
  expect((await tracked()).driver).toBeNull();
});

test("a merchant's name is shown above, the carrier's below", async () => {
  const { db } = mine.scope;
  await db.insert(merchants).values({
    id: "merchant",
    accountId: mine.account.id,
    name: "Deichwolle",
    tags: [],
    currency: "EUR",
    trackingEvents: [],
    managed: true,
    active: true,
    createdAt: 0,
  });
  await db.update(orders).set({ merchantId: "merchant" });
  expect(await tracked()).toMatchObject({ seller: "Deichwolle", carrier: mine.account.name });
});

test("one lookup reads a handful of rows, whatever else there is", async () => {
  await seedTestOrders(mine.scope, 500);
  const statements = mine.scope.db.$client;
  const { meta } = await statements.prepare("select id from orders where number = ?").bind(order.number).all();
  expect(meta.rows_read).toBeLessThanOrEqual(2);
});

test("no position on a break, from before the route began, or where the account shows no drivers", async () => {
  const { db, account } = mine.scope;
  await onRoute({ at: Date.now() - minute, longitude: 17.8, latitude: 43.35 });
  const isShown = async () => (await tracked()).driver !== null;
  expect(await isShown()).toBe(true);
  const hidden = async (set: Partial<typeof routes.$inferInsert>, back: Partial<typeof routes.$inferInsert>) => {
    await db.update(routes).set(set);
    expect(await isShown()).toBe(false);
    await db.update(routes).set(back);
  };
  await hidden({ driverReport: { kind: "pause", minutes: 0, at: Date.now() } }, { driverReport: null });
  await hidden({ startedAt: Date.now() }, { startedAt: null });
  await hidden({ status: "assigned" }, { status: "active" });
  expect(await isShown()).toBe(true);
  await db.update(accounts).set({ preferences: { ...account.preferences, driver_shown_stops: 0 } });
  expect(await isShown()).toBe(false);
});
