import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportDashboard } from "#app/modules/analytics/commands/export-dashboard.server.ts";
import { readRowsScreen } from "#app/modules/analytics/commands/list-rows.server.ts";
import { viewDashboard } from "#app/modules/analytics/commands/view-dashboard.server.ts";
import { analyticsDueDays, analyticsFacts } from "#app/modules/analytics/db/analytics.tables.ts";
import { readShipmentFacts } from "#app/modules/analytics/db/work-facts.reads.server.ts";
import { buildRowsAddress, type DashboardView } from "#app/modules/analytics/model/dashboard-view.ts";
import { countVisit } from "#app/modules/analytics/model/fair-comparison.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { createConfirmedPlan } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function view(who: TestWorkspace, query = ""): Promise<DashboardView> {
  const found = await viewDashboard(who.scope, "fleet", new URL(`https://waybill.test/?${query}`));
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

test("a visit takes from the end of the one before, and a corrected time changes the next one too", async () => {
  setTimeTo("2026-11-23T06:00:00Z");
  const { who } = await createConfirmedPlan({ shipments: 3, agents: 1 });
  const { db } = who.scope;
  const start = Date.parse("2026-11-23T07:00:00Z");
  await db.update(routes).set({ startedAt: start, status: "active" });
  const visits = await db.select().from(stops).where(eq(stops.type, "dropoff")).orderBy(stops.position);
  const ids = visits.map(({ shipmentId }) => shipmentId ?? "");
  for (const [at, action] of (["dropoff", "attempt", "dropoff"] as const).entries()) {
    setTimeTo(new Date(start + (at + 1) * 600_000).toISOString());
    const reason = action === "attempt" ? { reason: "NO_ANSWER" as const } : {};
    const moved = await runMoves(who.scope, [{ id: ids[at] ?? "", action, ...reason }]);
    expect(moved).toMatchObject({ ok: true, value: { refused: [] } });
  }
  const read = async () => {
    const facts = await readShipmentFacts(who.scope, ids);
    return ids.map((id) => facts.find((fact) => fact.id === id)?.counts ?? {});
  };
  const counts = await read();
  expect(counts.map(({ visited, visit_seconds: seconds }) => [visited, seconds])).toEqual([
    [1, 600],
    [1, 600],
    [1, 600],
  ]);
  expect(counts.map(({ first_visits: first, first_visits_done: done }) => [first, done])).toEqual([
    [1, 1],
    [1, undefined],
    [1, 1],
  ]);
  expect(Object.keys(counts[0] ?? {})).toContainEqual(
    expect.stringMatching(/^visited\/deliveries_(close|near|apart)$/),
  );

  await view(who);
  const second = visits[1]?.id ?? "";
  await db
    .update(stops)
    .set({ finishedAt: start + 900_000 })
    .where(eq(stops.id, second));
  await view(who);
  const stored = await db.select().from(analyticsFacts).where(eq(analyticsFacts.subject, "shipment"));
  expect(ids.map((id) => stored.find((fact) => fact.id === id)?.counts.visit_seconds)).toEqual([600, 300, 900]);
  // A time that cannot be is not compared, nor one of a route that nobody started.
  await db.update(stops).set({ claimedAt: 1 }).where(eq(stops.id, second));
  await db.update(routes).set({ startedAt: null });
  await view(who);
  const again = await db.select().from(analyticsFacts).where(eq(analyticsFacts.subject, "shipment"));
  expect(ids.map((id) => again.find((fact) => fact.id === id)?.counts.visited)).toEqual([undefined, undefined, 1]);
});

/** Visits of an agent, all alike, over two days. */
async function visit(who: TestWorkspace, agent: string, of: { n: number; meters: number; seconds: number }) {
  const { db, account } = who.scope;
  const served = { served: 1, service_minutes: 2 };
  const facts = Array.from({ length: of.n }, (_, at) => ({
    day: at % 2 ? "2026-11-22" : "2026-11-21",
    id: `${agent}-${of.meters}-${at}`,
    counts: {
      ...{ shipments: 1, outcome_completed: 1, ...served },
      ...countVisit(
        { ...of, kind: "deliveries", isDone: true, isFirst: at % 10 > 0, due: at % 4 ? 2 : 0, finishedAt: 1 },
        served,
      ),
    },
  }));
  await insertJsonRows<typeof analyticsFacts, (typeof facts)[number]>(db, {
    table: analyticsFacts,
    rows: facts,
    columns: {
      ...{ subject: () => "shipment", accountId: () => account.id, name: () => "", number: (row) => row.id },
      ...{ id: (row) => row.id, day: (row) => row.day, agent: () => agent, counts: (row) => row.counts },
    },
  });
  for (const day of ["2026-11-21", "2026-11-22"])
    await db.insert(analyticsDueDays).values({ accountId: account.id, subject: "shipment", day }).onConflictDoNothing();
}

