/**
 * The matrices as the kernel wants them: places more where a start or end is missing and where depots must be distinguished from visits
 * at the same place, wishes about legs between visits worked in, and by destination as well as by origin.
 */
import type { FlatProblem } from "./flat-problem.ts";
import { UNREACHABLE } from "./flat-problem.ts";
import { LIMITS } from "./limits.ts";
import { CLUSTERING_PRICE_PER_SECOND } from "./soft-prices.ts";

/** Transposed copies are made up to this many bytes of matrices. */
const MAX_TRANSPOSED_BYTES = 20 << 20;

export interface KernelMatrices {
  /** Side of every matrix, extra places included. */
  side: number;
  durations: Int32Array[];
  distances: Int32Array[];
  costs: Int32Array[];
  vehicleCosts: Int32Array;
  costMultiplier: Int32Array;
  /** By kernel place the flat one that it stands for; the missing start or end stands for itself. */
  original: Int32Array;
  /** Kernel places of vehicles' starts and ends, and of depots: what has a place of its own has another one there. */
  starts: Int32Array;
  ends: Int32Array;
  depotOf(place: number): number;
  /** Whether every matrix equals its transpose. */
  symmetric: boolean;
  transpose: boolean;
}

export function buildKernelMatrices(flat: FlatProblem): KernelMatrices {
  const perLeg = (Object.values(CLUSTERING_PRICE_PER_SECOND)[flat.clustering] ?? 0) * flat.softPrices;
  const edges = edgePlaces(flat, perLeg > 0 || flat.maxStopSeparation >= 0);
  const side = edges.ways.length;
  const grown = new Map<Int32Array, Int32Array>();
  const grow = (matrix: Int32Array) => {
    const known = grown.get(matrix) ?? (side === flat.locations ? matrix : padded(matrix, flat.locations, edges.ways));
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
    original: Int32Array.from(edges.ways, ([place = -1], at) => (place < 0 ? at : place)),
    starts: edges.starts,
    ends: edges.ends,
    depotOf: edges.depotOf,
    symmetric: [...distinct].every((matrix) => isSymmetric(matrix, side)),
    transpose: distinct.size * side * side * 4 <= MAX_TRANSPOSED_BYTES,
  };
}

interface EdgePlaces {
  /** By kernel place the way out of it: its flat place, and where a vehicle comes by on leaving it; into it the other way round. */
  ways: (readonly number[])[];
  starts: Int32Array;
  ends: Int32Array;
  depotOf(place: number): number;
}

/**
 * The places of the kernel: the flat ones, the missing start or end, depots where something is served too if the two must be
 * distinguished, and starts and ends with a place that the vehicle comes by.
 */
function edgePlaces(flat: FlatProblem, isApart: boolean): EdgePlaces {
  const served = new Set(isApart ? flat.visitLocation : []);
  const ways: (readonly number[])[] = Array.from({ length: flat.locations }, (_, place) => [place]);
  const known = new Map<string, number>();
  const own = (...way: number[]): number => {
    // The place after the flat ones is the missing one.
    if (ways.length === flat.locations) ways.push([-1]);
    const found = known.get(way.join()) ?? ways.push(way) - 1;
    known.set(way.join(), found);
    return found;
  };
  const depotOf = (place: number): number => (served.has(place) ? own(place) : place);
  const edge = (places: Int32Array, passages: Int32Array): Int32Array =>
    places.map((place, vehicle) => {
      const passage = passages[vehicle] ?? -1;
      return passage < 0 ? depotOf(place) : own(place, passage);
    });
  const starts = edge(flat.vehicleStart, flat.vehicleLoadAt);
  const ends = edge(flat.vehicleEnd, flat.vehicleUnloadAt);
  flat.reloadLocation.forEach(depotOf);
  if (ways.length === flat.locations && (starts.includes(-1) || ends.includes(-1))) ways.push([-1]);
  return { ways, starts, ends, depotOf };
}

function padded(matrix: Int32Array, locations: number, ways: readonly (readonly number[])[]): Int32Array {
  const side = ways.length;
  const out = new Int32Array(side * side);
  const added = Array.from({ length: side - locations }, (_, at) => locations + at);
  const arc = (row: number, column: number) => sumAlong(matrix, locations, [ways[row] ?? [], ways[column] ?? []]);
  for (let row = 0; row < locations; row++) {
    out.set(matrix.subarray(row * locations, (row + 1) * locations), row * side);
    for (const column of added) out[row * side + column] = arc(row, column);
  }
  for (const row of added) for (let column = 0; column < side; column++) out[row * side + column] = arc(row, column);
  return out;
}

/** Out of one place by what it is left by, into the other by the same; to and from nowhere it is no way. */
function sumAlong(
  matrix: Int32Array,
  locations: number,
  [leaving, coming]: [readonly number[], readonly number[]],
): number {
  const way = [...leaving, ...coming.toReversed()];
  let sum = 0;
  for (let at = 1; at < way.length; at++) {
    const [from = -1, to = -1] = [way[at - 1], way[at]];
    if (from >= 0 && to >= 0) sum += matrix[from * locations + to] ?? 0;
  }
  return Math.min(sum, UNREACHABLE);
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
  const known = new Map<string, { index: number; shrink: number }>();
  const matrices: Int32Array[] = [];
  const vehicleCosts = new Int32Array(flat.vehicles);
  const costMultiplier = flat.costMultiplier.map((factor) => Math.max(1, factor));
  for (let vehicle = 0; vehicle < flat.vehicles; vehicle++) {
    const factor = flat.costMultiplier[vehicle] ?? 1;
    const key = `${flat.vehicleCosts[vehicle]} ${flat.vehicleDurations[vehicle]} ${factor}`;
    const costs = flat.costMatrices[flat.vehicleCosts[vehicle] ?? 0];
    const durations = flat.durationMatrices[flat.vehicleDurations[vehicle] ?? 0];
    if (!known.has(key) && costs && durations) {
      const price = (perLeg * flat.costScale) / Math.max(1, factor);
      const shrink = findShrink(costs, durations, price);
      const grown = factor === 0 ? new Int32Array(side * side) : grow(costs).slice();
      const out = shrink === 1 ? grown : grown.map((cost) => (cost < UNREACHABLE ? Math.round(cost / shrink) : cost));
      for (const from of places) {
        for (const to of places) {
          const seconds = durations[from * flat.locations + to] ?? 0;
          if (seconds < UNREACHABLE)
            out[from * side + to] = (out[from * side + to] ?? 0) + Math.round((seconds * price) / shrink);
        }
      }
      known.set(key, { index: matrices.push(out) - 1, shrink });
    }
    const { index = 0, shrink = 1 } = known.get(key) ?? {};
    vehicleCosts[vehicle] = index;
    costMultiplier[vehicle] = Math.max(1, factor) * shrink;
  }
  return { matrices, vehicleCosts, costMultiplier };
}

/** What costs with a price on their seconds are divided by, so that the highest is not taken for an arc that cannot be traveled. */
function findShrink(costs: Int32Array, durations: Int32Array, price: number): number {
  let highest = 0;
  for (let arc = 0; arc < costs.length; arc++) {
    const [cost = 0, seconds = 0] = [costs[arc], durations[arc]];
    if (cost < UNREACHABLE && seconds < UNREACHABLE) highest = Math.max(highest, cost + seconds * price);
  }
  return highest < UNREACHABLE ? 1 : Math.ceil(highest / LIMITS.arcCost);
}

export function transposeMatrix(matrix: Int32Array, side: number): Int32Array {
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
