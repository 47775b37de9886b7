import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendDriverCode } from "#app/modules/driver/commands/send-driver-code.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { listProofs } from "#app/modules/orders/model/proofs.ts";
import { stops } from "#app/modules/planning/db/routes.tables.ts";
import { readProofDetails } from "#app/modules/shipments/commands/proofs/read-proof.server.ts";
import { driveActions, driveFiles } from "#app/modules/shipments/db/drive-actions.tables.ts";
import { readLateReports } from "#app/modules/shipments/db/late-reports.reads.server.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { createJpeg } from "#tests/factories/pictures.ts";
import {
  createConfirmedPlan,
  createRouteOnTheRoad,
  type DriverPhone,
  fetchAsPhone,
  getSessionCookie,
  signInPhone,
} from "../drive.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace } from "../workspace.ts";

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
// Routes are confirmed before their day: what a device reports from before that is not believed.
startTestsAt(at("04:00"));

interface Sent {
  id?: string;
  after?: string | undefined;
  kind: string;
  device_at?: string;
  clock_offset?: number;
  [field: string]: unknown;
}

const action = (sent: Sent) => ({ id: crypto.randomUUID(), device_at: at("08:00"), clock_offset: 0, ...sent });

async function routeOf(phone: DriverPhone) {
  const { route } = await phone.day();
  if (!route) throw new Error("there is no route");
  return route;
}

test("a stop names another contact person, and the required proofs", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const [first, second] = route.stops.filter(({ type }) => type === "dropoff");
  const [row] = await who.scope.db
    .select()
    .from(shipments)
    .where(eq(shipments.id, first?.shipment?.id ?? ""));
  if (!row) throw new Error("there is no shipment");
  const destination = { ...row.destination, contact: { name: "Herr Beck" } };
  await who.scope.db.update(shipments).set({ destination }).where(eq(shipments.id, row.id));
  const received = (await routeOf(phone)).stops;
  expect(received.find(({ id }) => id === first?.id)?.contact).toBe("Herr Beck");
  expect(received.find(({ id }) => id === second?.id)?.contact).toBeNull();
  expect(received.find(({ id }) => id === first?.id)?.orders).toMatchObject([{ requirements: [] }]);
});

test("a code by text signs a phone in; an unknown number gets the same response but no text", async () => {
  const { who, world } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const number = "+4915112345678";
  await who.scope.db
    .update(agents)
    .set({ phone: number })
    .where(eq(agents.id, world.agentIds[0] ?? ""));
  const { db, ports } = who.scope;
  const visit = { db, ports, address: "10.0.0.1", language: "en", device: null, deviceToken: null };
  const send = (phone: string, texts: "sent" | "not sent") => sendDriverCode.execute({ ...visit, texts }, { phone });
  const requested = await send("0049 151 12345678", "sent");
  const stranger = await send("+4915112345679", "sent");
  if (!requested.ok || !stranger.ok) throw new Error("no code was sent");
  expect(Object.keys(stranger.value)).toEqual(Object.keys(requested.value));
  const data = requested.value;
  // Without text messages, both get the same response.
  for (const phone of [number, "+4915112345679"])
    expect(await send(phone, "not sent")).toMatchObject({ failure: { code: "texts_unsent" } });
  const texts = await env.DB.prepare("select recipient, body from mail_outbox where channel = 'text'").all<{
    recipient: string;
    body: string;
  }>();
  expect(texts.results.map(({ recipient }) => recipient)).toEqual([number]);
  const code = /\d{6}/.exec(texts.results[0]?.body ?? "")?.[0] ?? "";
  const wrong = code === "000000" ? "000001" : "000000";
  const given = (tried: string) =>
    fetchAsPhone("", "/api/drive/sign-in/session", { phone: number, attempt: data.attempt, code: tried });
  expect((await given(wrong)).status).toBe(422);
  const right = await given(code);
  expect(right.status).toBe(200);
  expect(getSessionCookie(right)).toMatch(/^__Host-drive=./);
  expect((await fetchAsPhone(getSessionCookie(right), "/api/drive/day")).status).toBe(200);
  expect((await given(code)).status).toBe(422);
});

