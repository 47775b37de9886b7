/**
 * The problem as typed arrays, field by field: the only list of them. `flatten.ts` fills it, `kernel-load.ts` copies it into
 * the kernel's memory, `vehicle-classes.ts` compares vehicles by it, `kernel-features.ts` sees from it what the search must
 * look at, and `wasm/build.mjs` writes the kernel's side of it (`wasm/build/fields.ts`).
 *
 * A *visit* is one place to serve: job `j` is visit `j`; shipment `s` is visits `jobs + 2s` (pickup) and `jobs + 2s + 1`
 * (delivery). Vehicles keep the order of the problem. Times are seconds on a clock shifted so that nothing is negative
 * (`clockOffset` is what was subtracted); costs are integers in kernel units: `costScale` units are one hundredth of
 * a currency unit.
 */
import type { FlatVisit } from "./flat-visits.ts";
import { getEnd, getStart, type Places } from "./places.ts";
import type { Level, Options, Reload, Strictness, Vehicle } from "./problem.ts";

/** A duration, distance or arc cost of a pair that cannot be traveled. Two of them still fit in 32 bits. */
export const UNREACHABLE = 1 << 28;
/** No limit, and the latest instant: every time, limit and window end is at most this. */
export const HORIZON = (1 << 28) - 1;
/** Codes of `initialSteps` that are no visits: a reload, and break `k` of the vehicle as `INITIAL_BREAK - k`. */
export const INITIAL_RELOAD = -1;
export const INITIAL_BREAK = -2;

/** What the kernel does only where the problem needs it, each a bit of the word `features`; see `kernel-features.ts`. */
export const FEATURES = [
  "manyWindows",
  "setup",
  "mixedLoads",
  "limits",
  "timed",
  "visitCosts",
  "optional",
  "priorities",
  "pairs",
  "shape",
] as const;
export type Feature = (typeof FEATURES)[number];

/** What reading a field may need beside the thing that has it. */
export interface Frame {
  places: Places;
  options: Options;
  clockOffset: number;
  /** When a vehicle without shift can leave, before the offset is subtracted. */
  openStart: number;
  costScale: number;
  /** Numbers of the vehicle types. */
  types: ReadonlyMap<string | undefined, number>;
}

/** How a field is kept: a number, or an array of 32-bit integers, 64-bit reals or bytes. */
export type Kept = "number" | "i32" | "f64" | "u8";
type ArrayOf = { number: number; i32: Int32Array; f64: Float64Array; u8: Uint8Array };

interface Needs {
  /** The kernel needs this feature as soon as some value is not the neutral one (0 unless said otherwise). */
  feature?: Feature;
  /** The value that changes nothing; "shift" for a limit of seconds that changes nothing from the vehicle's whole shift on. */
  neutral?: number | "shift";
}
export interface Field<K extends Kept = Kept> extends Needs {
  kept: K;
}
/** A field that is read off one thing (a visit, a vehicle, the options) by itself. */
export interface ReadField<K extends Kept, From> extends Field<K> {
  read: (from: From, frame: Frame) => number;
}
/** A vehicle's limit: the field of the problem that sets it, none for no limit. */
interface LimitField extends ReadField<"i32", Vehicle> {
  limit: LimitName;
}
type LimitName = "max_tasks" | "max_travel_time" | "max_distance" | "max_work_time";

type Read<From> = (from: From, frame: Frame) => number;
const number = <From>(read: Read<From>): ReadField<"number", From> => ({ kept: "number", read });
const int = <From>(read: Read<From>, needs: Needs = {}): ReadField<"i32", From> => ({ kept: "i32", read, ...needs });
const real = <From>(read: Read<From>, needs: Needs = {}): ReadField<"f64", From> => ({ kept: "f64", read, ...needs });
const byte = <From>(read: Read<From>): ReadField<"u8", From> => ({ kept: "u8", read });
const kept = <K extends Kept>(how: K, needs: Needs = {}): Field<K> => ({ kept: how, ...needs });
const limit = (field: LimitName, needs: Needs = {}): LimitField => ({
  kept: "i32",
  read: (vehicle) => capLimit(vehicle[field]),
  limit: field,
  neutral: HORIZON,
  ...needs,
});

