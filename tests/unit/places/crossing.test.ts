import fc from "fast-check";
import { orient2d } from "robust-predicates";
import { expect, test } from "vitest";
import { parseZoneFile } from "#app/modules/places/model/zone-file.ts";
import { findFirstCrossing } from "#app/platform/geo/crossing.ts";
import type { GeoPosition, Ring } from "#app/platform/geo/zone-geometry.ts";

/** On a coarse grid outlines touch, overlap and fold back often. */
const point = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }));
const ring = fc.array(point, { minLength: 3, maxLength: 9 }).map((points): Ring => {
  const corners = points.filter(([x, y], at) => at === 0 || x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
  const [first = [0, 0]] = corners;
  return [...corners, first];
});

interface Edge {
  a: GeoPosition;
  b: GeoPosition;
  ring: number;
  at: number;
  of: number;
}

/** The same check by comparing every pair of edges. */
function anyMeet(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap((corners, number): Edge[] => {
    const own = corners.filter((each, at) => at === 0 || String(each) !== String(corners[at - 1]));
    return own.slice(1).map((b, at) => ({ a: own[at] ?? b, b, ring: number, at, of: own.length - 1 }));
  });
  return edges.some((one, at) => edges.slice(at + 1).some((other) => meet(one, other)));
}

const on = (point: GeoPosition, { a, b }: Edge) =>
  orient2d(...a, ...b, ...point) === 0 &&
  [0, 1].every(
    (i) => Math.min(a[i] ?? 0, b[i] ?? 0) <= (point[i] ?? 0) && (point[i] ?? 0) <= Math.max(a[i] ?? 0, b[i] ?? 0),
  );

function meet(one: Edge, other: Edge): boolean {
  const apart = Math.abs(one.at - other.at);
  if (one.ring === other.ring && (apart === 1 || apart === one.of - 1)) {
    const shared = String(one.b) === String(other.a) ? one.b : one.a;
    const ends = [one, other].map(({ a, b }): GeoPosition => (String(a) === String(shared) ? b : a));
    return ends.some((end, at) => on(end, at === 0 ? other : one));
  }
  if ([other.a, other.b].some((end) => on(end, one)) || [one.a, one.b].some((end) => on(end, other))) return true;
  const sides = (edge: Edge, { a, b }: Edge) =>
    Math.sign(orient2d(...edge.a, ...edge.b, ...a)) * Math.sign(orient2d(...edge.a, ...edge.b, ...b));
  return sides(one, other) < 0 && sides(other, one) < 0;
}

test("the sweep finds a crossing exactly where comparing all edges finds one", () => {
  let crossing = 0;
  let sound = 0;
  fc.assert(
    fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), (rings) => {
      fc.pre(rings.every((each) => each.length > 3));
      const expected = anyMeet(rings);
      expect(findFirstCrossing(rings) !== null, JSON.stringify(rings)).toBe(expected);
      if (expected) crossing += 1;
      else sound += 1;
    }),
    { numRuns: 20_000 },
  );
  expect(Math.min(crossing, sound)).toBeGreaterThan(200);
});

test("an outline with long teeth takes at most a few times as long as a round one with as many corners", () => {
  const corners = 1_900;
  const round: Ring = Array.from({ length: corners }, (_, at) => {
    const turn = (2 * Math.PI * at) / corners;
    return [10 + Math.cos(turn), 50 + Math.sin(turn)];
  });
  const comb: Ring = Array.from({ length: corners - 2 }, (_, at) => [
    at % 4 === 0 || at % 4 === 3 ? 9 : 11,
    49 + at / 2_000,
  ]);
  comb.push([8, 50.5], [8, 49]);
  const file = (outline: Ring) => JSON.stringify({ type: "Polygon", coordinates: [[...outline, outline[0]]] });
  const [roundFile, combFile] = [file(round), file(comb)];
  expect(parseZoneFile(combFile)).toMatchObject({ ok: true, faults: [] });
  let ratio = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 8; times += 1) ratio = Math.min(ratio, took(combFile) / took(roundFile));
  expect(ratio).toBeLessThan(4);
});

function took(text: string): number {
  const start = performance.now();
  parseZoneFile(text);
  return performance.now() - start;
}