test("others' code requests do not use up a driver's attempts; a code that was never sent is rejected", async () => {
  const { who, world } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const number = "+4915112345676";
  await who.scope.db
    .update(agents)
    .set({ phone: number })
    .where(eq(agents.id, world.agentIds[0] ?? ""));
  const { db, ports } = who.scope;
  const send = (address: string, phone = number) =>
    sendDriverCode.execute(
      { db, ports, address, language: "en", device: null, deviceToken: null, texts: "sent" },
      { phone },
    );
  const countTexts = async () => {
    const sql = "select count(*) as texts from mail_outbox where channel = 'text'";
    return (await env.DB.prepare(sql).first<{ texts: number }>())?.texts;
  };
  for (let stranger = 1; stranger <= 8; stranger += 1) expect((await send(`192.0.2.${stranger}`)).ok).toBe(true);
  expect(await countTexts()).toBe(8);
  for (let time = 1; time <= 5; time += 1) expect((await send("198.51.100.7")).ok).toBe(true);
  expect(await countTexts()).toBe(13);
  const refused = { failure: { code: "too_many_requests", params: { seconds: expect.any(Number) } } };
  expect(await send("198.51.100.7")).toMatchObject(refused);
  expect(await countTexts()).toBe(13);
  // An unknown number is refused alike.
  for (let time = 1; time <= 5; time += 1) expect((await send("198.51.100.8", "+4915112345675")).ok).toBe(true);
  expect(await send("198.51.100.8", "+4915112345675")).toMatchObject(refused);
});

test("a neighbor on a driver's network uses up no code of a phone that signed in before", async () => {
  const { who, world } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const number = "+4915112345674";
  const agentId = world.agentIds[0] ?? "";
  await who.scope.db.update(agents).set({ phone: number }).where(eq(agents.id, agentId));
  const { db, ports } = who.scope;
  const address = "198.51.100.9";
  const send = (deviceToken: string | null) =>
    sendDriverCode.execute(
      { db, ports, address, language: "en", device: null, deviceToken, texts: "sent" },
      { phone: number },
    );
  const linked = await who.fetch(`/api/fleet/agents/${agentId}/phones`, { method: "POST" });
  const secret = (await linked.json<{ data: { url: string } }>()).data.url.split(".").at(-1);
  const signedIn = await fetchAsPhone("", "/api/drive/sign-in/link", { agent_id: agentId, secret });
  const cookies = signedIn.headers.getSetCookie().join(" ");
  const token = /__Host-drive-device=([^;]+)/.exec(cookies)?.[1] ?? "";
  // The network's limit for the number, and for all numbers, is used up by the neighbor.
  for (let time = 1; time <= 5; time += 1) expect((await send(null)).ok).toBe(true);
  for (let time = 1; time <= 20; time += 1) await send(null);
  expect(await send(null)).toMatchObject({ failure: { code: "too_many_requests" } });
  // A token that was made up is no known phone.
  expect(await send("made up")).toMatchObject({ failure: { code: "too_many_requests" } });
  for (let time = 1; time <= 5; time += 1) expect((await send(token)).ok).toBe(true);
  expect(await send(token)).toMatchObject({ failure: { code: "too_many_requests" } });
});

test("guessing a code is shut after some tries, for the right one too", async () => {
  const { who, world } = await createConfirmedPlan({ shipments: 1, agents: 1 });
  const number = "+4915112345677";
  await who.scope.db
    .update(agents)
    .set({ phone: number })
    .where(eq(agents.id, world.agentIds[0] ?? ""));
  const tried: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const body = { phone: number, attempt: crypto.randomUUID(), code: String(100_000 + guess) };
    tried.push((await fetchAsPhone("", "/api/drive/sign-in/session", body)).status);
  }
  expect(tried.at(0)).toBe(422);
  expect(tried.at(-1)).toBe(429);
});

