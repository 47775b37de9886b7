import { expect, test } from "vitest";
import { evaluate } from "#wasm/check/evaluate.ts";
import { listPlannedRoutes } from "#wasm/check/explain.ts";
import type { Job, Options, Problem, Solution, Vehicle } from "#wasm/host/problem.ts";
import { solveProblem } from "#wasm/host/run.ts";
import { DEPOT_REVISIT_PRICE, NOT_CONTIGUOUS_PRICE, OUTSIDE_AREA_PRICE } from "#wasm/host/soft-prices.ts";
import { bestScore } from "../brute-force.ts";
import { readSolverModule } from "../solver-module.ts";

/*
 * Every feature of the model, one tiny instance each, whose optimum is known by hand. Places lie on a line, a second and a
 * kilometer apart; travel costs one a second. The search must find it, the evaluator must price it so, and trying every plan
 * must find nothing better.
 */
interface Row {
  /** The feature, in the words of the README. */
  of: string;
  vehicles: Vehicle[];
  jobs?: Job[];
  shipments?: Problem["shipments"];
  options?: Options;
  matrices?: Problem["matrices"];
  /** Including the prizes of unassigned tasks. */
  cost: number;
  /** Ids of unassigned tasks. */
  out?: number[];
  /** Something else of the answer that must be so. */
  look?: [(solution: Solution) => unknown, unknown];
  /** Given steps bind the plan: trying everything knows nothing of them. */
  given?: true;
}

const line = Array.from({ length: 12 }, (_, from) => Array.from({ length: 12 }, (_, to) => Math.abs(from - to)));
const meters = line.map((row) => row.map((leg) => leg * 1000));
const at = (place: number, more: Partial<Job> = {}): Job => ({ id: place, location_index: place, ...more });
const van = (id: number, more: Partial<Vehicle> = {}): Vehicle => ({ id, start_index: 0, end_index: 0, ...more });
const far = { start_index: 11, end_index: 11 };
const middle = { start_index: 6, end_index: 6 };
const used = ({ routes }: Solution) => routes.map(({ vehicle }) => vehicle).toSorted();
const order = ({ routes }: Solution) =>
  routes.map(({ steps }) =>
    steps.flatMap(({ type, id }): (number | string | undefined)[] =>
      type === "job" ? [id] : type === "reload" ? ["r"] : [],
    ),
  );
const waited = ({ summary }: Solution) => summary.waiting_time;
const ends = ({ routes }: Solution) => routes.map(({ steps }) => steps.at(-1)?.arrival);
const lateness = ({ routes }: Solution) =>
  routes.flatMap(({ steps }) => steps.map((step) => step.lateness)).filter(Boolean);
const single = [at(2, { delivery: [1] }), at(3, { delivery: [1] })];
const loader = (cost: number) => van(1, { capacity: [1], reload: { location_index: 0, cost } });
const thrice: Job[] = [
  { id: 1, location_index: 3, time_windows: [[0, 5]] },
  { id: 2, location_index: 6, time_windows: [[6, 10]] },
  { id: 3, location_index: 3, time_windows: [[20, 30]] },
];
/** The way by the depot is longer than the direct one: rounded and real matrices are like that. */
const detour = {
  car: {
    durations: [
      [0, 4, 9],
      [4, 0, 1],
      [9, 1, 0],
    ],
    distances: [
      [0, 400, 900],
      [400, 0, 100],
      [900, 100, 0],
    ],
  },
};

