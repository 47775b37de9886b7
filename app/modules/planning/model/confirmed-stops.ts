import { isDepotStop } from "./depot-stops.ts";
import type { Lateness, StopType } from "./plan.enums.ts";
import type { TimedBreak, TimedRoute } from "./timed-plan.ts";

/** A stop of a confirmed route with its planned times. Instants are milliseconds UTC; seconds; metres. */
export interface ConfirmedStop {
  shipmentId: string | null;
  /** From 1 in driving order. A break shares the number of the stop it precedes. */
  position: number;
  type: StopType;
  arriveAt: number;
  /** The latest arrival that keeps the rest of the route in time; null for breaks and the route's end. */
  latestAt: number | null;
  startAt: number;
  endAt: number;
  waitSeconds: number;
  serviceSeconds: number;
  travelSeconds: number;
  distance: number;
  lateness: Lateness;
  fixed: boolean;
  /** Only of a break: the earliest and the latest planned start. */
  opensAt: number | null;
  closesAt: number | null;
}

/**
 * The stops of a planned route as they are stored on confirmation, in driving order with breaks and the route's end.
 */
export function toConfirmedStops(timed: Pick<TimedRoute, "stops" | "breaks" | "end" | "endAt">): ConfirmedStop[] {
  const { stops, end, endAt } = timed;
  const breaks = toConfirmedBreaks(timed);
  const on = (position: number): ConfirmedStop[] => breaks.filter((each) => each.position === position);
  const last = stops.length + 1;
  return [
    ...stops.flatMap((stop, at): ConfirmedStop[] => [
      ...on(at + 1),
      {
        ...stop,
        shipmentId: isDepotStop(stop) ? null : stop.shipmentId,
        position: at + 1,
        opensAt: null,
        closesAt: null,
      },
    ]),
    ...on(last),
    {
      ...{
        shipmentId: null,
        position: last,
        type: "route_end",
        arriveAt: endAt,
        latestAt: null,
        startAt: endAt,
        endAt,
      },
      ...{ waitSeconds: 0, serviceSeconds: 0, travelSeconds: end.travelSeconds, distance: end.distance },
      ...{ lateness: 0, fixed: true, opensAt: null, closesAt: null },
    },
  ];
}

/** The breaks of a planned route; the first `before` stops are over already. */
export function toConfirmedBreaks({ breaks }: Pick<TimedRoute, "breaks">, before = 0): ConfirmedStop[] {
  return breaks.map(({ after, arriveAt, startAt, endAt, opensAt, closesAt }: TimedBreak) => ({
    ...{ shipmentId: null, position: before + after + 1, type: "break", arriveAt, latestAt: null, startAt, endAt },
    ...{ waitSeconds: (startAt - arriveAt) / 1000, serviceSeconds: (endAt - startAt) / 1000 },
    ...{ travelSeconds: 0, distance: 0, lateness: 0, fixed: false, opensAt, closesAt },
  }));
}