test("the office's link works once; a session ended by the office is over; a phone cannot use an office session", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  const agentId = world.agentIds[0] ?? "";
  const linked = await who.fetch(`/api/fleet/agents/${agentId}/phones`, { method: "POST" });
  const secret = (await linked.json<{ data: { url: string } }>()).data.url.split(".").at(-1);
  const follow = () => fetchAsPhone("", "/api/drive/sign-in/link", { agent_id: agentId, secret });
  expect((await follow()).status).toBe(200);
  expect((await follow()).status).toBe(422);
  expect((await phone.fetch("/api/routes")).status).toBe(401);
  expect((await fetchAsPhone(who.cookie, "/api/drive/day")).status).toBe(401);
  const received = await (await who.fetch(`/api/fleet/agents/${agentId}/phones`)).json<{
    data: { phones: unknown[] };
  }>();
  expect(received.data.phones).toHaveLength(2);
  const foreign = await createTestWorkspace();
  expect((await foreign.fetch(`/api/fleet/agents/${agentId}/phones`)).status).toBe(404);
  expect((await foreign.fetch(`/api/fleet/agents/${agentId}/phones`, { method: "POST" })).status).toBe(404);
  expect((await who.fetch(`/api/fleet/agents/${agentId}/phones`, { method: "DELETE" })).status).toBe(200);
  expect((await phone.fetch("/api/drive/day")).status).toBe(401);
});

test("a day: check in, start, arrive, complete, attempt, return; the office sees each at the device's time", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const [first, second] = route.stops;
  const of = (stop: typeof first) => ({ route_id: route.id, stop_id: stop?.id });
  const arrived = action({ kind: "arrive", ...of(first), device_at: at("08:10") });
  const sent = [
    action({ kind: "check_in", device_at: at("07:50") }),
    action({ kind: "start", route_id: route.id, device_at: at("08:00") }),
    arrived,
    action({ kind: "complete", ...of(first), after: arrived.id, device_at: at("08:14"), signature: "Ana" }),
    action({ kind: "attempt", ...of(second), reason: "NO_ANSWER", device_at: at("08:40") }),
    action({ kind: "finish", route_id: route.id, device_at: at("09:00") }),
    action({ kind: "check_out", device_at: at("09:05") }),
  ];
  expect((await phone.sync(sent)).map(({ outcome, code }) => [outcome, code])).toEqual(
    sent.map(() => ["applied", null]),
  );
  const after = await routeOf(phone);
  expect(after).toMatchObject({ status: "completed" });
  expect(after.stops[0]).toMatchObject({ state: "completed", arrived_at: at("08:10"), finished_at: at("08:14") });
  expect(after.stops[1]).toMatchObject({ state: "attempted", finished_at: at("08:40") });
  const events = await who.scope.db.select().from(shipmentEvents);
  const dropped = events.find(({ type }) => type === "dropped_off");
  expect(dropped).toMatchObject({ actorName: "Agent 1", at: Date.parse(at("08:14")) });
  const [agent] = await who.scope.db.select().from(agents);
  expect(agent?.lastSeenAt).not.toBeNull();
});

