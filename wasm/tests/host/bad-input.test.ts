import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkProblem } from "#wasm/host/check-problem.ts";
import { normalizeProblem } from "#wasm/host/flatten-problem.ts";
import { LIMITS } from "#wasm/host/limits.ts";
import { solveProblem } from "#wasm/host/run.ts";
import { fuzz } from "../fuzz.ts";
import { RICH_FEATURES, richProblem } from "../rich-problem.ts";
import { readSolverModule } from "../solver-module.ts";

type Json = Record<string, unknown>;

const depot = { start_index: 0, end_index: 0 };
const matrices = {
  car: {
    durations: [
      [0, 9],
      [9, 0],
    ],
    distances: [
      [0, 9],
      [9, 0],
    ],
  },
};
const vehicle = (changes: Json = {}) => ({ id: 1, ...depot, capacity: [5], ...changes });
const job = (changes: Json = {}) => ({ id: 1, location_index: 1, delivery: [1], ...changes });
const shipment = (changes: Json = {}) => ({
  amount: [1],
  pickup: { id: 1, location_index: 0 },
  delivery: { id: 1, location_index: 1 },
  ...changes,
});
const problem = (changes: Json = {}) => ({ vehicles: [vehicle()], jobs: [job()], matrices, ...changes });
const withVehicle = (changes: Json) => problem({ vehicles: [vehicle(changes)] });
const withJob = (changes: Json) => problem({ jobs: [job(changes)] });
const withSteps = (...steps: readonly Json[]) => problem({ vehicles: [vehicle({ steps })], shipments: [shipment()] });

