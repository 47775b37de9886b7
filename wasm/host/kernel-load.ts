/** Copies a flat problem into a fresh instance's memory and writes the header that points at everything. */
import type { FlatProblem } from "./flat-problem.ts";
import { HORIZON, UNREACHABLE } from "./flat-problem.ts";
import { vehicleClasses } from "./kernel-classes.ts";
import { featureBits, type HeaderWord, headerWords, type KernelExports } from "./kernel-layout.ts";
import { type KernelMatrices, kernelMatrices, transposed } from "./kernel-matrices.ts";
import {
  balancingPricePerSecond,
  balancingScale,
  depotRevisitPrice,
  gracePricePerSecond,
  notContiguousPrice,
  outsideAreaPrice,
} from "./soft-prices.ts";

export function loadProblem(kernel: KernelExports, flat: FlatProblem, seed: number): void {
  const matrices = kernelMatrices(flat);
  const words = new Map<HeaderWord, number>();
  const number = (name: HeaderWord, value: number) => words.set(name, value);
  const array = (name: HeaderWord, values: Int32Array | Float64Array | Uint8Array) =>
    words.set(name, copyIn(kernel, values));
  loadMatrices(kernel, matrices, words);
  const place = (values: Int32Array) => values.map((index) => (index < 0 ? flat.locations : index) * 4);
  const classes = vehicleClasses(flat);
  number("jobs", flat.jobs);
  number("visits", flat.visits);
  number("vehicles", flat.vehicles);
  number("dimensions", flat.dimensions);
  number("locations", matrices.side);
  number("classes", classes.count);
  number("features", features(flat));
  array("visitLocation", place(flat.visitLocation));
  array("vehicleStart", place(matrices.starts));
  array("vehicleEnd", place(matrices.ends));
  array(
    "reloadLocation",
    place(flat.reloadLocation.map(matrices.depotOf)).map((place, vehicle) =>
      (flat.reloadLocation[vehicle] ?? -1) < 0 ? -1 : place,
    ),
  );
  array("service", flat.serviceByType);
  array("setup", flat.setupByType);
  number("originalPlace", matrices.side > flat.locations + 1 ? copyIn(kernel, matrices.original) : 0);
  number("outside", flat.outside ? copyIn(kernel, flat.outside) : 0);
  number("coordinates", flat.coordinates ? copyIn(kernel, flat.coordinates) : 0);
  for (const name of plainArrays) array(name, flat[name]);
  for (const name of plainNumbers) number(name, flat[name]);
  const scale = flat.softPrices * flat.costScale;
  const revisit = flat.depotRevisit === 1 ? depotRevisitPrice * scale : 0;
  array(
    "reloadCost",
    flat.reloadCost.map((cost) => cost + revisit),
  );
  array("vehicleCosts", matrices.vehicleCosts);
  array("costMultiplier", matrices.costMultiplier);
  array("classOf", classes.of);
  array("classOffset", classes.offset);
  array("classVehicles", classes.vehicles);
  array("unassignedCost", unassignedCost(flat, matrices));
  number("reloadNodes", reloads(flat) ? flat.visits : 0);
  const header = copyIn(
    kernel,
    Int32Array.from(headerWords, (name) => words.get(name) ?? 0),
  );
  kernel.setPrices(
    outsideAreaPrice * scale,
    gracePricePerSecond * scale,
    notContiguousPrice * scale,
    (balancingPrice(flat) * scale) / balancingScale,
  );
  kernel.load(header, seed);
}

/** Arrays and numbers that go over as they are. */
const plainArrays = [
  "windowOffset",
  "windows",
  "graceEarly",
  "graceLate",
  "delivery",
  "pickup",
  "priority",
  "prize",
  "release",
  "compatible",
  "shiftStart",
  "shiftEnd",
  "vehicleGraceLate",
  "capacity",
  "vehicleType",
  "vehicleDurations",
  "vehicleDistances",
  "vehicleCosts",
  "costMultiplier",
  "fixedCost",
  "costPerTask",
  "costPerTaskSecond",
  "costPerWorkSecond",
  "maxTasks",
  "maxTravelTime",
  "maxDistance",
  "maxWorkTime",
  "parkingTime",
  "locked",
  "breakOffset",
  "breakService",
  "breakWindowOffset",
  "breakWindows",
  "reloadService",
  "reloadMax",
  "reloadCost",
  "reloadWindowOffset",
  "reloadWindows",
  "initialOffset",
  "initialSteps",
  "initialFixed",
] as const;
const plainNumbers = ["balancing", "clustering", "contiguity", "depotRevisit", "changeBudget", "delayedStart"] as const;

