/** Copies a flat problem into a fresh instance's memory and writes the header that points at everything. */
import { type FlatProblem, HEADER_NAMES, type HeaderField, UNREACHABLE } from "./flat-problem.ts";
import type { KernelExports } from "./kernel-exports.ts";
import { canReload, findFeatures } from "./kernel-features.ts";
import { buildKernelMatrices, type KernelMatrices, transposeMatrix } from "./kernel-matrices.ts";
import {
  BALANCING_PRICE_PER_SECOND,
  BALANCING_SCALE,
  DEPOT_REVISIT_PRICE,
  GRACE_PRICE_PER_SECOND,
  NOT_CONTIGUOUS_PRICE,
  OUTSIDE_AREA_PRICE,
} from "./soft-prices.ts";
import { groupVehicles } from "./vehicle-classes.ts";

type KernelArray = Int32Array | Float64Array | Uint8Array;

export function loadProblem(kernel: KernelExports, flat: FlatProblem, seed: number): void {
  const matrices = buildKernelMatrices(flat);
  // What follows the flat problem's fields are those that the kernel has otherwise, or alone.
  const values: Readonly<Record<HeaderField, number | KernelArray | null>> = {
    ...flat,
    ...placeFields(flat, matrices),
    ...copyMatrices(kernel, matrices),
    ...classFields(flat),
    features: findFeatures(flat),
    reloadCost: reloadCosts(flat),
    reloadNodes: canReload(flat) ? flat.visits : 0,
    unassignedCost: unassignedCosts(flat, matrices),
  };
  const words = HEADER_NAMES.map((name) => {
    const value = values[name];
    return typeof value === "number" ? value : value ? copyIn(kernel, value) : 0;
  });
  const header = copyIn(kernel, Int32Array.from(words));
  const scale = flat.softPrices * flat.costScale;
  const balancingPrice = Object.values(BALANCING_PRICE_PER_SECOND)[flat.balancing] ?? 0;
  kernel.setPrices(
    OUTSIDE_AREA_PRICE * scale,
    GRACE_PRICE_PER_SECOND * scale,
    NOT_CONTIGUOUS_PRICE * scale,
    (balancingPrice * scale) / BALANCING_SCALE,
  );
  kernel.load(header, seed);
}

function copyIn(kernel: KernelExports, values: KernelArray): number {
  const address = kernel.reserve(Math.max(8, values.byteLength));
  new Uint8Array(kernel.memory.buffer, address, values.byteLength).set(
    new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  );
  return address;
}

/** Places as byte offsets into a row of the kernel's matrices; a missing start or end is the place after the flat ones. */
function placeFields(flat: FlatProblem, matrices: KernelMatrices) {
  const toOffsets = (places: Int32Array) => places.map((place) => (place < 0 ? flat.locations : place) * 4);
  return {
    locations: matrices.side,
    visitLocation: toOffsets(flat.visitLocation),
    vehicleStart: toOffsets(matrices.starts),
    vehicleEnd: toOffsets(matrices.ends),
    reloadLocation: flat.reloadLocation.map((place) => (place < 0 ? -1 : matrices.depotOf(place) * 4)),
    originalPlace: matrices.side > flat.locations + 1 ? matrices.original : null,
  };
}

/** Copies each distinct matrix once, by origin and, where it is not symmetric, by destination; answers their addresses. */
function copyMatrices(kernel: KernelExports, matrices: KernelMatrices) {
  const outs = new Map<Int32Array, number>();
  const ins = new Map<Int32Array, number>();
  const { symmetric, transpose, side } = matrices;
  const copy = (matrix: Int32Array) => {
    if (!outs.has(matrix)) outs.set(matrix, copyIn(kernel, matrix));
    return outs.get(matrix) ?? 0;
  };
  const copyTransposed = (matrix: Int32Array) => {
    if (!ins.has(matrix)) ins.set(matrix, copyIn(kernel, transposeMatrix(matrix, side)));
    return ins.get(matrix) ?? 0;
  };
  const copyIns = symmetric || !transpose ? copy : copyTransposed;
  return {
    durationOutTable: Int32Array.from(matrices.durations, copy),
    durationInTable: Int32Array.from(matrices.durations, copyIns),
    costOutTable: Int32Array.from(matrices.costs, copy),
    costInTable: Int32Array.from(matrices.costs, copyIns),
    distanceOutTable: Int32Array.from(matrices.distances, copy),
    inStride: symmetric || transpose ? 1 : side,
    vehicleCosts: matrices.vehicleCosts,
    costMultiplier: matrices.costMultiplier,
  };
}

function classFields(flat: FlatProblem) {
  const classes = groupVehicles(flat);
  return {
    classes: classes.count,
    vehicleClass: classes.of,
    classOffset: classes.offset,
    classVehicles: classes.vehicles,
  };
}

/** The price of each reload; of soft ones the price of a soft setting is a part. */
function reloadCosts(flat: FlatProblem): Float64Array {
  const soft = flat.depotRevisit === 1 ? DEPOT_REVISIT_PRICE * flat.softPrices * flat.costScale : 0;
  return flat.reloadCost.map((cost) => cost + soft);
}

/** What the search pays for leaving a task out: the prize, or more than any detour could cost, more so for higher priority. */
function unassignedCosts(flat: FlatProblem, matrices: KernelMatrices): Float64Array {
  let highest = 1;
  for (const matrix of matrices.costs) for (const arc of matrix) if (arc < UNREACHABLE && arc > highest) highest = arc;
  const fixed = flat.fixedCost.reduce((most, cost) => Math.max(most, cost), 0);
  const multiplier = matrices.costMultiplier.reduce((most, factor) => Math.max(most, factor), 1);
  const base = 4 * highest * multiplier + fixed;
  return flat.prize.map((prize, visit) => (prize >= 0 ? prize : base * (1 + (flat.priority[visit] ?? 0))));
}
