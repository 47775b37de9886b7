import { greatCircle } from "#wasm/host/travel.ts";
import type { Point } from "../places/place.ts";
import type { Lateness, StopState } from "./plan.enums.ts";
import { openStops } from "./stop.states.ts";

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
  arrivedAt: number | null;
  finishedAt: number | null;
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
  /** Where the vehicle was last; null where nobody knows, or where it is too long ago. */
  position: (Point & { at: number }) | null;
  /** Slack below which a stop is at risk. */
  thresholdSeconds: number;
  estimate: { detour: number; metresPerSecond: number };
}

/**
 * Expected arrivals of a route's stops, in driving order: the remaining ones are timed again from now, from where the vehicle was
 * last. A stop that is over keeps its own arrival; one that should have been reached is expected now.
 */
export function estimateRoute(stops: readonly EtaStop[], options: EtaOptions): Map<string, Eta> {
  const { nowMs } = options;
  const answer = new Map<string, Eta>();
  const last = lastFinished(stops);
  const left = last?.finishedAt ?? options.leftAt;
  let at = left ?? Math.max(options.startAt, nowMs);
  let place: string | null = last?.id ?? null;
  // Of an event and a position the later one counts; before it left a vehicle stands at the depot whatever its driver does.
  let seen = left !== null && options.position && options.position.at > left ? options.position : null;
  stops.forEach((stop, index) => {
    if (!openStops.includes(stop.state)) {
      const came = stop.arrivedAt ?? stop.finishedAt ?? stop.plannedArriveAt;
      answer.set(stop.id, { expectedAt: came, lateness: latenessAt(came, stop, options.thresholdSeconds) });
      return;
    }
    const follows = (stops[index - 1]?.id ?? null) === place;
    const from = place === null ? options.depot : (stops.find(({ id }) => id === place)?.point ?? null);
    const planned = follows ? stop.travelSeconds : legBetween(from, stop.point, options);
    const leg = seen ? remainingLeg({ planned, from, to: stop.point, seen }, options) : planned;
    const arrive = stop.arrivedAt ?? Math.max(nowMs, (seen?.at ?? at) + leg * 1000);
    seen = null;
    answer.set(stop.id, {
      expectedAt: arrive,
      lateness: latenessAt(arrive, stop, options.thresholdSeconds),
    });
    const start = Math.max(arrive, stop.windowFrom ?? arrive);
    at = Math.max(nowMs, start + stop.serviceSeconds * 1000);
    place = stop.id;
  });
  return answer;
}

function lastFinished(stops: readonly EtaStop[]): EtaStop | null {
  const over = stops.filter(({ finishedAt }) => finishedAt !== null);
  return over.reduce<EtaStop | null>(
    (last, stop) => ((stop.finishedAt ?? 0) >= (last?.finishedAt ?? 0) ? stop : last),
    null,
  );
}

/** Nearer than this to each other two stops say nothing of how far somebody between them is; metres. */
const tooNear = 200;
/** Further away than twice the leg nobody follows it: the leg is estimated. */
const furthest = 2;

/** Seconds that are left of a leg for whoever was seen on it: its share of the planned road, or the estimate off it. */
function remainingLeg(
  { planned, from, to, seen }: { planned: number; from: Point | null; to: Point | null; seen: Point },
  options: EtaOptions,
): number {
  if (!to) return planned;
  const whole = from ? metresBetween(from, to) : 0;
  const rest = metresBetween(seen, to);
  if (whole > tooNear && rest <= whole * furthest) return Math.round((planned * rest) / whole);
  return legBetween(seen, to, options);
}

const metresBetween = (from: Point, to: Point): number =>
  greatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]);

/** Seconds between two places that do not follow each other in the plan: the embedded estimate. */
function legBetween(from: Point | null, to: Point | null, { estimate }: EtaOptions): number {
  if (!from || !to) return 0;
  return Math.round((metresBetween(from, to) * estimate.detour) / estimate.metresPerSecond);
}

/**
 * Lateness of an arrival (domain-rules "Plans"); service starts at the window's start at the earliest. On the road nothing is
 * at risk of being early: what comes shortly after its opening could not have left any earlier.
 */
export function latenessAt(
  arriveMs: number,
  window: Pick<EtaStop, "windowFrom" | "windowTo">,
  thresholdSeconds: number,
): Lateness {
  const { windowFrom, windowTo } = window;
  if (windowTo !== null && arriveMs > windowTo) return 4;
  if (windowFrom !== null && arriveMs < windowFrom) return 1;
  return windowTo !== null && windowTo - arriveMs < thresholdSeconds * 1000 ? 3 : 0;
}
