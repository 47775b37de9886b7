import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agentPositions } from "#app/modules/fleet/db/fleet.tables.ts";
import { type FleetMessage, parseFleetMessage } from "#app/modules/fleet/model/fleet-live.ts";
import { sessions } from "#app/modules/identity/db/identity.tables.ts";
import { membershipLocations } from "#app/modules/identity/db/members.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { sessionEndedCode } from "#app/platform/kernel/room-visit.ts";
import { createAppContext } from "#workers/environment.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createRouteOnTheRoad, type DriverPhone } from "../drive.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const vaduz = { longitude: 9.52, latitude: 47.14 };
const upgrade = { headers: { Upgrade: "websocket" } };

interface Heard {
  message: FleetMessage | null;
  at: number;
}

/** Opens the day's routes and collects the room's messages. */
async function watch(who: TestWorkspace) {
  const { webSocket } = await who.fetch("/api/routes/live", upgrade);
  if (!webSocket) throw new Error("no socket");
  const received: Heard[] = [];
  const closed: number[] = [];
  webSocket.accept();
  webSocket.addEventListener("message", ({ data }) => {
    received.push({ message: parseFleetMessage(String(data)), at: performance.now() });
  });
  webSocket.addEventListener("close", ({ code }) => {
    closed.push(code);
  });
  return { heard: received, closed, socket: webSocket };
}

const iso = (at: number) => new Date(at).toISOString();

/** A phone reports its position at a time. */
async function moves(phone: DriverPhone, at: number, spot = vaduz): Promise<void> {
  const sent = { sent_at: iso(Date.now()), positions: [{ ...spot, at: iso(at) }] };
  const answer = await phone.fetch("/api/drive/positions", sent);
  if (!answer.ok) throw new Error(await answer.text());
}

const createAction = (kind: string, more: object = {}) => ({
  ...{ id: crypto.randomUUID(), kind, device_at: iso(Date.now()), clock_offset: 0 },
  ...more,
});
const checkIn = (phone: DriverPhone) => phone.sync([createAction("check_in")], iso(Date.now()));
const spotsOf = (received: readonly Heard[]) =>
  received.flatMap(({ message }) => (message?.kind === "positions" ? message.positions : []));

test("a position is with every viewer within a second, costs the database nothing, and an older one is no news", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  await checkIn(phone);
  const viewers = await Promise.all(Array.from({ length: 20 }, () => watch(who)));
  const stranger = await watch(await createTestWorkspace());
  const now = Date.now();
  const began = performance.now();
  await moves(phone, now - 1_000);
  await expect.poll(() => viewers.every(({ heard }) => spotsOf(heard).length === 1)).toBe(true);
  const last = Math.max(
    ...viewers.map(({ heard }) => heard.findLast(({ message }) => message?.kind === "positions")?.at ?? 0),
  );
  console.log(`20 viewers receive a position ${Math.round(last - began)} ms after the phone began to send it`);
  expect(last - began).toBeLessThan(1_000);
  const [spot] = spotsOf(viewers[0]?.heard ?? []);
  expect(spot).toMatchObject({ ...vaduz, agentId: world.agentIds[0] });
  expect(await who.scope.db.select().from(agentPositions)).toEqual([]);
  await moves(phone, now - 60_000);
  await moves(phone, Date.now(), { ...vaduz, latitude: 47.2 });
  await expect.poll(() => spotsOf(viewers[0]?.heard ?? []).length).toBe(2);
  expect(spotsOf(viewers[0]?.heard ?? []).at(-1)?.latitude).toBe(47.2);
  expect(stranger.heard).toEqual([]);
  // With viewers too the alarm writes the newest position to the database.
  await runDurableObjectAlarm(env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id)));
  expect(await who.scope.db.select().from(agentPositions)).toMatchObject([{ latitude: 47.2 }]);
});

test("a member limited to some locations learns that an agent moved, but not where", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  await checkIn(phone);
  const confined = await createTestWorkspace({ member: who, permissions: ["routes"] });
  const [place] = await who.scope.db.select({ id: locations.id }).from(locations);
  await who.scope.db
    .insert(membershipLocations)
    .values({ accountId: who.account.id, userId: confined.userId, locationId: place?.id ?? "" });
  const { heard } = await watch(confined);
  await moves(phone, Date.now());
  await expect.poll(() => heard.map(({ message }) => message)).toEqual([{ kind: "moved" }]);
});

test("changes by a phone or the office make viewers reload", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  const { heard } = await watch(who);
  await checkIn(phone);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.message).toEqual({ kind: "changed" });
  await relayOutbox(createAppContext(env, () => {}));
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  expect(new Set(heard.map(({ message }) => message?.kind))).toEqual(new Set(["changed"]));
  // The same once more is nothing new.
  const before = heard.length;
  await phone.sync([]);
  expect(heard).toHaveLength(before);
});

test("a socket ends with its session and requires the permission", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  await checkIn(phone);
  const { closed, heard } = await watch(who);
  await who.scope.db.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.userId, who.userId));
  await runDurableObjectAlarm(env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id)));
  await expect.poll(() => closed).toEqual([sessionEndedCode]);
  await moves(phone, Date.now());
  expect(spotsOf(heard)).toEqual([]);
  const clerk = await createTestWorkspace({ permissions: ["orders"] });
  expect((await clerk.fetch("/api/routes/live", upgrade)).status).toBe(403);
  const { who: other } = await createRouteOnTheRoad(1);
  expect((await other.fetch("/api/routes/live")).status).toBe(400);
});
