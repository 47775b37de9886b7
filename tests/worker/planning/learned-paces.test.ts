import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { markPacesDue, readPaces, updatePaces } from "#app/modules/planning/db/learned-paces.server.ts";
import { readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { plans, travelPaces } from "#app/modules/planning/db/plans.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { learnFromDrives } from "#workers/scheduled.ts";
import { optimizeToReady } from "../plan-watch.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** Confirms a plan of one van. */
async function confirmed(who: TestWorkspace, shipments: number) {
  const world = await createPlanWorld(who.scope, { shipments, agents: 1, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  const { plan } = await optimizeToReady(who, planId);
  const answer = await who.fetch(`/api/plans/${planId}/confirm`, {
    body: { based_on: plan.currentVersion, preserve_sequences: false },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { world, planId };
}

/** The evening of the day that plans of tests are for: what was driven weeks ago is learned from no more. */
const evening = "2026-11-23T21:00:00Z";

/** Drives all that is confirmed and open as planned, each leg as long as so many percent of it; then it is evening. */
async function drive(who: TestWorkspace, percent: number) {
  setTimeTo(evening);
  const { db, account } = who.scope;
  const driven = (await db.select().from(stops).where(eq(stops.accountId, account.id))).filter(
    ({ type }) => type === "dropoff",
  );
  driven.sort((a, b) => a.position - b.position);
  let left = driven[0]?.startAt ?? 0;
  for (const { id, travelSeconds } of driven) {
    const arrivedAt = left + travelSeconds * percent * 10;
    left = arrivedAt + 300_000;
    await db.update(stops).set({ state: "completed", arrivedAt, finishedAt: left }).where(eq(stops.id, id));
  }
}

const newest = async ({ scope }: TestWorkspace) => (await readPaces(scope))?.paces ?? [];

test("legs driven slower than planned make the next plan slower, by the drivers' actual times", async () => {
  const who = await createTestWorkspace();
  const { db } = who.scope;
  const first = await confirmed(who, 25);
  expect(await db.select({ pace: routes.pace }).from(routes)).toEqual([{ pace: 100 }]);
  await drive(who, 150);
  await updatePaces(who.scope);
  const learned = await newest(who);
  expect(learned.reduce((sum, { legs }) => sum + legs, 0)).toBeGreaterThan(5);
  expect(learned.every(({ percent, weekday }) => percent > 100 && percent <= 150 && weekday === 1)).toBe(true);

  // Plans that exist keep what they were made with.
  expect((await readPlanInputs(who.scope, first.planId))?.inputs.paces).toEqual([]);
  const planId = await createTestPlan(who.scope, first.world);
  const known = (await readPlanInputs(who.scope, planId))?.inputs.paces ?? [];
  expect(Math.max(...known.map(({ percent }) => percent))).toBeGreaterThan(105);
});

test("legs planned with a pace are compared without it, so that paces do not accumulate", async () => {
  const who = await createTestWorkspace();
  const { db, account } = who.scope;
  await confirmed(who, 25);
  await drive(who, 150);
  await updatePaces(who.scope);
  const before = await newest(who);
  // The same day, had it been planned half as slow again: planned and driven legs are of one length.
  for (const { id, travelSeconds } of await db.select().from(stops))
    await db
      .update(stops)
      .set({ travelSeconds: Math.round(travelSeconds * 1.5) })
      .where(eq(stops.id, id));
  await db.update(routes).set({ pace: 150 }).where(eq(routes.accountId, account.id));
  await updatePaces(who.scope);
  expect(await newest(who)).toEqual(before);
});

test("learns only from reported arrivals of motor vehicles at consecutive stops", async () => {
  const who = await createTestWorkspace();
  const { db } = who.scope;
  await confirmed(who, 12);
  await drive(who, 150);
  const all = await db.select().from(stops);
  const count = async () => {
    await updatePaces(who.scope);
    return (await newest(who)).reduce((sum, { legs }) => sum + legs, 0);
  };
  const legs = await count();
  expect(legs).toBeGreaterThan(3);

  const third = all.find(({ position }) => position === 3);
  if (!third) throw new Error("a stop is missing");
  await db.update(stops).set({ arrivedAt: third.finishedAt }).where(eq(stops.id, third.id));
  expect(await count()).toBe(legs - 1);
  // Done last, the plan's leg to it was not driven, nor the one to the stop after it.
  await db
    .update(stops)
    .set({ arrivedAt: third.endAt + 40_000_000, finishedAt: third.endAt + 40_300_000 })
    .where(eq(stops.id, third.id));
  expect(await count()).toBe(legs - 2);
  await db.update(vehicles).set({ type: 9 });
  expect(await count()).toBe(0);
});

test("an account learns only from its own data", async () => {
  const [mine, theirs] = [await createTestWorkspace(), await createTestWorkspace()];
  await confirmed(theirs, 12);
  await drive(theirs, 150);
  await updatePaces(mine.scope);
  expect(await newest(mine)).toEqual([]);
  await updatePaces(theirs.scope);
  expect(await newest(mine)).toEqual([]);
  expect((await newest(theirs)).length).toBeGreaterThan(0);
  const received = await mine.fetch("/api/settings/routing");
  expect(await received.json()).toMatchObject({ data: { learned: { hours: [] } } });
});

test("finishing a stop marks paces due, and the sweep computes them once", async () => {
  const who = await createTestWorkspace();
  const { db, ports, account } = who.scope;
  const { planId } = await confirmed(who, 6);
  const [route] = await db.select().from(routes).where(eq(routes.planId, planId));
  const [stop] = await db.select().from(stops).orderBy(stops.position);
  const arrive = () => who.fetch(`/api/routes/${route?.id}/stops/${stop?.id}/arrive`, { body: {} });
  expect((await arrive()).status).toBe(200);
  const due = () => db.select({ id: travelPaces.accountId, due: travelPaces.due }).from(travelPaces);
  expect(await due()).toEqual([{ id: account.id, due: true }]);
  await learnFromDrives({ db, ports });
  expect(await due()).toEqual([{ id: account.id, due: false }]);
  const { learnedAt } = (await readPaces(who.scope)) ?? {};
  await learnFromDrives({ db, ports: { ...ports, clock: { now: () => ports.clock.now() + 3_600_000 } } });
  expect((await readPaces(who.scope))?.learnedAt).toBe(learnedAt);
  expect((await commit(db, [markPacesDue(who.scope), markPacesDue(who.scope)])).ok).toBe(true);
  expect(await due()).toEqual([{ id: account.id, due: true }]);
});

test("a plan with paces is searched and timed with them", async () => {
  const who = await createTestWorkspace();
  const { db } = who.scope;
  const world = await createPlanWorld(who.scope, { shipments: 6, agents: 1, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  const slow = Array.from({ length: 168 }, (_, at) => ({
    weekday: 1 + Math.floor(at / 24),
    hour: at % 24,
    percent: 150,
    legs: 5,
  }));
  const seconds = async () => (await optimizeToReady(who, planId)).timed?.summary.duration ?? 0;
  const plain = await seconds();
  await db.update(plans).set({ paces: slow }).where(eq(plans.id, planId));
  const paced = await seconds();
  expect(paced / plain).toBeGreaterThan(1.45);
  expect(paced / plain).toBeLessThan(1.55);
});
