import type { Point } from "#app/platform/geo/place.ts";
import { isInRegion } from "#app/platform/geo/street-map.ts";
import { slowModes, type TravelMode } from "#app/platform/geo/travel-modes.ts";
import type { TravelTable, TravelTimes } from "#app/platform/kernel/ports.ts";
import { estimateTravel } from "#wasm/host/travel.ts";
import type { RegionManifest } from "#workers/region/run/manifest.ts";
import type { Regions } from "../regions.ts";

/** Rows requested at once, so that a result of 2,500 columns stays below the size limit of a call between Workers. */
const MAX_ROWS = 1000;

type Estimate = TravelTimes["estimate"];

/** The points of a region among all: their places in the question. */
interface Part {
  region: RegionManifest;
  at: number[];
}

/**
 * Road times within each region, by its room; between two regions, and to where no road leads within 2 km, the estimate
 * at the detour and speed of the region with most of the points. Points outside of every region are only estimated.
 */
export function createRegionTravel(
  regions: Regions,
  estimate: Estimate,
): Required<Pick<TravelTimes, "source" | "matrix" | "slowMatrix">> {
  const tableOf = async (points: readonly Point[], mode: TravelMode): Promise<TravelTable> => {
    const parts = splitByRegion(await regions.all(), points);
    const { detour, metresPerSecond } = parts[0]?.region.estimate ?? estimate;
    const pace = mode === "car" ? 1 : slowModes[mode].speed;
    const table = estimateTable(points, { detour, metresPerSecond: metresPerSecond * pace });
    const nets: ReadonlySet<number>[] = [];
    for (const part of parts) {
      // If boxes overlap, a region whose points another one covers completely is not queried.
      if (nets.some((net) => part.at.every((at) => net.has(at)))) continue;
      nets.push(await fillTable({ regions, mode, table, nets }, part, points));
    }
    const kinds = points.map((_, at) => getReachability(nets, at));
    const rowsOf = (kind: (typeof kinds)[number]) => kinds.flatMap((each, at) => (each === kind ? [at] : []));
    // From a first point on no road every way is an estimate already.
    return { ...table, estimated: rowsOf("none"), apart: kinds[0] === "none" ? [] : rowsOf("apart") };
  };
  return {
    source: async (points) => {
      const parts = splitByRegion(await regions.all(), points);
      if (parts.length === 0) return { kind: "embedded" };
      return { kind: "named", name: parts.map(({ region }) => `region ${region.id} ${region.build}`).join(", ") };
    },
    matrix: (points) => tableOf(points, "car"),
    slowMatrix: tableOf,
  };
}

/** Whether a point lies on a net of roads, and on one that the first point lies on too. */
function getReachability(nets: readonly ReadonlySet<number>[], at: number): "road" | "apart" | "none" {
  const mine = nets.filter((net) => net.has(at));
  if (mine.length === 0) return "none";
  return mine.some((net) => net.has(0)) ? "road" : "apart";
}

/** The points that each region covers, boxes may overlap; the region with most points first. */
function splitByRegion(regions: readonly RegionManifest[], points: readonly Point[]): Part[] {
  const parts = regions.map((region): Part => {
    return { region, at: points.flatMap((point, at) => (isInRegion(region, point) ? [at] : [])) };
  });
  return parts.filter(({ at }) => at.length > 0).sort((a, b) => b.at.length - a.at.length);
}

interface Filling {
  regions: Regions;
  mode: TravelMode;
  table: Omit<TravelTable, "estimated" | "apart">;
  /** What other regions have written. */
  nets: readonly ReadonlySet<number>[];
}

/** Overwrites estimates with a region's road times; returns the points on its roads. */
async function fillTable(
  { regions, mode, table, nets }: Filling,
  { region, at }: Part,
  points: readonly Point[],
): Promise<Set<number>> {
  const places = at.flatMap((each) => points[each] ?? []);
  const onRoad = new Set<number>();
  for (let first = 0; first < places.length; first += MAX_ROWS) {
    const last = Math.min(places.length, first + MAX_ROWS);
    const answer = await regions.room(region.id).matrix(region, places, first, last, mode);
    if ("fault" in answer) throw new Error(answer.fault);
    for (const each of answer.onRoad) onRoad.add(at[each] ?? -1);
    for (let row = first; row < last; row += 1) {
      const from = at[row] ?? -1;
      const known = nets.filter((net) => net.has(from));
      for (const [column, to] of at.entries()) {
        const cell = (row - first) * places.length + column;
        const seconds = answer.seconds[cell] ?? -1;
        if (seconds < 0 || known.some((net) => net.has(to))) continue;
        (table.durations[from] ?? [])[to] = seconds;
        (table.distances[from] ?? [])[to] = answer.metres[cell] ?? 0;
      }
    }
  }
  return onRoad;
}

function estimateTable(
  points: readonly Point[],
  { metresPerSecond, detour }: Estimate,
): Omit<TravelTable, "estimated" | "apart"> {
  const places = points.map((point) => [point.longitude, point.latitude] as const);
  const found = estimateTravel(places, metresPerSecond, detour);
  const square = (flat: Int32Array) =>
    points.map((_, row) => [...flat.subarray(row * points.length, (row + 1) * points.length)]);
  return { durations: square(found.durations), distances: square(found.distances) };
}
