/**
 * The route problem and its answer, as the solver, the evaluator, the command line and the console exchange them.
 *
 * Field names are VROOM's (API.md) wherever VROOM has the thing; what we add is marked "ours".
 * Units: seconds, meters, integer amounts, and cost in hundredths of a currency unit. Instants are seconds on one
 * clock of the caller's choice (the console uses seconds since local midnight of the plan's first day). Everything
 * is an integer but coordinates and speed factors.
 */

export type Coordinates = readonly [longitude: number, latitude: number];
export type TimeWindow = readonly [start: number, end: number];

/** How strictly a setting binds: not at all, at a price, or always. */
export type Strictness = "disabled" | "soft" | "hard";
export type Level = "disabled" | "low" | "medium" | "high";

/** Service done at one place: a job, or one end of a shipment. */
export interface Service {
  id: number;
  description?: string;
  location?: Coordinates;
  /** Row and column in the matrices; without matrices, travel is estimated from `location`. */
  location_index?: number;
  /** Paid once when the vehicle was not already standing there. */
  setup?: number;
  service?: number;
  setup_per_type?: Record<string, number>;
  service_per_type?: Record<string, number>;
  time_windows?: readonly TimeWindow[];
  /** Ours: seconds by which a window's start may be anticipated or its end overrun at a price. */
  grace?: { early?: number; late?: number };
}

/** What jobs and shipments share. */
export interface TaskRules {
  skills?: readonly number[];
  /** 0–100; when not everything fits, higher stays in. */
  priority?: number;
  /** Ours: cost of leaving the task out; without one, a task is left out only when nothing can serve it. */
  prize?: number;
  /** Ours: ids of vehicles; with `allowed_vehicles` only those may serve, with `banned_vehicles` those never. */
  allowed_vehicles?: readonly number[];
  banned_vehicles?: readonly number[];
  /** Ours: the goods are at the depot from this instant on; the trip that carries them leaves no earlier. */
  release?: number;
}

export interface Job extends Service, TaskRules {
  /** Loaded at the start (or last reload) and left here. */
  delivery?: readonly number[];
  /** Taken here and kept to the end (or next reload). */
  pickup?: readonly number[];
}

/** A pickup and a delivery that one vehicle does in this order. */
export interface Shipment extends TaskRules {
  amount?: readonly number[];
  pickup: Service;
  delivery: Service;
}

export interface VehicleCosts {
  /** Paid when the vehicle leaves at all. */
  fixed?: number;
  /** Per hour of travel. VROOM's default 3600 makes cost equal travel seconds. */
  per_hour?: number;
  per_km?: number;
  /** Per hour of service and setup. */
  per_task_hour?: number;
  /** Ours: per served stop, and per hour between leaving and returning (waiting included). */
  per_task?: number;
  per_work_hour?: number;
}

export interface Break {
  id: number;
  time_windows?: readonly TimeWindow[];
  service?: number;
  description?: string;
}

/** Ours: coming back to a depot in mid-route to empty and load again. */
export interface Reload {
  location_index?: number;
  location?: Coordinates;
  /** Seconds at the depot. */
  service?: number;
  time_windows?: readonly TimeWindow[];
  /** Reloads allowed in one route; unlimited without. */
  max?: number;
  /** Price of each reload. */
  cost?: number;
}

/** Ours: a place that a vehicle comes by at the edge of its route, for no time of its own. */
export interface Passage {
  location_index?: number;
  location?: Coordinates;
}

export interface Step {
  type: "start" | "job" | "pickup" | "delivery" | "break" | "reload" | "end";
  id?: number;
  /** Ours: this step keeps its place relative to the fixed steps round it, and its vehicle. */
  fixed?: boolean;
  service_at?: number;
  service_after?: number;
  service_before?: number;
}