const capLimit = (value: number | undefined): number => Math.min(value ?? HORIZON, HORIZON);
/** A price of the problem in kernel units. */
const cost = (price: number | undefined, { costScale }: Frame): number => (price ?? 0) * costScale;
/** Multiplied before it is divided: the scale makes the result whole. */
const perSecond = (rate: number | undefined, { costScale }: Frame): number => ((rate ?? 0) * costScale) / 3_600;
const getReload = (vehicle: Vehicle, { options }: Frame): Reload | undefined =>
  options.depot_revisit === "disabled" ? undefined : vehicle.reload;

const levels: Readonly<Record<Level, number>> = { disabled: 0, low: 1, medium: 2, high: 3 };
const strictness: Readonly<Record<Strictness, number>> = { disabled: 0, soft: 1, hard: 2 };

export const optionFields = {
  /** 0 disabled, 1 low, 2 medium, 3 high. */
  balancing: number((options: Options) => levels[options.balancing ?? "disabled"]),
  /** 0 disabled, 1 soft, 2 hard. */
  contiguity: number((options: Options) => strictness[options.contiguity ?? "disabled"]),
  /** Tasks that may change vehicle or place, −1 for any number. */
  changeBudget: number(({ change_budget: budget }: Options) => (budget === undefined ? -1 : Math.min(budget, 2 ** 30))),
  /** 1 when vehicles leave as late as changes neither a window nor the end. */
  delayedStart: number((options: Options) => (options.delayed_start ? 1 : 0)),
};

/** Options that the host works into matrices and prices, so that the kernel does not need them. */
export const hostOptionFields = {
  /** 0 disabled, 1 low, 2 medium, 3 high. */
  clustering: number((options: Options) => levels[options.clustering ?? "disabled"]),
  /** 0 disabled, 1 soft, 2 hard. */
  depotRevisit: number((options: Options) => strictness[options.depot_revisit ?? "hard"]),
  /** Meters, −1 for none. */
  maxStopSeparation: number(({ max_stop_separation: meters }: Options) =>
    meters === undefined ? -1 : Math.min(meters, UNREACHABLE),
  ),
  /** What the prices of soft settings are multiplied by. */
  softPrices: number((options: Options) => options.soft_prices ?? 1),
};

/** By visit. */
export const visitFields = {
  visitLocation: int(({ service }: FlatVisit, { places }) => places.find(service)),
  /** Seconds by which a window's start may be anticipated, or its end overrun, at a price. */
  graceEarly: int(({ service }: FlatVisit) => service.grace?.early ?? 0, { feature: "timed" }),
  graceLate: int(({ service }: FlatVisit) => service.grace?.late ?? 0, { feature: "timed" }),
  priority: int(({ task }: FlatVisit) => task.priority ?? 0, { feature: "priorities" }),
  /** Cost units lost when the visit is left out; −1 where leaving out is no choice. Shipments: on the pickup, the delivery 0. */
  prize: real(
    ({ type, task }: FlatVisit, frame) =>
      type === "delivery" ? 0 : task.prize === undefined ? -1 : cost(task.prize, frame),
    { feature: "optional", neutral: -1 },
  ),
  /** When its goods are at the depot. */
  release: int(
    ({ task }: FlatVisit, { clockOffset }) => (task.release === undefined ? 0 : task.release - clockOffset),
    {
      feature: "timed",
    },
  ),
};

/** By vehicle. Locations are −1 where missing. */
export const vehicleFields = {
  vehicleStart: int((vehicle: Vehicle, { places }) => places.find(getStart(vehicle))),
  vehicleEnd: int((vehicle: Vehicle, { places }) => places.find(getEnd(vehicle))),
  shiftStart: int(
    (vehicle: Vehicle, { clockOffset, openStart }) => (vehicle.time_window?.[0] ?? openStart) - clockOffset,
  ),
  shiftEnd: int((vehicle: Vehicle, { clockOffset }) =>
    vehicle.time_window ? vehicle.time_window[1] - clockOffset : HORIZON,
  ),
  vehicleGraceLate: int((vehicle: Vehicle) => vehicle.grace?.late ?? 0, { feature: "timed" }),
  vehicleType: int((vehicle: Vehicle, { types }) => types.get(vehicle.type) ?? 0),
  /** Cost units: on leaving, per stop, per second of service and setup, per second between leaving and returning. */
  fixedCost: real((vehicle: Vehicle, frame) => cost(vehicle.costs?.fixed, frame)),
  costPerTask: real((vehicle: Vehicle, frame) => cost(vehicle.costs?.per_task, frame), { feature: "visitCosts" }),
  costPerTaskSecond: real((vehicle: Vehicle, frame) => perSecond(vehicle.costs?.per_task_hour, frame), {
    feature: "visitCosts",
  }),
  costPerWorkSecond: real((vehicle: Vehicle, frame) => perSecond(vehicle.costs?.per_work_hour, frame), {
    feature: "timed",
  }),
  /** Visits of jobs and both ends of shipments (as VROOM counts). */
  maxTasks: limit("max_tasks"),
  /** Seconds of driving; meters; seconds between leaving and returning. */
  maxTravelTime: limit("max_travel_time", { feature: "limits", neutral: "shift" }),
  maxDistance: limit("max_distance", { feature: "limits" }),
  maxWorkTime: limit("max_work_time", { feature: "timed", neutral: "shift" }),
  parkingTime: int((vehicle: Vehicle) => vehicle.parking_time ?? 0, { feature: "setup" }),
  /** −1 where the vehicle cannot reload (also when `options.depot_revisit` is disabled). */
  reloadLocation: int((vehicle: Vehicle, frame) => {
    const reload = getReload(vehicle, frame);
    return reload ? frame.places.find(reload) : -1;
  }),
  reloadService: int((vehicle: Vehicle, frame) => getReload(vehicle, frame)?.service ?? 0),
  reloadMax: int((vehicle: Vehicle, frame) => capLimit(getReload(vehicle, frame)?.max)),
  reloadCost: real((vehicle: Vehicle, frame) => cost(getReload(vehicle, frame)?.cost, frame)),
};

