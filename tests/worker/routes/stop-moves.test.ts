import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { agentMessages } from "#app/modules/notifications/db/notifications.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { createConfirmedPlan, signInPhone } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

afterEach(() => vi.restoreAllMocks());

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;

interface Offer {
  route: { id: string; number: number };
  position: number;
  metres: number;
  seconds: number;
  lateness: number;
  late: { name: string }[];
  violations: string[];
  goods: string;
}

/** Two active routes; the fuller one first. */
async function twoRoutes() {
  const { who, world } = await createConfirmedPlan({ shipments: 8, agents: 3, maxWeight: 60_000 });
  setTimeTo(at("06:00"));
  const found = await who.scope.db.select().from(routes).where(eq(routes.accountId, who.account.id));
  const [from, to] = found.toSorted((a, b) => b.stopCount - a.stopCount);
  return { who, world, from, to };
}

async function openStops({ scope }: TestWorkspace, routeId: string) {
  const rows = await scope.db.select().from(stops).where(eq(stops.routeId, routeId)).orderBy(stops.position);
  return rows.filter(({ shipmentId }) => shipmentId !== null);
}

const offersOf = async (who: TestWorkspace, routeId: string, stopId: string) => {
  const answer = await who.fetch(`/api/routes/${routeId}/stops/${stopId}/moves`);
  return { status: answer.status, offers: (await answer.json<{ data?: { offers: Offer[] } }>()).data?.offers ?? [] };
};

test("a remaining stop is offered to other routes with its effects, and moves to the chosen one as priced", async () => {
  const { who, from, to } = await twoRoutes();
  if (!from || !to) return expect(from && to, "the plan makes two routes").toBeTruthy();
  const [stop] = await openStops(who, from.id);
  const { offers } = await offersOf(who, from.id, stop?.id ?? "");
  const offer = offers.find(({ route }) => route.id === to.id);
  expect(offer).toMatchObject({ goods: "depot", violations: [] });
  expect(offer?.seconds).toBeGreaterThan(0);
  const before = { from: (await openStops(who, from.id)).length, to: (await openStops(who, to.id)).length };
  const move = (by: TestWorkspace, position: number, toRouteId = to.id) =>
    by.fetch(`/api/routes/${from.id}/stops/${stop?.id}/move`, { body: { to_route_id: toRouteId, position } });
  expect((await move(who, 900)).status).toBe(422);
  expect((await move(who, 1, from.id)).status).toBe(404);
  expect((await move(await createTestWorkspace(), offer?.position ?? 1)).status).toBe(404);
  expect((await move(who, offer?.position ?? 1)).status).toBe(200);
  const [left, joined] = [await openStops(who, from.id), await openStops(who, to.id)];
  expect([left.length, joined.length]).toEqual([before.from - 1, before.to + 1]);
  expect(joined.map(({ position }) => position)).toEqual(joined.map((_, index) => index + 1));
  expect(joined[(offer?.position ?? 1) - 1]?.shipmentId).toBe(stop?.shipmentId);
  const [grown] = await who.scope.db.select().from(routes).where(eq(routes.id, to.id));
  expect((grown?.distance ?? 0) - to.distance).toBe(offer?.metres);
  expect((grown?.duration ?? 0) - to.duration).toBe(offer?.seconds);
  const [shipment] = await who.scope.db
    .select()
    .from(shipments)
    .where(eq(shipments.id, stop?.shipmentId ?? ""));
  expect(shipment).toMatchObject({ status: shipmentStatuses.code.dispatched, agentId: to.agentId, routeId: to.id });
  const received = await who.scope.db.select().from(agentMessages).where(eq(agentMessages.kind, "changed"));
  expect(received.map(({ agentId }) => agentId).sort()).toEqual([from.agentId, to.agentId].sort());
  expect((await move(who, 1)).status).toBe(404);
});