export interface Vehicle {
  id: number;
  description?: string;
  profile?: string;
  /** Chooses `service_per_type` and `setup_per_type`. */
  type?: string;
  start?: Coordinates;
  start_index?: number;
  end?: Coordinates;
  end_index?: number;
  capacity?: readonly number[];
  skills?: readonly number[];
  costs?: VehicleCosts;
  /** The shift: leaves no earlier, is back no later. */
  time_window?: TimeWindow;
  breaks?: readonly Break[];
  speed_factor?: number;
  max_tasks?: number;
  max_travel_time?: number;
  max_distance?: number;
  /** Ours: longest time between leaving and returning. */
  max_work_time?: number;
  /** Ours: the shift's end may be overrun by this much at a price. */
  grace?: { late?: number };
  /** Ours: seconds paid at each place the vehicle stops at, to park. */
  parking_time?: number;
  /** Ours: meters from the start beyond which nothing is served. */
  service_radius?: number;
  /** Ours: indexes of tasks' locations allowed, as decided by the caller's polygons; see `options.service_area`. */
  service_area?: readonly number[];
  reload?: Reload;
  /** Ours: from its start the vehicle drives here first, where its goods are, and here last, with what it fetched, before its end. */
  load_at?: Passage;
  unload_at?: Passage;
  /** The plan to start from (warm start) or to evaluate (plan mode). */
  steps?: readonly Step[];
  /** Ours: the route is exactly `steps`; nothing joins, leaves or moves. */
  locked?: boolean;
}

/** Rows of whole numbers; `null` is a pair that cannot be traveled. */
export type MatrixRows = readonly (readonly (number | null)[])[];

export interface Matrix {
  durations: MatrixRows;
  distances?: MatrixRows;
  costs?: MatrixRows;
}

/** Ours: wishes about the whole plan. */
export interface Options {
  balancing?: Level;
  clustering?: Level;
  contiguity?: Strictness;
  depot_revisit?: Strictness;
  service_area?: Strictness;
  /** Meters between two stops of one route that follow each other. */
  max_stop_separation?: number;
  /** Seconds of slack below which a stop counts as at risk. */
  lateness_threshold?: number;
  /** Vehicles leave as late as their plan allows instead of at the shift's start. */
  delayed_start?: boolean;
  /** Against `vehicle.steps`: at most this many tasks change vehicle or place. */
  change_budget?: number;
  /** What the prices of soft settings are multiplied by, 1 without: for costs whose hour of travel is not VROOM's 3600. */
  soft_prices?: number;
  /** Without matrices: meters per second and road ÷ great-circle length. */
  speed?: number;
  detour?: number;
}

export interface Problem {
  vehicles: readonly Vehicle[];
  jobs?: readonly Job[];
  shipments?: readonly Shipment[];
  /** By profile; the default profile is "car". */
  matrices?: Readonly<Record<string, Matrix>>;
  options?: Options;
}

interface Cause {
  /**
   * How hard it is to give way, in seconds that a dispatcher would rather wait for one unit: a minute of overtime is easily
   * granted, a skill is not. Used only to choose what to propose first.
   */
  effort: number;
  /** The worst place counts, because the same excess shows at every stop it is carried past; else amounts add up. */
  worst?: true;
}

/** Every rule that a route can break, by the name that answers use. */
export const VIOLATION_CAUSES = {
  depot_revisit: { effort: 2_400 },
  break_restriction: { effort: 1.5 },
  last_job: { effort: 1 },
  max_shipments: { effort: 1_200 },
  invalid_vehicle_state: { effort: 86_400 },
  not_reachable: { effort: 1e9 },
  no_vehicle: { effort: 1e9 },
  time_windows: { effort: 1 },
  skills: { effort: 86_400 },
  /** By share of the vehicle's capacity. */
  quantities: { effort: 14_400, worst: true },
  service_radius: { effort: 0.5, worst: true },
  service_area: { effort: 7_200 },
  travel_hours: { effort: 1 },
  travel_distance: { effort: 0.1 },
  work_time_hours: { effort: 1 },
  not_contiguous: { effort: 1_800 },
  max_stop_separation: { effort: 0.5, worst: true },
  vehicle_not_allowed: { effort: 86_400 },
  precedence: { effort: 1e6 },
  missing_break: { effort: 7_200 },
  release: { effort: 2 },
  change_budget: { effort: 3_600 },
} as const satisfies Readonly<Record<string, Cause>>;
export type ViolationCause = keyof typeof VIOLATION_CAUSES;

