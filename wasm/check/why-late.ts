import { isFixed } from "../host/lock-checks.ts";
import type { SolutionRoute, SolutionStep, Vehicle } from "../host/problem.ts";
import { findNewBlocks } from "./blocks.ts";
import type { Evaluator } from "./evaluate.ts";
import type { PlannedStep } from "./visits.ts";

/** What keeps the chain from beginning earlier. */
export type Anchor = "shift" | "release" | "window" | "fixed_time";

/** One stop before the late one, and what it takes from the time. */
export interface Link {
  /** Index in the route's planned steps (the start not counted). */
  index: number;
  type: SolutionStep["type"];
  id?: number;
  /** Seconds of setup, service, or a break or reload. */
  service: number;
  /** Seconds spent waiting for a window, goods or a fixed time. */
  waiting: number;
  /** How much earlier the late stop would be reached without this one: its service and detour, less waiting instead. */
  costs: number;
}

/** The best single move inside the route. */
export interface Fix {
  /** The visit to move, and the visit that it then comes before; null for the end. */
  move: PlannedStep;
  before: PlannedStep | null;
  /** When the late stop is then reached, and by how many seconds it is still late. */
  arrival: number;
  late: number;
  extra_distance: number;
  extra_cost: number;
}

export interface LateChain {
  index: number;
  /** Seconds past the window's end. */
  late: number;
  /** What the chain begins with: the step that waits (or −1 for the departure), and why it could not be earlier. */
  from: { index: number; anchor: Anchor };
  /** From the anchor to the stop before the late one, in driving order. */
  links: readonly Link[];
  /** Seconds of travel between the anchor and the late stop. */
  travel: number;
  fix: Fix | null;
}

/**
 * Why a stop is late: the chain of stops that push it, back to the last moment that could not have been earlier, with what
 * each takes; and the single move inside the route that helps most without breaking another rule.
 *
 * @param index of the late step in `steps`  @returns null when that step is not late
 */
export function explainLateness(
  evaluator: Evaluator,
  vehicleId: number,
  steps: readonly PlannedStep[],
  index: number,
): LateChain | null {
  const vehicle = evaluator.problem.vehicles.find(({ id }) => id === vehicleId);
  const chain = findLateChain(evaluator, vehicleId, steps, index);
  if (!vehicle || !chain) return null;
  return { ...chain, fix: bestFix(evaluator, vehicle, steps, index, evaluator.evaluateRoute(vehicleId, steps)) };
}

/** The chain alone, which takes as many timings of the route as it has links: soon enough while somebody waits. */
export function findLateChain(
  evaluator: Evaluator,
  vehicleId: number,
  steps: readonly PlannedStep[],
  index: number,
): Omit<LateChain, "fix"> | null {
  const vehicle = evaluator.problem.vehicles.find(({ id }) => id === vehicleId);
  const route = evaluator.evaluateRoute(vehicleId, steps);
  const timed = innerSteps(route);
  const stop = timed[index];
  if (!vehicle || !stop || timed.length !== steps.length) return null;
  const late = lateBy(stop);
  if (late === 0) return null;
  const first = lastWait(evaluator, vehicle, route, index);
  const links = timed.slice(Math.max(0, first), index).map((step, offset): Link => {
    const at = Math.max(0, first) + offset;
    const without = evaluator.evaluateRoute(vehicleId, steps.toSpliced(at, 1));
    const arrival = innerSteps(without)[index - 1]?.arrival ?? stop.arrival;
    return {
      index: at,
      type: step.type,
      ...(step.id === undefined ? {} : { id: step.id }),
      service: step.setup + step.service,
      waiting: step.waiting_time,
      costs: Math.max(0, stop.arrival - arrival),
    };
  });
  const since = first < 0 ? 0 : (timed[first]?.duration ?? 0);
  return {
    index,
    late,
    from: { index: first, anchor: findAnchor(evaluator, vehicle, steps, first, getDeparture(route)) },
    links,
    travel: stop.duration - since,
  };
}

const innerSteps = (route: SolutionRoute): readonly SolutionStep[] =>
  route.steps.filter(({ type }) => type !== "start" && type !== "end");

const lateBy = (step: SolutionStep): number =>
  step.lateness === 4 ? (step.violations.find(({ cause }) => cause === "time_windows")?.amount ?? 0) : 0;

