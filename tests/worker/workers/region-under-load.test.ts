import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import type { Point } from "#app/platform/geo/place.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { estimateTravel } from "#wasm/host/travel.ts";
import { createAddressBook } from "#workers/ports/address-book.ts";
import { createRegions } from "#workers/ports/regions.ts";
import { createTravelTimes } from "#workers/ports/travel.ts";
import { getFileKey, getManifestKey, type RegionManifest, regionFiles } from "#workers/region/run/manifest.ts";
import { viewPlan, waitForStatus } from "../plan-watch.ts";
import { putRegion } from "../tiny-region.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** Regions are listed once a minute: each look of a test comes a minute later. */
let later = 0;
const machine = Date.now;
const look = () => {
  later += 61_000;
  vi.spyOn(Date, "now").mockImplementation(() => machine() + later);
  return createRegions(env);
};
const travel = () => createTravelTimes("", look());
afterEach(() => vi.restoreAllMocks());

/** Puts the same streets a second time, as another region or build. */
async function copyRegion(from: RegionManifest, changes: Partial<RegionManifest>): Promise<RegionManifest> {
  const made = { ...from, ...changes };
  for (const file of regionFiles) {
    const bytes = await env.FILES.get(getFileKey(from, file));
    await env.FILES.put(getFileKey(made, file), (await bytes?.arrayBuffer()) ?? "");
  }
  await env.FILES.put(getManifestKey(made.id), JSON.stringify(made));
  return made;
}

const west: Point = { longitude: 17.55, latitude: 43.376 };
const middle: Point = { longitude: 17.5996, latitude: 43.376 };
const east: Point = { longitude: 17.6492, latitude: 43.376 };
const [south, north] = [43.34, 43.43];
const fitted = { detour: 2, metresPerSecond: 5 };

/** Two regions of the same streets, each with its own box. */
async function twoRegions(one: readonly [number, number], other: readonly [number, number]): Promise<void> {
  const box = ([from, to]: readonly [number, number]) => [from, south, to, north] as const;
  const first = await putRegion((region) => ({ ...region, box: box(one), estimate: fitted }));
  await copyRegion(first, { id: "second", box: box(other) });
}

const guessed = (...points: Point[]) => {
  const places = points.map(({ longitude, latitude }) => [longitude, latitude] as const);
  return estimateTravel(places, fitted.metresPerSecond, fitted.detour).durations[1];
};

test("the way from one region into another is estimated at the fitted speed, and reported", async () => {
  await twoRegions([17.5, 17.58], [17.59, 17.7]);
  const { durations, estimated, apart } = await travel().matrix([west, middle, east]);
  expect([estimated, apart]).toEqual([[], [1, 2]]);
  expect(durations[0]?.[1]).toBe(guessed(west, middle));
  const byRoad = durations[1]?.[2] ?? 0;
  expect(byRoad).toBeGreaterThan(0);
  expect(byRoad).toBeLessThan(guessed(middle, east) ?? 0);
});

test("where two regions overlap, each pair has the road times of one that covers both", async () => {
  await twoRegions([17.5, 17.61], [17.59, 17.7]);
  const { durations, estimated, apart } = await travel().matrix([west, middle, east]);
  expect([estimated, apart]).toEqual([[], [2]]);
  const guess = guessed(west, middle) ?? 0;
  expect(durations[0]?.[1]).toBeLessThan(guess);
  expect(durations[1]?.[2]).toBe(durations[0]?.[1]);
  expect(durations[0]?.[2]).toBe(guessed(west, east));
});

test("a region that knows all of another's points is asked alone", async () => {
  await twoRegions([17.5, 17.7], [17.59, 17.7]);
  const regions = look();
  const requested: string[] = [];
  const port = createTravelTimes("", {
    all: regions.all,
    room: (id) => {
      requested.push(id);
      return regions.room(id);
    },
  });
  expect(await port.matrix([west, middle, east])).toMatchObject({ estimated: [], apart: [] });
  expect(requested).toEqual(["tiny"]);
});

