import { z } from "zod";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { SlowMode } from "#app/platform/geo/travel-modes.ts";
import type { TravelTable } from "#app/platform/kernel/ports.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { listHomes } from "../model/crews/plan-homes.ts";
import { listSlowModes } from "../model/plan-crews.ts";
import type { PlanDepot, PlanInputs, PlanShipment } from "../model/plan-inputs.ts";
import type { PlanTravel } from "../model/plan-travel.ts";

/** How long a provider that failed is not called again, milliseconds: plans are read often. */
const PROVIDER_PAUSE_MS = 60_000;

const cachedTravelSchema = z.union([
  z.object({
    durations: z.array(z.array(z.int())),
    distances: z.array(z.array(z.int())),
    estimated: z.array(z.int()),
    apart: z.array(z.int()).default([]),
  }),
  z.object({ failedAt: z.int() }),
]);

/**
 * Travel between the places of a plan from the configured provider or the region, or else the embedded estimate. The
 * response for a set of places is fetched once and stored as a file, so that the plan, its room and its viewers use the
 * same times. While the provider fails the estimate stands in, and the result is marked `standIn`.
 */
export async function readTravel(
  scope: Scope,
  { depot, homes, shipments, crews }: Pick<PlanInputs, "depot" | "homes" | "shipments" | "crews">,
): Promise<PlanTravel> {
  const { travel } = scope.ports;
  const estimate = { kind: "estimate", ...travel.estimate } as const;
  if (!depot.point || shipments.length === 0) return estimate;
  const elsewhere = listHomes({ depot, homes });
  const { points, rows } = listDistinctPlaces(depot.point, shipments, elsewhere);
  const source = await travel.source(points);
  if (source.kind === "embedded") return estimate;
  const cars = await fetchTravelOnce(scope, [source.name, points], () => travel.matrix(points));
  if (!cars) return { ...estimate, standIn: true };
  const slow: { -readonly [Mode in SlowMode]?: Pick<TravelTable, "durations" | "distances"> } = {};
  for (const mode of travel.slowMatrix ? listSlowModes(crews) : []) {
    // Without a response a car's times are scaled by the mode's pace.
    const known = await fetchTravelOnce(scope, [source.name, points, mode], async () =>
      travel.slowMatrix?.(points, mode),
    );
    if (known) slow[mode] = { durations: known.durations, distances: known.distances };
  }
  const first = rows.length - elsewhere.length;
  return {
    ...toTravelMatrix(cars, rows, shipments),
    ...(elsewhere.length > 0
      ? { homes: Object.fromEntries(elsewhere.map(({ id }, at) => [id, rows[first + at] ?? 0])) }
      : {}),
    ...(Object.keys(slow).length > 0 ? { slow } : {}),
  };
}

/** The stored response, or a newly fetched and stored one; null while the provider does not respond. */
async function fetchTravelOnce(
  scope: Scope,
  question: readonly unknown[],
  ask: () => Promise<TravelTable | undefined>,
): Promise<TravelTable | null> {
  const key = `travel/${scope.account.id}/${await hashSha256Hex(JSON.stringify(question))}.json`;
  const found = await readCachedTravel(scope, key);
  if (found && "durations" in found) return found;
  if (found && now(scope) - found.failedAt < PROVIDER_PAUSE_MS) return null;
  try {
    const response = await ask();
    if (!response) return null;
    await cacheTravel(scope, key, response);
    return response;
  } catch (error) {
    console.warn("nobody answered for travel times", question[0], error);
    await cacheTravel(scope, key, { failedAt: now(scope) });
    return null;
  }
}

/**
 * Builds the matrix, the row of each place, and the shipments that no known road reaches, or none from the depot's
 * region.
 */
function toTravelMatrix(
  { durations, distances, estimated, apart }: TravelTable,
  rows: number[],
  shipments: readonly PlanShipment[],
): Extract<PlanTravel, { kind: "matrix" }> {
  const ends = (at: number) => rows.slice(1 + 2 * at, 3 + 2 * at);
  const withEnd = (named: ReadonlySet<number>) =>
    shipments.flatMap(({ id }, at) => (ends(at).some((row) => named.has(row)) ? [id] : []));
  const [offRoad, elsewhere] = [withEnd(new Set(estimated)), withEnd(new Set(apart))];
  return {
    kind: "matrix",
    durations,
    distances,
    rows,
    ...(offRoad.length > 0 ? { offRoad } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
  };
}

/**
 * The distinct places and the row of each, places of other starts and ends last. An end without coordinates gets the
 * depot's row, which is never read.
 */
function listDistinctPlaces(
  depot: Point,
  shipments: readonly PlanShipment[],
  elsewhere: readonly PlanDepot[],
): { points: Point[]; rows: number[] } {
  const numbers = new Map<string, number>();
  const points: Point[] = [];
  const rowOf = (point: Point): number => {
    const at = `${point.longitude} ${point.latitude}`;
    const row = numbers.get(at) ?? points.push(point) - 1;
    numbers.set(at, row);
    return row;
  };
  const ends = shipments.flatMap(({ pickup, dropoff }) => [pickup.point, dropoff.point]);
  const homes = elsewhere.map(({ point }) => point);
  return { rows: [depot, ...ends, ...homes].map((point) => rowOf(point ?? depot)), points };
}

async function readCachedTravel(scope: Scope, key: string): Promise<z.infer<typeof cachedTravelSchema> | null> {
  const file = await scope.ports.files.get(key);
  if (!file) return null;
  const parsed = cachedTravelSchema.safeParse(JSON.parse(new TextDecoder().decode(await file.bytes())));
  return parsed.success ? parsed.data : null;
}

const cacheTravel = (scope: Scope, key: string, value: z.infer<typeof cachedTravelSchema>): Promise<void> =>
  scope.ports.files.put(key, JSON.stringify(value), "application/json");