/** Input, the field that the message must name, and a word of the message. */
const cases: readonly [name: string, input: unknown, path: string, message: RegExp][] = [
  ["null", null, "problem", /object, not null/],
  ["text", "problem", "problem", /object/],
  ["a list", [], "problem", /object, not a list/],
  ["nothing in it", {}, "vehicles", /missing/],
  ["vehicles that are no list", { vehicles: 3 }, "vehicles", /list, not 3/],
  ["a vehicle that is null", { vehicles: [null] }, "vehicles[0]", /object, not null/],
  ["a hole in a list", { vehicles: new Array(1) }, "vehicles[0]", /object, not nothing/],
  ["a text where a number belongs", withVehicle({ capacity: ["5"] }), "vehicles[0].capacity[0]", /number, not "5"/],
  ["a negative capacity", withVehicle({ capacity: [-1] }), "vehicles[0].capacity[0]", /at least 0/],
  ["NaN", withJob({ service: Number.NaN }), "jobs[0].service", /number, not NaN/],
  ["infinity", withJob({ service: Number.POSITIVE_INFINITY }), "jobs[0].service", /at most/],
  ["a fraction of a second", withJob({ service: 1.5 }), "jobs[0].service", /whole number, not 1.5/],
  ["a service that overflows", withJob({ service: 1e12 }), "jobs[0].service", /at most/],
  ["a negative price", withVehicle({ costs: { per_km: -1 } }), "vehicles[0].costs.per_km", /at least 0/],
  ["no speed", withVehicle({ speed_factor: 0 }), "vehicles[0].speed_factor", /at least 0.01/],
  ["an unknown word", problem({ options: { balancing: "very" } }), "options.balancing", /one of disabled, low/],
  ["a truth that is a word", withVehicle({ locked: "yes" }), "vehicles[0].locked", /true or false/],
  ["a latitude of 95", { vehicles: [], jobs: [{ id: 1, location: [10, 95] }] }, "jobs[0].location[1]", /at most 90/],
  [
    "half a coordinate",
    { vehicles: [], jobs: [{ id: 1, location: [10] }] },
    "jobs[0].location",
    /\[longitude, latitude\]/,
  ],
  [
    "a window that ends before it starts",
    withJob({ time_windows: [[9, 3]] }),
    "jobs[0].time_windows[0]",
    /ends \(3\) before/,
  ],
  [
    "windows that overlap",
    withJob({
      time_windows: [
        [0, 9],
        [5, 20],
      ],
    }),
    "jobs[0].time_windows[1]",
    /before the one before/,
  ],
  ["a list of no windows", withJob({ time_windows: [] }), "jobs[0].time_windows", /empty/],
  ["a window without an end", withJob({ time_windows: [[5]] }), "jobs[0].time_windows[0]", /\[start, end\]/],
  [
    "instants ten years apart",
    withJob({
      time_windows: [
        [0, 1],
        [320_000_000, 320_000_001],
      ],
    }),
    "vehicles",
    /between them/,
  ],
  [
    "a break that waits for an empty van",
    withVehicle({ breaks: [{ id: 1, max_load: [0] }] }),
    "vehicles[0].breaks[0].max_load",
    /not supported/,
  ],
  ["one nameless matrix", { ...problem(), matrix: [[0]] }, "matrix", /not supported; write it as matrices/],
  ["an old amount", withJob({ amount: [1] }), "jobs[0].amount", /write it as delivery/],
  [
    "two vehicles with one id",
    problem({ vehicles: [vehicle(), vehicle()] }),
    "vehicles[1].id",
    /already the id of vehicles\[0\]/,
  ],
  ["two jobs with one id", problem({ jobs: [job(), job()] }), "jobs[1].id", /already/],
  ["two pickups with one id", problem({ shipments: [shipment(), shipment()] }), "shipments[1].pickup.id", /already/],
  ["two breaks with one id", withVehicle({ breaks: [{ id: 1 }, { id: 1 }] }), "vehicles[0].breaks[1].id", /already/],
  ["a shipment without a delivery", problem({ shipments: [{ pickup: job() }] }), "shipments[0].delivery", /missing/],
  ["an unknown banned vehicle", withJob({ banned_vehicles: [9] }), "jobs[0].banned_vehicles[0]", /no vehicle 9/],
  ["an unknown allowed vehicle", withJob({ allowed_vehicles: [1, 9] }), "jobs[0].allowed_vehicles[1]", /no vehicle 9/],
  ["an unknown profile", withVehicle({ profile: "boat" }), "vehicles[0].profile", /"boat"/],
  ["a profile that every object has", withVehicle({ profile: "constructor" }), "vehicles[0].profile", /"constructor"/],
  [
    "a ragged matrix",
    problem({ matrices: { car: { durations: [[0, 1], [1]] } } }),
    "matrices.car.durations[1]",
    /has 1 entries, needs 2/,
  ],
  [
    "a matrix with a text",
    problem({
      matrices: {
        car: {
          durations: [
            [0, "x"],
            [1, 0],
          ],
        },
      },
    }),
    "matrices.car.durations[0][1]",
    /whole number/,
  ],
  [
    "a matrix with -1",
    problem({
      matrices: {
        car: {
          durations: [
            [0, -1],
            [1, 0],
          ],
        },
      },
    }),
    "matrices.car.durations[0][1]",
    /whole number/,
  ],
  [
    "a matrix entry that overflows",
    problem({
      matrices: {
        car: {
          durations: [
            [0, 4e9],
            [1, 0],
          ],
        },
      },
    }),
    "matrices.car.durations[0][1]",
    /use null/,
  ],
  [
    "matrices of different sizes",
    problem({ matrices: { car: { durations: matrices.car.durations, distances: [[0]] } } }),
    "matrices.car.distances",
    /1 rows/,
  ],
  [
    "distances missing where they are needed",
    problem({ vehicles: [vehicle({ max_distance: 5 })], matrices: { car: { durations: matrices.car.durations } } }),
    "matrices.car.distances",
    /vehicles\[0\].max_distance needs it/,
  ],
  [
    "prices beside a cost matrix",
    problem({
      vehicles: [vehicle({ costs: { per_hour: 1 } })],
      matrices: { car: { ...matrices.car, costs: matrices.car.durations } },
    }),
    "vehicles[0].costs",
    /contradict/,
  ],
  ["an index outside of the matrix", withJob({ location_index: 2 }), "jobs[0].location_index", /rows 0 to 1/],
  [
    "an index without matrices",
    { vehicles: [], jobs: [job({ delivery: undefined })] },
    "jobs[0].location_index",
    /needs matrices/,
  ],
  ["no place at all", { vehicles: [], jobs: [{ id: 1 }] }, "jobs[0].location", /missing/],
  [
    "coordinates beside matrices, without an index",
    withJob({ location_index: undefined, location: [1, 1] }),
    "jobs[0].location_index",
    /missing/,
  ],
  [
    "amounts of different lengths",
    withJob({ pickup: [1, 2] }),
    "jobs[0].pickup",
    /2 entries where jobs\[0\].delivery has 1/,
  ],
  ["a capacity of another length", withVehicle({ capacity: [5, 5] }), "vehicles[0].capacity", /2 entries where/],
  ["a missing capacity", withVehicle({ capacity: undefined }), "vehicles[0].capacity", /missing where/],
  ["an amount that overflows", withJob({ delivery: [1e12] }), "jobs[0].delivery[0]", /at most 100,000,000,000/],
  ["a capacity that overflows", withVehicle({ capacity: [1e300] }), "vehicles[0].capacity[0]", /at most/],
  [
    "more tasks than possible",
    { vehicles: [], jobs: Array.from({ length: LIMITS.tasks + 1 }, (_, id) => ({ id })) },
    "jobs",
    /at most 10,000/,
  ],
  [
    "more tasks than possible with the shipments",
    {
      vehicles: [],
      jobs: Array.from({ length: LIMITS.tasks }, (_, id) => ({ id, location: [0, 0] })),
      shipments: [{ pickup: { id: 1, location: [0, 0] }, delivery: { id: 1, location: [0, 0] } }],
    },
    "jobs",
    /10001 tasks/,
  ],
  [
    "more places than possible",
    { vehicles: [], jobs: Array.from({ length: LIMITS.places + 1 }, (_, id) => ({ id, location: [id / 100, 0] })) },
    "jobs",
    /different places/,
  ],
  ["an unknown job in a plan", withSteps({ type: "job", id: 7 }), "vehicles[0].steps[0].id", /no job 7/],
  ["a step without an id", withSteps({ type: "job" }), "vehicles[0].steps[0].id", /missing/],
  ["an unknown kind of step", withSteps({ type: "lunch" }), "vehicles[0].steps[0].type", /one of start, job/],
  ["an unknown break in a plan", withSteps({ type: "break", id: 3 }), "vehicles[0].steps[0].id", /no break 3/],
  ["a reload of a vehicle without one", withSteps({ type: "reload" }), "vehicles[0].steps[0]", /no reload/],
  [
    "a job twice in a plan",
    withSteps({ type: "job", id: 1 }, { type: "job", id: 1 }),
    "vehicles[0].steps[1]",
    /already in vehicles\[0\].steps\[0\]/,
  ],
  [
    "a job locked to two vehicles",
    problem({ vehicles: [1, 2].map((id) => vehicle({ id, locked: true, steps: [{ type: "job", id: 1 }] })) }),
    "vehicles[1].steps[0]",
    /already in vehicles\[0\]/,
  ],
  [
    "a delivery before its pickup",
    withSteps({ type: "delivery", id: 1 }, { type: "pickup", id: 1 }),
    "vehicles[0].steps[0]",
    /before the pickup/,
  ],
  [
    "a pickup without its delivery",
    withSteps({ type: "pickup", id: 1 }),
    "vehicles[0].steps[0]",
    /delivery of shipments\[0\]/,
  ],
  [
    "fixed times that contradict each other",
    withSteps({ type: "job", id: 1, service_after: 9, service_before: 3 }),
    "vehicles[0].steps[0].service_before",
    /before service_after 9/,
  ],
];

