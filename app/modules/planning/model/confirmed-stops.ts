import { isDepotStop } from "./depot-stops.ts";
import type { Lateness, StopType } from "./plan.enums.ts";
import type { TimedBreak, TimedRoute } from "./timed-plan.ts";

/** A stop of a confirmed route as its plan timed it. Instants are milliseconds UTC; seconds; metres. */
export interface ConfirmedStop {
  shipmentId: string | null;
  /** From 1 in driving order. A break has no number of its own: it has that of the stop on the way to which it is taken. */
  position: number;
  type: StopType;
  arriveAt: number;
  startAt: number;
  endAt: number;
  waitSeconds: number;
  serviceSeconds: number;
  travelSeconds: number;
  distance: number;
  lateness: Lateness;
  fixed: boolean;
  /** Of a break: it begins no earlier, and should begin no later. */
  opensAt: number | null;
  closesAt: number | null;
}

/** Everything of a planned route that the road knows as a stop, in driving order: breaks in their places, and the route's end. */
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
      ...{ shipmentId: null, position: last, type: "route_end", arriveAt: endAt, startAt: endAt, endAt },
      ...{ waitSeconds: 0, serviceSeconds: 0, travelSeconds: end.travelSeconds, distance: end.distance },
      ...{ lateness: 0, fixed: true, opensAt: null, closesAt: null },
    },
  ];
}

/** The breaks of a planned route, of which `before` stops are over already. */
export function toConfirmedBreaks({ breaks }: Pick<TimedRoute, "breaks">, before = 0): ConfirmedStop[] {
  return breaks.map(({ after, arriveAt, startAt, endAt, opensAt, closesAt }: TimedBreak) => ({
    ...{ shipmentId: null, position: before + after + 1, type: "break", arriveAt, startAt, endAt },
    ...{ waitSeconds: (startAt - arriveAt) / 1000, serviceSeconds: (endAt - startAt) / 1000 },
    ...{ travelSeconds: 0, distance: 0, lateness: 0, fixed: false, opensAt, closesAt },
  }));
}
