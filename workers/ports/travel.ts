import type { Point } from "#app/domain/kernel/place.ts";
import type { TravelTimes } from "#app/domain/kernel/ports.ts";
import { defaultDetour, defaultSpeed, estimateTravel } from "#wasm/host/travel.ts";
import { openRouteService } from "./matrices/open-route-service.ts";
import { osrm } from "./matrices/osrm.ts";
import { valhalla } from "./matrices/valhalla.ts";
import { type Provider, providerOf } from "./provider.ts";

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
 * Travel times by the provider that TRAVEL_URL names (OSRM, Valhalla or openrouteservice), else the embedded estimate.
 * A provider that fails fails the question; who asks decides what stands in for it, and says so.
 */
export function travelOf(address: string): TravelTimes {
  const provider = address === "" ? null : providerOf(address, paths);
  if (!provider) return { estimate, source: { kind: "embedded" }, matrix: estimated };
  return {
    estimate,
    source: { kind: "provider", name: `${provider.kind} ${provider.url.host}${provider.url.pathname}` },
    matrix: (points) => inBlocks(points, (from, to) => adapters[provider.kind](provider, from, to)),
  };
}

async function estimated(points: readonly Point[]): Promise<{ durations: number[][]; distances: number[][] }> {
  const places = points.map((point) => [point.longitude, point.latitude] as const);
  const found = estimateTravel(places, estimate.metresPerSecond, estimate.detour);
  return { durations: square(found.durations, points.length), distances: square(found.distances, points.length) };
}

function square(flat: Int32Array, size: number): number[][] {
  return Array.from({ length: size }, (_, row) => [...flat.subarray(row * size, (row + 1) * size)]);
}

/** The whole matrix, block by block, one after another: providers limit the size and the rate of questions. */
async function inBlocks(points: readonly Point[], ask: (from: Point[], to: Point[]) => Promise<Block>) {
  const durations = points.map((): number[] => []);
  const distances = points.map((): number[] => []);
  for (let row = 0; row < points.length; row += side) {
    for (let column = 0; column < points.length; column += side) {
      const block = await ask(points.slice(row, row + side), points.slice(column, column + side));
      append(durations, row, block.durations);
      append(distances, row, block.distances);
    }
  }
  return { durations, distances };
}

/** Adds a block's lines to the rows it belongs to. */
function append(rows: number[][], first: number, block: (number | null)[][]): void {
  for (const [at, line] of block.entries()) rows[first + at]?.push(...line.map(wholeOrFar));
}

function wholeOrFar(value: number | null): number {
  return value === null ? noWay : Math.round(value);
}
