/**
 * The problem as typed arrays, ready to be copied into the kernel's memory. `normalise.ts` fills it, `kernel.ts` loads it.
 *
 * A *visit* is one place to serve: job `j` is visit `j`; shipment `s` is visits `jobs + 2s` (pickup) and `jobs + 2s + 1`
 * (delivery). Vehicles keep the order of the problem. Times are seconds on a clock shifted so that nothing is negative
 * (`clockOffset` is what was subtracted); costs are integers in kernel units: `costScale` units are one hundredth of
 * a currency unit.
 */

/** A duration, distance or arc cost of a pair that cannot be travelled. Two of them still fit in 32 bits. */
export const UNREACHABLE = 1 << 28;
/** No limit, and the latest instant: every time, limit and window end is at most this. */
export const HORIZON = (1 << 28) - 1;
/** Codes of `initialSteps` that are no visits: a reload, and break `k` of the vehicle as `INITIAL_BREAK - k`. */
export const INITIAL_RELOAD = -1;
export const INITIAL_BREAK = -2;

export interface FlatProblem {
  jobs: number;
  shipments: number;
  /** jobs + 2 × shipments. */
  visits: number;
  vehicles: number;
  /** Length of amounts and capacities; 0 when nothing has an amount. */
  dimensions: number;
  /** Places: the side of every matrix. */
  locations: number;
  /** Longitude, latitude by location; absent when some location has none. */
  coordinates: Float64Array | null;
  clockOffset: number;
  costScale: number;

  /**
   * Square matrices, row = from, each distinct one once (share the array where two vehicles agree; the cost matrix may be
   * the very array of the durations). Entries 0…UNREACHABLE. Speed factors are already in the durations. `costs` hold
   * per-hour and per-km cost of the arc, divided by the vehicle's `costMultiplier`; keep entries below 2^26.
   */
  durationMatrices: Int32Array[];
  distanceMatrices: Int32Array[];
  costMatrices: Int32Array[];

  /** By visit. */
  visitLocation: Int32Array;
  /** Windows of visit i are pairs `windows[2k], windows[2k+1]` for k in `windowOffset[i]…windowOffset[i+1]-1`: sorted, disjoint, at least one (0…HORIZON). */
  windowOffset: Int32Array;
  windows: Int32Array;
  /** By vehicle type, then visit: `serviceByType[type * visits + visit]`. Seconds. */
  types: number;
  serviceByType: Int32Array;
  setupByType: Int32Array;
  graceEarly: Int32Array;
  graceLate: Int32Array;
  /** visit × dimensions. A shipment has its amount in `pickup` of its pickup and nothing in its delivery. */
  delivery: Int32Array;
  pickup: Int32Array;
  priority: Int32Array;
  /** Cost units lost when the visit is left out; −1 where leaving out is no choice. Shipments: on the pickup, the delivery 0. */
  prize: Float64Array;
  release: Int32Array;
  /** visit × vehicles, 1 where skills, allowed and banned lists, hard service area and service radius let it serve. */
  compatible: Uint8Array;
  /** visit × vehicles, 1 where a soft service area is left; null when there is none. */
  outside: Uint8Array | null;

  /** By vehicle. Locations are −1 where missing. */
  vehicleStart: Int32Array;
  vehicleEnd: Int32Array;
  /** Where it comes by between its start and its first stop, and between its last stop and its end; −1 for nowhere. */
  vehicleLoadAt: Int32Array;
  vehicleUnloadAt: Int32Array;
  shiftStart: Int32Array;
  shiftEnd: Int32Array;
  vehicleGraceLate: Int32Array;
  /** vehicle × dimensions. */
  capacity: Int32Array;
  vehicleType: Int32Array;
  /** Indexes into the matrices; −1 for distances when no vehicle needs metres. */
  vehicleDurations: Int32Array;
  vehicleDistances: Int32Array;
  vehicleCosts: Int32Array;
  costMultiplier: Int32Array;
  /** Cost units: on leaving, per stop, per second of service and setup, per second between leaving and returning. */
  fixedCost: Float64Array;
  costPerTask: Float64Array;
  costPerTaskSecond: Float64Array;
  costPerWorkSecond: Float64Array;
  /** Limits, HORIZON where none. `maxTasks` counts visits of jobs and both ends of shipments (as VROOM's does). */
  maxTasks: Int32Array;
  maxTravelTime: Int32Array;
  maxDistance: Int32Array;
  maxWorkTime: Int32Array;
  parkingTime: Int32Array;
  locked: Uint8Array;
  /** Breaks of vehicle v are `breakOffset[v]…breakOffset[v+1]-1`; each has windows as visits have. */
  breakOffset: Int32Array;
  breakService: Int32Array;
  breakWindowOffset: Int32Array;
  breakWindows: Int32Array;
  /** −1 where the vehicle cannot reload (also when `options.depot_revisit` is disabled). */
  reloadLocation: Int32Array;
  reloadService: Int32Array;
  reloadMax: Int32Array;
  reloadCost: Float64Array;
  reloadWindowOffset: Int32Array;
  reloadWindows: Int32Array;

  /** Steps of the plan to start from: those of vehicle v are `initialOffset[v]…initialOffset[v+1]-1`; a visit, or a code above. */
  initialOffset: Int32Array;
  initialSteps: Int32Array;
  initialFixed: Uint8Array;

  /** 0 disabled, 1 low, 2 medium, 3 high. */
  balancing: number;
  clustering: number;
  /** 0 disabled, 1 soft, 2 hard. */
  contiguity: number;
  depotRevisit: number;
  /** Metres, −1 for none. */
  maxStopSeparation: number;
  /** 1 when vehicles leave as late as their plan allows. */
  delayedStart: number;
  /** Tasks that may change vehicle or place, −1 for any number. */
  changeBudget: number;
  /** What the prices of soft settings are multiplied by. */
  softPrices: number;
}
