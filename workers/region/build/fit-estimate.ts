import type { Roads } from "../run/roads.ts";
import { computeMeters } from "./geometry.ts";

/** What stands in where there are no roads: great circle × detour at a speed. */
export interface Estimate {
  detour: number;
  metresPerSecond: number;
}

/** Junctions that are compared, spread over all. */
const SAMPLE_SIZE = 160;
/** Shorter ways say little: their ends weigh more than the roads between. */
const MIN_METERS = 1000;

/** The estimate that fits a region's own roads: medians over pairs of its junctions; null for a region too small to say. */
export function fitEstimate(roads: Roads): Estimate | null {
  const { junctions, longitudes, latitudes } = roads.file;
  const step = Math.max(1, Math.floor(junctions / SAMPLE_SIZE));
  const places = Array.from({ length: Math.floor(junctions / step) }, (_, at) => at * step);
  const snaps = places.map((at) => roads.snap((longitudes[at] ?? 0) / 1e6, (latitudes[at] ?? 0) / 1e6));
  const found = roads.matrix(snaps, snaps);
  const detours: number[] = [];
  const speeds: number[] = [];
  for (const [row, from] of snaps.entries())
    for (const [column, to] of snaps.entries()) {
      const at = row * found.columns + column;
      const road = found.metres[at] ?? Infinity;
      if (!from || !to || road === Infinity) continue;
      const [fromX, fromY, toX, toY] = [from.longitude, from.latitude, to.longitude, to.latitude].map(
        (each) => each * 1e6,
      );
      const straight = computeMeters(fromX ?? 0, fromY ?? 0, toX ?? 0, toY ?? 0);
      if (straight < MIN_METERS) continue;
      detours.push(road / straight);
      speeds.push(road / (found.seconds[at] || 1));
    }
  const [detour, metresPerSecond] = [computeMedian(detours), computeMedian(speeds)];
  return detour === null || metresPerSecond === null ? null : { detour, metresPerSecond };
}

function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1];
  return middle === undefined ? null : Math.round(middle * 1000) / 1000;
}
