import { expect, test } from "vitest";
import type { PlaceAccess } from "#app/modules/planning/model/place-access.ts";
import type { PlanAgent, PlanInputs, PlanShipment, PlanVehicle } from "#app/modules/planning/model/plan-inputs.ts";
import { type RoutingSettings, routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { type SolvedPlan, solvePlan } from "#tests/factories/solve-plan.ts";

/*
 * Every setting, and every field of a vehicle, an agent, a shipment and a location that planning reads, has a row: two plans
 * that differ only in it, and which part of the plan must differ. A field added without a row does not compile, and a row whose
 * plans are equal fails: a setting without effect misleads the user.
 */
interface Row {
  /** The plan without and with the setting. */
  without: PlanInputs;
  with: PlanInputs;
  /** The compared part of the plan. */
  look: (solved: SolvedPlan) => unknown;
  expected: [unknown, unknown];
}
/** A field used only for display or search; planning does not read it. */
type NotRead = "not read";

const hour = (timed: number): string => new Date(timed).toISOString().slice(11, 16);
const routes = ({ routes: served }: SolvedPlan) => served;
const outside = ({ document }: SolvedPlan) => document.unassigned;
const startOf = ({ timed }: SolvedPlan) => hour(timed.routes.find(({ stops }) => stops.length > 0)?.startAt ?? 0);
const lateness = ({ timed }: SolvedPlan) => timed.routes.flatMap(({ stops }) => stops.map((stop) => stop.lateness));
const causes = ({ timed }: SolvedPlan) =>
  timed.routes.flatMap(({ violations }) => violations.map(({ cause }) => cause));

const crew = (n: number, vehicle: Partial<PlanVehicle> = {}, agent: Partial<PlanAgent> = {}) => ({
  agent: createPlanAgent(`a${n}`, agent),
  vehicle: createPlanVehicle(`v${n}`, vehicle),
});
const at = (id: string, longitude: number, latitude: number, changes: Partial<PlanShipment> = {}): PlanShipment => {
  const shipment = createPlanShipment(id, 0, changes);
  return { ...shipment, dropoff: { ...shipment.dropoff, ...changes.dropoff, point: { longitude, latitude } } };
};
const windowed = (id: string, north: number, from: string, to: string, changes: Partial<PlanShipment> = {}) => {
  const shipment = createPlanShipment(id, north, changes);
  return { ...shipment, dropoff: { ...shipment.dropoff, from: `2026-11-23T${from}`, to: `2026-11-23T${to}` } };
};
const street = (...norths: number[]) => norths.map((north) => createPlanShipment(`s${north}`, north));

const setting = <Key extends keyof RoutingSettings>(
  key: Key,
  value: RoutingSettings[Key],
  rest: Partial<PlanInputs>,
  base: Partial<RoutingSettings> = {},
): Pick<Row, "without" | "with"> => {
  const settings = (given: object) => routingSettingsSchema.parse({ ...base, ...given });
  return {
    without: createPlanInputs({ ...rest, settings: settings({}) }),
    with: createPlanInputs({ ...rest, settings: settings({ [key]: value }) }),
  };
};

/** Which of two crews gets a single shipment. */
const chosen = ({ routes: served }: SolvedPlan) => served.findIndex(Boolean) + 1;
/** Two crews, the second of which has its own price for everything. */
const pricedSecond = { costPerHour: 3_600, costPerKm: 40, fixedCost: 500 };

const settings: Record<keyof RoutingSettings, Row> = {
  objective: {
    // West and east of the depot: one vehicle could do it; two drive less in total as it may not pass the depot twice.
    ...setting("objective", "fewest_vehicles", {
      shipments: [at("w1", 9.9, 53.51), at("e1", 10.1, 53.51)],
      crews: [
        crew(1, { costPerKm: 10, maxWeight: 10_000 }),
        crew(2, { costPerKm: 10, maxWeight: 10_000 }),
        crew(3, { costPerKm: 90, costPerHour: 9_000 }),
      ],
    }),
    look: ({ routes: served }) => served.filter(Boolean).length,
    expected: [2, 1],
  },
  default_cost_per_hour: {
    ...setting("default_cost_per_hour", 90, { shipments: street(3), crews: [crew(1), crew(2, pricedSecond)] }),
    look: chosen,
    expected: [1, 2],
  },
  default_cost_per_km: {
    ...setting("default_cost_per_km", 5, { shipments: street(3), crews: [crew(1), crew(2, pricedSecond)] }),
    look: chosen,
    expected: [1, 2],
  },
  default_cost_per_route: {
    ...setting("default_cost_per_route", 20, { shipments: street(3), crews: [crew(1), crew(2, pricedSecond)] }),
    look: chosen,
    expected: [1, 2],
  },
  default_cost_per_stop: {
    ...setting("default_cost_per_stop", 2, { shipments: street(3) }),
    look: ({ timed }) => timed.routes[0]?.costs.stops,
    expected: [0, 200],
  },
  balancing: {
    // West and east of the depot: one tour is a little shorter than two, and twice as long for its driver.
    ...setting("balancing", "high", {
      shipments: [at("w1", 9.9, 53.51), at("w2", 9.9, 53.511), at("e1", 10.1, 53.51), at("e2", 10.1, 53.511)],
      crews: [crew(1), crew(2)],
    }),
    look: ({ routes: served }) => served.map((each) => each.split(" ").filter(Boolean).length).toSorted(),
    expected: [
      [0, 4],
      [2, 2],
    ],
  },
  clustering: {
    // Two on each side of the depot: one vehicle has to cross between them, two do not.
    ...setting("clustering", "high", {
      shipments: [at("w1", 9.8, 53.5), at("w2", 9.79, 53.5), at("e1", 10.04, 53.5), at("e2", 10.05, 53.5)],
      crews: [crew(1, { fixedCost: 1_500, costPerHour: 3_600 }), crew(2, { fixedCost: 1_500, costPerHour: 3_600 })],
    }),
    look: ({ routes: served }) => served.filter(Boolean).length,
    expected: [1, 2],
  },
  depot_revisit: {
    ...setting("depot_revisit", "hard", {
      shipments: street(1, 2, 3, 4),
      crews: [crew(1, { maxWeight: 20_000 })],
    }),
    look: ({ document, routes: served }) => [document.unassigned.length, served[0]?.split(" ").length],
    expected: [
      [2, 2],
      [0, 5],
    ],
  },
  lateness_threshold_minutes: {
    ...setting("lateness_threshold_minutes", 60, { shipments: [windowed("s1", 20, "06:00", "08:10")] }),
    look: lateness,
    expected: [[0], [3]],
  },
  promise_buffer_minutes: {
    ...setting("promise_buffer_minutes", 30, {
      shipments: [windowed("s1", -3, "06:00", "08:20"), windowed("s2", 20, "06:00", "08:50")],
      crews: [crew(1), crew(2)],
    }),
    look: (solved) => [routes(solved), lateness(solved), causes(solved)],
    expected: [
      [["s2 s1", ""], [0, 3], []],
      [["s1 s2", ""], [0, 0], []],
    ],
  },
  truck_speed_percent: {
    ...setting("truck_speed_percent", 50, { shipments: street(10), crews: [crew(1, { type: 4 })] }),
    look: ({ timed }) => timed.routes[0]?.travelSeconds,
    expected: [1_916, 3_832],
  },
  hourly_pace: {
    ...setting("hourly_pace", "disabled", { shipments: street(10), paces: [{ percent: 150, legs: 90 }] }),
    look: ({ timed }) => timed.routes[0]?.travelSeconds,
    expected: [2_874, 1_916],
  },
  parking_time_seconds: {
    ...setting("parking_time_seconds", 600, { shipments: street(1) }),
    look: ({ timed }) => timed.routes[0]?.serviceSeconds,
    expected: [300, 900],
  },
  contiguity: {
    // The second visit to the same stop opens long after the first one is done.
    ...setting("contiguity", "hard", {
      shipments: [
        windowed("s1", 5, "07:00", "08:00"),
        windowed("s2", 40, "10:00", "11:00"),
        windowed("s3", 5, "15:00", "16:00"),
      ],
      crews: [crew(1, { fixedCost: 100_000 }), crew(2, { fixedCost: 100_000 })],
    }),
    look: ({ routes: served }) => served.filter(Boolean).length,
    expected: [1, 2],
  },
  delayed_start: {
    // The second stop opens late: leaving later means waiting less.
    ...setting("delayed_start", true, {
      shipments: [windowed("s1", 1, "07:00", "09:00"), windowed("s2", 2, "11:00", "12:00")],
    }),
    look: startOf,
    expected: ["06:00", "07:58"],
  },
  max_stop_separation_metres: {
    ...setting("max_stop_separation_metres", 3_000, { shipments: street(1, 20), crews: [crew(1), crew(2)] }),
    look: ({ routes: served }) => served.filter(Boolean).length,
    expected: [1, 2],
  },
  stop_duration_minutes: {
    ...setting("stop_duration_minutes", 25, { shipments: street(1) }),
    look: ({ timed }) => timed.routes[0]?.serviceSeconds,
    expected: [300, 1_500],
  },
  service_area: {
    ...setting("service_area", "hard", {
      shipments: street(1, 2),
      crews: [crew(1), crew(2)],
      outside: { a1: ["s2"], a2: ["s1"] },
    }),
    look: ({ routes: served }) => served,
    expected: [expect.arrayContaining([""]), ["s1", "s2"]],
  },
};

const one = <Key extends keyof PlanVehicle>(
  key: Key,
  value: PlanVehicle[Key],
  rest: Partial<PlanInputs>,
  base: Partial<PlanVehicle> = {},
): Pick<Row, "without" | "with"> => ({
  without: createPlanInputs({ ...rest, crews: [crew(1, base), crew(2, base)] }),
  with: createPlanInputs({ ...rest, crews: [crew(1, { ...base, [key]: value }), crew(2, base)] }),
});
const lone = (changes: Partial<PlanShipment> = {}) => ({ shipments: [createPlanShipment("s1", 3, changes)] });
/** A price on the first vehicle moves the shipment to the second one; without one it stays with the cheaper first one. */
const priced = { costPerHour: 2_000 };

const vehicle: Record<keyof PlanVehicle, Row | NotRead> = {
  id: "not read",
  label: "not read",
  agentId: "not read",
  active: "not read",
  plateNumber: {
    ...one("plateNumber", "HH-X 1", lone({ prohibitedVehicles: ["HH-X 1", "HH-v2"] })),
    look: outside,
    expected: [[], ["s1"]],
  },
  type: {
    ...one("type", 4, lone({ vehicleTypes: [4] })),
    look: outside,
    expected: [["s1"], []],
  },
  options: {
    ...one("options", ["lift"], lone({ vehicleOptions: ["lift"] })),
    look: outside,
    expected: [["s1"], []],
  },
  fixedCost: {
    ...one("fixedCost", 0, lone(), { ...priced, fixedCost: 5_000 }),
    look: chosen,
    expected: [expect.any(Number), 1],
  },
  routeCompletionCost: {
    ...one("routeCompletionCost", 0, lone(), { ...priced, routeCompletionCost: 5_000 }),
    look: ({ timed }) => timed.summary.cost < 5_000,
    expected: [false, true],
  },
  costPerKm: {
    ...one("costPerKm", 0, lone(), { costPerKm: 90 }),
    look: ({ timed }) => timed.routes.some(({ costs }) => costs.distance > 0),
    expected: [true, false],
  },
  costPerHour: {
    ...one("costPerHour", 1, lone(), { costPerHour: 3_000 }),
    look: ({ timed }) => timed.summary.cost > 10,
    expected: [true, false],
  },
  parcelCapacity: {
    ...one("parcelCapacity", 5, lone({ parcels: 5 }), { parcelCapacity: 4 }),
    look: outside,
    expected: [["s1"], []],
  },
  palletCapacity: {
    ...one("palletCapacity", 2, lone({ pallets: 2 }), { palletCapacity: 1 }),
    look: outside,
    expected: [["s1"], []],
  },
  maxVolume: { ...one("maxVolume", 20_000, lone(), { maxVolume: 19_999 }), look: outside, expected: [["s1"], []] },
  maxWeight: { ...one("maxWeight", 10_000, lone(), { maxWeight: 9_999 }), look: outside, expected: [["s1"], []] },
  maxActiveShipments: {
    ...one("maxActiveShipments", 3, { shipments: street(1, 2, 3) }, { maxActiveShipments: 1 }),
    look: ({ document }) => document.unassigned.length,
    expected: [1, 0],
  },
  cooldownUntil: {
    ...one("cooldownUntil", Date.UTC(2026, 10, 23, 9), { shipments: street(1) }, {}),
    without: createPlanInputs({ shipments: street(1) }),
    with: createPlanInputs({ shipments: street(1), crews: [crew(1, { cooldownUntil: Date.UTC(2026, 10, 23, 9) })] }),
    look: startOf,
    expected: ["06:00", "09:00"],
  },
  availableFrom: {
    without: createPlanInputs({ shipments: street(1) }),
    with: createPlanInputs({ shipments: street(1), crews: [crew(1, { availableFrom: "10:00" })] }),
    look: startOf,
    expected: ["06:00", "09:00"],
  },
  availableTo: {
    without: createPlanInputs({ shipments: street(60) }),
    with: createPlanInputs({ shipments: street(60), crews: [crew(1, { availableTo: "09:00" })] }),
    look: outside,
    expected: [[], ["s60"]],
  },
};

const driver = (agent: Partial<PlanAgent>, shipments: PlanShipment[]): Pick<Row, "without" | "with"> => ({
  without: createPlanInputs({ shipments }),
  with: createPlanInputs({ shipments, crews: [crew(1, {}, agent)] }),
});

const long = ["s1", "s2"].map((id) => createPlanShipment(id, 1, { serviceMinutes: 210 }));

const agent: Record<keyof PlanAgent, Row | NotRead> = {
  id: {
    ...driver({ id: "a9" }, [createPlanShipment("s1", 1, { allowedAgents: ["a9"] })]),
    look: outside,
    expected: [["s1"], []],
  },
  name: {
    ...driver({ name: "Aïcha" }, [createPlanShipment("s1", 1, { allowedAgents: ["Aïcha"] })]),
    look: outside,
    expected: [["s1"], []],
  },
  phone: {
    ...driver({ phone: "+491" }, [createPlanShipment("s1", 1, { allowedAgents: ["+491"] })]),
    look: outside,
    expected: [["s1"], []],
  },
  // The area of the team comes as `outside` of the inputs: see the routing setting "service area".
  teamId: "not read",
  functions: { ...driver({ functions: ["pickups"] }, street(1)), look: outside, expected: [[], ["s1"]] },
  workingHoursLimit: { ...driver({ workingHoursLimit: 1 }, street(60)), look: outside, expected: [[], ["s60"]] },
  shiftStart: { ...driver({ shiftStart: "12:00" }, street(1)), look: startOf, expected: ["06:00", "11:00"] },
  shiftEnd: { ...driver({ shiftEnd: "08:00" }, street(60)), look: outside, expected: [[], ["s60"]] },
  nightBefore: {
    ...driver({ dayOff: true, nightBefore: { startsAt: "22:00", endsAt: "06:30" } }, street(60)),
    look: outside,
    expected: [[], ["s60"]],
  },
  rest: {
    ...driver({ rest: { from: "10:00", to: "12:00", minutes: 30 } }, long),
    look: ({ timed }) => timed.routes.flatMap(({ breaks }) => breaks.map(({ after }) => String(after))),
    expected: [[], ["1"]],
  },
  pay: {
    ...driver({ pay: { perHour: 1_000, perKm: 0, perShipment: 150, perDay: 700 } }, street(1)),
    look: ({ timed }) => [timed.routes[0]?.costs.route, timed.routes[0]?.costs.stops],
    expected: [
      [0, 0],
      [700, 150],
    ],
  },
  dayOff: { ...driver({ dayOff: true }, street(1)), look: outside, expected: [[], ["s1"]] },
  active: "not read",
};

const place = (access: Partial<PlaceAccess>, side: "pickup" | "dropoff" = "dropoff"): Pick<Row, "without" | "with"> => {
  const nothing = {
    openingHours: [],
    vehicleTypes: [],
    prohibitedVehicles: [],
    allowedAgents: [],
    serviceMinutes: null,
  };
  const shipment = createPlanShipment("s1", 1);
  const changed = { ...shipment, [side]: { ...shipment[side], access: { ...nothing, ...access } } };
  return { without: createPlanInputs({ shipments: [shipment] }), with: createPlanInputs({ shipments: [changed] }) };
};
/** Closed over noon; a Monday. */
const noon = [
  { weekday: 1 as const, from: "10:00", to: "12:00" },
  { weekday: 1 as const, from: "14:00", to: "16:00" },
];

const places: Record<keyof PlaceAccess, Row> = {
  openingHours: {
    ...place({ openingHours: noon }),
    look: ({ timed }) => hour(timed.routes[0]?.stops[0]?.startAt ?? 0),
    expected: ["06:01", "09:00"],
  },
  vehicleTypes: { ...place({ vehicleTypes: [1] }), look: outside, expected: [[], ["s1"]] },
  // The depot's own restriction: agents who may not enter it take nothing from there.
  prohibitedVehicles: { ...place({ prohibitedVehicles: ["HH-v1"] }, "pickup"), look: outside, expected: [[], ["s1"]] },
  allowedAgents: { ...place({ allowedAgents: ["a7"] }), look: outside, expected: [[], ["s1"]] },
  serviceMinutes: {
    ...place({ serviceMinutes: 12 }),
    look: ({ timed }) => timed.routes[0]?.serviceSeconds,
    expected: [300, 720],
  },
};

const tables = { "routing setting": settings, vehicle, agent, place: places };
const rows = Object.entries(tables).flatMap(([of, table]) =>
  Object.entries(table).flatMap(([name, row]: [string, Row | NotRead]) =>
    row === "not read" ? [] : [{ of, name, row }],
  ),
);

test("there is a row for every routing setting", () => {
  expect(Object.keys(settings).toSorted()).toEqual(Object.keys(routingSettingsSchema.shape).toSorted());
});

test.each(rows)("$of: $name changes the plan", ({ row }) => {
  const [without, with_] = [solvePlan(row.without), solvePlan(row.with)];
  expect([row.look(without), row.look(with_)]).toEqual(row.expected);
});

test.each([
  ["clustering", ["low", "medium", "high"]],
  ["balancing", ["low", "medium", "high"]],
] as const)("%s: each level weighs more than the one before", (key, levels) => {
  const weights = ["disabled" as const, ...levels].map(
    (level) =>
      solvePlan(createPlanInputs({ shipments: street(5, 9), settings: routingSettingsSchema.parse({ [key]: level }) }))
        .timed.objective,
  );
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(new Set(weights).size).toBe(4);
});

test.each(["depot_revisit", "service_area", "contiguity"] as const)("%s: soft is a price, hard a rule", (key) => {
  const row = settings[key];
  const soft = { ...row.with, settings: { ...row.with.settings, [key]: "soft" as const } };
  const solved = solvePlan(soft);
  expect(solved.document.unassigned).toEqual([]);
  expect(solved.timed.strictViolations).toBe(0);
});

test("a soft area serves a shipment nobody else may serve, and reports it", () => {
  const inputs = createPlanInputs({
    shipments: street(1),
    outside: { a1: ["s1"] },
    settings: routingSettingsSchema.parse({ service_area: "soft" }),
  });
  const solved = solvePlan(inputs);
  expect(routes(solved)).toEqual(["s1"]);
  expect(causes(solved)).toEqual(["service_area"]);
  expect(solved.timed.strictViolations).toBe(0);
  const hard = solvePlan({ ...inputs, settings: { ...inputs.settings, service_area: "hard" } });
  expect(outside(hard)).toEqual(["s1"]);
});
