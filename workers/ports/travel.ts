import type { Point } from "#app/platform/geo/place.ts";
import type { TravelTable, TravelTimes } from "#app/platform/kernel/ports.ts";
import { defaultDetour, defaultSpeed } from "#wasm/host/travel.ts";
import { openRouteService } from "./matrices/open-route-service.ts";
import { osrm } from "./matrices/osrm.ts";
import { regionTravel } from "./matrices/region.ts";
import { valhalla } from "./matrices/valhalla.ts";
import { type Provider, providerOf } from "./provider.ts";
import type { Regions } from "./regions.ts";

/** Seconds and metres from some points to others; null where the road network has no way. */
export interface Block {
  durations: (number | null)[][];
  distances: (number | null)[][];
}

export type AskBlock = (provider: Provider<string>, from: readonly Point[], to: readonly Point[]) => Promise<Block>;

const adapters = { osrm, valhalla, ors: openRouteService } satisfies Record<string, AskBlock>;
const paths = { osrm: /\/table\//, valhalla: /\/sources_to_targets\/?$/, ors: /\/v2\/matrix/ };

/** Points on each side of one question: what public and self-hosted servers allow without configuration. */
const side = 50;
/** Two days: longer than any shift, so the solver leaves such a stop unassigned and says why. */
const noWay = 172_800;

/** Great circle × 1.34 at 56 km/h: the median detour of a real distributor's trips (docs/decisions.md). */
const estimate = { detour: defaultDetour, metresPerSecond: defaultSpeed };

/**
 * Travel times by the provider that TRAVEL_URL names (OSRM, Valhalla or openrouteservice), else by the regions whose streets
 * are here, else by the embedded estimate. A provider or region that fails fails the question; who asks decides what stands
 * in for it, and says so.
 */
export function travelOf(address: string, regions: Regions): TravelTimes {
  const provider = address === "" ? null : providerOf(address, paths);
  if (!provider) return { estimate, ...regionTravel(regions, estimate) };
  const name = `${provider.kind} ${provider.url.host}${provider.url.pathname}`;
  return {
    estimate,
    source: async () => ({ kind: "named", name }),
    matrix: (points) => inBlocks(points, (from, to) => adapters[provider.kind](provider, from, to)),
  };
}

/** The whole matrix, block by block, one after another: providers limit the size and the rate of questions. */
async function inBlocks(
  points: readonly Point[],
  ask: (from: Point[], to: Point[]) => Promise<Block>,
): Promise<TravelTable> {
  const durations = points.map((): number[] => []);
  const distances = points.map((): number[] => []);
  for (let row = 0; row < points.length; row += side) {
    for (let column = 0; column < points.length; column += side) {
      const block = await ask(points.slice(row, row + side), points.slice(column, column + side));
      append(durations, row, block.durations);
      append(distances, row, block.distances);
    }
  }
  return { durations, distances, estimated: [], apart: [] };
}

/** Adds a block's lines to the rows it belongs to. */
function append(rows: number[][], first: number, block: (number | null)[][]): void {
  for (const [at, line] of block.entries()) rows[first + at]?.push(...line.map(wholeOrFar));
}

function wholeOrFar(value: number | null): number {
  return value === null ? noWay : Math.round(value);
}