test("a point in the lake, in the midst of a region, is estimated at its fitted speed", async () => {
  await putRegion((region) => ({ ...region, box: [17.3, 43.1, 17.9, 43.6], estimate: fitted }));
  const lake = { longitude: 17.4, latitude: 43.2 };
  const { durations, estimated, apart } = await travel().matrix([west, lake, east]);
  expect([estimated, apart]).toEqual([[1], []]);
  expect(durations[0]?.[1]).toBe(guessed(west, lake));
  expect(durations[0]?.[2]).toBeLessThan(guessed(west, east) ?? 0);
});

/** A plan of deliveries on the streets of the tests' region; the depot is among them. */
async function makeRegionPlan(shipments: number, point?: (at: number) => Point) {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, {
    shipments,
    agents: 2,
    point:
      point ?? ((at) => ({ longitude: 17.555 + (at % 8) * 0.0124, latitude: 43.345 + Math.floor(at / 8) * 0.009 })),
  });
  return { who, planId: await createTestPlan(who.scope, world) };
}

const seen = (who: TestWorkspace, planId: string) =>
  viewPlan({ ...who, scope: { ...who.scope, ports: { ...who.scope.ports, travel: travel() } } }, planId);

test("a plan lists its shipments outside the depot's region", async () => {
  await twoRegions([17.59, 17.7], [17.5, 17.58]);
  const { who, planId } = await makeRegionPlan(3, (at) => [middle, east, west][at] ?? west);
  const { inputs } = await seen(who, planId);
  const west3 = inputs.shipments.filter(({ dropoff }) => dropoff.point?.longitude === west.longitude);
  expect(inputs.travel).toMatchObject({ kind: "matrix", elsewhere: west3.map(({ id }) => id) });
  expect(inputs.travel).not.toHaveProperty("offRoad");
});

test("a region's room that goes down with the question is asked again", async () => {
  const region = await putRegion();
  const stub = env.REGION_ROOM.get(env.REGION_ROOM.idFromName("tiny"));
  const places = Array.from({ length: 600 }, (_, at) => ({
    longitude: 17.55 + (at % 30) * 0.003,
    latitude: 43.34 + Math.floor(at / 30) * 0.003,
  }));
  const room = look().room("tiny");
  const undisturbed = await room.matrix(region, places, 0, 600);
  const requested = room.matrix(region, places, 0, 600);
  const killed = runInDurableObject(stub, (_, state) => state.abort("killed by the test")).catch(() => "down");
  expect(await requested).toEqual(undisturbed);
  expect(await killed).toBe("down");
  expect(await room.matrix(region, places, 0, 600)).toEqual(undisturbed);
});

test("a region that is replaced while a plan is searched: the plan gets ready, and its next look counts with the new build", async () => {
  const first = await putRegion();
  const { who, planId } = await makeRegionPlan(40);
  const before = await seen(who, planId);
  expect(before.inputs.travel.kind).toBe("matrix");
  // The room's alarms keep the machine's time.
  vi.restoreAllMocks();
  const optimise = await who.fetch(`/api/plans/${planId}/optimize`, { body: { seed: 7, effort: "quick" } });
  expect(optimise.status).toBe(202);
  const second = await copyRegion(first, { build: "20261122-next-1" });
  for (const file of regionFiles) await env.FILES.delete(getFileKey(first, file));
  const ready = await waitForStatus(who, planId, 4);
  expect(ready.timed?.summary).toMatchObject({ assigned: 40, unassigned: 0 });
  const after = await seen(who, planId);
  expect(after.inputs.travel).toEqual(before.inputs.travel);
  expect(after.timed?.summary).toEqual(ready.timed?.summary);
  const { objects } = await env.FILES.list({ prefix: `travel/${who.account.id}/` });
  expect(objects.length).toBe(2);
  expect(await travel().source([west])).toMatchObject({ name: `region tiny ${second.build}` });
});

test("with files that do not match the manifest, plans report using the estimate, and nothing is suggested", async () => {
  const wrong = { bytes: 1, sha256: "0".repeat(64) };
  await putRegion((region) => ({ ...region, files: { ...region.files, "roads.bin": wrong, "addresses.bin": wrong } }));
  const { who, planId } = await makeRegionPlan(4);
  const { inputs } = await seen(who, planId);
  expect(inputs.travel).toMatchObject({ kind: "estimate", standIn: true });
  expect(await createAddressBook(look()).suggest("Ulica 1")).toEqual([]);
});
