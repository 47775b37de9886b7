import { driveWithBreaks, listBreaksAhead } from "#app/modules/planning/model/eta/eta-breaks.ts";
import { estimateLeg, estimateRemainingLeg, type TravelPace } from "#app/modules/planning/model/eta/eta-legs.ts";
import type { Lateness, StopState } from "#app/modules/planning/model/plan.enums.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { RouteReport } from "./live-route.ts";

/** The part of a stop that estimates need. Instants in milliseconds UTC. */
export interface EtaStop {
  id: string;
  state: StopState;
  point: Point | null;
  /** Planned travel time from the stop before it. */
  travelSeconds: number;
  serviceSeconds: number;
  windowFrom: number | null;
  windowTo: number | null;
  plannedArriveAt: number;
  plannedStartAt: number;
  arrivedAt: number | null;
  finishedAt: number | null;
  /** The earliest and latest begin of a break; null for every other stop. */
  breakWindow: { opensAt: number | null; closesAt: number | null } | null;
}

export interface Eta {
  expectedAt: number;
  lateness: Lateness;
}

export interface EtaOptions {
  nowMs: number;
  startAt: number;
  /** When the vehicle actually left; null while it is at the depot. */
  leftAt: number | null;
  depot: Point | null;
  /** The delay that the driver reported, and when. */
  late: { at: number; minutes: number } | null;
  /** The vehicle's last position; null when unknown or too old. */
  position: (Point & { at: number }) | null;
  /** Slack below which a stop is at risk. */
  thresholdSeconds: number;
  estimate: TravelPace;
}

/**
 * Expected arrivals of a route's stops, in driving order: remaining stops are timed again from now and from the
 * vehicle's last position, with the breaks on the way. A finished stop keeps its arrival; an overdue stop is expected
 * now.
 */
export function estimateRoute(stops: readonly EtaStop[], options: EtaOptions): Map<string, Eta> {
  const { nowMs } = options;
  const etas = new Map<string, Eta>();
  const breaks = listBreaksAhead(stops, nowMs);
  const visits = stops.filter(({ breakWindow }) => breakWindow === null);
  const last = findLastFinished(visits);
  const left = last?.finishedAt ?? options.leftAt;
  let at = left ?? Math.max(options.startAt, nowMs);
  let [before, place] = [null as string | null, last?.id ?? null];
  // The later of last event and position counts. Before departure the vehicle is at the depot, wherever its driver is.
  let position = left !== null && options.position && options.position.at > left ? options.position : null;
  let late = getReportedDelay(options, last?.finishedAt ?? null, left);
  // A running break comes before the next stop, wherever it was planned.
  const breaksOnWay = [...breaks.values()].filter(({ startedAt }) => startedAt !== null);
  for (const stop of stops) {
    if (stop.breakWindow) {
      const rest = breaks.get(stop.id);
      if (rest?.startedAt === null) breaksOnWay.push(rest);
      etas.set(stop.id, { expectedAt: rest?.startedAt ?? stop.plannedStartAt, lateness: 0 });
      continue;
    }
    const isPlannedLeg = before === place;
    before = stop.id;
    if (!openStops.includes(stop.state)) {
      const actualAt = stop.arrivedAt ?? stop.finishedAt ?? stop.plannedArriveAt;
      etas.set(stop.id, { expectedAt: actualAt, lateness: computeLateness(actualAt, stop, options.thresholdSeconds) });
      continue;
    }
    const from = place === null ? options.depot : (visits.find(({ id }) => id === place)?.point ?? null);
    const planned = isPlannedLeg ? stop.travelSeconds : estimateLeg(from, stop.point, options.estimate);
    let arrive = stop.arrivedAt;
    if (arrive === null) {
      const leg = position
        ? estimateRemainingLeg({ planned, from, to: stop.point, position }, options.estimate)
        : planned;
      const driven = driveWithBreaks({ at: position?.at ?? at, legMs: leg * 1000, nowMs }, breaksOnWay);
      for (const [id, begins] of driven.begins) etas.set(id, { expectedAt: begins, lateness: 0 });
      const reportedArriveAt =
        late && driveWithBreaks({ at: late.from, legMs: planned * 1000, nowMs: late.at }, breaksOnWay).arriveAt;
      arrive = Math.max(
        nowMs,
        driven.arriveAt,
        late && reportedArriveAt !== null ? Math.max(late.at, reportedArriveAt) + late.byMs : 0,
      );
      breaksOnWay.length = 0;
      [position, late] = [null, null];
    }
    etas.set(stop.id, { expectedAt: arrive, lateness: computeLateness(arrive, stop, options.thresholdSeconds) });
    at = Math.max(nowMs, Math.max(arrive, getServiceStart(stop)) + stop.serviceSeconds * 1000);
    late = late && late.at >= arrive ? { ...late, from: at } : null;
    place = stop.id;
  }
  return etas;
}

/** The reported delay in minutes; null for other reports. */
export function toReportedLateness(report: RouteReport | null): EtaOptions["late"] {
  return report?.kind === "late" && report.minutes > 0 ? { at: report.at, minutes: report.minutes } : null;
}

/**
 * The earliest start of service: when the window opens, or later when the plan waits for another reason (opening hours,
 * goods).
 */
export function getServiceStart({ windowFrom, plannedArriveAt, plannedStartAt }: EtaStop): number {
  return Math.max(windowFrom ?? 0, plannedStartAt > plannedArriveAt ? plannedStartAt : 0);
}

/** The reported delay, and from when its leg is timed; null when a stop was finished after the report. */
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
 * Lateness of an arrival: 4 after the window, 1 before it, 3 (at risk) less than the threshold before its end,
 * otherwise 0. Unlike in planning there is no risk of being early.
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