test("goods under way move with their status; finished stops do not move", async () => {
  const { who, from, to } = await twoRoutes();
  if (!from || !to) return expect(from && to, "the plan makes two routes").toBeTruthy();
  for (const { id } of [from, to]) await who.fetch(`/api/routes/${id}/start`, { method: "POST" });
  const [done, next] = await openStops(who, from.id);
  await who.fetch(`/api/routes/${from.id}/stops/${done?.id}/complete`, { body: { proof: { signature: "Ana" } } });
  expect(await offersOf(who, from.id, done?.id ?? "")).toEqual({ status: 200, offers: [] });
  const { offers } = await offersOf(who, from.id, next?.id ?? "");
  const offer = offers.find(({ route }) => route.id === to.id);
  expect(offer).toMatchObject({ goods: "van" });
  const body = { to_route_id: to.id, position: offer?.position };
  expect((await who.fetch(`/api/routes/${from.id}/stops/${next?.id}/move`, { body })).status).toBe(200);
  const [shipment] = await who.scope.db
    .select()
    .from(shipments)
    .where(eq(shipments.id, next?.shipmentId ?? ""));
  expect(shipment).toMatchObject({ status: shipmentStatuses.code.picked_up, agentId: to.agentId, routeId: to.id });
  const phone = await signInPhone(who, to.agentId);
  expect((await phone.day()).route?.stops.map(({ shipment: carried }) => carried?.id)).toContain(next?.shipmentId);
});

test("a stop that is completed far away is marked, with the reason; near it and without a radius it is not", async () => {
  const { who, from } = await twoRoutes();
  if (!from) return expect(from, "the plan makes a route").toBeTruthy();
  const radius = (metres: number) =>
    who.scope.db
      .update(accounts)
      .set({ preferences: { ...who.scope.account.preferences, dropoff_completion_radius: metres } })
      .where(eq(accounts.id, who.account.id));
  const [far, near, anywhere] = await openStops(who, from.id);
  const phone = await signInPhone(who, from.agentId);
  const complete = (stop: typeof far, more: object) => ({
    ...{ id: crypto.randomUUID(), kind: "complete", route_id: from.id, stop_id: stop?.id },
    ...{ device_at: at("06:00"), clock_offset: 0, ...more },
  });
  const { longitude = 0, latitude = 0 } = far?.place.point ?? {};
  await radius(100);
  const done = await phone.sync([
    complete(far, { position: { longitude, latitude: latitude + 0.01 }, outside_radius_reason: "road closed" }),
    complete(near, { position: near?.place.point }),
  ]);
  expect(done.map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
  await radius(0);
  await phone.sync([complete(anywhere, { position: { longitude: 0, latitude: 0 } })]);
  const rows = await openStops(who, from.id);
  const marks = [far, near, anywhere].map((each) => rows.find(({ id }) => id === each?.id));
  expect(marks.map((row) => row?.state)).toEqual(["completed", "completed", "completed"]);
  expect(marks.map((row) => row?.outsideRadiusReason)).toEqual(["road closed", null, null]);
  expect(marks[0]?.outsideRadiusMeters).toBeGreaterThan(1_000);
  expect(marks.slice(1).map((row) => row?.outsideRadiusMeters)).toEqual([null, null]);
});

test("a shipment with both its stops on one route reports why they cannot move", async () => {
  const { who, from, to } = await twoRoutes();
  if (!from || !to) return expect(from && to, "the plan makes two routes").toBeTruthy();
  const [stop] = await openStops(who, from.id);
  if (!stop) throw new Error("the route has a stop");
  await who.scope.db.insert(stops).values({ ...stop, id: crypto.randomUUID(), type: "pickup" });
  const path = `/api/routes/${from.id}/stops/${stop.id}`;
  expect(await (await who.fetch(`${path}/moves`)).json()).toMatchObject({ data: { offers: [], refused: "pair" } });
  const moved = await who.fetch(`${path}/move`, { body: { to_route_id: to.id, position: 1 } });
  expect([moved.status, (await moved.json<{ code: string }>()).code]).toEqual([409, "stop_is_pair"]);
});