test("a clock that is hours wrong: both times are kept, the corrected one counts, and nothing lies in the future", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const stop = { route_id: route.id, stop_id: route.stops[0]?.id };
  const fast = 5 * 3_600_000;
  // The device is five hours fast: it shows 13:10 at 08:10, and knows that.
  const arrived = action({ kind: "arrive", ...stop, device_at: at("13:10"), clock_offset: -fast });
  // It never measured itself before it acted: what it is off while it sends counts.
  const { clock_offset: _, ...unmeasured } = action({ kind: "complete", ...stop, device_at: at("13:15") });
  const sentAt = new Date(Date.parse(at("12:00")) + fast).toISOString();
  expect(await phone.sync([arrived, { ...unmeasured, after: arrived.id }], sentAt)).toMatchObject([
    { outcome: "applied" },
    { outcome: "applied" },
  ]);
  const rows = await who.scope.db.select().from(driveActions);
  const kept = rows.find(({ id }) => id === arrived.id);
  expect(kept).toMatchObject({ deviceAt: Date.parse(at("13:10")), clockOffset: -fast, at: Date.parse(at("08:10")) });
  const other = rows.find(({ id }) => id === unmeasured.id);
  expect(Math.abs((other?.at ?? 0) - Date.parse(at("08:15")))).toBeLessThan(60_000);
  const ahead = action({ kind: "late", route_id: route.id, minutes: 10, device_at: at("20:00") });
  await phone.sync([ahead]);
  const [late] = await who.scope.db.select().from(driveActions).where(eq(driveActions.id, ahead.id));
  expect(late?.at).toBeLessThanOrEqual(Date.now());
});

test("times that cannot be are not believed: the server's count, both are kept, and the stop is marked", async () => {
  const { who, phone } = await createRouteOnTheRoad(4);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const on = (index: number) => ({ route_id: route.id, stop_id: route.stops[index]?.id });
  const start = action({ kind: "start", route_id: route.id, device_at: at("08:00") });
  const arrived = action({ kind: "arrive", ...on(1), device_at: at("09:00") });
  const sent = [
    start,
    // Before the order was created.
    action({ kind: "complete", ...on(0), device_at: "2001-01-01T00:00:00.000Z", signature: "Ana" }),
    arrived,
    // Before the arrival; before the start; by an offset that the server does not find.
    action({ kind: "complete", ...on(1), after: arrived.id, device_at: at("08:30"), signature: "Ana" }),
    action({ kind: "attempt", ...on(2), device_at: at("07:30"), reason: "NO_ANSWER" }),
    action({ kind: "arrive", ...on(3), device_at: at("11:00"), clock_offset: -2 * 3_600_000 }),
  ];
  expect((await phone.sync(sent)).map(({ outcome }) => outcome)).toEqual(sent.map(() => "applied"));
  const after = (await routeOf(phone)).stops;
  const isNow = (moment: string | null | undefined) =>
    Math.abs(Date.parse(moment ?? "") - Date.parse(at("12:00"))) < 60_000;
  expect(after.slice(0, 3).map(({ finished_at }) => isNow(finished_at))).toEqual([true, true, true]);
  expect(after[0]).toMatchObject({ claimed_at: "2001-01-01T00:00:00.000Z" });
  expect(after[1]).toMatchObject({ arrived_at: at("09:00"), claimed_at: at("08:30") });
  expect(after[2]).toMatchObject({ claimed_at: at("07:30") });
  // The clock is right, as the exchange shows: eleven it is, and not nine.
  expect(Math.abs(Date.parse(after[3]?.arrived_at ?? "") - Date.parse(at("11:00")))).toBeLessThan(60_000);
  expect(after[3]?.claimed_at).toBeNull();
  const number = after[0]?.shipment?.number ?? "";
  const [proof] = (await who.scope.db.select().from(shipmentEvents)).filter(({ type }) => type === "dropped_off");
  expect(proof?.detail).toMatchObject({ claimedAt: Date.parse("2001-01-01T00:00:00.000Z") });
  const ordered = await who.scope.db.select().from(orderEvents);
  expect(ordered.filter(({ type, detail }) => type === "dropped_off" && "claimedAt" in detail)).toHaveLength(2);
  const proved = await readProofDetails(who.scope, number);
  expect(proved.ok && proved.value.facts.steps.at(-1)).toMatchObject({ claimedAt: "2001-01-01T00:00:00.000Z" });
  const kept = await who.scope.db.select().from(driveActions);
  expect(kept.find(({ id }) => id === sent[1]?.id)?.deviceAt).toBe(Date.parse("2001-01-01T00:00:00.000Z"));
});