/** Two agents in town, one of them slower; one far out, with whom nobody can be compared; one with few visits. */
async function compare() {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const { db } = who.scope;
  const made: string[] = [];
  for (const name of ["Quick", "Slow", "Far", "Few"]) {
    const id = await createAgent(who.scope);
    await db
      .update(agents)
      .set({ name, phone: `+4176000000${made.length}` })
      .where(eq(agents.id, id));
    made.push(id);
  }
  const [quick = "", slow = "", far = "", few = ""] = made;
  await visit(who, quick, { n: 300, meters: 100, seconds: 300 });
  await visit(who, slow, { n: 300, meters: 100, seconds: 600 });
  await visit(who, far, { n: 300, meters: 20_000, seconds: 1_200 });
  await visit(who, few, { n: 20, meters: 100, seconds: 450 });
  return { who, quick, slow, far, few };
}

test("agents are compared with the same visits of everybody, and every number opens its rows", async () => {
  const { who, quick, slow, far, few } = await compare();
  const shown = await view(who);
  const pace = (of: string) => shown.agents?.find(({ id }) => id === of)?.numbers[0];
  expect(pace(quick)).toMatchObject({ value: 12, expected: 8, visits: 300, doubt: null });
  expect(pace(quick)?.index).toBeCloseTo(150, 9);
  expect(pace(slow)?.index).toBeCloseTo(75, 9);
  expect(pace(far)).toMatchObject({ value: 3, index: null, doubt: "alone" });
  expect(pace(few)).toMatchObject({ value: 8, index: null, doubt: "few" });
  let opened = 0;
  for (const { id, numbers } of shown.agents ?? [])
    for (const { list, rows, base, visits } of numbers)
      for (const [count, n] of [
        [list, rows],
        [base, visits],
      ] as const) {
        const address = buildRowsAddress("/rows", shown, { subject: "shipment", count, across: "agent", key: id });
        const page = await readRowsScreen(who.scope, { url: new URL(address, "https://waybill.test"), params: {} });
        expect([address, page]).toMatchObject([address, { ok: true, value: { total: n } }]);
        opened += 1;
      }
  expect(opened).toBe(32);
});

test("the index is the same for programs and in the file, and filters by agent leave everybody to compare with", async () => {
  const { who, quick, far } = await compare();
  const answer = await who.fetch("/api/analytics/measures/pace_index?by=agent");
  const { data } = await answer.json<{ data: { value: null; groups: { key: string; value: number | null }[] } }>();
  expect(data.value).toBeNull();
  expect(data.groups.find(({ key }) => key === quick)?.value).toBeCloseTo(150, 9);
  expect(data.groups.find(({ key }) => key === far)?.value).toBeNull();
  const only = await view(who, `agent=${quick}`);
  expect(only.agents?.map(({ id, numbers }) => [id, Math.round(numbers[0]?.index ?? 0)])).toEqual([[quick, 150]]);
  const url = new URL("https://waybill.test/?format=csv");
  const file = await exportDashboard(who.scope, { url, language: "en", params: { dashboard: "fleet" } });
  expect(file.ok).toBe(true);
  const csv = await (await who.fetch("/analytics/dashboards/fleet/export?format=csv")).text();
  expect(csv).toMatch(/,12,8,150,300,/);
});

test("another account's visits are not compared with", async () => {
  const { who } = await compare();
  const other = await createTestWorkspace();
  expect((await view(other)).agents).toEqual([]);
  const own = await who.scope.db
    .select()
    .from(analyticsFacts)
    .where(and(eq(analyticsFacts.accountId, other.account.id), eq(analyticsFacts.subject, "shipment")));
  expect(own).toEqual([]);
});
