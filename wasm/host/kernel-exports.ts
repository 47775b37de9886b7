/** The header the kernel reads, word by word, in the order of `TranslationKey` in `solver/problem.ts`; the tests compare the two. */
export const headerWords = [
  "jobs",
  "visits",
  "vehicles",
  "dimensions",
  "locations",
  "classes",
  "features",
  "durationOut",
  "durationIn",
  "distanceOut",
  "distanceIn",
  "costOut",
  "costIn",
  "inStride",
  "visitLocation",
  "windowOffset",
  "windows",
  "service",
  "setup",
  "graceEarly",
  "graceLate",
  "delivery",
  "pickup",
  "priority",
  "prize",
  "release",
  "compatible",
  "outside",
  "vehicleStart",
  "vehicleEnd",
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
  "reloadLocation",
  "reloadService",
  "reloadMax",
  "reloadCost",
  "reloadWindowOffset",
  "reloadWindows",
  "classOf",
  "classOffset",
  "classVehicles",
  "initialOffset",
  "initialSteps",
  "initialFixed",
  "balancing",
  "clustering",
  "contiguity",
  "depotRevisit",
  "changeBudget",
  "coordinates",
  "unassignedCost",
  "reloadNodes",
  "originalPlace",
  "delayedStart",
] as const;
export type HeaderWord = (typeof headerWords)[number];

/** Bits of the word `features`. */
export const featureBits = {
  manyWindows: 1,
  setup: 2,
  mixedLoads: 4,
  limits: 8,
  timed: 16,
  visitCosts: 32,
  incompatible: 64,
  optional: 128,
  priorities: 256,
  pairs: 512,
  shape: 1024,
} as const;

/** What `solver/kernel.ts` exports. Addresses and sizes are bytes in linear memory. */
export interface KernelExports {
  memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  memoryBytes(): number;
  setPrices(outside: number, second: number, back: number, balance: number): void;
  load(header: number, seed: number): void;
  begin(): void;
  resume(from: number): void;
  setBudget(iterations: number): void;
  setTemperatures(first: number, last: number): void;
  search(iterations: number): void;
  iterationsDone(): number;
  bestPlanCost(): number;
  currentPlanCost(): number;
  bestUnassigned(): number;
  writeBest(to: number): number;
  checkpointRoom(): number;
  writeCheckpoint(to: number): number;
}