/**
 * The last stop before the late one that could not begin earlier, because its window, its goods or a fixed time said so: it
 * waits, or the vehicle held back at the start just so that it need not. Nothing before it matters. −1 for the departure.
 */
function lastWait(evaluator: Evaluator, vehicle: Vehicle, route: SolutionRoute, index: number): number {
  const timed = innerSteps(route);
  const held = getDeparture(route) > (vehicle.time_window?.[0] ?? Number.NEGATIVE_INFINITY);
  for (let at = index - 1; at >= 0; at--) {
    const step = timed[at];
    if (!step) continue;
    const opens = openings(evaluator, vehicle, step);
    if (step.waiting_time > 0 || (held && opens.includes(step.arrival))) return at;
  }
  return -1;
}

const getDeparture = (route: SolutionRoute): number => route.steps[0]?.arrival ?? 0;

/** Moments at which a step may have been waiting to begin. */
function openings(evaluator: Evaluator, vehicle: Vehicle, step: SolutionStep): (number | undefined)[] {
  const visit = evaluator.visitOf(step);
  const given = givenStep(vehicle, step);
  const rest = step.type === "break" ? vehicle.breaks?.find(({ id }) => id === step.id) : undefined;
  const windows = visit?.service.time_windows ?? rest?.time_windows ?? [];
  return [...windows.map(([start]) => start), visit?.task.release, given?.service_at, given?.service_after];
}

const givenStep = (vehicle: Vehicle, step: PlannedStep) =>
  vehicle.steps?.find(({ type, id }) => type === step.type && id === step.id);

function findAnchor(
  evaluator: Evaluator,
  vehicle: Vehicle,
  steps: readonly PlannedStep[],
  first: number,
  departure: number,
): Anchor {
  const step = steps[first];
  if (!step) {
    const releases = steps.map((each) => evaluator.visitOf(each)?.task.release);
    return departure > (vehicle.time_window?.[0] ?? departure) && releases.includes(departure) ? "release" : "shift";
  }
  const given = givenStep(vehicle, step);
  return given?.service_at !== undefined || given?.service_after !== undefined ? "fixed_time" : "window";
}

/** Tries every visit of the route at every other place: the late one sooner, or an earlier one behind it. */
function bestFix(
  evaluator: Evaluator,
  vehicle: Vehicle,
  steps: readonly PlannedStep[],
  index: number,
  base: SolutionRoute,
): Fix | null {
  let best: Fix | null = null;
  for (const [from, to] of moves(vehicle, steps, index)) {
    const moved = steps[from];
    const late = steps[index];
    if (!moved || !late) continue;
    const rest = steps.toSpliced(from, 1);
    const tried = evaluator.evaluateRoute(vehicle.id, rest.toSpliced(to, 0, moved));
    const stop = innerSteps(tried).find(({ type, id }) => type === late.type && id === late.id);
    if (!stop || findNewBlocks(base, tried).length > 0) continue;
    const fix: Fix = {
      move: moved,
      before: rest[to] ?? null,
      arrival: stop.arrival,
      late: lateBy(stop),
      extra_distance: tried.distance - base.distance,
      extra_cost: tried.cost - base.cost,
    };
    if (fix.late < lateBy(innerSteps(base)[index] ?? stop) && (!best || isBetter(fix, best))) best = fix;
  }
  return best;
}

function isBetter(one: Fix, other: Fix): boolean {
  if (one.late !== other.late) return one.late < other.late;
  return one.extra_cost !== other.extra_cost ? one.extra_cost < other.extra_cost : one.arrival < other.arrival;
}

/** From where to where (counted without the moved one). What a person fixed stays. */
function* moves(vehicle: Vehicle, steps: readonly PlannedStep[], index: number): Generator<[number, number]> {
  if (vehicle.locked) return;
  const fixed = new Set(
    (vehicle.steps ?? []).filter((step) => isFixed(vehicle, step)).map(({ type, id }) => `${type} ${id}`),
  );
  const movable = (step: PlannedStep | undefined): boolean =>
    step !== undefined && step.type !== "reload" && !fixed.has(`${step.type} ${step.id}`);
  if (movable(steps[index])) for (let to = 0; to < index; to++) yield [index, to];
  for (let from = 0; from < index; from++) {
    if (!movable(steps[from])) continue;
    for (let to = index; to < steps.length; to++) yield [from, to];
  }
}
