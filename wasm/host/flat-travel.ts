import { UNREACHABLE } from "./flat-problem.ts";
import { LIMITS } from "./limits.ts";
import type { Places } from "./places.ts";
import type { MatrixRows, Problem, Vehicle } from "./problem.ts";
import { CLUSTERING_PRICE_PER_SECOND } from "./soft-prices.ts";
import { DEFAULT_DETOUR, DEFAULT_SPEED, estimateDurations, estimateTravel } from "./travel.ts";

/** Per-hour and per-km prices meet in 1/18,000 of a cost unit: seconds × rate × 5, meters × rate × 18. */
export const EXACT_UNIT = 18_000;
const perSecond = (ratePerHour: number): number => ratePerHour * (EXACT_UNIT / 3_600);
const perMeter = (ratePerKm: number): number => ratePerKm * (EXACT_UNIT / 1_000);

/** VROOM's default: cost equals travel seconds. */
export const DEFAULT_PER_HOUR = 3_600;

export interface FlatTravel {
  costScale: number;
  durationMatrices: Int32Array[];
  distanceMatrices: Int32Array[];
  costMatrices: Int32Array[];
  vehicleDurations: Int32Array;
  vehicleDistances: Int32Array;
  vehicleCosts: Int32Array;
  costMultiplier: Int32Array;
}

interface Table {
  durations: Int32Array;
  distances: Int32Array | null;
  costs: Int32Array | null;
}

/** Fills matrices once each, however many vehicles share them. */
export function flattenTravel(problem: Problem, places: Places): FlatTravel {
  const tables = readTables(problem, places);
  const durations = new Pool();
  const distances = new Pool();
  const costs = new Pool();
  const count = problem.vehicles.length;
  const unit = commonUnit(problem, tables);
  const vehicleDurations = new Int32Array(count);
  const vehicleDistances = new Int32Array(count).fill(-1);
  const vehicleCosts = new Int32Array(count);
  const costMultiplier = new Int32Array(count);
  problem.vehicles.forEach((vehicle, index) => {
    const profile = vehicle.profile ?? "car";
    const table = tables(profile);
    const factor = vehicle.speed_factor ?? 1;
    const timeKey = problem.matrices ? `${profile} ${factor}` : `${factor}`;
    const seconds = durations.get(timeKey, () => scaled(table.durations, factor));
    vehicleDurations[index] = seconds.index;
    if (table.distances && (vehicle.max_distance !== undefined || problem.options?.max_stop_separation !== undefined)) {
      vehicleDistances[index] = distances.get(
        problem.matrices ? profile : "",
        () => table.distances ?? seconds.values,
      ).index;
    }
    const { second, meter } = arcRates(vehicle, table);
    const divisor = table.costs ? EXACT_UNIT : findGreatestDivisor(second, meter) || 1;
    const key = `${timeKey} ${table.costs ? "own" : `${second / divisor} ${meter === 0 ? 0 : meter / divisor}`}`;
    const shrunk = costs.get(second + meter === 0 ? timeKey : key, () =>
      table.costs
        ? { values: table.costs, shrink: 1 }
        : arcCosts(seconds.values, table.distances, second / divisor, meter / divisor),
    );
    vehicleCosts[index] = shrunk.index;
    costMultiplier[index] = !table.costs && second + meter === 0 ? 0 : (divisor / unit) * shrunk.shrink;
  });
  return {
    costScale: EXACT_UNIT / unit,
    durationMatrices: durations.matrices,
    distanceMatrices: distances.matrices,
    costMatrices: costs.matrices,
    vehicleDurations,
    vehicleDistances,
    vehicleCosts,
    costMultiplier,
  };
}

/** Matrices by key, each made once. */
class Pool {
  readonly matrices: Int32Array[] = [];
  readonly #entries = new Map<string, { index: number; values: Int32Array; shrink: number }>();

  get(key: string, make: () => Int32Array | { values: Int32Array; shrink: number }) {
    const known = this.#entries.get(key);
    if (known) return known;
    const made = make();
    const entry = made instanceof Int32Array ? { values: made, shrink: 1 } : made;
    const added = { index: this.matrices.push(entry.values) - 1, ...entry };
    this.#entries.set(key, added);
    return added;
  }
}

