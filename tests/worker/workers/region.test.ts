import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createGeocoder } from "#workers/ports/geocoder.ts";
import { createRegions } from "#workers/ports/regions.ts";
import { createTravelTimes } from "#workers/ports/travel.ts";
import { deleteOldBuilds } from "#workers/ports.ts";
import { getFileKey, getManifestKey, type RegionManifest } from "#workers/region/run/manifest.ts";
import { viewPlan } from "../plan-watch.ts";
import { putRegion } from "../tiny-region.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** A bucket that looks like another one: the list of regions is believed for a minute. */
const freshEnv = () => ({
  ...env,
  FILES: new Proxy(env.FILES, {
    get: (bucket, name) => {
      const value = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  }),
});

const travel = () => createTravelTimes("", createRegions(freshEnv()));

const west: Point = { longitude: 17.55, latitude: 43.34 };
const east: Point = { longitude: 17.5748, latitude: 43.34 };
const lake: Point = { longitude: 17.9, latitude: 43.9 };

test("points of a region get its road times, others the estimate, and are named", async () => {
  await putRegion();
  const port = travel();
  const source = await port.source([west, east]);
  expect(source).toMatchObject({ kind: "named", name: expect.stringMatching(/^region tiny undated-/) });
  const { durations, distances, estimated } = await port.matrix([west, east, lake]);
  expect(estimated).toEqual([2]);
  expect(distances[0]?.[1]).toBeGreaterThan(2000);
  expect(distances[0]?.[1]).toBeLessThan(2020);
  expect(durations[0]?.[1]).toBe(Math.round((distances[0]?.[1] ?? 0) / (25 / 3.6)));
  expect(durations[0]?.[2]).toBeGreaterThan(1000);
  expect(durations[2]?.[2]).toBe(0);
});

test("without a region, or outside of it, the embedded estimate answers", async () => {
  expect(await travel().source([west])).toEqual({ kind: "embedded" });
  await putRegion();
  expect(await travel().source([lake])).toEqual({ kind: "embedded" });
});

test("an invalid manifest is ignored; a file that does not match its manifest fails the request", async () => {
  await env.FILES.put(getManifestKey("broken"), "{");
  await env.FILES.put(getManifestKey("old"), JSON.stringify({ format: 0 }));
  await putRegion((manifest) => ({
    ...manifest,
    files: { ...manifest.files, "roads.bin": { bytes: 1, sha256: "0".repeat(64) } },
  }));
  await expect(travel().matrix([west, east])).rejects.toThrow("is not what its manifest says");
});

test("a replaced region is detected, and the previous build stays for requests that name it", async () => {
  const first = await putRegion();
  const second = { ...first, build: "20261122-next" };
  const ask = async (region: RegionManifest) => createRegions(env).room("tiny").matrix(region, [west, east], 0, 2);
  const before = await ask(first);
  expect(before).toMatchObject({ onRoad: [0, 1] });
  expect(await ask(second)).toMatchObject({ fault: expect.stringContaining("is not in the bucket") });
  const bytes = await env.FILES.get(getFileKey(first, "roads.bin"));
  await env.FILES.put(getFileKey(second, "roads.bin"), (await bytes?.arrayBuffer()) ?? "");
  expect(await ask(second)).toEqual(before);
  expect(await ask(first)).toEqual(before);
});

test("a route follows the streets and names them", async () => {
  const region = await putRegion();
  const legs = await createRegions(env).room("tiny").route(region, [west, east, lake]);
  expect(legs).toMatchObject([{ streets: ["Ulica 1"], metres: expect.closeTo(2005, -1) }, null]);
});

test("2,500 stops are asked for in pieces", async () => {
  await putRegion();
  const places = Array.from({ length: 2500 }, (_, at) => ({
    longitude: 17.55 + (at % 50) * 0.002,
    latitude: 43.34 + Math.floor(at / 50) * 0.0015,
  }));
  const { durations, estimated } = await travel().matrix(places);
  expect([durations.length, durations[2499]?.length, estimated.length]).toEqual([2500, 2500, 0]);
  expect(durations[2000]?.[100]).toBeGreaterThan(0);
});

async function planOf(who: TestWorkspace) {
  const world = await createPlanWorld(who.scope, {
    shipments: 3,
    agents: 1,
    point: (at) => (at === 2 ? lake : { longitude: 17.56 + at * 0.0124, latitude: 43.358 }),
  });
  return createTestPlan(who.scope, world);
}

test("a plan uses road times, caches them by build, and lists shipments without a road nearby", async () => {
  await putRegion();
  const who = await createTestWorkspace();
  const scope = { ...who.scope, ports: { ...who.scope.ports, travel: travel() } };
  const planId = await planOf({ ...who, scope });
  const { inputs } = await viewPlan({ ...who, scope }, planId);
  expect(inputs.travel.kind).toBe("matrix");
  expect(inputs.travel.kind === "matrix" && inputs.travel.offRoad).toHaveLength(1);
  const { objects } = await env.FILES.list({ prefix: `travel/${who.account.id}/` });
  expect(objects).toHaveLength(1);
});

test("a plan that was made before there was a setting has its default", async () => {
  const who = await createTestWorkspace();
  const planId = await planOf(who);
  await who.scope.db.run(sql`update plans set settings = json_remove(settings, '$.truck_speed_percent')`);
  const { inputs } = await viewPlan(who, planId);
  expect(inputs.settings.truck_speed_percent).toBe(100);
});

test("a replaced build stays for a day, then is deleted with all its files; one being built stays", async () => {
  const region = await putRegion();
  const old = getFileKey({ id: region.id, build: "20200101-old-1" }, "roads.bin");
  await env.FILES.put(old, "roads of long ago");
  const keys = async () => (await env.FILES.list({ prefix: `regions/${region.id}/` })).objects.map(({ key }) => key);
  const soon = Date.now() + 3_600_000;
  await deleteOldBuilds(env.FILES, soon);
  expect(await keys()).toContain(old);
  await deleteOldBuilds(env.FILES, soon + 86_400_000);
  expect(await keys()).not.toContain(old);
  expect(await keys()).toEqual(
    expect.arrayContaining([
      getManifestKey(region.id),
      getFileKey(region, "roads.bin"),
      getFileKey(region, "map.pmtiles"),
    ]),
  );
});

test("bicycles and pedestrians have their own travel times, requested once and only where used", async () => {
  await putRegion();
  const port = travel();
  const [cars, bicycles, walkers] = [
    await port.matrix([west, east, lake]),
    await port.slowMatrix?.([west, east, lake], "bicycle"),
    await port.slowMatrix?.([west, east, lake], "foot"),
  ];
  const metres = cars.distances[0]?.[1] ?? 0;
  // Times are kept in tenths of seconds a street.
  const off = (seconds: number | undefined, speed: number) => Math.abs((seconds ?? 0) - metres / (speed / 3.6));
  expect(off(bicycles?.durations[0]?.[1], 16)).toBeLessThan(2);
  expect(off(walkers?.durations[0]?.[1], 4.8)).toBeLessThan(2);
  // What lies on no road is estimated at the mode's pace.
  expect(walkers?.durations[0]?.[2]).toBeGreaterThan(10 * (cars.durations[0]?.[2] ?? Infinity));

  const who = await createTestWorkspace();
  const scope = { ...who.scope, ports: { ...who.scope.ports, travel: port } };
  const planId = await planOf({ ...who, scope });
  const seen = async () => (await viewPlan({ ...who, scope }, planId)).inputs;
  const before = await seen();
  expect(before.travel).not.toHaveProperty("slow");
  await scope.db.update(vehicles).set({ type: 9 });
  const after = await seen();
  expect(Object.keys(after.travel.kind === "matrix" ? (after.travel.slow ?? {}) : {})).toEqual(["bicycle"]);
  const driven = toPlanProblem(after, null, null).problem;
  expect(driven.vehicles[0]).toMatchObject({ profile: "bicycle" });
  expect(driven.vehicles[0]?.speed_factor).toBeUndefined();
  expect(Object.keys(driven.matrices ?? {})).toEqual(["car", "bicycle"]);
});

test("finds a region's address by its house, and none of another town", async () => {
  await putRegion();
  const geocoder = createGeocoder("", { perSecond: null, userAgent: "tests", regions: createRegions(freshEnv()) });
  const [house, street, elsewhere, town, village, nowhere, similar] = await geocoder.locateAll([
    { line1: "Ulica 1", city: "Mostar", country: "BA" },
    { line1: "Put 3", city: "Mostar", country: "BA" },
    { line1: "Ulica 1", city: "Sarajevo", country: "BA" },
    { city: "Mostar", country: "BA" },
    { line1: "Nepoznata 4", city: "Kosorr", country: "BA" },
    { line1: "Nepoznata 4", city: "Nigdjezemska", country: "BA" },
    { line1: "Ulisa 1", city: "Mostar", country: "BA" },
  ]);
  expect(house).toEqual([
    { label: "Ulica 1, Mostar", point: { longitude: 17.6, latitude: 43.37 }, precision: "address" },
  ]);
  expect(street?.map(({ precision }) => precision)).toEqual(["street"]);
  expect(elsewhere?.map(({ precision }) => precision)).toEqual(["city"]);
  expect(town?.map(({ precision }) => precision)).toEqual(["city"]);
  expect(village).toEqual([{ label: "Kosor", point: { longitude: 17.661, latitude: 43.421 }, precision: "city" }]);
  expect(nowhere).toEqual([]);
  // One typo in a name still matches; the spelling difference is reported, and the match is not certain.
  expect(similar?.map(({ precision, reasons }) => [precision, reasons])).toEqual([["address", ["spelling"]]]);
});
