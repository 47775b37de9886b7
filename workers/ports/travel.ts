import type { Point } from "#app/platform/geo/place.ts";
import type { TravelTable, TravelTimes } from "#app/platform/kernel/ports.ts";
import { DEFAULT_DETOUR, DEFAULT_SPEED } from "#wasm/host/travel.ts";
import { readOpenRouteServiceBlock } from "./matrices/open-route-service.ts";
import { readOsrmBlock } from "./matrices/osrm.ts";
import { createRegionTravel } from "./matrices/region.ts";
import { readValhallaBlock } from "./matrices/valhalla.ts";
import { type Provider, parseProvider } from "./provider.ts";
import type { Regions } from "./regions.ts";

/** Seconds and metres from some points to others; null where the road network has no way. */
export interface MatrixBlock {
  durations: (number | null)[][];
  distances: (number | null)[][];
}

export type ReadBlock = (
  provider: Provider<string>,
  from: readonly Point[],
  to: readonly Point[],
) => Promise<MatrixBlock>;

const adapters = { osrm: readOsrmBlock, valhalla: readValhallaBlock, ors: readOpenRouteServiceBlock } satisfies Record<
  string,
  ReadBlock
>;
const providerPaths = { osrm: /\/table\//, valhalla: /\/sources_to_targets\/?$/, ors: /\/v2\/matrix/ };

/** Points on each side of one request: what public and self-hosted servers allow without configuration. */
const MAX_POINTS_PER_SIDE = 50;
/** Two days: longer than any shift, so the solver leaves such a stop unassigned and says why. */
const NO_ROAD_SECONDS = 172_800;

/** Great circle × 1.34 at 56 km/h: the median detour of a real distributor's trips (docs/decisions.md). */
const estimate = { detour: DEFAULT_DETOUR, metresPerSecond: DEFAULT_SPEED };

/**
 * Travel times by the provider that TRAVEL_URL names (OSRM, Valhalla or openrouteservice), else by the regions whose
 * streets are here, else by the embedded estimate. A failing provider or region fails the call; the caller decides on a
 * fallback and reports it.
 */
export function createTravelTimes(address: string, regions: Regions): TravelTimes {
  const provider = address === "" ? null : parseProvider(address, providerPaths);
  if (!provider) return { estimate, ...createRegionTravel(regions, estimate) };
  const name = `${provider.kind} ${provider.url.host}${provider.url.pathname}`;
  return {
    estimate,
    source: async () => ({ kind: "named", name }),
    matrix: (points) => readInBlocks(points, (from, to) => adapters[provider.kind](provider, from, to)),
  };
}

/** Reads the whole matrix block by block: providers limit the size and rate of requests. */
async function readInBlocks(
  points: readonly Point[],
  ask: (from: Point[], to: Point[]) => Promise<MatrixBlock>,
): Promise<TravelTable> {
  const durations = points.map((): number[] => []);
  const distances = points.map((): number[] => []);
  for (let row = 0; row < points.length; row += MAX_POINTS_PER_SIDE) {
    for (let column = 0; column < points.length; column += MAX_POINTS_PER_SIDE) {
      const block = await ask(
        points.slice(row, row + MAX_POINTS_PER_SIDE),
        points.slice(column, column + MAX_POINTS_PER_SIDE),
      );
      append(durations, row, block.durations);
      append(distances, row, block.distances);
    }
  }
  return { durations, distances, estimated: [], apart: [] };
}

/** Adds a block's lines to the rows it belongs to. */
function append(rows: number[][], first: number, block: (number | null)[][]): void {
  for (const [at, line] of block.entries()) rows[first + at]?.push(...line.map(toWholeOrFar));
}

function toWholeOrFar(value: number | null): number {
  return value === null ? NO_ROAD_SECONDS : Math.round(value);
}
