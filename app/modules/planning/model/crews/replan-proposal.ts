import type { PlanDocument, PlanStop } from "../plan-document.ts";
import type { TimedPlan } from "../timed-plan.ts";
import type { OpenStop, RemainingRoute } from "./replan-inputs.ts";

/**
 * A proposed new order of the remaining stops of a confirmed plan, with its effects; accepted or dismissed as a whole.
 */
export interface ReplanProposal {
  /** Empty where nothing better was found within the budget. */
  moves: ReplanMove[];
  /** Every changed route and its remaining stops in their new order. */
  routes: ReplanRouteVersion[];
  before: ReplanFigures;
  after: ReplanFigures;
}

/** Expected versions of a route and of its stops. */
export interface ReplanRouteVersion {
  routeId: string;
  version: number;
  stops: { stopId: string; version: number }[];
}

/** A stop that changes its route or position; positions count all stops of the route. */
export interface ReplanMove {
  stopId: string;
  shipmentId: string;
  name: string;
  from: { number: number; position: number };
  to: { number: number; position: number };
}

/** Metres, seconds of driving, number of late stops, and their lateness in seconds. */
export interface ReplanFigures {
  distance: number;
  seconds: number;
  late: number;
  lateSeconds: number;
}

const toStopId = ({ shipmentId, type }: Pick<PlanStop, "shipmentId" | "type">): string => `${type} ${shipmentId}`;

/** Active routes with their stops in the order of a document; stops keep their ids. */
export function reorderRoutes(routes: readonly RemainingRoute[], document: PlanDocument): RemainingRoute[] {
  const stops = new Map(routes.flatMap((route) => route.stops.map((stop) => [toStopId(stop), stop] as const)));
  return routes.map((route) => ({
    ...route,
    stops: (document.routes.find(({ agentId }) => agentId === route.agentId)?.stops ?? []).flatMap(
      (stop): OpenStop[] => {
        const found = stops.get(toStopId(stop));
        return found ? [found] : [];
      },
    ),
  }));
}

/**
 * The difference between two orders of the same stops: stops that change route, and the fewest moves within a route
 * that produce the new order.
 */
export function findMoves(
  before: readonly RemainingRoute[],
  after: readonly RemainingRoute[],
  nameOf: (stop: OpenStop) => string,
): ReplanMove[] {
  const at = new Map(
    before.flatMap(({ number, delaySeconds, stops }) =>
      stops.map(({ id }, index) => [id, { number, position: delaySeconds + index + 1 }] as const),
    ),
  );
  return after.flatMap(({ number, delaySeconds, stops }): ReplanMove[] => {
    const own = stops.flatMap(({ id }) => {
      const from = at.get(id);
      return from?.number === number ? [{ id, position: from.position }] : [];
    });
    const unchanged = findLongestRun(own);
    return stops.flatMap((stop, index): ReplanMove[] => {
      const from = at.get(stop.id);
      if (!from || unchanged.has(stop.id)) return [];
      const { id: stopId, shipmentId } = stop;
      return [{ stopId, shipmentId, name: nameOf(stop), from, to: { number, position: delaySeconds + index + 1 } }];
    });
  });
}

/** The longest subsequence of stops that keep their order. */
function findLongestRun(stops: readonly { id: string; position: number }[]): ReadonlySet<string> {
  const best: { ids: string[]; last: number }[] = [];
  for (const { id, position } of stops) {
    const before = best.filter(({ last }) => last < position).toSorted((a, b) => b.ids.length - a.ids.length)[0];
    best.push({ ids: [...(before?.ids ?? []), id], last: position });
  }
  return new Set(best.toSorted((a, b) => b.ids.length - a.ids.length)[0]?.ids ?? []);
}

/**
 * The figures by which two versions of the remaining routes are compared. Lateness is measured against the promise,
 * ignoring grace.
 */
export function computeReplanFigures({ routes, summary }: TimedPlan): ReplanFigures {
  const late = routes.flatMap(({ stops }) => stops.filter(({ lateness }) => lateness === 4));
  const lateSeconds = late.reduce(
    (sum, { violations }) =>
      sum +
      violations.reduce((limit, { cause, amount }) => (cause === "time_windows" ? Math.max(limit, amount) : limit), 0),
    0,
  );
  return { distance: summary.distance, seconds: summary.duration, late: late.length, lateSeconds };
}