/** Fields of a vehicle that limit its route. */
export const LIMIT_NAMES: readonly LimitName[] = Object.values(vehicleFields).flatMap((field) =>
  "limit" in field ? [field.limit] : [],
);

/**
 * By vehicle, for the host alone, which works it into the matrices: where the vehicle comes by between its start and its
 * first stop, and between its last stop and its end; −1 for nowhere.
 */
export const passageFields = {
  vehicleLoadAt: int(({ load_at: passage }: Vehicle, { places }) => (passage ? places.find(passage) : -1)),
  vehicleUnloadAt: int(({ unload_at: passage }: Vehicle, { places }) => (passage ? places.find(passage) : -1)),
};

/** By vehicle; no part of its class. */
export const lockFields = {
  locked: byte((vehicle: Vehicle) => (vehicle.locked ? 1 : 0)),
};

/** By vehicle, from the matrices (`flat-travel.ts`). */
export const travelFields = {
  /** Indexes into the matrices; −1 for distances when no vehicle needs meters. */
  vehicleDurations: kept("i32"),
  vehicleDistances: kept("i32"),
  vehicleCosts: kept("i32"),
  costMultiplier: kept("i32"),
};

/** Counts, and lists that need more than one thing to fill. */
export const listFields = {
  jobs: kept("number"),
  /** jobs + 2 × shipments. */
  visits: kept("number"),
  vehicles: kept("number"),
  /** Length of amounts and capacities; 0 when nothing has an amount. */
  dimensions: kept("number"),
  /** Places: the side of every matrix. */
  locations: kept("number"),
  /** Windows of visit i are pairs `windows[2k], windows[2k+1]` for k in `windowOffset[i]…windowOffset[i+1]-1`: sorted, disjoint, at least one (0…HORIZON). */
  windowOffset: kept("i32"),
  windows: kept("i32"),
  /** By vehicle type, then visit: `serviceByType[type * visits + visit]`. Seconds. */
  serviceByType: kept("i32"),
  setupByType: kept("i32", { feature: "setup" }),
  /** visit × dimensions. A shipment has its amount in `pickup` of its pickup and nothing in its delivery. */
  delivery: kept("i32"),
  pickup: kept("i32"),
  /** visit × vehicles, 1 where skills, allowed and banned lists, hard service area and service radius let it serve. */
  compatible: kept("u8"),
  /** vehicle × dimensions. */
  capacity: kept("i32"),
  /** Breaks of vehicle v are `breakOffset[v]…breakOffset[v+1]-1`; each has windows as visits have. */
  breakOffset: kept("i32"),
  breakService: kept("i32"),
  breakWindowOffset: kept("i32"),
  breakWindows: kept("i32"),
  /** By vehicle, as visits have them; none where it cannot reload. */
  reloadWindowOffset: kept("i32"),
  reloadWindows: kept("i32"),
  /** Steps of the plan to start from: those of vehicle v are `initialOffset[v]…initialOffset[v+1]-1`; a visit, or a code above. */
  initialOffset: kept("i32"),
  initialSteps: kept("i32"),
  initialFixed: kept("u8"),
};