test("the same actions five times, shuffled and at once, are applied once each and in the order of their stop", async () => {
  const { who, phone } = await createRouteOnTheRoad(3);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const chains = route.stops.slice(0, 3).map((stop, index) => {
    const on = { route_id: route.id, stop_id: stop.id };
    const arrived = action({ kind: "arrive", ...on, device_at: at(`08:1${index}`) });
    // The clock was set back in between: the chain of actions still gives the order.
    return [arrived, action({ kind: "complete", ...on, after: arrived.id, device_at: at(`08:0${index}`) })];
  });
  const sent = chains.flat();
  const orders = [sent.toReversed(), sent, [...sent.slice(3), ...sent.slice(0, 3)], sent.toReversed(), sent];
  await Promise.all(orders.map((each) => phone.sync(each)));
  const last = await phone.sync(sent);
  expect(last.map(({ outcome }) => outcome)).toEqual(sent.map(() => "applied"));
  const events = await who.scope.db.select().from(shipmentEvents);
  expect(events.filter(({ type }) => type === "dropped_off")).toHaveLength(3);
  expect((await routeOf(phone)).stops.slice(0, 3).map(({ state }) => state)).toEqual(Array(3).fill("completed"));
});

test("when the clock is set back on the way, actions keep the device's order", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const stop = { route_id: route.id, stop_id: route.stops[0]?.id };
  const of = { route_id: route.id };
  const arrived = action({ kind: "arrive", ...stop, device_at: at("07:10") });
  const sent = [
    action({ kind: "start", ...of, device_at: at("08:00") }),
    action({ kind: "pause", ...of, device_at: at("08:05") }),
    // Here the phone found its network's time, an hour behind its own.
    action({ kind: "resume", ...of, device_at: at("07:06") }),
    arrived,
    action({ kind: "complete", ...stop, after: arrived.id, device_at: at("07:15") }),
    action({ kind: "late", ...of, minutes: 20, device_at: at("07:20") }),
    action({ kind: "finish", ...of, device_at: at("07:30") }),
  ];
  expect((await phone.sync(sent)).map(({ outcome }) => outcome)).toEqual(sent.map(() => "applied"));
  expect(await routeOf(phone)).toMatchObject({ status: "completed", driver_report: { kind: "late", minutes: 20 } });
  const rows = await who.scope.db.select({ id: driveActions.id }).from(driveActions).orderBy(sql`rowid`);
  expect(rows.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
});

test("actions that depend on a missing action wait with it", async () => {
  const { phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const stop = { route_id: route.id, stop_id: route.stops[0]?.id };
  const arrived = action({ kind: "arrive", ...stop });
  const completed = action({ kind: "complete", ...stop, after: arrived.id, device_at: at("08:05") });
  expect(await phone.sync([completed])).toMatchObject([{ outcome: "waiting" }]);
  expect((await routeOf(phone)).stops[0]?.state).toBe("pending");
  expect(await phone.sync([completed, arrived])).toMatchObject([{ outcome: "applied" }, { outcome: "applied" }]);
});

test("two devices of one agent: the second learns that it is done, and nothing is done twice", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  const other = await signInPhone(who, world.agentIds[0] ?? "");
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const stop = { route_id: route.id, stop_id: route.stops[0]?.id };
  const [one, two] = await Promise.all([
    phone.sync([action({ kind: "complete", ...stop })]),
    other.sync([action({ kind: "complete", ...stop })]),
  ]);
  const outcomes = [one[0], two[0]].map((each) => each?.outcome).sort();
  expect(outcomes).toEqual(["applied", "refused"]);
  const events = await who.scope.db.select().from(shipmentEvents);
  expect(events.filter(({ type }) => type === "dropped_off")).toHaveLength(1);
});

