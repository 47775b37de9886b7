import { type Call, countsWork, type Itinerary } from "./itinerary.ts";
import { findServiceStart, type Start } from "./windows.ts";

/** A call with its times. `driven` and `meters` count from the start of the route. */
export interface TimedCall {
  call: Call;
  arrival: number;
  waiting: number;
  start: Start;
  leave: number;
  driven: number;
  meters: number;
}

/** When everything on a route happens, for one departure. */
export interface Timetable {
  departure: number;
  calls: readonly TimedCall[];
  /** Arrival at the end; without an end place, when the last stop is done. */
  end: number;
  driven: number;
  meters: number;
  /** From leaving to returning. */
  workTime: number;
}

/** Whether service before a window's start, within its grace, is used as soon as it is possible. */
type Anticipation = "wait" | "anticipate";

/**
 * Everything as early as it can be after `departure`. While a break's window is not open yet the vehicle drives on towards
 * the next place, as VROOM's do; the rest of the way follows the break.
 */
export function timeFrom(itinerary: Itinerary, departure: number, anticipation: Anticipation): Timetable {
  const { calls } = itinerary;
  let now = departure;
  let driven = 0;
  let meters = 0;
  /** Seconds and meters of the coming leg that a break on the way has already seen. */
  let aheadSeconds = 0;
  let aheadMeters = 0;
  const timed = calls.map((call, index): TimedCall => {
    const isBreak = call.stop.kind === "break";
    const early = anticipation === "wait" ? 0 : call.graceEarly;
    const start = (ready: number) => findServiceStart(call.windows, ready, early, call.graceLate);
    let begun: Start | undefined;
    if (isBreak) {
      begun = start(now);
      const leg = nextLeg(itinerary, index);
      const drive = Math.min(leg.seconds - aheadSeconds, begun.at - now);
      const way = leg.seconds === 0 ? 0 : Math.round((leg.meters * (aheadSeconds + drive)) / leg.seconds) - aheadMeters;
      aheadSeconds += drive;
      aheadMeters += way;
      now += drive;
      driven += drive;
      meters += way;
    } else {
      now += call.leg.seconds - aheadSeconds;
      driven += call.leg.seconds - aheadSeconds;
      meters += call.leg.meters - aheadMeters;
      aheadSeconds = 0;
      aheadMeters = 0;
    }
    const arrival = now;
    begun ??= start(Math.max(arrival, call.ready));
    now = begun.at + call.setup + call.service;
    return { call, arrival, waiting: begun.at - arrival, start: begun, leave: now, driven, meters };
  });
  const end = now + itinerary.endLeg.seconds - aheadSeconds;
  return {
    departure,
    calls: timed,
    end,
    driven: driven + itinerary.endLeg.seconds - aheadSeconds,
    meters: meters + itinerary.endLeg.meters - aheadMeters,
    workTime: end - departure,
  };
}

/** The leg on which a break at `index` is taken. */
function nextLeg(itinerary: Itinerary, index: number) {
  for (let next = index + 1; next < itinerary.calls.length; next++) {
    const call = itinerary.calls[next];
    if (call && call.stop.kind !== "break") return call.leg;
  }
  return itinerary.endLeg;
}

/**
 * The timetable with the right departure. A vehicle never leaves before its shift or its goods.
 * Otherwise it leaves just so late that it does not wait at its first stop; and as late as changes neither a window nor the
 * end of the route, where the plan asks for a delayed start or the time between leaving and returning is limited or paid.
 * The grace before windows is used only where waiting would make something else too late.
 */
export function buildTimetable(itinerary: Itinerary, delayedStart: boolean): Timetable {
  const { vehicle, readyToLeave } = itinerary;
  let anticipation: Anticipation = "wait";
  let earliest = timeFrom(itinerary, readyToLeave, anticipation);
  if (itinerary.calls.some((call) => call.graceEarly > 0) && sumHardLateness(itinerary, earliest) > 0) {
    const anticipated = timeFrom(itinerary, readyToLeave, "anticipate");
    if (sumHardLateness(itinerary, anticipated) < sumHardLateness(itinerary, earliest)) {
      anticipation = "anticipate";
      earliest = anticipated;
    }
  }
  const delay = delayedStart || countsWork(vehicle) ? longestDelay(earliest) : firstWait(earliest);
  return delay > 0 ? timeFrom(itinerary, readyToLeave + delay, anticipation) : earliest;
}

/** Seconds by which windows and the shift are overrun beyond their grace. */
export function sumHardLateness(itinerary: Itinerary, table: Timetable): number {
  const excess = (late: number, grace: number): number => (late > grace ? late : 0);
  let total = excess(table.end - itinerary.shiftEnd, itinerary.vehicle.grace?.late ?? 0);
  for (const { call, start } of table.calls) {
    total += excess(start.late, call.graceLate) + Math.max(0, start.at - call.before);
  }
  return total;
}

function firstWait(table: Timetable): number {
  return table.calls[0]?.waiting ?? 0;
}

/** By how much the departure can move without touching a window or the end: waiting on the way swallows the delay. */
function longestDelay(table: Timetable): number {
  let waited = 0;
  let drivenBefore = 0;
  let drivenMeanwhile = 0;
  let delay = Number.POSITIVE_INFINITY;
  for (const { call, waiting, start, driven } of table.calls) {
    waited += waiting;
    const close = Math.min(start.window?.[1] ?? Number.POSITIVE_INFINITY, call.before);
    // Before a break the vehicle drives while it would wait: leaving later moves that driving behind the leg's breaks.
    drivenMeanwhile = call.stop.kind === "break" ? drivenMeanwhile + driven - drivenBefore : 0;
    delay = Math.min(delay, waited + drivenMeanwhile + Math.max(0, close - start.at));
    drivenBefore = driven;
  }
  return Math.min(delay, waited);
}