/** What need not be there: null, in the kernel address 0. */
export const optionalFields = {
  /** visit × vehicles, 1 where a soft service area is left; absent when there is none. */
  outside: kept("u8"),
};

/** What only the kernel has: `kernel-load.ts` works it out. */
export const kernelFields = {
  /** Bits, in the order of `FEATURES`. */
  features: kept("number"),
  /** Addresses of matrices: `…Out` row-major by origin, `…In` by destination, in the order that `vehicleDurations` and so on number them. */
  durationOutTable: kept("i32"),
  durationInTable: kept("i32"),
  distanceOutTable: kept("i32"),
  costOutTable: kept("i32"),
  costInTable: kept("i32"),
  /** 1 when `…In` are transposed (or symmetric) matrices, else the side of a matrix. */
  inStride: kept("number"),
  /** Classes of equal vehicles (`vehicle-classes.ts`). */
  classes: kept("number"),
  vehicleClass: kept("i32"),
  classOffset: kept("i32"),
  classVehicles: kept("i32"),
  /** By visit: what the search charges for leaving it out; the best plan is chosen lexicographically. */
  unassignedCost: kept("f64"),
  /** Ids visits…visits + reloadNodes − 1 are places for a reload in some route. */
  reloadNodes: kept("number"),
  /** By location, where a depot has a location of its own: the place it stands for. Address 0 when none has. */
  originalPlace: kept("i32"),
};

/** Every field that the kernel reads; its header has one 32-bit word for each, in this order. */
export const headerFields = {
  ...listFields,
  ...optionFields,
  ...visitFields,
  ...vehicleFields,
  ...lockFields,
  ...travelFields,
  ...optionalFields,
  ...kernelFields,
};
export type HeaderField = keyof typeof headerFields;
export const HEADER_NAMES = Object.keys(headerFields) as HeaderField[]; // the table's own keys, in its order

/** The values of a group of fields. */
export type ValuesOf<Group extends Readonly<Record<string, Field>>> = {
  [Name in keyof Group]: ArrayOf[Group[Name]["kept"]];
};
type Nullable<Values> = { [Name in keyof Values]: Values[Name] | null };

/** What only the host looks at. */
interface HostFields {
  shipments: number;
  clockOffset: number;
  costScale: number;
  /** Vehicle types. */
  types: number;
  /**
   * Square matrices, row = from, each distinct one once (share the array where two vehicles agree; the cost matrix may be
   * the very array of the durations). Entries 0…UNREACHABLE. Speed factors are already in the durations. `costs` hold
   * per-hour and per-km cost of the arc, divided by the vehicle's `costMultiplier`; keep entries below 2^26.
   */
  durationMatrices: Int32Array[];
  distanceMatrices: Int32Array[];
  costMatrices: Int32Array[];
}

export interface FlatProblem
  extends ValuesOf<typeof listFields>,
    ValuesOf<typeof optionFields>,
    ValuesOf<typeof hostOptionFields>,
    ValuesOf<typeof visitFields>,
    ValuesOf<typeof vehicleFields>,
    ValuesOf<typeof passageFields>,
    ValuesOf<typeof lockFields>,
    ValuesOf<typeof travelFields>,
    Nullable<ValuesOf<typeof optionalFields>>,
    HostFields {}

const makeArray = {
  i32: (values: readonly number[]) => Int32Array.from(values),
  f64: (values: readonly number[]) => Float64Array.from(values),
  u8: (values: readonly number[]) => Uint8Array.from(values),
};

/** Reads a group of fields off a list of things: an array a field, one entry a thing. */
export function readFields<From, Group extends Readonly<Record<string, ReadField<"i32" | "f64" | "u8", From>>>>(
  group: Group,
  things: readonly From[],
  frame: Frame,
): ValuesOf<Group> {
  const values = Object.entries(group).map(([name, { kept, read }]) => {
    const entries = things.map((thing) => read(thing, frame));
    return [name, makeArray[kept](entries)] as const;
  });
  return Object.fromEntries(values) as ValuesOf<Group>; // each array is of the kind that its field is kept in
}

/** Reads a group of settings of the whole plan. */
export function readOptions<Group extends Readonly<Record<string, ReadField<"number", Options>>>>(
  group: Group,
  frame: Frame,
): ValuesOf<Group> {
  const values = Object.entries(group).map(([name, field]) => [name, field.read(frame.options, frame)] as const);
  return Object.fromEntries(values) as ValuesOf<Group>; // every option is kept as a number
}
