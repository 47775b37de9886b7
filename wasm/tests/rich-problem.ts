import fc from "fast-check";
import type { Job, Options, Problem, Shipment, Step, TimeWindow, Vehicle } from "#wasm/host/problem.ts";

/** Which parts of the model a random problem may use. Capacity and service are always there, shifts unless they are open. */
export const RICH_FEATURES = [
  "windows",
  "manyWindows",
  "setup",
  "types",
  "pickups",
  "shipments",
  "skills",
  "lists",
  "priorities",
  "prizes",
  "missingEnds",
  "costs",
  "workCosts",
  "speed",
  "limits",
  "workLimit",
  "breaks",
  "parking",
  "reload",
  "passages",
  "release",
  "grace",
  "shiftGrace",
  "radius",
  "area",
  "separation",
  "delayed",
  "epoch",
  "unreachable",
  "twoDimensions",
  "contiguity",
  "clustering",
  "balancing",
  "softRevisit",
  "openShifts",
  "warm",
] as const;
export type RichFeature = (typeof RICH_FEATURES)[number];

const places = 6;
const shiftEnd = 900;

const maybe = <Value>(on: boolean, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  on ? fc.option(value, { nil: undefined, freq: 3 }) : fc.constant(undefined);

const windowsWithin = (clock: number, many: boolean): fc.Arbitrary<readonly TimeWindow[]> =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: shiftEnd }), { minLength: 2, maxLength: many ? 4 : 2 })
    .map((points) => points.sort((a, b) => a - b))
    .map((points): readonly TimeWindow[] => {
      const pairs: TimeWindow[] = [];
      for (let index = 0; index + 1 < points.length; index += 2) {
        pairs.push([clock + (points[index] ?? 0), clock + (points[index + 1] ?? 0)]);
      }
      return pairs;
    });

const matrix = (low: number, high: number, holes: boolean): fc.Arbitrary<(number | null)[][]> => {
  const entry = holes
    ? fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: low, max: high }) },
        { weight: 1, arbitrary: fc.constant(null) },
      )
    : fc.integer({ min: low, max: high });
  const row = fc.array(entry, { minLength: places, maxLength: places });
  return fc
    .array(row, { minLength: places, maxLength: places })
    .map((rows) => rows.map((values, from) => values.map((value, to) => (from === to ? 0 : value))));
};

/** Small problems that use any mix of the given features; ids are unique and the problem is always well formed. */
export function richProblem(allowed: readonly RichFeature[], tasks: number, vehicles: number): fc.Arbitrary<Problem> {
  return fc.subarray([...allowed]).chain((chosen) => build(new Set(chosen), tasks, vehicles));
}

function build(on: ReadonlySet<RichFeature>, tasks: number, vehicles: number): fc.Arbitrary<Problem> {
  const clock = on.has("epoch") ? 1_800_000_000 : 0;
  const dimensions = on.has("twoDimensions") ? 2 : 1;
  const place = fc.integer({ min: 0, max: places - 1 });
  const amounts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: dimensions, maxLength: dimensions });
  const vehicleIds = fc.subarray(Array.from({ length: vehicles }, (_, index) => index + 1));
  const service = {
    location_index: place,
    service: fc.integer({ min: 0, max: 60 }),
    setup: maybe(on.has("setup"), fc.integer({ min: 0, max: 30 })),
    service_per_type: maybe(on.has("types"), fc.record({ a: fc.integer({ min: 0, max: 90 }) })),
    time_windows: maybe(on.has("windows") || on.has("manyWindows"), windowsWithin(clock, on.has("manyWindows"))),
    grace: maybe(
      on.has("grace"),
      fc.record({ early: fc.integer({ min: 0, max: 60 }), late: fc.integer({ min: 0, max: 60 }) }),
    ),
  };
  const rules = {
    skills: maybe(on.has("skills"), fc.subarray([1, 2])),
    priority: maybe(on.has("priorities"), fc.integer({ min: 0, max: 100 })),
    prize: maybe(on.has("prizes"), fc.integer({ min: 0, max: 600 })),
    allowed_vehicles: maybe(on.has("lists"), vehicleIds),
    banned_vehicles: maybe(on.has("lists"), vehicleIds),
    release: maybe(on.has("release"), fc.integer({ min: clock, max: clock + 300 })),
  };
  const jobs: fc.Arbitrary<Omit<Job, "id">> = fc.record({
    ...service,
    ...rules,
    delivery: amounts,
    pickup: maybe(on.has("pickups"), amounts),
  });
  const end = fc.record(service);
  const shipments: fc.Arbitrary<Omit<Shipment, "pickup" | "delivery"> & { from: object; to: object }> = fc.record({
    ...rules,
    amount: amounts,
    from: end,
    to: end,
  });
  return fc
    .record({
      jobs: fc.array(jobs, { maxLength: tasks }),
      shipments: fc.array(shipments, { maxLength: on.has("shipments") ? Math.floor(tasks / 2) : 0 }),
      vehicles: fc.array(vehicleOf(on, clock, dimensions, place), { minLength: vehicles, maxLength: vehicles }),
      durations: matrix(5, 120, on.has("unreachable")),
      distances: matrix(100, 3_000, false),
      options: optionsOf(on),
      order: fc.infiniteStream(fc.integer({ min: 0, max: 1_000_000 })),
    })
    .map((parts) => assemble(parts, tasks, on.has("warm")));
}

