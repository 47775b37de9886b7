import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { buildRouteSheet } from "#app/modules/plans/commands/export/route-sheet.server.ts";
import { readPrintedPlan } from "#app/modules/plans/db/printed-plan.reads.server.ts";
import type { LiveRoute, RoutesView } from "#app/modules/routes/model/live-route.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { signInPhone } from "../drive.ts";
import { optimizeToReady } from "../plan-watch.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const minute = 60_000;

/** A confirmed plan of one route whose agent rests half an hour at noon, and the driver's phone. */
async function restedDay() {
  setTimeTo("2026-11-23T04:00:00.000Z");
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 6, agents: 1, maxWeight: 100_000 });
  const rest = { breakFrom: "12:00", breakTo: "13:00", breakMinutes: 30 };
  await who.scope.db
    .update(agents)
    .set(rest)
    .where(eq(agents.id, world.agentIds[0] ?? ""));
  // Six stops of an hour each: nobody can rest before leaving.
  await who.scope.db.update(shipments).set({ serviceMinutes: 60 }).where(eq(shipments.accountId, who.account.id));
  const planId = await createTestPlan(who.scope, world);
  const { plan, timed } = await optimizeToReady(who, planId);
  const confirmed = { based_on: plan.currentVersion, preserve_sequences: false };
  expect((await who.fetch(`/api/plans/${planId}/confirm`, { body: confirmed })).ok).toBe(true);
  const [route] = timed?.routes ?? [];
  if (route?.breaks.length !== 1) throw new Error("a route with a break is wanted");
  return { who, world, planId, planned: route, phone: await signInPhone(who, world.agentIds[0] ?? "") };
}

async function live(who: TestWorkspace): Promise<LiveRoute> {
  const received = await (await who.fetch("/api/routes?date=2026-11-23")).json<{ data: unknown }>();
  const [route] = (toCamelCase(received.data) as RoutesView).routes;
  if (!route) throw new Error("there is a route");
  return route;
}

const at = (moment: unknown) => (typeof moment === "number" ? moment : Date.parse(String(moment)));
const did = (kind: string, deviceAt: number, more: object = {}) => ({
  ...{ id: crypto.randomUUID(), kind, device_at: new Date(deviceAt).toISOString(), clock_offset: 0 },
  ...more,
});
const rows = ({ scope, account }: TestWorkspace) =>
  scope.db.select().from(stops).where(eq(stops.accountId, account.id)).orderBy(asc(stops.position), asc(stops.type));

test("a confirmed plan keeps its breaks: a stop in its place, and arrivals as they were planned to the second", async () => {
  const { who, planId, planned } = await restedDay();
  const route = await live(who);
  const order = route.stops.map(({ type }) => type);
  const [rest] = planned.breaks;
  expect(order.indexOf("break")).toBe(rest?.after);
  expect(order.filter((type) => type === "break")).toHaveLength(1);
  const visits = route.stops.filter(({ type }) => type === "dropoff");
  expect(visits.map(({ position }) => position)).toEqual(visits.map((_, index) => index + 1));
  expect(visits.map(({ expectedAt }) => at(expectedAt))).toEqual(planned.stops.map(({ arriveAt }) => at(arriveAt)));
  expect(at(route.expectedEndAt)).toBe(at(planned.endAt));
  expect(route).toMatchObject({ stopCount: 6, doneCount: 0 });

  // The driver's printed route shows the time, too.
  const sheets = await readPrintedPlan(who.scope, planId);
  const [sheet] = sheets?.routes ?? [];
  if (!sheets || !sheet || !rest) throw new Error("there is a sheet");
  const times = [rest.startAt, rest.endAt].map((each) => toLocalTime(at(each), sheets.plan.timezone).slice(11, 16));
  const { facts } = buildRouteSheet(sheets, sheet, { t: createTranslator("en"), scope: who.scope });
  expect(facts).toContain(`Break ${times.join(" – ")}`);
});

