/** The matrices as the kernel wants them: one place more where a start or end is missing, and by destination as well as by origin. */
import type { FlatProblem } from "./flat-problem.ts";
import { UNREACHABLE } from "./flat-problem.ts";

/** Transposed copies are made up to this many bytes of matrices. */
const mostTransposedBytes = 20 << 20;

export interface KernelMatrices {
  /** Side of every matrix, the extra place included. */
  side: number;
  durations: Int32Array[];
  distances: Int32Array[];
  costs: Int32Array[];
  /** Whether every matrix equals its transpose. */
  symmetric: boolean;
  transpose: boolean;
}

export function kernelMatrices(flat: FlatProblem): KernelMatrices {
  const nowhere = flat.vehicleStart.includes(-1) || flat.vehicleEnd.includes(-1);
  const side = flat.locations + (nowhere ? 1 : 0);
  const grown = new Map<Int32Array, Int32Array>();
  const grow = (matrix: Int32Array) => {
    const known = grown.get(matrix);
    if (known) return known;
    const made = nowhere ? padded(matrix, flat.locations) : matrix;
    grown.set(matrix, made);
    return made;
  };
  const limit = flat.maxStopSeparation;
  const durations = flat.durationMatrices.map((matrix, index) => (limit < 0 ? grow(matrix) : separated(flat, index, grow(matrix), side)));
  const costs = flat.costMatrices.map(grow);
  const distances = flat.distanceMatrices.map(grow);
  const distinct = new Set([...durations, ...costs, ...distances]);
  const symmetric = [...distinct].every((matrix) => isSymmetric(matrix, side));
  return { side, durations, distances, costs, symmetric, transpose: distinct.size * side * side * 4 <= mostTransposedBytes };
}

function padded(matrix: Int32Array, locations: number): Int32Array {
  const side = locations + 1;
  const out = new Int32Array(side * side);
  for (let row = 0; row < locations; row++) out.set(matrix.subarray(row * locations, (row + 1) * locations), row * side);
  return out;
}

/** Pairs of stops further apart than the limit count as unreachable; depots do not. */
function separated(flat: FlatProblem, index: number, durations: Int32Array, side: number): Int32Array {
  const vehicle = flat.vehicleDurations.indexOf(index);
  const distances = flat.distanceMatrices[flat.vehicleDistances[Math.max(0, vehicle)] ?? -1];
  if (!distances) return durations;
  const depots = new Set([...flat.vehicleStart, ...flat.vehicleEnd, ...flat.reloadLocation]);
  const out = durations.slice();
  for (const from of new Set(flat.visitLocation)) {
    for (const to of new Set(flat.visitLocation)) {
      if (depots.has(from) || depots.has(to)) continue;
      if ((distances[from * flat.locations + to] ?? 0) > flat.maxStopSeparation) out[from * side + to] = UNREACHABLE;
    }
  }
  return out;
}

export function transposed(matrix: Int32Array, side: number): Int32Array {
  const out = new Int32Array(side * side);
  for (let row = 0; row < side; row++) for (let column = 0; column < side; column++) out[column * side + row] = matrix[row * side + column] ?? 0;
  return out;
}

function isSymmetric(matrix: Int32Array, side: number): boolean {
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < row; column++) if (matrix[row * side + column] !== matrix[column * side + row]) return false;
  }
  return true;
}