function readTables(problem: Problem, places: Places): (profile: string) => Table {
  if (!problem.matrices || Object.keys(problem.matrices).length === 0) {
    const known = places.coordinates.flatMap((place) => (place ? [place] : []));
    const { speed = DEFAULT_SPEED, detour = DEFAULT_DETOUR } = problem.options ?? {};
    const estimate = needsMeters(problem)
      ? estimateTravel(known, speed, detour)
      : { durations: estimateDurations(known, speed, detour), distances: null };
    return () => ({ ...estimate, costs: null });
  }
  const tables = new Map<string, Table>();
  for (const [profile, matrix] of Object.entries(problem.matrices)) {
    tables.set(profile, {
      durations: flatten(matrix.durations),
      distances: matrix.distances ? flatten(matrix.distances) : null,
      costs: matrix.costs ? flatten(matrix.costs) : null,
    });
  }
  const nothing: Table = { durations: new Int32Array(places.count ** 2), distances: null, costs: null };
  return (profile) => tables.get(profile) ?? nothing;
}

/** Meters take as much memory as seconds: only where a price or a limit asks for them. A service radius looks them up one by one. */
function needsMeters(problem: Problem): boolean {
  const { options, vehicles } = problem;
  const asks = vehicles.some(({ costs, max_distance }) => (costs?.per_km ?? 0) > 0 || max_distance !== undefined);
  return asks || options?.max_stop_separation !== undefined;
}

function flatten(rows: MatrixRows): Int32Array {
  const values = new Int32Array(rows.length * rows.length);
  rows.forEach((row, index) => {
    row.forEach((entry, column) => {
      values[index * rows.length + column] = entry ?? UNREACHABLE;
    });
  });
  return values;
}

function scaled(durations: Int32Array, factor: number): Int32Array {
  if (factor === 1) return durations;
  return durations.map((value) => (value === UNREACHABLE ? value : Math.min(Math.round(value / factor), UNREACHABLE)));
}

/** Rates of one vehicle per second and meter, in the exact unit. */
function arcRates(vehicle: Vehicle, table: Table): { second: number; meter: number } {
  if (table.costs) return { second: 0, meter: 0 };
  return {
    second: perSecond(vehicle.costs?.per_hour ?? DEFAULT_PER_HOUR),
    meter: table.distances ? perMeter(vehicle.costs?.per_km ?? 0) : 0,
  };
}

function arcCosts(durations: Int32Array, distances: Int32Array | null, second: number, meter: number) {
  const cost = (arc: number): number => second * (durations[arc] ?? 0) + meter * (distances?.[arc] ?? 0);
  const unreachable = (arc: number): boolean =>
    durations[arc] === UNREACHABLE || (meter > 0 && distances?.[arc] === UNREACHABLE);
  let highest = 0;
  for (let arc = 0; arc < durations.length; arc++) if (!unreachable(arc)) highest = Math.max(highest, cost(arc));
  const shrink = Math.max(1, Math.ceil(highest / LIMITS.arcCost));
  // Free travel is a multiplier of 0 on any matrix.
  if (second === 0 && meter === 0) return { values: durations, shrink };
  if (shrink === 1 && second === 1 && meter === 0) return { values: durations, shrink };
  if (shrink === 1 && second === 0 && meter === 1 && distances) return { values: distances, shrink };
  const values = new Int32Array(durations.length);
  for (let arc = 0; arc < durations.length; arc++) {
    values[arc] = unreachable(arc) ? UNREACHABLE : Math.round(cost(arc) / shrink);
  }
  return { values, shrink };
}

/** The largest unit that every price of the problem is a multiple of: small numbers keep the kernel's sums exact. */
function commonUnit(problem: Problem, tables: (profile: string) => Table): number {
  let unit = EXACT_UNIT;
  for (const vehicle of problem.vehicles) {
    const { second, meter } = arcRates(vehicle, tables(vehicle.profile ?? "car"));
    const rates = [
      second,
      meter,
      perSecond(vehicle.costs?.per_task_hour ?? 0),
      perSecond(vehicle.costs?.per_work_hour ?? 0),
    ];
    for (const rate of rates) unit = findGreatestDivisor(unit, rate);
  }
  const { clustering = "disabled", soft_prices: scale = 1 } = problem.options ?? {};
  return findGreatestDivisor(unit, CLUSTERING_PRICE_PER_SECOND[clustering] * scale * EXACT_UNIT);
}

export function findGreatestDivisor(left: number, right: number): number {
  let a = left;
  let b = right;
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