function vehicleOf(
  on: ReadonlySet<RichFeature>,
  clock: number,
  dimensions: number,
  place: fc.Arbitrary<number>,
): fc.Arbitrary<Omit<Vehicle, "id">> {
  const rate = fc.integer({ min: 0, max: 7_200 });
  return fc.record({
    start_index: on.has("missingEnds") ? fc.option(place, { nil: undefined }) : place,
    end_index: on.has("missingEnds") ? fc.option(place, { nil: undefined }) : place,
    capacity: fc.array(fc.integer({ min: 2, max: 9 }), { minLength: dimensions, maxLength: dimensions }),
    type: maybe(on.has("types"), fc.constantFrom("a", "b")),
    skills: maybe(on.has("skills"), fc.subarray([1, 2])),
    time_window: shiftOf(on, clock),
    costs: maybe(
      on.has("costs") || on.has("workCosts"),
      fc.record({
        fixed: fc.integer({ min: 0, max: 300 }),
        per_hour: rate,
        per_km: fc.integer({ min: 0, max: 200 }),
        per_task_hour: rate,
        per_task: fc.integer({ min: 0, max: 50 }),
        per_work_hour: on.has("workCosts") ? rate : fc.constant(0),
      }),
    ),
    speed_factor: maybe(on.has("speed"), fc.double({ min: 0.5, max: 2, noNaN: true })),
    max_tasks: maybe(on.has("limits"), fc.integer({ min: 0, max: 4 })),
    max_travel_time: maybe(on.has("limits"), fc.integer({ min: 50, max: 400 })),
    max_distance: maybe(on.has("limits"), fc.integer({ min: 1_000, max: 12_000 })),
    max_work_time: maybe(on.has("workLimit"), fc.integer({ min: 100, max: 700 })),
    grace: maybe(on.has("shiftGrace"), fc.record({ late: fc.integer({ min: 0, max: 100 }) })),
    parking_time: maybe(on.has("parking"), fc.integer({ min: 0, max: 30 })),
    service_radius: maybe(on.has("radius"), fc.integer({ min: 500, max: 3_000 })),
    service_area: maybe(on.has("area"), fc.subarray(Array.from({ length: places }, (_, index) => index))),
    reload: maybe(
      on.has("reload"),
      fc.record({
        location_index: place,
        service: fc.integer({ min: 0, max: 30 }),
        max: maybe(true, fc.integer({ min: 0, max: 2 })),
        cost: maybe(true, fc.integer({ min: 0, max: 90 })),
      }),
    ),
    load_at: maybe(on.has("passages"), fc.record({ location_index: place })),
    unload_at: maybe(on.has("passages"), fc.record({ location_index: place })),
    breaks: maybe(
      on.has("breaks"),
      fc
        .array(fc.record({ time_windows: windowsWithin(clock, true), service: fc.integer({ min: 0, max: 40 }) }), {
          maxLength: 2,
        })
        .map((list) => list.map((rest, index) => ({ ...rest, id: index + 1 }))),
    ),
  });
}

function shiftOf(on: ReadonlySet<RichFeature>, clock: number): fc.Arbitrary<TimeWindow | undefined> {
  if (on.has("openShifts")) return fc.constant(undefined);
  return fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 300, max: shiftEnd }))
    .map(([from, to]): TimeWindow => [clock + from, clock + to]);
}

function optionsOf(on: ReadonlySet<RichFeature>): fc.Arbitrary<Options> {
  const strictness = fc.constantFrom("disabled", "soft", "hard");
  const level = fc.constantFrom("disabled", "low", "medium", "high");
  return fc.record({
    delayed_start: maybe(on.has("delayed"), fc.boolean()),
    service_area: maybe(on.has("area"), strictness),
    max_stop_separation: maybe(on.has("separation"), fc.integer({ min: 500, max: 3_000 })),
    contiguity: maybe(on.has("contiguity"), strictness),
    clustering: maybe(on.has("clustering"), level),
    balancing: maybe(on.has("balancing"), level),
    depot_revisit: maybe(on.has("softRevisit"), strictness),
  });
}

interface Parts {
  jobs: readonly Omit<Job, "id">[];
  shipments: readonly (Omit<Shipment, "pickup" | "delivery"> & { from: object; to: object })[];
  vehicles: readonly Omit<Vehicle, "id">[];
  durations: (number | null)[][];
  distances: (number | null)[][];
  options: Options;
  order: fc.Stream<number>;
}

function assemble(parts: Parts, tasks: number, warm: boolean): Problem {
  const shipments = parts.shipments.map(
    ({ from, to, ...rules }, index): Shipment => ({
      ...rules,
      pickup: { ...from, id: 100 + index },
      delivery: { ...to, id: 200 + index },
    }),
  );
  const jobs = parts.jobs
    .slice(0, Math.max(0, tasks - shipments.length))
    .map((job, index): Job => ({ ...job, id: index + 1 }));
  const vehicles = parts.vehicles.map((vehicle, index): Vehicle => ({ ...vehicle, id: index + 1 }));
  const problem: Problem = {
    vehicles,
    jobs,
    shipments,
    matrices: { car: { durations: parts.durations, distances: parts.distances } },
    options: parts.options,
  };
  return warm ? { ...problem, vehicles: dealSteps(problem, parts.order) } : problem;
}

/** A random plan to start from, good or bad: whole tasks dealt to vehicles, a pickup just before its delivery. */
function dealSteps(problem: Problem, order: fc.Stream<number>): Vehicle[] {
  const dealt = problem.vehicles.map((): Step[] => []);
  const groups: Step[][] = [
    ...(problem.jobs ?? []).map(({ id }): Step[] => [{ type: "job", id }]),
    ...(problem.shipments ?? []).map(({ pickup, delivery }): Step[] => [
      { type: "pickup", id: pickup.id },
      { type: "delivery", id: delivery.id },
    ]),
  ];
  for (const group of groups) dealt[(order.next().value ?? 0) % Math.max(1, dealt.length)]?.push(...group);
  return problem.vehicles.map((vehicle, index) => ({ ...vehicle, steps: dealt[index] ?? [] }));
}
