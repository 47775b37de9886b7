import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { createSeededRandom } from "#app/modules/sandbox/model/seeded-random.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { createAppContext } from "#workers/environment.ts";
import { demoTowns } from "#workers/local/demo/company.ts";
import { seedToday } from "#workers/local/demo/day.ts";
import { chooseDemoClock } from "#workers/local/demo/demo-clock.ts";
import { type DemoFleet, seedFleet } from "#workers/local/demo/fleet.ts";
import type { Home } from "#workers/local/demo/homes.ts";
import { seedDemoOrders } from "#workers/local/demo/orders.ts";
import { addMinutes, DEFAULT_HOURS } from "#workers/local/demo/plan-day.ts";
import { openWorkspace } from "#workers/local/demo/workspace.ts";
import { setTimeTo } from "./test-clock.ts";

/** Houses along the valley, in the demo's towns; no streets are known, so travel is estimated. */
function inventHomes(): Home[][] {
  const roll = createSeededRandom(11);
  return Object.keys(demoTowns).map((city) =>
    Array.from({ length: 30 }, (_, house): Home => {
      const point = { longitude: 9.49 + roll(40) / 1000, latitude: 47.07 + roll(150) / 1000 };
      return { point, address: { line1: `Landstrasse ${house + 1}`, city, country: "LI", postalCode: "9490" } };
    }),
  );
}

export interface SeededDay {
  scope: Scope;
  /** Minutes by which the day is later than others. */
  later: number;
}

/** The demo's day as `npm start` makes it at an instant, without its history. */
export async function seedDayAt(instant: number): Promise<SeededDay> {
  setTimeTo(new Date(instant).toISOString());
  const app = createAppContext(env, () => {});
  const hub = { label: "", point: { longitude: 9.51, latitude: 47.17 }, precision: "address" as const };
  const geocoder = { locate: async () => [hub], locateAll: async (all: readonly unknown[]) => all.map(() => [hub]) };
  const { timezone, later } = chooseDemoClock(instant);
  const scope = await openWorkspace({ ...app, ports: { ...app.ports, geocoder } }, timezone);
  const fleet: DemoFleet = { ...(await seedFleet(scope)), homes: inventHomes() };
  const date = toLocalDate(now(scope), timezone);
  const orders = await seedDemoOrders(scope, fleet, [{ date, daysAgo: 1, count: 84, later }]);
  await seedToday(scope, fleet, { orderIds: orders.get(date) ?? [], later });
  return { scope, later };
}

/** A person who signs in at once sees an ordinary day: few late, some done, nobody missing or overworked. */
export async function expectWorkingDay({ scope, later }: SeededDay): Promise<void> {
  const { timezone } = scope.account;
  const home = await viewHome(scope);
  if (!home.ok) throw new Error("home can be read");
  const routes = home.value.routes ?? [];
  const sum = (field: "done" | "total" | "late") => routes.reduce((all, route) => all + route[field], 0);
  expect(routes.length).toBeGreaterThan(3);
  expect(routes.every(({ started }) => started)).toBe(true);
  expect(sum("total")).toBeGreaterThan(60);
  expect(sum("done")).toBeGreaterThan(sum("total") * 0.15);
  expect(sum("done")).toBeLessThan(sum("total") * 0.75);
  expect(sum("late")).toBeGreaterThan(0);
  expect(sum("late")).toBeLessThanOrEqual(sum("total") * 0.1);
  for (const { positionAt } of routes) expect(now(scope) - (positionAt ?? 0)).toBeLessThanOrEqual(10 * minute);
  const date = toLocalDate(now(scope), timezone);
  const shiftEnd = toInstant(`${date}T${addMinutes(later, DEFAULT_HOURS.endsAt)}`, timezone);
  expect(Math.max(...routes.map(({ endsAt }) => endsAt))).toBeLessThanOrEqual(shiftEnd);
  expect(home.value.needs.map(({ kind }) => kind)).not.toContain("not_seen");
}
