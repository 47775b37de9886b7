import type { MeasuredArrival } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { getCameAt } from "#app/modules/planning/model/eta/came-at.ts";
import { hour, minute } from "#app/platform/kernel/milliseconds.ts";
import { type EtaStop, estimateRoute } from "./route-eta.ts";

/** A stop of a route that is over. */
export interface FinishedStop extends EtaStop {
  /** A delivery, whose customer is notified when the driver comes. */
  isDelivery: boolean;
  /** It belongs to a shipment. */
  isTask: boolean;
  /** Its times are what the device reported. */
  isPlausible: boolean;
  area: string | null;
}

/** A route that is over, with its stops in driving order. Milliseconds UTC. */
export interface FinishedRoute {
  agentId: string;
  date: string;
  /** When its date begins. */
  midnight: number;
  startAt: number;
  startedAt: number | null;
  stops: readonly FinishedStop[];
}

/** How many stops ahead arrivals are measured: in each band of the margins. */
const measuredAhead = [0, 1, 2, 3, 4, 5, 7, 9, 12, 15, 20, 27, 36, 50, 70];

/** The hour of a route's day. */
export const toRouteHour = (at: number, midnight: number): number => Math.floor((at - midnight) / hour) % 24;

/** When a vehicle under way left; a route that is started before its time is still being loaded. */
export const getLeftAt = (startAt: number, startedAt: number | null, nowMs: number): number =>
  Math.min(nowMs, Math.max(startAt, startedAt ?? 0));

/**
 * How much later drivers came (`getCameAt`) than was expected: by the plan, then at the start and after each stop by the
 * estimate that a customer was shown then.
 */
export function measureArrivals(route: FinishedRoute): MeasuredArrival[] {
  const { stops, startAt, startedAt, agentId, date, midnight } = route;
  const toArrival = (stop: FinishedStop, expectedAt: number, shown: { isUnderWay: boolean; stopsAhead: number }) => {
    const { arrivedAt, finishedAt, windowFrom } = stop;
    if (!stop.isDelivery || !stop.isPlausible || arrivedAt === null) return [];
    const expected = getCameAt({ arrivedAt: expectedAt, finishedAt: null }, windowFrom);
    const lateMinutes = (getCameAt({ arrivedAt, finishedAt }, windowFrom) - expected) / minute;
    return [{ ...shown, hour: toRouteHour(expected, midnight), area: stop.area, agentId, date, lateMinutes }];
  };
  const planned = stops
    .filter(({ isTask }) => isTask)
    .flatMap((stop, stopsAhead) => toArrival(stop, stop.plannedArriveAt, { isUnderWay: false, stopsAhead }));
  const moments = [startedAt, ...stops.map(({ finishedAt }) => finishedAt)].filter((at) => at !== null);
  const driven = [...new Set(moments)].flatMap((nowMs) => {
    const then = stops.map((stop) => toStopAt(stop, nowMs));
    const etas = estimateRoute(then, {
      ...{ nowMs, startAt, leftAt: getLeftAt(startAt, startedAt, nowMs), depot: null, late: null, position: null },
      ...{ thresholdSeconds: 0, estimate: { detour: 1.3, metresPerSecond: 10 } },
    });
    const ahead = stops.filter(({ isTask, finishedAt }) => isTask && (finishedAt === null || finishedAt > nowMs));
    return measuredAhead.flatMap((stopsAhead) => {
      const stop = ahead[stopsAhead];
      const eta = stop && etas.get(stop.id);
      return eta ? toArrival(stop, eta.expectedAt, { isUnderWay: true, stopsAhead }) : [];
    });
  });
  return [...planned, ...driven];
}

/** A stop as it stood at a moment. */
function toStopAt(stop: FinishedStop, at: number): FinishedStop {
  const isOver = stop.finishedAt !== null && stop.finishedAt <= at;
  if (isOver) return stop;
  const arrivedAt = stop.arrivedAt !== null && stop.arrivedAt <= at ? stop.arrivedAt : null;
  return { ...stop, state: arrivedAt === null ? "pending" : "arriving", arrivedAt, finishedAt: null };
}