const rows: Row[] = [
  {
    of: "load_at: the first way leads by where the goods are",
    vehicles: [van(1, { load_at: { location_index: 3 } })],
    jobs: [at(2), at(1)],
    cost: 6,
  },
  {
    of: "load_at and unload_at: a vehicle that starts far from its goods stays where it is",
    vehicles: [van(1, { ...far, load_at: { location_index: 0 }, unload_at: { location_index: 0 } }), van(2)],
    jobs: [at(2), at(5)],
    cost: 10,
    look: [used, [2]],
  },
  { of: "jobs", vehicles: [van(1)], jobs: [at(2), at(5)], cost: 10 },
  {
    of: "shipments: the pickup comes first",
    vehicles: [van(1, { capacity: [1] })],
    shipments: [{ amount: [1], pickup: at(5), delivery: { id: 2, location_index: 2 } }],
    cost: 10,
  },
  {
    of: "many time windows",
    vehicles: [van(1, { time_window: [0, 28] })],
    jobs: [
      at(5, {
        time_windows: [
          [0, 2],
          [20, 22],
        ],
      }),
      at(8),
    ],
    cost: 16,
  },
  {
    of: "service by vehicle type",
    vehicles: [van(1, { type: "slow", time_window: [0, 20] }), van(2, { type: "fast", time_window: [0, 20] })],
    jobs: [at(4, { service_per_type: { slow: 50, fast: 1 } })],
    cost: 8,
    look: [used, [2]],
  },
  {
    of: "setup by vehicle type",
    vehicles: [van(1, { type: "slow", time_window: [0, 20] }), van(2, { type: "fast", time_window: [0, 20] })],
    jobs: [at(4, { setup: 50, setup_per_type: { fast: 1 } })],
    cost: 8,
    look: [used, [2]],
  },
  {
    of: "setup once at a place",
    vehicles: [van(1, { costs: { per_task_hour: 3_600 } })],
    jobs: [at(4, { setup: 7 }), { id: 9, location_index: 4, setup: 7 }],
    cost: 8 + 7,
  },
  {
    of: "amounts of many dimensions",
    vehicles: [van(1, { capacity: [6, 6] }), van(2, { capacity: [6, 6] })],
    jobs: [at(4, { delivery: [1, 5] }), at(5, { delivery: [5, 1] }), at(6, { delivery: [1, 5] })],
    cost: 20,
  },
  {
    of: "skills",
    vehicles: [van(1), van(2, { ...far, skills: [7] })],
    jobs: [at(3, { skills: [7] })],
    cost: 16,
    look: [used, [2]],
  },
  {
    of: "priority where capacity is scarce",
    vehicles: [van(1, { capacity: [1] })],
    jobs: [at(1, { delivery: [1] }), at(5, { delivery: [1], priority: 9 })],
    cost: 10,
    out: [1],
  },
  {
    of: "priority: the sum decides, then the number",
    vehicles: [van(1, { capacity: [2] })],
    jobs: [
      at(1, { delivery: [1], priority: 4 }),
      at(2, { delivery: [1], priority: 4 }),
      at(9, { delivery: [2], priority: 10 }),
    ],
    cost: 18,
    out: [1, 2],
  },
  {
    of: "priority: equal sums, more served",
    vehicles: [van(1, { capacity: [2] })],
    jobs: [
      at(3, { delivery: [1], priority: 5 }),
      at(4, { delivery: [1], priority: 5 }),
      at(1, { delivery: [2], priority: 10 }),
    ],
    cost: 8,
    out: [1],
  },
  {
    of: "a prize that the way is not worth",
    vehicles: [van(1)],
    jobs: [at(5, { prize: 6 }), at(1, { prize: 6 })],
    cost: 2 + 6,
    out: [5],
  },
  { of: "allowed vehicles", vehicles: [van(1), van(2, far)], jobs: [at(2, { allowed_vehicles: [2] })], cost: 18 },
  { of: "banned vehicles", vehicles: [van(1), van(2, far)], jobs: [at(2, { banned_vehicles: [1] })], cost: 18 },
  {
    of: "release: the trip waits for its goods",
    vehicles: [van(1), van(2)],
    jobs: [at(2, { release: 10 }), at(3, { time_windows: [[0, 5]] })],
    cost: 10,
    look: [used, [1, 2]],
  },
  { of: "no end", vehicles: [{ id: 1, start_index: 0 }], jobs: [at(3), at(7)], cost: 7 },
  { of: "no start", vehicles: [{ id: 1, end_index: 0 }], jobs: [at(3), at(7)], cost: 7 },
  { of: "neither start nor end", vehicles: [{ id: 1 }], jobs: [at(3), at(7)], cost: 4 },
  { of: "the shift", vehicles: [van(1, { time_window: [0, 9] })], jobs: [at(4), at(5)], cost: 8, out: [5] },
  {
    of: "nobody out while an empty vehicle could serve",
    vehicles: [van(1, { capacity: [1] }), van(2, { capacity: [1], costs: { fixed: 1_000_000, per_hour: 3_600 } })],
    jobs: single,
    cost: 10 + 1_000_000,
  },
  {
    of: "fixed cost",
    vehicles: [van(1, { costs: { fixed: 100 } }), van(2, { costs: { fixed: 10 } })],
    jobs: [at(3)],
    cost: 16,
    look: [used, [2]],
  },
  { of: "cost per hour", vehicles: [van(1, { costs: { per_hour: 7_200 } })], jobs: [at(3)], cost: 12 },
  { of: "cost per kilometer", vehicles: [van(1, { costs: { per_hour: 0, per_km: 500 } })], jobs: [at(3)], cost: 3_000 },
  { of: "cost per task", vehicles: [van(1, { costs: { per_task: 5 } })], jobs: [at(1), at(2)], cost: 14 },
  {
    of: "cost per hour of service",
    vehicles: [van(1, { costs: { per_task_hour: 3_600 } })],
    jobs: [at(1, { service: 10 })],
    cost: 12,
  },
  {
    of: "cost per hour of work: it leaves as late as it can",
    vehicles: [van(1, { costs: { per_work_hour: 3_600 } })],
    jobs: [at(5, { time_windows: [[100, 100]] })],
    cost: 20,
  },
  { of: "speed factor", vehicles: [van(1, { speed_factor: 2 })], jobs: [at(4)], cost: 4 },
  {
    of: "profile",
    vehicles: [van(1), van(2, { profile: "bike" })],
    jobs: [at(6)],
    matrices: {
      car: { durations: line },
      bike: { durations: line.map((row) => row.map((leg) => Math.ceil(leg / 3))) },
    },
    cost: 4,
    look: [used, [2]],
  },
  {
    of: "scarce room: two small ones stay in for a large one of the same priority in all",
    vehicles: [van(1, { capacity: [2] })],
    jobs: [
      at(1, { delivery: [2], priority: 10 }),
      at(3, { delivery: [1], priority: 5 }),
      at(4, { delivery: [1], priority: 5 }),
    ],
    cost: 8,
    out: [1],
  },
  {
    of: "scarce room: the large one stays in where it is worth more",
    vehicles: [van(1, { capacity: [2] })],
    jobs: [
      at(1, { delivery: [2], priority: 11 }),
      at(3, { delivery: [1], priority: 5 }),
      at(4, { delivery: [1], priority: 5 }),
    ],
    cost: 2,
    out: [3, 4],
  },
  { of: "max tasks", vehicles: [van(1, { max_tasks: 1 }), van(2, { max_tasks: 1 })], jobs: [at(1), at(2)], cost: 6 },
  { of: "max travel time", vehicles: [van(1, { max_travel_time: 9 })], jobs: [at(4), at(5)], cost: 8, out: [5] },
  { of: "max distance", vehicles: [van(1, { max_distance: 9_000 })], jobs: [at(4), at(5)], cost: 8, out: [5] },
  {
    of: "max work time",
    vehicles: [van(1, { max_work_time: 20 })],
    jobs: [at(2, { time_windows: [[0, 4]] }), at(3, { time_windows: [[50, 60]] })],
    cost: 4,
    out: [3],
  },
  {
    of: "a break that fits",
    vehicles: [van(1, { time_window: [0, 20], breaks: [{ id: 1, time_windows: [[4, 6]], service: 10 }] })],
    jobs: [at(5)],
    cost: 10,
    look: [ends, [20]],
  },
  {
    of: "a break that leaves no time",
    vehicles: [van(1, { time_window: [0, 19], breaks: [{ id: 1, time_windows: [[4, 6]], service: 10 }] })],
    jobs: [at(5)],
    cost: 0,
    out: [5],
  },
  {
    of: "a break that may follow the return",
    vehicles: [van(1, { time_window: [0, 19], breaks: [{ id: 1, time_windows: [[4, 12]], service: 10 }] })],
    jobs: [at(5)],
    cost: 10,
    look: [ends, [10]],
  },
  {
    of: "a break that may follow the return exactly then",
    vehicles: [van(1, { time_window: [0, 19], breaks: [{ id: 1, time_windows: [[4, 10]], service: 10 }] })],
    jobs: [at(5)],
    cost: 10,
    look: [ends, [10]],
  },
  {
    of: "a break that the return is too late for",
    vehicles: [van(1, { time_window: [0, 19], breaks: [{ id: 1, time_windows: [[4, 9]], service: 10 }] })],
    jobs: [at(5)],
    cost: 0,
    out: [5],
  },
  {
    of: "one break on the way, the next after the return",
    vehicles: [
      van(1, {
        time_window: [0, 19],
        breaks: [
          { id: 1, time_windows: [[2, 3]], service: 4 },
          { id: 2, time_windows: [[6, 14]], service: 9 },
        ],
      }),
    ],
    jobs: [at(5)],
    cost: 10,
    look: [ends, [14]],
  },
  {
    of: "a break over before what is loaded comes to the depot",
    vehicles: [van(1, { time_window: [0, 40], breaks: [{ id: 1, time_windows: [[0, 3]], service: 5 }] })],
    jobs: [at(5, { release: 20 })],
    cost: 10,
    look: [ends, [30]],
  },
  {
    of: "a break on the way is paid work, for the van leaves no later for it",
    vehicles: [
      van(1, {
        costs: { per_hour: 0, per_work_hour: 3_600 },
        breaks: [{ id: 1, time_windows: [[0, 1]], service: 24 }],
      }),
    ],
    jobs: [at(5)],
    cost: 34,
  },
  {
    of: "a break before the van has to leave is no work",
    vehicles: [
      van(1, {
        costs: { per_hour: 0, per_work_hour: 3_600 },
        breaks: [{ id: 1, time_windows: [[0, 1]], service: 24 }],
      }),
    ],
    jobs: [at(5, { time_windows: [[40, 50]] })],
    cost: 10,
  },
  {
    of: "a break where a late departure leaves least work",
    vehicles: [van(1, { max_work_time: 30, breaks: [{ id: 1, time_windows: [[60, 61]], service: 5 }] })],
    jobs: [at(3), at(5, { time_windows: [[80, 90]] })],
    cost: 10,
  },
  {
    of: "two breaks in their order",
    vehicles: [
      van(1, {
        time_window: [0, 40],
        breaks: [
          { id: 1, time_windows: [[2, 3]], service: 4 },
          { id: 2, time_windows: [[8, 9]], service: 4 },
        ],
      }),
    ],
    jobs: [at(5)],
    cost: 10,
    look: [ends, [18]],
  },
  {
    of: "parking where it stops",
    vehicles: [van(1, { parking_time: 3, costs: { per_task_hour: 3_600 } })],
    jobs: [at(4), { id: 9, location_index: 4 }],
    cost: 11,
  },
  {
    of: "no parking where it stands already",
    vehicles: [van(1, { parking_time: 3, costs: { per_task_hour: 3_600 } })],
    jobs: [at(0)],
    cost: 0,
  },
  {
    of: "depot revisit hard: at its own cost",
    vehicles: [loader(7)],
    jobs: single,
    cost: 10 + 7,
    options: { depot_revisit: "hard" },
  },
  {
    of: "depot revisit soft: at a price",
    vehicles: [loader(0)],
    jobs: single,
    cost: 10 + DEPOT_REVISIT_PRICE,
    options: { depot_revisit: "soft" },
  },
  {
    of: "depot revisit soft at dear hours",
    vehicles: [loader(0)],
    jobs: single,
    cost: 10 + 5 * DEPOT_REVISIT_PRICE,
    options: { depot_revisit: "soft", soft_prices: 5 },
  },
  {
    of: "depot revisit disabled",
    vehicles: [loader(0)],
    jobs: single,
    cost: 4,
    out: [3],
    options: { depot_revisit: "disabled" },
  },
  {
    of: "loading takes time",
    vehicles: [van(1, { capacity: [1], time_window: [0, 15], reload: { location_index: 0, service: 6 } })],
    jobs: single,
    cost: 4,
    out: [3],
  },
  {
    of: "a reload has hours",
    vehicles: [
      van(1, { capacity: [1], time_window: [0, 30], reload: { location_index: 0, time_windows: [[15, 20]] } }),
    ],
    jobs: single,
    cost: 10,
    look: [(solution) => waited(solution) >= 9, true],
  },
  {
    of: "a reload counts towards max distance, also where the direct way is longer",
    vehicles: [
      van(1, { start_index: 1, end_index: 1, capacity: [1], max_distance: 1_500, reload: { location_index: 0 } }),
    ],
    jobs: [
      { id: 1, location_index: 2, delivery: [1] },
      { id: 2, location_index: 2, delivery: [1] },
    ],
    matrices: detour,
    cost: 2,
    out: [2],
  },
  {
    of: "a reload counts towards max travel time",
    vehicles: [
      van(1, { start_index: 1, end_index: 1, capacity: [1], max_travel_time: 14, reload: { location_index: 0 } }),
    ],
    jobs: [
      { id: 1, location_index: 2, delivery: [1] },
      { id: 2, location_index: 2, delivery: [1] },
    ],
    matrices: detour,
    cost: 2,
    out: [2],
  },
  { of: "many depots", vehicles: [van(1), van(2, far)], jobs: [at(2), at(9)], cost: 8 },
  {
    of: "balancing",
    vehicles: [van(1, middle), van(2, middle)],
    jobs: [at(1, { service: 1_190 }), at(11, { service: 1_190 })],
    cost: 20 + 100,
    options: { balancing: "high" },
    look: [used, [1, 2]],
  },
  {
    of: "clustering",
    vehicles: [van(1, middle), van(2, middle)],
    jobs: [at(5), at(7)],
    cost: 4,
    options: { clustering: "high" },
    look: [used, [1, 2]],
  },
  { of: "contiguity disabled", vehicles: [van(1)], jobs: thrice, cost: 12 },
  {
    of: "contiguity soft",
    vehicles: [van(1)],
    jobs: thrice,
    cost: 12 + NOT_CONTIGUOUS_PRICE,
    options: { contiguity: "soft" },
  },
  { of: "contiguity hard", vehicles: [van(1)], jobs: thrice, cost: 6, out: [2], options: { contiguity: "hard" } },
  {
    of: "max stop separation",
    vehicles: [van(1), van(2)],
    jobs: [at(1), at(5)],
    cost: 12,
    options: { max_stop_separation: 2_000 },
  },
  {
    of: "service area disabled",
    vehicles: [van(1, { service_area: [2] })],
    jobs: [at(2), at(4)],
    cost: 8,
    options: { service_area: "disabled" },
  },
  {
    of: "service area soft",
    vehicles: [van(1, { service_area: [2] })],
    jobs: [at(2), at(4)],
    cost: 8 + OUTSIDE_AREA_PRICE,
    options: { service_area: "soft" },
  },
  {
    of: "service area hard",
    vehicles: [van(1, { service_area: [2] })],
    jobs: [at(2), at(4)],
    cost: 4,
    out: [4],
    options: { service_area: "hard" },
  },
  { of: "service radius", vehicles: [van(1, { service_radius: 3_000 })], jobs: [at(3), at(4)], cost: 6, out: [4] },
  {
    of: "late grace",
    vehicles: [van(1)],
    jobs: [at(5, { time_windows: [[0, 3]], grace: { late: 4 } })],
    cost: 10 + 4,
    look: [lateness, [4]],
  },
  {
    of: "early grace, only where waiting would be too late",
    vehicles: [van(1, { time_window: [0, 11] })],
    jobs: [at(5, { time_windows: [[7, 20]], grace: { early: 3 } })],
    cost: 10 + 4,
  },
  {
    of: "late grace beside paid work",
    vehicles: [van(1, { costs: { per_hour: 3_600, per_work_hour: 3_600 } })],
    jobs: [at(5, { time_windows: [[0, 3]], grace: { late: 4 } })],
    cost: 10 + 10 + 4,
  },
  {
    of: "shift grace beside paid work",
    vehicles: [van(1, { time_window: [0, 8], grace: { late: 3 }, costs: { per_hour: 3_600, per_work_hour: 3_600 } })],
    jobs: [at(5)],
    cost: 10 + 10 + 4,
  },
  {
    of: "lateness threshold",
    vehicles: [van(1)],
    jobs: [at(5, { time_windows: [[0, 8]] })],
    cost: 10,
    options: { lateness_threshold: 5 },
    look: [lateness, [3]],
  },
  {
    of: "without a delayed start it waits on the way",
    vehicles: [van(1)],
    jobs: [at(1, { time_windows: [[0, 50]] }), at(2, { time_windows: [[100, 110]] })],
    cost: 4,
    look: [waited, 98],
  },
  {
    of: "delayed start",
    vehicles: [van(1)],
    jobs: [at(1, { time_windows: [[0, 50]] }), at(2, { time_windows: [[100, 110]] })],
    cost: 4,
    options: { delayed_start: true },
    look: [waited, 49],
  },
  {
    of: "a locked route",
    vehicles: [van(1, { locked: true, steps: [5, 1, 4].map((id) => ({ type: "job" as const, id })) }), van(2)],
    jobs: [at(1), at(4), at(5), at(2)],
    cost: 16 + 4,
    look: [order, [[5, 1, 4], [2]]],
    given: true,
  },
  {
    of: "fixed stops keep their order",
    vehicles: [
      van(1, {
        steps: [
          { type: "job", id: 1, fixed: true },
          { type: "job", id: 5 },
          { type: "job", id: 2, fixed: true },
        ],
      }),
    ],
    jobs: [at(1), at(2), at(5)],
    cost: 10,
    given: true,
    look: [(solution) => order(solution)[0]?.filter((id) => id !== 5), [1, 2]],
  },
  {
    of: "service_at",
    vehicles: [van(1, { steps: [{ type: "job", id: 5, service_at: 30 }] })],
    jobs: [at(5)],
    cost: 10,
    given: true,
    look: [ends, [35]],
  },
  {
    of: "service_after narrows the window",
    vehicles: [van(1, { steps: [{ type: "job", id: 5, service_after: 20 }] })],
    jobs: [at(5, { time_windows: [[0, 40]] })],
    cost: 10,
    given: true,
    look: [ends, [25]],
  },
  {
    of: "service_before narrows the window",
    vehicles: [van(1, { steps: [{ type: "job", id: 5, service_before: 8 }] })],
    jobs: [at(5, { time_windows: [[0, 40]] }), at(9, { time_windows: [[0, 40]] })],
    cost: 18,
    given: true,
    look: [order, [[5, 9]]],
  },
  {
    of: "a change budget of none",
    vehicles: [
      van(1, {
        steps: [
          { type: "job", id: 1 },
          { type: "job", id: 9 },
          { type: "job", id: 5 },
        ],
      }),
    ],
    jobs: [at(1), at(5), at(9), at(7)],
    options: { change_budget: 0 },
    cost: 18,
    given: true,
    look: [(solution) => order(solution)[0]?.filter((id) => id !== 7), [1, 9, 5]],
  },
];

const module = readSolverModule();

test.each(rows)("$of", ({ vehicles, jobs = [], shipments = [], options = {}, matrices, given, ...expected }) => {
  const problem: Problem = {
    vehicles,
    jobs,
    shipments,
    options,
    matrices: matrices ?? { car: { durations: line, distances: meters } },
  };
  const solved = solveProblem(module, problem, { iterations: 20_000, seed: 1 });
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  const { ok: solution } = solved;
  const { cost, lost_prizes } = solution.summary;
  expect({ cost: cost + lost_prizes, out: solution.unassigned.map(({ id }) => id).toSorted() }).toEqual({
    cost: expected.cost,
    out: expected.out ?? [],
  });
  expect(solution.summary.violations.filter(({ soft }) => !soft)).toEqual([]);
  if (expected.look) expect(expected.look[0](solution)).toEqual(expected.look[1]);
  expect(evaluate(problem, listPlannedRoutes(solution))).toEqual(solution);
  if (!given) expect(bestScore(problem).cost).toBe(expected.cost);
});
