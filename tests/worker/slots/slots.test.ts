import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createPlanWorld, createTestPlan, depotPoint, type PlanWorld } from "#tests/factories/plans.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

startTestsAt("2026-11-22T10:00:00Z");

let mine: TestWorkspace;
let world: PlanWorld;
const address = { line1: "Ulica 5", city: "Mostar", postal_code: "88000", country: "BA" };
const point = { longitude: depotPoint.longitude + 0.02, latitude: depotPoint.latitude };

beforeEach(async () => {
  mine = await createTestWorkspace();
  await mine.scope.db.update(agents).set({ active: false });
  world = await createPlanWorld(mine.scope, { shipments: 4, agents: 1, maxWeight: 60_000 });
});

interface Slots {
  timezone: string;
  days: { day: string; slots: { from: string; to: string; greener: boolean; effort: string; metres: number }[] }[];
}

async function list(who = mine, query: Record<string, string> = {}): Promise<Slots> {
  const asked = new URLSearchParams({
    ...{ line1: address.line1, city: address.city, postal_code: address.postal_code, country: address.country },
    ...{ longitude: String(point.longitude), latitude: String(point.latitude), weight: "10000" },
    ...query,
  });
  const response = await who.fetch(`/api/slots?${asked}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Slots }).data;
}

async function hold(window: { from: string; to: string }, weight = 10_000, who = mine) {
  const { from, to } = window;
  const response = await who.fetch("/api/slots/holds", { body: { address, point, weight, from, to } });
  const body = (await response.json()) as { code?: string; data?: { id: string; held_until: string } };
  return { status: response.status, code: body.code, ...body.data };
}

const monday = (slots: Slots) => slots.days.find(({ day }) => day === "2026-11-23")?.slots ?? [];

test("a day without a plan offers what its agents could drive; a plan's routes offer what fits beside its stops", async () => {
  const free = monday(await list());
  expect(free.length).toBeGreaterThan(3);
  await createTestPlan(mine.scope, world);
  const beside = monday(await list());
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.some(({ greener }) => greener)).toBe(true);
  expect(beside.every(({ metres }) => Number.isInteger(metres))).toBe(true);
});

test("a van that is full that day makes the day full", async () => {
  expect(monday(await list(mine, { weight: "60000" }))).toEqual([]);
  expect((await list(mine, { weight: "60000" })).days.some(({ slots }) => slots.length > 0)).toBe(true);
});

test("two customers take the last slot at the same time: one gets it, the other is refused", async () => {
  const [slot] = monday(await list(mine, { weight: "40000" }));
  if (!slot) throw new Error("no slot");
  const answers = await Promise.all([hold(slot, 40_000), hold(slot, 40_000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe("slot_taken");
  expect(monday(await list(mine, { weight: "40000" }))).toEqual([]);
});

test("a hold ends after ten minutes, or when it is given up", async () => {
  const [slot] = monday(await list(mine, { weight: "40000" }));
  if (!slot) throw new Error("no slot");
  const first = await hold(slot, 40_000);
  expect(first.held_until).toMatch(/^2026-11-22T10:10:00/);
  expect((await mine.fetch(`/api/slots/holds/${first.id}/release`, { body: {} })).status).toBe(200);
  const second = await hold(slot, 40_000);
  expect(second.status).toBe(201);
  setTimeTo("2026-11-22T10:11:00Z");
  expect(monday(await list(mine, { weight: "40000" })).length).toBeGreaterThan(0);
  const [number] = await mine.scope.db.select({ number: orders.number }).from(orders).limit(1);
  const late = await mine.fetch(`/api/slots/holds/${second.id}/book`, { body: { order: number?.number } });
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, "hold_over"]);
});

test("a booked slot is the order's time, first in planning, and the hold is used up", async () => {
  const [slot] = monday(await list());
  if (!slot) throw new Error("no slot");
  const held = await hold(slot);
  const [order] = await mine.scope.db.select().from(orders).limit(1);
  const book = () => mine.fetch(`/api/slots/holds/${held.id}/book`, { body: { order: order?.number } });
  const booked = await book();
  expect([booked.status, await booked.json()]).toEqual([
    200,
    { data: { order: order?.number, from: slot.from, to: slot.to } },
  ]);
  const [after] = await mine.scope.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? ""));
  expect(after).toMatchObject({ deliveryFrom: slot.from, deliveryTo: slot.to, priority: "highest" });
  const [shipment] = await mine.scope.db
    .select()
    .from(shipments)
    .where(eq(shipments.orderNumber, order?.number ?? ""));
  expect(shipment).toMatchObject({ deliveryFrom: slot.from, deliveryTo: slot.to, priority: "highest" });
  expect((await book()).status).toBe(404);
});

test("another account's holds and plans are unknown", async () => {
  const other = await createTestWorkspace();
  const [slot] = monday(await list());
  if (!slot) throw new Error("no slot");
  const held = await hold(slot);
  expect((await other.fetch(`/api/slots/holds/${held.id}/release`, { body: {} })).status).toBe(404);
  expect((await list(other)).days).toEqual([]);
});

test("bad questions name their field", async () => {
  const response = await mine.fetch("/api/slots?line1=&country=BA");
  expect(response.status).toBe(422);
  expect((await mine.fetch("/api/slots?street=x")).status).toBe(422);
  const wrong = await hold({ from: "2026-11-23T12:00", to: "2026-11-23T10:00" });
  expect([wrong.status, wrong.code]).toEqual([409, "slot_taken"]);
  const past = await hold({ from: "2026-11-20T10:00", to: "2026-11-20T12:00" });
  expect(past.status).toBe(409);
});
