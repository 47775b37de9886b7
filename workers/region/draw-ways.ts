import type { Point } from "#app/platform/geo/place.ts";
import { encodeLine } from "#app/platform/geo/polyline.ts";
import type { Roads } from "./run/roads.ts";

/**
 * The ways between pairs of places (from, to, from, to, …) as encoded lines, null if none leads there. Each place is
 * snapped to its road once.
 */
export function drawWays(roads: Roads, ends: readonly Point[]): (string | null)[] {
  const snaps = new Map<string, ReturnType<Roads["snap"]>>();
  const snapped = ({ longitude, latitude }: Point) => {
    const key = `${longitude} ${latitude}`;
    const known = snaps.get(key);
    if (known !== undefined) return known;
    const found = roads.snap(longitude, latitude);
    snaps.set(key, found);
    return found;
  };
  return Array.from({ length: ends.length / 2 }, (_, leg) => {
    const [from, to] = [ends[2 * leg], ends[2 * leg + 1]].map((end) => end && snapped(end));
    const way = from && to && roads.route(from, to);
    return way ? encodeLine(way.shape, 1e6) : null;
  });
}
