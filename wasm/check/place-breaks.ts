import type { Break } from "../host/problem.ts";
import { type Call, countsWork, type Itinerary } from "./itinerary.ts";
import type { Windows } from "./visits.ts";
import { findServiceStart, type Start } from "./windows.ts";

/** How many breaks are taken on the way to each call, the last number on the way to the end; null where none fit in time. */
export type BreakCounts = readonly number[];

/** The route after so many breaks: when the last stop was left, and when the next is reached. */
interface State {
  clock: number;
  arrival: number;
  /** Breaks already taken when the last stop was left. */
  origin: number;
  /** How many windows of stops and breaks were over. */
  passed: number;
  /** Seconds of grace that were used. */
  grace: number;
}

/** A stop left: when, and how many windows were over until then. */
type Leave = Pick<State, "clock" | "passed" | "grace">;

const graces: readonly ((call: Call) => number)[] = [() => 0, (call) => call.graceEarly];

/** Where breaks fit into a route, and when that one ends. */
interface Placement {
  counts: BreakCounts;
  end: number;
  passed: number;
}

/**
 * Where the vehicle's breaks fit into a route without breaks, in their order, so that the route ends as early as it can;
 * nothing where they do not fit. Earliest times by number of breaks taken, leg by leg; a break whose last window closes after
 * the route is over is left out. Where time away is limited or paid, also where they go when the vehicle leaves as late as
 * it can without coming back later: that may be another place, with less time away.
 */
export function placeBreaks(itinerary: Itinerary, breaks: readonly Break[]): BreakCounts[] {
  for (const grace of graces) {
    const placed = earliestBreaks(itinerary, breaks, grace, itinerary.readyToLeave);
    if (!placed) continue;
    if (!countsWork(itinerary.vehicle)) return [placed.counts];
    return [placed.counts, latestPlacement(itinerary, breaks, grace, placed).counts];
  }
  return [];
}

/** By halving the departure, for the end and the windows let pass only grow with it. */
function latestPlacement(
  itinerary: Itinerary,
  breaks: readonly Break[],
  grace: (call: Call) => number,
  earliest: Placement,
): Placement {
  let best = earliest;
  let low = itinerary.readyToLeave;
  let high = earliest.end;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const later = earliestBreaks(itinerary, breaks, grace, middle);
    if (later && later.end <= earliest.end && later.passed <= earliest.passed) {
      best = later;
      low = middle;
    } else high = middle - 1;
  }
  return best;
}

function earliestBreaks(
  itinerary: Itinerary,
  breaks: readonly Break[],
  grace: (call: Call) => number,
  departure: number,
): Placement | null {
  const { calls, endLeg, shiftEnd, vehicle } = itinerary;
  let leaves: (Leave | null)[] = [{ clock: departure, passed: 0, grace: 0 }, ...breaks.map(() => null)];
  const origins: number[][] = [];
  let states: (State | null)[] = [];
  for (const call of [...calls, null]) {
    states = travel(leaves, breaks, call?.leg.seconds ?? endLeg.seconds);
    origins.push(states.map((state) => state?.origin ?? 0));
    if (call) leaves = states.map((state) => state && serve(call, state, grace(call)));
  }
  const close = shiftEnd + (vehicle.grace?.late ?? 0);
  let best: number | null = null;
  states.forEach((state, taken) => {
    if (!state || state.arrival > close || breaks.slice(taken).some((rest) => lastClose(rest) < state.arrival)) return;
    const other = best === null ? null : states[best];
    if (!other || state.arrival < other.arrival || (state.arrival === other.arrival && state.grace < other.grace))
      best = taken;
  });
  const back = best === null ? null : states[best];
  return best === null || !back ? null : { counts: countByLeg(origins, best), end: back.arrival, passed: back.passed };
}

const lastClose = (rest: Break): number => rest.time_windows?.at(-1)?.[1] ?? Number.NEGATIVE_INFINITY;

/** One leg: every state may take its next break on it, driving on while the break's window is not open yet. */
function travel(leaves: readonly (Leave | null)[], breaks: readonly Break[], seconds: number): (State | null)[] {
  const states = leaves.map(
    (leave, origin): State | null => leave && { ...leave, arrival: leave.clock + seconds, origin },
  );
  breaks.forEach((rest, taken) => {
    const state = states[taken];
    if (!state) return;
    const begun = findServiceStart(rest.time_windows, state.clock, 0, 0);
    if (begun.late > 0) return;
    const length = rest.service ?? 0;
    const arrival = Math.max(state.arrival, begun.at) + length;
    const other = states[taken + 1];
    if (other && (other.arrival < arrival || (other.arrival === arrival && other.grace <= state.grace))) return;
    const passed = state.passed + countPassed(begun, rest.time_windows);
    states[taken + 1] = { clock: begun.at + length, arrival, origin: state.origin, passed, grace: state.grace };
  });
  return states;
}

/** When the call is left; null when it is reached too late. */
function serve(call: Call, { arrival, passed, grace }: State, graceEarly: number): Leave | null {
  const begun: Start = findServiceStart(call.windows, Math.max(arrival, call.ready), graceEarly, call.graceLate);
  if (begun.late > call.graceLate || begun.at > call.before) return null;
  return {
    clock: begun.at + call.setup + call.service,
    passed: passed + countPassed(begun, call.windows),
    grace: grace + begun.early + begun.late,
  };
}

const countPassed = ({ window }: Start, windows: Windows): number => (window && windows ? windows.indexOf(window) : 0);

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