export function copyIn(kernel: KernelExports, values: Int32Array | Float64Array | Uint8Array): number {
  const address = kernel.reserve(Math.max(8, values.byteLength));
  new Uint8Array(kernel.memory.buffer, address, values.byteLength).set(
    new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  );
  return address;
}

function loadMatrices(kernel: KernelExports, matrices: KernelMatrices, words: Map<HeaderWord, number>): void {
  const outs = new Map<Int32Array, number>();
  const ins = new Map<Int32Array, number>();
  const put = (matrix: Int32Array) => {
    if (outs.has(matrix)) return;
    const address = copyIn(kernel, matrix);
    outs.set(matrix, address);
    if (matrices.symmetric || !matrices.transpose) ins.set(matrix, address);
    else ins.set(matrix, copyIn(kernel, transposed(matrix, matrices.side)));
  };
  const tables = [
    ["durationOut", "durationIn", matrices.durations],
    ["costOut", "costIn", matrices.costs],
    ["distanceOut", "distanceIn", matrices.distances],
  ] as const;
  for (const [out, into, list] of tables) {
    list.forEach(put);
    words.set(
      out,
      copyIn(
        kernel,
        Int32Array.from(list, (matrix) => outs.get(matrix) ?? 0),
      ),
    );
    words.set(
      into,
      copyIn(
        kernel,
        Int32Array.from(list, (matrix) => ins.get(matrix) ?? 0),
      ),
    );
  }
  words.set("inStride", matrices.symmetric || matrices.transpose ? 1 : matrices.side);
}

function reloads(flat: FlatProblem): boolean {
  return flat.depotRevisit > 0 && flat.reloadLocation.some((place) => place >= 0);
}

function features(flat: FlatProblem): number {
  const some = (values: Int32Array | Float64Array) => values.some((value) => value > 0);
  const limited = (values: Int32Array) => values.some((value) => value < HORIZON);
  const tests: [keyof typeof featureBits, boolean][] = [
    ["manyWindows", flat.windows.length > 2 * flat.visits],
    ["setup", some(flat.setupByType) || some(flat.parkingTime)],
    ["mixedLoads", flat.shipments > 0 || reloads(flat) || (some(flat.delivery) && some(flat.pickup))],
    ["limits", binds(flat, flat.maxTravelTime) || limited(flat.maxDistance)],
    ["timed", isTimed(flat)],
    ["visitCosts", some(flat.costPerTask) || some(flat.costPerTaskSecond) || flat.outside !== null || reloads(flat)],
    ["incompatible", flat.compatible.includes(0)],
    ["optional", flat.prize.some((prize) => prize >= 0)],
    ["priorities", some(flat.priority)],
    ["pairs", flat.shipments > 0],
    ["shape", isShaped(flat)],
  ];
  return tests.reduce((bits, [name, is]) => (is ? bits | featureBits[name] : bits), 0);
}

const isShaped = (flat: FlatProblem): boolean => flat.balancing > 0 || flat.contiguity > 0;
const balancingPrice = (flat: FlatProblem): number => Object.values(balancingPricePerSecond)[flat.balancing] ?? 0;

/** Whether some vehicle's limit of time is below what its shift allows anyhow. */
const binds = (flat: FlatProblem, limits: Int32Array): boolean =>
  limits.some((limit, vehicle) => {
    const [from = 0, to = 0, late = 0] = [
      flat.shiftStart[vehicle],
      flat.shiftEnd[vehicle],
      flat.vehicleGraceLate[vehicle],
    ];
    return limit < Math.min(HORIZON, to + late - from);
  });

function isTimed(flat: FlatProblem): boolean {
  const some = (values: Int32Array | Float64Array) => values.some((value) => value > 0);
  return (
    flat.breakService.length > 0 ||
    some(flat.graceEarly) ||
    some(flat.graceLate) ||
    some(flat.vehicleGraceLate) ||
    some(flat.release) ||
    binds(flat, flat.maxWorkTime) ||
    some(flat.costPerWorkSecond) ||
    reloads(flat) ||
    isShaped(flat)
  );
}

/** What the search pays for leaving a task out: the prize, or more than any detour could cost, more so for higher priority. */
function unassignedCost(flat: FlatProblem, matrices: KernelMatrices): Float64Array {
  let dearest = 1;
  for (const matrix of matrices.costs) for (const arc of matrix) if (arc < UNREACHABLE && arc > dearest) dearest = arc;
  const fixed = flat.fixedCost.reduce((most, cost) => Math.max(most, cost), 0);
  const multiplier = matrices.costMultiplier.reduce((most, factor) => Math.max(most, factor), 1);
  const base = 4 * dearest * multiplier + fixed;
  return flat.prize.map((prize, visit) => (prize >= 0 ? prize : base * (1 + (flat.priority[visit] ?? 0))));
}
