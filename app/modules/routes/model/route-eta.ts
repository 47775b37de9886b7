import { driveWithBreaks, listBreaksAhead } from "#app/modules/planning/model/eta/eta-breaks.ts";
import { estimateLeg, estimateRemainingLeg, type TravelPace } from "#app/modules/planning/model/eta/eta-legs.ts";
import type { Lateness, StopState } from "#app/modules/planning/model/plan.enums.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { RouteReport } from "./live-route.ts";

/** A stop as far as estimates go. Instants are milliseconds UTC. */
export interface EtaStop {
  id: string;
  state: StopState;
  point: Point | null;
  /** Planned leg from the stop before it. */
  travelSeconds: number;
  serviceSeconds: number;
  windowFrom: number | null;
  windowTo: number | null;
  plannedArriveAt: number;
  plannedStartAt: number;
  arrivedAt: number | null;
  finishedAt: number | null;
  /** Of a break, which has no place: it begins no earlier, and should begin no later; null of every other stop. */
  breakWindow: { opensAt: number | null; closesAt: number | null } | null;
}

export interface Eta {
  expectedAt: number;
  lateness: Lateness;
}

/** What a route is estimated by. */
export interface EtaOptions {
  nowMs: number;
  startAt: number;
  /** When the vehicle really left, as far as anybody said; null while it stands at the depot. */
  leftAt: number | null;
  depot: Point | null;
  /** The driver said at a moment to be so many minutes late. */
  late: { at: number; minutes: number } | null;
  /** Where the vehicle was last; null where nobody knows, or where it is too long ago. */
  position: (Point & { at: number }) | null;
  /** Slack below which a stop is at risk. */
  thresholdSeconds: number;
  estimate: TravelPace;
}

/**
 * Expected arrivals of a route's stops, in driving order: the remaining ones are timed again from now, from where the vehicle was
 * last, with the breaks on the way. A stop that is over keeps its own arrival; one that should have been reached is expected now.
 */
export function estimateRoute(stops: readonly EtaStop[], options: EtaOptions): Map<string, Eta> {
  const { nowMs } = options;
  const answer = new Map<string, Eta>();
  const breaks = listBreaksAhead(stops, nowMs);
  const visits = stops.filter(({ breakWindow }) => breakWindow === null);
  const last = findLastFinished(visits);
  const left = last?.finishedAt ?? options.leftAt;
  let at = left ?? Math.max(options.startAt, nowMs);
  let [before, place] = [null as string | null, last?.id ?? null];
  // Of an event and a position the later one counts; before it left a vehicle stands at the depot whatever its driver does.
  let seen = left !== null && options.position && options.position.at > left ? options.position : null;
  let late = getReportedDelay(options, last?.finishedAt ?? null, left);
  // Whoever rests does so before the next stop, wherever the plan had the break.
  const onWay = [...breaks.values()].filter(({ startedAt }) => startedAt !== null);
  for (const stop of stops) {
    if (stop.breakWindow) {
      const rest = breaks.get(stop.id);
      if (rest?.startedAt === null) onWay.push(rest);
      answer.set(stop.id, { expectedAt: rest?.startedAt ?? stop.plannedStartAt, lateness: 0 });
      continue;
    }
    const follows = before === place;
    before = stop.id;
    if (!openStops.includes(stop.state)) {
      const came = stop.arrivedAt ?? stop.finishedAt ?? stop.plannedArriveAt;
      answer.set(stop.id, { expectedAt: came, lateness: computeLateness(came, stop, options.thresholdSeconds) });
      continue;
    }
    const from = place === null ? options.depot : (visits.find(({ id }) => id === place)?.point ?? null);
    const planned = follows ? stop.travelSeconds : estimateLeg(from, stop.point, options.estimate);
    let arrive = stop.arrivedAt;
    if (arrive === null) {
      const leg = seen
        ? estimateRemainingLeg({ planned, from, to: stop.point, position: seen }, options.estimate)
        : planned;
      const driven = driveWithBreaks({ at: seen?.at ?? at, legMs: leg * 1000, nowMs }, onWay);
      for (const [id, begins] of driven.begins) answer.set(id, { expectedAt: begins, lateness: 0 });
      const said = late && driveWithBreaks({ at: late.from, legMs: planned * 1000, nowMs: late.at }, onWay).arriveAt;
      arrive = Math.max(nowMs, driven.arriveAt, late && said !== null ? Math.max(late.at, said) + late.byMs : 0);
      onWay.length = 0;
      [seen, late] = [null, null];
    }
    answer.set(stop.id, { expectedAt: arrive, lateness: computeLateness(arrive, stop, options.thresholdSeconds) });
    at = Math.max(nowMs, Math.max(arrive, getServiceStart(stop)) + stop.serviceSeconds * 1000);
    late = late && late.at >= arrive ? { ...late, from: at } : null;
    place = stop.id;
  }
  return answer;
}

/** What a driver says of being late, as far as arrivals go. */
export function toReportedLateness(says: RouteReport | null): EtaOptions["late"] {
  return says?.kind === "late" && says.minutes > 0 ? { at: says.at, minutes: says.minutes } : null;
}

/** Service begins no earlier: its window opens, or the plan waited for what only it knows (a place's hours, goods). */
function getServiceStart({ windowFrom, plannedArriveAt, plannedStartAt }: EtaStop): number {
  return Math.max(windowFrom ?? 0, plannedStartAt > plannedArriveAt ? plannedStartAt : 0);
}

/** What the driver said of being late, and from when the leg that it is about counts; a stop that was done since is better news. */
function getReportedDelay({ late, startAt }: EtaOptions, finishedAt: number | null, left: number | null) {
  if (!late || late.at < (finishedAt ?? 0)) return null;
  return { at: late.at, byMs: late.minutes * 60_000, from: left ?? Math.max(startAt, late.at) };
}

function findLastFinished(stops: readonly EtaStop[]): EtaStop | null {
  const over = stops.filter(({ finishedAt }) => finishedAt !== null);
  return over.reduce<EtaStop | null>(
    (last, stop) => ((stop.finishedAt ?? 0) >= (last?.finishedAt ?? 0) ? stop : last),
    null,
  );
}

/**
 * Lateness of an arrival (domain-rules "Plans"); service starts at the window's start at the earliest. On the road nothing is
 * at risk of being early: what comes shortly after its opening could not have left any earlier.
 */
export function computeLateness(
  arriveMs: number,
  window: Pick<EtaStop, "windowFrom" | "windowTo">,
  thresholdSeconds: number,
): Lateness {
  const { windowFrom, windowTo } = window;
  if (windowTo !== null && arriveMs > windowTo) return 4;
  if (windowFrom !== null && arriveMs < windowFrom) return 1;
  return windowTo !== null && windowTo - arriveMs < thresholdSeconds * 1000 ? 3 : 0;
}
