import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportDashboard } from "#app/modules/analytics/commands/export-dashboard.server.ts";
import { readRowsScreen } from "#app/modules/analytics/commands/list-rows.server.ts";
import { viewDashboard } from "#app/modules/analytics/commands/view-dashboard.server.ts";
import { buildRowsAddress, type DashboardView } from "#app/modules/analytics/model/dashboard-view.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { createConfirmedPlan } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import type { TestWorkspace } from "../workspace.ts";

async function view(who: TestWorkspace, query = ""): Promise<DashboardView> {
  const found = await viewDashboard(who.scope, "fleet", new URL(`https://waybill.test/?${query}`));
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

/** The rows of a list, page by page, and the number that it shows. */
async function countRows(who: TestWorkspace, address: string): Promise<[number, number]> {
  const url = new URL(address, "https://waybill.test");
  const seen = new Set<string>();
  for (;;) {
    const page = await readRowsScreen(who.scope, { url, params: {} });
    if (!page.ok) throw new Error(`${address}: ${JSON.stringify(page.failure)}`);
    for (const { id } of page.value.rows) seen.add(id);
    if (page.value.next === null) return [seen.size, page.value.total];
    url.searchParams.set("after", page.value.next);
  }
}

const open = (days: DashboardView["days"], shown: DashboardView, of: Parameters<typeof buildRowsAddress>[2]) =>
  buildRowsAddress("/analytics/rows", { days, filters: shown.filters }, of);

/** Opens every bar of both panels, and counts them. */
async function openPanels(who: TestWorkspace, shown: DashboardView): Promise<number> {
  let opened = 0;
  for (const { id, spans, routes: all } of shown.work?.agents ?? []) {
    for (const { days, routes: n } of [...spans, { days: shown.days, routes: all }]) {
      if (n === 0) continue;
      opened += 1;
      const of = { subject: "route", count: "outcome_completed", across: "agent", key: id } as const;
      const address = open(days, shown, of);
      expect([address, ...(await countRows(who, address))]).toEqual([address, n, n]);
    }
    expect(spans.reduce((sum, { routes: n }) => sum + n, 0)).toBe(all);
  }
  for (const { id, limits } of shown.fills ?? [])
    for (const { list, rows } of limits) {
      opened += 1;
      const address = open(shown.days, shown, { subject: "route", count: list, across: "vehicle", key: id });
      expect([address, ...(await countRows(who, address))]).toEqual([address, rows, rows]);
    }
  return opened;
}

const start = Date.parse("2026-11-23T07:00:00Z");

/** Two crews; their routes of a day are over, half an hour longer than planned, and each again on other days. */
async function drive(days: readonly number[]): Promise<TestWorkspace> {
  setTimeTo("2026-11-23T06:00:00Z");
  const { who } = await createConfirmedPlan({ shipments: 6, agents: 2 });
  const { db } = who.scope;
  const planned = await db.select().from(routes);
  for (const route of planned) {
    const driven = {
      startedAt: start,
      completedAt: start + (route.duration + 1_800) * 1000,
      status: "completed",
    } as const;
    await db.update(routes).set(driven).where(eq(routes.id, route.id));
    for (const back of days)
      await db
        .insert(routes)
        .values({ ...route, ...driven, id: newId(who.scope), number: 100 + back, date: addDays(route.date, -back) });
  }
  return who;
}

test("planned and driven hours of agents are those of their routes, and each bar opens them", async () => {
  const who = await drive([1, 2, 2]);
  const shown = await view(who);
  expect(shown.work?.unit).toBe("day");
  const rows = await who.scope.db.select().from(routes);
  for (const { id, planned, driven, over, routes: n } of shown.work?.agents ?? []) {
    const own = rows.filter(({ agentId }) => agentId === id);
    const minutes = own.reduce((sum, { duration }) => sum + Math.round(duration / 60), 0);
    expect([n, planned * 60]).toEqual([4, expect.closeTo(minutes, 6)]);
    expect(driven * 60).toBeCloseTo(minutes + 4 * 30, 6);
    expect(over).toBeCloseTo((4 * 30 * 100) / minutes, 6);
  }
  expect(shown.work?.agents.length).toBeGreaterThan(0);
  for (const query of ["", `agent=${shown.work?.agents[0]?.id}`, "team=none", "team=none&location=none"])
    expect([query, await openPanels(who, await view(who, query))]).toEqual([query, expect.any(Number)]);
});

test("vehicles are as full as planned by what limits them, also when their limits change later", async () => {
  const who = await drive([]);
  const shown = await view(who);
  const rows = await who.scope.db.select().from(routes);
  for (const { id, limits, fullBy, routes: n } of shown.fills ?? []) {
    const own = rows.filter(({ vehicleId }) => vehicleId === id);
    expect(n).toBe(own.length);
    // The factory's vehicles have no maximum volume.
    expect(limits.map(({ by }) => by)).toEqual(["weight", "time"]);
    for (const { by, percent } of limits) expect(percent).toBe(own[0]?.fill[by]);
    expect(fullBy).toBe(limits.toSorted((a, b) => b.percent - a.percent)[0]?.by);
  }
  expect(shown.fills?.length).toBeGreaterThan(0);
  expect(await openPanels(who, shown)).toBeGreaterThan(3);
});

test("bars of 90 days and of two years are weeks and months, and open as many routes as they say", async () => {
  const who = await drive([5, 40, 41, 88, 89, 300, 400]);
  for (const [back, unit, n] of [
    [89, "week", 6],
    [729, "month", 8],
  ] as const) {
    const shown = await view(who, `from=${addDays("2026-11-23", -back)}&to=2026-11-23`);
    expect([shown.work?.unit, shown.work?.agents[0]?.routes]).toEqual([unit, n]);
    expect(await openPanels(who, shown)).toBeGreaterThan(4);
  }
});

test("a file has the hours by agent and day, and how full each vehicle was", async () => {
  const who = await drive([1]);
  const url = new URL("https://waybill.test/?format=csv");
  const file = await exportDashboard(who.scope, { url, language: "en", params: { dashboard: "fleet" } });
  if (!file.ok) throw new Error(file.failure.code);
  const text = await new Response(file.value.body).text();
  expect(text).toContain("Planned and driven,From,To,Hours on the road,Hours planned,Longer than planned,Routes");
  expect(text).toMatch(/,2026-11-22,2026-11-22,[\d.]+,[\d.]+,[\d.]+,1/);
  expect(text).toMatch(/\n[^,\n]+,\d+,,\d+,2/);
});
