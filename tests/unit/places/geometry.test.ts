import fc from "fast-check";
import { expect, test } from "vitest";
import { computeSquareKilometers, mergeGeometries, splitGeometry } from "#app/modules/places/model/edit-geometry.ts";
import { computeOverlap } from "#app/modules/places/model/overlap.ts";
import { findGeometryFault } from "#app/platform/geo/geometry-faults.ts";
import { isPointInZone } from "#app/platform/geo/point-in-zone.ts";
import type { GeoPosition, Ring, ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { createBoxZone, createStarZone } from "#tests/factories/zones.ts";

const polygon = (...coordinates: Ring[]): ZoneGeometry => ({ type: "Polygon", coordinates });
const ringOf = (...points: [number, number][]): Ring => [...points, points[0] ?? [0, 0]];
const hole = ringOf([2, 2], [4, 2], [4, 4], [2, 4]);
const outer = ringOf([0, 0], [10, 0], [10, 10], [0, 10]);

test.each<[string, ZoneGeometry, string | null]>([
  ["a box", createBoxZone(0, 0, 10, 10), null],
  ["a box with a hole", polygon(outer, hole), null],
  ["nothing", { type: "MultiPolygon", coordinates: [] }, "zone_empty"],
  ["no rings", polygon(), "zone_empty"],
  ["a ring of nothing", polygon([]), "zone_empty"],
  [
    "an open ring",
    polygon([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]),
    "zone_ring_open",
  ],
  ["two corners", polygon(ringOf([0, 0], [1, 1])), "zone_corners_few"],
  ["corners on a line", polygon(ringOf([0, 0], [1, 1], [2, 2])), "zone_flat"],
  ["off the globe", polygon(ringOf([0, 0], [1, 91], [2, 2])), "zone_off_globe"],
  ["not a number", polygon(ringOf([0, 0], [1, Number.NaN], [2, 2])), "zone_off_globe"],
  ["half around the globe", createBoxZone(-170, 0, 170, 10), "zone_too_wide"],
  ["a bow tie", polygon(ringOf([0, 0], [2, 2], [2, 0], [0, 2])), "zone_self_crossing"],
  ["a spike", polygon(ringOf([0, 0], [4, 0], [8, 0], [4, 0], [4, 4])), "zone_self_crossing"],
  ["a hole across the edge", polygon(outer, ringOf([8, 8], [12, 8], [12, 9], [8, 9])), "zone_self_crossing"],
  ["a hole outside", polygon(outer, ringOf([12, 8], [14, 8], [14, 9])), "zone_hole_outside"],
  ["too many corners", createStarZone([0, 0], 2001, () => 1), "zone_corners_many"],
])("%s", (_, geometry, code) => {
  expect(findGeometryFault(geometry)?.code ?? null).toBe(code);
});

test("reports a crossing with its location", () => {
  expect(findGeometryFault(polygon(ringOf([0, 0], [2, 2], [2, 0], [0, 2])))).toEqual({
    code: "zone_self_crossing",
    params: { longitude: 1, latitude: 1 },
  });
});

const reach = fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 3, maxLength: 40 });
const star = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }), reach)
  .map(([x, y, far]) =>
    createStarZone([9 + x / 1000, 53 + y / 1000], far.length + 2, (at) => (far[at % far.length] ?? 50) / 1000),
  );

test("star shapes are valid, however far their corners reach", () => {
  fc.assert(
    fc.property(star, (zone) => {
      expect(findGeometryFault(zone)).toBeNull();
    }),
  );
});

test("the overlap of two zones lies in both: areas add up", () => {
  fc.assert(
    fc.property(star, star, (a, b) => {
      const [one, two] = [computeSquareKilometers(a), computeSquareKilometers(b)];
      const shared = computeOverlap(a, b);
      const both = computeSquareKilometers(mergeGeometries([a, b]));
      expect(Math.abs(one + two - shared - both)).toBeLessThan((one + two) * 1e-3 + 0.01);
      expect(Math.abs(shared - computeOverlap(b, a))).toBeLessThan(0.01);
    }),
    { numRuns: 60 },
  );
});

test("a split loses and duplicates no area, and both sides are valid zones", () => {
  const far = fc.integer({ min: 150, max: 250 });
  fc.assert(
    fc.property(star, far, far, fc.integer({ min: -40, max: 40 }), (zone, left, right, bend) => {
      const line: GeoPosition[] = [
        [9 - left / 1000, 53],
        [9, 53 + bend / 1000],
        [9 + right / 1000, 53.01],
      ];
      const parts = splitGeometry(zone, line);
      if (!parts) return;
      const whole = computeSquareKilometers(zone);
      const sum = parts.reduce((all, part) => all + computeSquareKilometers(part), 0);
      expect(Math.abs(sum - whole)).toBeLessThan(whole * 1e-4 + 0.01);
      expect(computeOverlap(...parts)).toBeLessThan(0.01);
      for (const part of parts) expect(findGeometryFault(part)).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test("a box is split by a line through it, not by one beside it or one that ends inside", () => {
  const zone = createBoxZone(0, 0, 10, 10);
  const halves = splitGeometry(zone, [
    [-1, 5],
    [11, 5],
  ]);
  expect(halves?.map((each) => Math.round(computeSquareKilometers(each) / 1000))).toEqual([617, 613]);
  expect(
    splitGeometry(zone, [
      [-1, 11],
      [11, 11],
    ]),
  ).toBeNull();
  expect(
    splitGeometry(zone, [
      [-1, 5],
      [5, 5],
    ]),
  ).toBeNull();
  expect(splitGeometry(zone, [[-1, 5]])).toBeNull();
  const bent = splitGeometry(polygon(outer, hole), [
    [5, -1],
    [5, 5],
    [11, 5],
  ]);
  expect(bent?.map((each) => findGeometryFault(each))).toEqual([null, null]);
  // Through the hole: its rim becomes part of both outlines.
  expect(
    splitGeometry(polygon(outer, hole), [
      [3, -1],
      [3, 11],
    ])?.map((each) => findGeometryFault(each)),
  ).toEqual([null, null]);
});

test("a point in a hole is outside", () => {
  expect(isPointInZone([3, 3], polygon(outer, hole))).toBe(false);
  expect(isPointInZone([5, 5], polygon(outer, hole))).toBe(true);
});

test("two thousand corners are checked and measured quickly", () => {
  const rough = (seed: number) =>
    createStarZone([9 + seed / 10, 53], 2000, (at) => 0.5 + 0.2 * Math.sin(at * 7 + seed));
  const started = performance.now();
  expect(findGeometryFault(rough(0))).toBeNull();
  expect(computeOverlap(rough(0), rough(1))).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(2000);
});