test("a stop that the office removed while the phone was offline is reported and kept, and nothing else is touched", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const [first, second] = route.stops;
  const moved = await who.fetch("/api/shipments/unassign", { body: { shipments: [first?.shipment?.id] } });
  expect(moved.status).toBe(200);
  const on = (stop: typeof first) => ({ route_id: route.id, stop_id: stop?.id });
  const gone = action({ kind: "complete", ...on(first) });
  const answers = await phone.sync([gone, action({ kind: "complete", ...on(second), device_at: at("08:20") })]);
  expect(answers).toMatchObject([{ outcome: "refused", code: "stop_moved" }, { outcome: "applied" }]);
  const [kept] = await who.scope.db.select().from(driveActions).where(eq(driveActions.id, gone.id));
  expect(kept).toMatchObject({ outcome: "refused", code: "stop_moved", stopId: first?.id });
  const [shipment] = await who.scope.db
    .select()
    .from(shipments)
    .where(eq(shipments.id, first?.shipment?.id ?? ""));
  expect(shipment?.status).toBe(shipmentStatuses.code.pending);
  expect(await phone.sync([gone])).toMatchObject([{ outcome: "refused", code: "stop_moved" }]);
});

test("actions done before the office removed the stop are kept on the shipment, with photos", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const shipment = route.stops[0]?.shipment;
  await who.fetch("/api/shipments/unassign", { body: { shipments: [shipment?.id] } });
  const photo = createJpeg("door");
  const hash = await sha256(photo);
  const said = { recipient: "Frau Nigg", signature: "Nigg", photos: [hash], shipment_id: shipment?.id };
  const late = action({ kind: "complete", route_id: route.id, stop_id: route.stops[0]?.id, ...said });
  expect(await phone.sync([late])).toMatchObject([{ outcome: "refused", code: "stop_moved" }]);
  const put = await phone.fetch(`/api/drive/pictures/${late.id}/${hash}`, undefined, { method: "PUT", body: photo });
  expect(put.status).toBe(200);
  const [report, ...others] = await readLateReports(who.scope, shipment?.id ?? "");
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    kind: "complete",
    code: "stop_moved",
    recipient: "Frau Nigg",
    at: expect.any(Number),
  });
  expect(report?.photos).toEqual([`/proofs/${late.id}/${hash}`]);
  expect((await who.fetch(report?.photos[0] ?? "")).status).toBe(200);
  const stranger = await createTestWorkspace();
  expect(await readLateReports(stranger.scope, shipment?.id ?? "")).toEqual([]);
});

test("routes, stops and actions of another agent look unknown", async () => {
  const { who, world } = await createConfirmedPlan({ shipments: 12, agents: 2 });
  const [one, two] = await Promise.all(world.agentIds.map((id) => signInPhone(who, id)));
  const foreign = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  if (!one || !two) throw new Error("two phones are needed");
  const theirs = await routeOf(two);
  const stop = { route_id: theirs.id, stop_id: theirs.stops[0]?.id };
  const tried = ["arrive", "complete"].map((kind) => action({ kind, ...stop }));
  const route = { route_id: theirs.id };
  const more = [action({ kind: "start", ...route }), action({ kind: "late", ...route, minutes: 5 })];
  const answers = await one.sync([...tried, ...more]);
  expect(answers.map(({ outcome, code }) => `${outcome} ${code}`)).toEqual(Array(4).fill("refused not_found"));
  expect((await routeOf(two)).stops[0]?.state).toBe("pending");
  const nobody = await fetchAsPhone("", "/api/drive/sync", { sent_at: at("08:00"), actions: [] });
  expect(nobody.status).toBe(401);
  expect(await foreign.phone.sync([action({ kind: "arrive", ...stop })])).toMatchObject([{ code: "not_found" }]);
});

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

