import type { Break, SolutionRoute } from "../host/problem.ts";
import type { Call, Itinerary } from "./itinerary.ts";
import type { PlannedStep } from "./visits.ts";
import { type Start, startOfService } from "./windows.ts";

/** How many breaks are taken on the way to each call, the last number on the way to the end; null where none fit in time. */
export type BreakCounts = readonly number[];

/** The route after so many breaks: when the last stop was left, and when the next is reached. */
interface State {
  clock: number;
  arrival: number;
  /** Breaks already taken when the last stop was left. */
  origin: number;
}

const graces: readonly ((call: Call) => number)[] = [() => 0, (call) => call.graceEarly];

/**
 * Where the vehicle's breaks fit into a route without breaks, in their order, so that the route ends as early as it can.
 * Earliest times by number of breaks taken, leg by leg; a break whose last window closes after the route is over is left out.
 */
export function placeBreaks(itinerary: Itinerary, breaks: readonly Break[]): BreakCounts | null {
  for (const grace of graces) {
    const counts = earliestBreaks(itinerary, breaks, grace);
    if (counts) return counts;
  }
  return null;
}

function earliestBreaks(
  itinerary: Itinerary,
  breaks: readonly Break[],
  grace: (call: Call) => number,
): BreakCounts | null {
  const { calls, endLeg, shiftEnd, vehicle } = itinerary;
  let clocks: (number | null)[] = [itinerary.readyToLeave, ...breaks.map(() => null)];
  const origins: number[][] = [];
  let states: (State | null)[] = [];
  for (const call of [...calls, null]) {
    states = travel(clocks, breaks, call?.leg.seconds ?? endLeg.seconds);
    origins.push(states.map((state) => state?.origin ?? 0));
    if (call) clocks = states.map((state) => state && serve(call, state.arrival, grace(call)));
  }
  const close = shiftEnd + (vehicle.grace?.late ?? 0);
  let best: number | null = null;
  states.forEach((state, taken) => {
    if (!state || state.arrival > close || breaks.slice(taken).some((rest) => lastClose(rest) < state.arrival)) return;
    if (best === null || state.arrival < (states[best]?.arrival ?? 0)) best = taken;
  });
  return best === null ? null : countByLeg(origins, best);
}

const lastClose = (rest: Break): number => rest.time_windows?.at(-1)?.[1] ?? Number.NEGATIVE_INFINITY;

/** One leg: every state may take its next break on it, driving on while the break's window is not open yet. */
function travel(clocks: readonly (number | null)[], breaks: readonly Break[], seconds: number): (State | null)[] {
  const states = clocks.map((clock, origin): State | null =>
    clock === null ? null : { clock, arrival: clock + seconds, origin },
  );
  breaks.forEach((rest, taken) => {
    const state = states[taken];
    if (!state) return;
    const begun = startOfService(rest.time_windows, state.clock, 0, 0);
    if (begun.late > 0) return;
    const length = rest.service ?? 0;
    const arrival = Math.max(state.arrival, begun.at) + length;
    const other = states[taken + 1];
    if (other && other.arrival <= arrival) return;
    states[taken + 1] = { clock: begun.at + length, arrival, origin: state.origin };
  });
  return states;
}

/** When the call is left; null when it is reached too late. */
function serve(call: Call, arrival: number, graceEarly: number): number | null {
  const begun: Start = startOfService(call.windows, Math.max(arrival, call.ready), graceEarly, call.graceLate);
  if (begun.late > call.graceLate || begun.at > call.before) return null;
  return begun.at + call.setup + call.service;
}

function countByLeg(origins: readonly (readonly number[])[], taken: number): number[] {
  const counts = new Array<number>(origins.length).fill(0);
  let state = taken;
  for (let leg = origins.length - 1; leg >= 0; leg--) {
    const origin = origins[leg]?.[state] ?? 0;
    counts[leg] = state - origin;
    state = origin;
  }
  return counts;
}

/** How good a route is: harm first, then cost, then when it is over. */
interface Worth {
  harm: number;
  cost: number;
  end: number;
}

/** A break that is not taken at all is worse than any lateness. */
const missedBreak = 86_400;

const harmOf = ({ violations }: SolutionRoute): number =>
  violations.reduce(
    (sum, { cause, amount, soft }) => sum + (soft ? 0 : amount * (cause === "missing_break" ? missedBreak : 1)),
    0,
  );

const worthOf = (route: SolutionRoute): Worth => ({
  harm: harmOf(route),
  cost: route.cost,
  end: route.steps.at(-1)?.arrival ?? 0,
});

const isBetter = (one: Worth, other: Worth): boolean =>
  (one.harm - other.harm || one.cost - other.cost || one.end - other.end) < 0;

/** The best of the ways to take the breaks: all of them on the way, or the first of them before the vehicle leaves. */
export function chooseBreaks(
  steps: readonly PlannedStep[],
  breaks: readonly Break[],
  place: (breaks: readonly Break[]) => BreakCounts | null,
  evaluate: (steps: readonly PlannedStep[]) => SolutionRoute,
): PlannedStep[] {
  const onTheWay = place(breaks);
  const first = onTheWay ? insertBreaks(steps, breaks, onTheWay) : squeezeBreaks(steps, breaks, evaluate);
  let best = { steps: first, worth: worthOf(evaluate(first)) };
  for (let before = 1; before <= breaks.length; before++) {
    const rest = breaks.slice(before);
    const counts = place(rest);
    if (!counts) continue;
    const tried = insertBreaks(steps, rest, counts);
    const worth = worthOf(evaluate(tried));
    if (isBetter(worth, best.worth)) best = { steps: tried, worth };
  }
  return best.steps;
}

/** Steps with the breaks before the calls that `counts` names. */
export function insertBreaks(
  steps: readonly PlannedStep[],
  breaks: readonly Break[],
  counts: BreakCounts,
): PlannedStep[] {
  const waiting = breaks.map(({ id }): PlannedStep => ({ type: "break", id }));
  const take = (leg: number): PlannedStep[] => waiting.splice(0, counts[leg] ?? 0);
  return [...steps.flatMap((step, leg) => [...take(leg), step]), ...take(steps.length)];
}

/** One break after the other at the place where the route's violations add up to least. */
export function squeezeBreaks(
  steps: readonly PlannedStep[],
  breaks: readonly Break[],
  evaluate: (steps: readonly PlannedStep[]) => SolutionRoute,
): PlannedStep[] {
  let best = [...steps];
  for (const { id } of breaks) {
    const base = best;
    let least = Number.POSITIVE_INFINITY;
    for (let position = 0; position <= base.length; position++) {
      const tried = base.toSpliced(position, 0, { type: "break", id });
      const harm = harmOf(evaluate(tried));
      if (harm < least) [least, best] = [harm, tried];
    }
  }
  return best;
}