/** What is to be known of a cause. */
export function getCause(cause: ViolationCause): Cause {
  return VIOLATION_CAUSES[cause];
}

export interface Violation {
  cause: ViolationCause;
  /** Seconds, meters, amount or count over the limit, by the cause. */
  amount: number;
  /** For `quantities`: which dimension of the amounts. */
  dimension?: number;
  /** True where the setting is soft: the plan may be confirmed all the same. */
  soft?: boolean;
}

export interface SolutionStep extends Omit<Step, "fixed" | "service_at" | "service_after" | "service_before"> {
  description?: string;
  location?: Coordinates;
  location_index?: number;
  arrival: number;
  /** Travel seconds and meters from the start of the route to here. */
  duration: number;
  distance: number;
  waiting_time: number;
  setup: number;
  service: number;
  load: readonly number[];
  /** Ours: 0 normal, 1 early, 2 at risk early, 3 at risk late, 4 late; and the latest arrival that keeps the rest in time. */
  lateness: 0 | 1 | 2 | 3 | 4;
  latest: number;
  violations: readonly Violation[];
}

export interface CostParts {
  fixed: number;
  time: number;
  distance: number;
  tasks: number;
  work: number;
  /** Price of soft terms: grace, balance, clusters, reloads, and so on. */
  soft: number;
}

export interface SolutionRoute {
  vehicle: number;
  description?: string;
  steps: readonly SolutionStep[];
  cost: number;
  cost_parts: CostParts;
  setup: number;
  service: number;
  duration: number;
  distance: number;
  waiting_time: number;
  /** From leaving to returning. */
  work_time: number;
  /** By how much it leaves later than it could, so as to wait less. */
  held_time: number;
  priority: number;
  delivery: readonly number[];
  pickup: readonly number[];
  /** Highest load on the way ÷ capacity, the fullest dimension, 0–1 and above when overloaded. */
  utilization: number;
  violations: readonly Violation[];
}

export interface UnassignedTask {
  id: number;
  type: "job" | "pickup" | "delivery";
  description?: string;
  location?: Coordinates;
  location_index?: number;
}

export interface Summary {
  cost: number;
  cost_parts: CostParts;
  routes: number;
  unassigned: number;
  delivery: readonly number[];
  pickup: readonly number[];
  setup: number;
  service: number;
  duration: number;
  distance: number;
  waiting_time: number;
  priority: number;
  /** Ours: prizes of the tasks left out; not part of `cost`. */
  lost_prizes: number;
  violations: readonly Violation[];
}

export interface Solution {
  code: number;
  summary: Summary;
  unassigned: readonly UnassignedTask[];
  routes: readonly SolutionRoute[];
}

/** Ours: why one task is not in the plan, vehicle by vehicle. */
export interface Explanation {
  /** Of the job, or of the shipment's pickup. */
  id: number;
  type: "job" | "shipment";
  /** At each vehicle's best place for it: every rule in the way, and by how much. Empty where the problem has no vehicle. */
  reasons: readonly {
    vehicle: number;
    cause: ViolationCause;
    shortfall: number;
    dimension?: number;
  }[];
  /**
   * The smallest change of one thing that would let it in, before the route's step of index `position` (the start not
   * counted), at the extra cost of the detour.
   */
  relaxation?: {
    vehicle: number;
    cause: ViolationCause;
    by: number;
    dimension?: number;
    extra_cost: number;
    position: number;
  };
  /** It would fit here as things are: a plan made by hand, or a search that was stopped early. */
  fits?: { vehicle: number; extra_cost: number; position: number };
}