test("the phone takes the planned break and a second unplanned one; both end, and arrivals follow", async () => {
  const { who, phone, planned } = await restedDay();
  const routeId = (await live(who)).id;
  const begins = at(planned.startAt) + minute;
  setTimeTo(new Date(begins + minute).toISOString());
  const route_id = routeId;
  const sent = async (...actions: object[]) => {
    const answers = await phone.sync(actions, new Date(begins + minute).toISOString());
    expect(answers.map(({ outcome }) => outcome)).toEqual(actions.map(() => "applied"));
  };
  await sent(did("start", begins - minute, { route_id }), did("pause", begins, { route_id }));
  const [running, ...others] = (await rows(who)).filter(({ type }) => type === "break");
  expect(others).toEqual([]);
  expect(running).toMatchObject({ state: "arriving", arrivedAt: begins, position: 1 });
  // Half an hour of it remains: no stop is reached before.
  const during = (await live(who)).stops.find(({ type }) => type === "dropoff");
  expect(at(during?.expectedAt)).toBeGreaterThan(begins + 30 * minute);
  await sent(did("pause", begins + minute, { route_id }), did("resume", begins + minute, { route_id }));
  const ended = (await rows(who)).filter(({ type }) => type === "break");
  expect(ended).toMatchObject([{ state: "completed", arrivedAt: begins, finishedAt: begins + minute }]);
  const after = (await live(who)).stops.find(({ type }) => type === "dropoff");
  expect(at(after?.expectedAt)).toBeLessThan(begins + 30 * minute);
  // Another rest, which no plan had; the next stop is ready all the same.
  await sent(did("pause", begins + minute, { route_id }));
  const next = (await rows(who)).filter(({ type }) => type !== "break")[0];
  await sent(
    did("arrive", begins + minute, { route_id, stop_id: next?.id }),
    did("resume", begins + minute, { route_id }),
  );
  const day = await phone.day();
  expect(day.route?.stops.filter(({ type }) => type === "break").map(({ state }) => state)).toEqual([
    "completed",
    "completed",
  ]);
});

test("a delay is applied: the next arrival and those after it are later by as many minutes", async () => {
  const { who, phone, planned } = await restedDay();
  const route_id = (await live(who)).id;
  const begins = at(planned.startAt) + minute;
  setTimeTo(new Date(begins).toISOString());
  await phone.sync([did("start", begins, { route_id })], new Date(begins).toISOString());
  const before = (await live(who)).stops.filter(({ type }) => type === "dropoff")[0];
  await phone.sync([did("late", begins, { route_id, minutes: 30 })], new Date(begins).toISOString());
  const after = (await live(who)).stops.filter(({ type }) => type === "dropoff")[0];
  expect(Math.round((at(after?.expectedAt) - at(before?.expectedAt)) / minute)).toBe(30);
});

test("the rest is timed again without a finished break, and with a pending one", async () => {
  for (const taken of [true, false]) {
    const { who, phone, planned } = await restedDay();
    const { id: route_id, stops: all } = await live(who);
    const begins = at(planned.startAt) + minute;
    setTimeTo(new Date(begins).toISOString());
    const acts = taken ? [did("pause", begins, { route_id }), did("resume", begins, { route_id })] : [];
    await phone.sync([did("start", begins, { route_id }), ...acts], new Date(begins).toISOString());
    // The office takes a shipment from the route: the rest is timed by the plan's own rules.
    const [, gone] = all.flatMap(({ shipment }) => shipment ?? []);
    for (const action of ["reset", "unassign"]) {
      const answer = await who.fetch(`/api/shipments/${action}`, { body: { shipments: [gone?.id] } });
      expect(await answer.json()).toMatchObject({ data: { refused: [] } });
    }
    const breaks = (await rows(who)).filter(({ type }) => type === "break");
    expect(breaks.map(({ state }) => state)).toEqual([taken ? "completed" : "pending"]);
    const [route] = await who.scope.db.select().from(routes).where(eq(routes.accountId, who.account.id));
    expect(route?.stopCount).toBe(5);
  }
});

test("a route that ends without its break reports it", async () => {
  const { who, phone, planned } = await restedDay();
  const { id: route_id, stops: all } = await live(who);
  setTimeTo(new Date(at(planned.endAt)).toISOString());
  const when = at(planned.endAt);
  const proof = { signature: "H. Petersen", collections: "collected" };
  const acts = all.flatMap(({ id, type }) =>
    type === "dropoff" ? [did("complete", when, { route_id, stop_id: id, ...proof })] : [],
  );
  const done = await phone.sync(
    [did("start", when, { route_id }), ...acts, did("finish", when, { route_id })],
    new Date(when).toISOString(),
  );
  expect(done.map(({ code }) => code).filter(Boolean)).toEqual([]);
  const breaks = (await rows(who)).filter(({ type }) => type === "break");
  expect(breaks).toMatchObject([{ state: "failed", arrivedAt: null }]);
});