describe("bad input", () => {
  it.each(cases)("%s: the message names the field", (_, input, path, message) => {
    const checked = checkProblem(input);
    expect(checked).toHaveProperty("errors");
    if (!("errors" in checked)) return;
    const named = checked.errors.find((error) => error.path === path);
    expect(named, JSON.stringify(checked.errors)).toBeDefined();
    expect(named?.message).toMatch(message);
    expect(normalizeProblem(input)).toEqual(checked);
  });

  it("reports several errors at once, but not thousands", () => {
    const broken = { vehicles: Array.from({ length: 500 }, () => ({ id: -1 })) };
    const checked = checkProblem(broken);
    expect("errors" in checked && checked.errors.length).toBe(LIMITS.errors);
  });

  it("never throws, for any input", () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ vehicles: fc.anything(), jobs: fc.anything(), matrices: fc.anything(), options: fc.anything() }),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const normalized = normalizeProblem(value);
        if ("errors" in normalized)
          for (const error of normalized.errors) expect(error.message.length).toBeGreaterThan(0);
        else expect(value).toHaveProperty("vehicles");
      }),
      fuzz(500),
    );
  });

  it("returns an error or a plan, and never throws, when one field of a valid problem is corrupted", () => {
    const module = readSolverModule();
    const spoils = fc.constantFrom<unknown>(
      null,
      -1,
      Number.NaN,
      1e300,
      0.5,
      "x",
      [],
      {},
      [[]],
      true,
      [-1],
      [1e18],
      undefined,
    );
    fc.assert(
      fc.property(richProblem(RICH_FEATURES, 5, 2), fc.infiniteStream(fc.nat()), spoils, (good, choices, spoilt) => {
        const bad: unknown = spoil(structuredClone(good), choices, spoilt);
        const solved = solveProblem(module, bad, { iterations: 20, seed: 1 });
        if ("errors" in solved) expect(solved.errors.every(({ path }) => path !== "")).toBe(true);
        else expect(solved.ok.code).toBe(0);
      }),
      fuzz(400),
    );
  });
});