test("photos follow their action, each bound to it: killed in between, foreign, changed and doubled ones", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(2);
  const stranger = await createRouteOnTheRoad(1);
  await who.scope.db.update(orders).set({ proofOfDelivery: 3 });
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const on = (index: number) => ({ route_id: route.id, stop_id: route.stops[index]?.id });
  const photo = createJpeg("door");
  const hash = await sha256(photo);
  const put = (who: DriverPhone, id: string, named: string, body: Uint8Array<ArrayBuffer>) =>
    who.fetch(`/api/drive/pictures/${id}/${named}`, undefined, { method: "PUT", body });
  const bare = action({ kind: "complete", ...on(0), signature: "Ana" });
  expect(await phone.sync([bare])).toMatchObject([{ outcome: "refused", code: "proof_required" }]);
  const proved = action({ kind: "complete", ...on(0), signature: "Ana", photos: [hash] });
  // The picture is faster than its action: it is sent again afterwards.
  expect((await put(phone, proved.id, hash, photo)).status).toBe(404);
  expect(await phone.sync([proved])).toMatchObject([{ outcome: "applied" }]);
  // The phone died here and restarts: it repeats the action, then sends the photo.
  expect(await phone.sync([proved])).toMatchObject([{ outcome: "applied" }]);
  const other = await signInPhone(who, world.agentIds[0] ?? "");
  expect((await put(phone, proved.id, await sha256(createJpeg("else")), createJpeg("else"))).status).toBe(404);
  expect((await put(phone, proved.id, hash, createJpeg("else"))).status).toBe(422);
  expect((await put(phone, bare.id, hash, photo)).status).toBe(404);
  expect((await put(stranger.phone, proved.id, hash, photo)).status).toBe(404);
  expect((await put(phone, proved.id, hash, photo)).status).toBe(200);
  expect((await put(other, proved.id, hash, photo)).status).toBe(200);
  expect(await who.scope.db.select().from(driveFiles)).toHaveLength(1);
  const events = await who.scope.db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, route.stops[0]?.shipment?.id ?? ""));
  const shown = listProofs(events).find(({ photo: each }) => each)?.photo ?? "";
  expect(shown).toBe(`/proofs/${proved.id}/${hash}`);
  const seen = await who.fetch(shown);
  expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(photo);
  expect((await (await createTestWorkspace()).fetch(shown)).status).toBe(404);
});

test("a missing item at the stop is an incident, and the rest is handed over", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  const route = await routeOf(phone);
  const stop = { route_id: route.id, stop_id: route.stops[0]?.id };
  const sent = action({ kind: "complete", ...stop, missing: "RK-3, 1 of 3" });
  await phone.sync([action({ kind: "start", route_id: route.id, device_at: at("07:00") })]);
  expect(await phone.sync([sent])).toMatchObject([{ outcome: "applied" }]);
  const events = await who.scope.db.select().from(shipmentEvents);
  const incident = events.find(({ type }) => type === "incident_added");
  expect(incident?.detail).toMatchObject({ note: "RK-3, 1 of 3" });
  const left = await who.scope.db.select().from(stops);
  expect(left.find(({ id }) => id === stop.stop_id)?.state).toBe("completed");
});

test("a refusal states its figures, also when the first response was lost", async () => {
  const { phone } = await createRouteOnTheRoad(2);
  setTimeTo(at("12:00"));
  const { id } = await routeOf(phone);
  const early = action({ kind: "finish", route_id: id });
  const start = action({ kind: "start", route_id: id });
  for (const sent of [[start, early], [early]]) {
    const said = (await phone.sync(sent)).at(-1);
    expect(said).toMatchObject({ outcome: "refused", code: "route_has_open_stops" });
    expect(said?.message).toMatch(/open stops: \d+\.$/);
  }
});

test("a break and a delay are reported to the office, and ended", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("12:00"));
  const route = { route_id: (await routeOf(phone)).id };
  await phone.sync([action({ kind: "late", ...route, minutes: 15 })]);
  const received = await (await who.fetch("/api/routes?date=2026-11-23")).json<{
    data: { routes: { driver_report: unknown }[] };
  }>();
  expect(received.data.routes[0]?.driver_report).toMatchObject({ kind: "late", minutes: 15 });
  await phone.sync([action({ kind: "pause", ...route })]);
  expect((await routeOf(phone)).driver_report).toMatchObject({ kind: "pause" });
  await phone.sync([action({ kind: "resume", ...route })]);
  expect((await routeOf(phone)).driver_report).toBeNull();
});
