/**
 * The matrices as the kernel wants them: places more where a start or end is missing and where depots must be told from visits
 * at the same place, wishes about legs between visits worked in, and by destination as well as by origin.
 */
import type { FlatProblem } from "./flat-problem.ts";
import { UNREACHABLE } from "./flat-problem.ts";
import { clusteringPricePerSecond } from "./soft-prices.ts";

/** Transposed copies are made up to this many bytes of matrices. */
const mostTransposedBytes = 20 << 20;

export interface KernelMatrices {
  /** Side of every matrix, extra places included. */
  side: number;
  durations: Int32Array[];
  distances: Int32Array[];
  costs: Int32Array[];
  vehicleCosts: Int32Array;
  costMultiplier: Int32Array;
  /** Depots that got a place of their own: flat place → kernel place. */
  depotOf: ReadonlyMap<number, number>;
  /** Whether every matrix equals its transpose. */
  symmetric: boolean;
  transpose: boolean;
}

export function kernelMatrices(flat: FlatProblem): KernelMatrices {
  const perLeg = (Object.values(clusteringPricePerSecond)[flat.clustering] ?? 0) * flat.softPrices;
  const depotOf = perLeg > 0 || flat.maxStopSeparation >= 0 ? depotCopies(flat) : new Map<number, number>();
  const nowhere = flat.vehicleStart.includes(-1) || flat.vehicleEnd.includes(-1);
  const side = flat.locations + (nowhere || depotOf.size > 0 ? 1 : 0) + depotOf.size;
  const grown = new Map<Int32Array, Int32Array>();
  const grow = (matrix: Int32Array) => {
    const known =
      grown.get(matrix) ?? (side === flat.locations ? matrix : padded(matrix, flat.locations, side, depotOf));
    grown.set(matrix, known);
    return known;
  };
  const durations = flat.durationMatrices.map((matrix, index) =>
    flat.maxStopSeparation < 0 ? grow(matrix) : separated(flat, index, grow(matrix), side),
  );
  const distances = flat.distanceMatrices.map(grow);
  const costs = perLeg > 0 ? clustered(flat, perLeg, grow, side) : plainCosts(flat, grow);
  const distinct = new Set([...durations, ...costs.matrices, ...distances]);
  return {
    side,
    durations,
    distances,
    costs: costs.matrices,
    vehicleCosts: costs.vehicleCosts,
    costMultiplier: costs.costMultiplier,
    depotOf,
    symmetric: [...distinct].every((matrix) => isSymmetric(matrix, side)),
    transpose: distinct.size * side * side * 4 <= mostTransposedBytes,
  };
}

/** Depots where something is served too. The place after the flat ones is the missing start or end. */
function depotCopies(flat: FlatProblem): Map<number, number> {
  const served = new Set(flat.visitLocation);
  const copies = new Map<number, number>();
  for (const depot of [...flat.vehicleStart, ...flat.vehicleEnd, ...flat.reloadLocation]) {
    if (depot >= 0 && served.has(depot) && !copies.has(depot)) copies.set(depot, flat.locations + 1 + copies.size);
  }
  return copies;
}

function padded(matrix: Int32Array, locations: number, side: number, depotOf: ReadonlyMap<number, number>): Int32Array {
  const original = Array.from({ length: side }, (_, place) => (place < locations ? place : -1));
  for (const [place, copy] of depotOf) original[copy] = place;
  const out = new Int32Array(side * side);
  original.forEach((from, row) => {
    original.forEach((to, column) => {
      if (from >= 0 && to >= 0) out[row * side + column] = matrix[from * locations + to] ?? 0;
    });
  });
  return out;
}

/** Pairs of stops further apart than the limit count as unreachable; depots do not. */
function separated(flat: FlatProblem, index: number, durations: Int32Array, side: number): Int32Array {
  const vehicle = flat.vehicleDurations.indexOf(index);
  const distances = flat.distanceMatrices[flat.vehicleDistances[Math.max(0, vehicle)] ?? -1];
  if (!distances) return durations;
  const out = durations.slice();
  for (const from of new Set(flat.visitLocation)) {
    for (const to of new Set(flat.visitLocation)) {
      if ((distances[from * flat.locations + to] ?? 0) > flat.maxStopSeparation) out[from * side + to] = UNREACHABLE;
    }
  }
  return out;
}

interface Costs {
  matrices: Int32Array[];
  vehicleCosts: Int32Array;
  costMultiplier: Int32Array;
}

function plainCosts(flat: FlatProblem, grow: (matrix: Int32Array) => Int32Array): Costs {
  return {
    matrices: flat.costMatrices.map(grow),
    vehicleCosts: flat.vehicleCosts,
    costMultiplier: flat.costMultiplier,
  };
}

/** Clustering: seconds between two visits have a price, so a matrix for each set of cost, duration and multiplier. */
function clustered(flat: FlatProblem, perLeg: number, grow: (matrix: Int32Array) => Int32Array, side: number): Costs {
  const places = [...new Set(flat.visitLocation)];
  const known = new Map<string, number>();
  const matrices: Int32Array[] = [];
  const vehicleCosts = new Int32Array(flat.vehicles);
  const costMultiplier = flat.costMultiplier.map((factor) => Math.max(1, factor));
  for (let vehicle = 0; vehicle < flat.vehicles; vehicle++) {
    const factor = flat.costMultiplier[vehicle] ?? 1;
    const key = `${flat.vehicleCosts[vehicle]} ${flat.vehicleDurations[vehicle]} ${factor}`;
    const costs = flat.costMatrices[flat.vehicleCosts[vehicle] ?? 0];
    const durations = flat.durationMatrices[flat.vehicleDurations[vehicle] ?? 0];
    if (!known.has(key) && costs && durations) {
      const out = factor === 0 ? new Int32Array(side * side) : grow(costs).slice();
      const price = (perLeg * flat.costScale) / Math.max(1, factor);
      for (const from of places) {
        for (const to of places) {
          const seconds = durations[from * flat.locations + to] ?? 0;
          if (seconds < UNREACHABLE) out[from * side + to] = (out[from * side + to] ?? 0) + Math.round(seconds * price);
        }
      }
      known.set(key, matrices.push(out) - 1);
    }
    vehicleCosts[vehicle] = known.get(key) ?? 0;
  }
  return { matrices, vehicleCosts, costMultiplier };
}

export function transposed(matrix: Int32Array, side: number): Int32Array {
  const out = new Int32Array(side * side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) out[column * side + row] = matrix[row * side + column] ?? 0;
  }
  return out;
}

function isSymmetric(matrix: Int32Array, side: number): boolean {
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < row; column++) {
      if (matrix[row * side + column] !== matrix[column * side + row]) return false;
    }
  }
  return true;
}