/** Walks down a random path and puts the value there. */
function spoil(value: unknown, choices: fc.Stream<number>, spoilt: unknown): unknown {
  if (typeof value !== "object" || value === null) return spoilt;
  const keys = Object.keys(value);
  const choice = choices.next().value ?? 0;
  const key = keys[choice % Math.max(1, keys.length)];
  if (key === undefined || choice % 7 === 0) return spoilt;
  return Object.assign(value, { [key]: spoil(Reflect.get(value, key), choices, spoilt) });
}

describe("odd but possible input gets a plan", () => {
  const module = readSolverModule();
  const plan = (input: unknown) => {
    const solved = solveProblem(module, input, { iterations: 50, seed: 1 });
    if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
    return solved.ok;
  };

  it("no vehicles, no tasks, or neither", () => {
    expect(plan({ vehicles: [] })).toMatchObject({ code: 0, routes: [], unassigned: [] });
    expect(plan(problem({ jobs: [] }))).toMatchObject({ routes: [], summary: { cost: 0 } });
    expect(plan(problem({ vehicles: [] }))).toMatchObject({
      routes: [],
      unassigned: [{ id: 1, type: "job", location_index: 1 }],
    });
  });

  it("as many tasks as are allowed", () => {
    const durations = Array.from({ length: 20 }, (_, from) =>
      Array.from({ length: 20 }, (_, to) => 7 * Math.abs(from - to)),
    );
    const jobs = Array.from({ length: LIMITS.tasks }, (_, id) => job({ id, location_index: id % 20 }));
    const vehicles = Array.from({ length: 11 }, (_, id) => vehicle({ id, capacity: [900] }));
    const answer = plan({ jobs, vehicles, matrices: { car: { durations } } });
    expect(answer.summary).toMatchObject({ unassigned: 100, violations: [] });
  });

  it.each([
    ["in whole kilograms", () => 30_000_000, 600_000_000],
    ["in odd grams", (id: number) => 30_000_001 + 2 * id, 600_010_000],
  ])("amounts whose sum exceeds the kernel's numbers, %s", (_, amount, capacity) => {
    const jobs = Array.from({ length: 100 }, (_, id) => job({ id, delivery: [amount(id)] }));
    const vehicles = [1, 2].map((id) => vehicle({ id, capacity: [capacity] }));
    const answer = plan(problem({ jobs, vehicles }));
    expect(answer.summary).toMatchObject({ unassigned: 60, violations: [] });
  });

  it("one task and one vehicle, also at the same location", () => {
    expect(plan(problem()).summary).toMatchObject({ unassigned: 0, duration: 18 });
    expect(plan(withJob({ location_index: 0 })).summary).toMatchObject({ unassigned: 0, duration: 0 });
  });

  it("leaves out tasks that cannot be reached, carried or served in time", () => {
    const alone = {
      car: {
        durations: [
          [0, null],
          [null, 0],
        ],
      },
    };
    expect(plan(problem({ matrices: alone })).summary.unassigned).toBe(1);
    expect(plan(withJob({ delivery: [6] })).summary.unassigned).toBe(1);
    expect(
      plan(problem({ jobs: [job({ time_windows: [[0, 5]] })], vehicles: [vehicle({ time_window: [0, 100] })] })).summary
        .unassigned,
    ).toBe(1);
    expect(plan(withJob({ skills: [4] })).summary.unassigned).toBe(1);
    expect(plan(withJob({ allowed_vehicles: [] })).summary.unassigned).toBe(1);
  });

  it("ignores unknown fields, as VROOM does", () => {
    expect(plan({ ...problem(), geometry: true, jobs: [job({ color: "red" })] }).summary.unassigned).toBe(0);
  });

  it("keeps a locked route unchanged, even an impossible one, and reports its violations", () => {
    const locked = withVehicle({ capacity: [0], locked: true, steps: [{ type: "job", id: 1 }] });
    const answer = plan(locked);
    expect(answer.routes[0]?.steps.map(({ type }) => type)).toEqual(["start", "job", "end"]);
    expect(answer.summary.violations).toEqual([{ cause: "quantities", amount: 1, dimension: 0 }]);
  });
});
