import type { PlanDocument, PlanStop } from "../plan-document.ts";
import type { TimedPlan } from "../timed-plan.ts";
import type { OpenStop, RemainingRoute } from "./replan-inputs.ts";

/** Another order of what is left of a confirmed plan's routes, with what comes of it: it is taken or left as a whole. */
export interface ReplanProposal {
  /** Empty where nothing better was found within the budget. */
  moves: ReplanMove[];
  /** Every route that changes, and the stops that it would have left, in their order. */
  routes: ReplanRouteVersion[];
  before: ReplanFigures;
  after: ReplanFigures;
}

/** A route by the versions that were seen of it and of its stops. */
export interface ReplanRouteVersion {
  routeId: string;
  version: number;
  stops: { stopId: string; version: number }[];
}

/** A stop that changes its route or its place, by the number that the route's stops have everywhere. */
export interface ReplanMove {
  stopId: string;
  shipmentId: string;
  name: string;
  from: { number: number; position: number };
  to: { number: number; position: number };
}

/** Metres, seconds of driving, stops that are late, and by how many seconds in all. */
export interface ReplanFigures {
  distance: number;
  seconds: number;
  late: number;
  lateSeconds: number;
}

const toStopId = ({ shipmentId, type }: Pick<PlanStop, "shipmentId" | "type">): string => `${type} ${shipmentId}`;

/** The running routes with their stops as a document orders them; stops keep their ids wherever they go. */
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

/** What changes between two orders of the same stops: those of other routes, and the fewest whose moving makes the order. */
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
    const kept = findLongestRun(own);
    return stops.flatMap((stop, index): ReplanMove[] => {
      const from = at.get(stop.id);
      if (!from || kept.has(stop.id)) return [];
      const { id: stopId, shipmentId } = stop;
      return [{ stopId, shipmentId, name: nameOf(stop), from, to: { number, position: delaySeconds + index + 1 } }];
    });
  });
}

/** The most stops that keep their order among each other. */
function findLongestRun(stops: readonly { id: string; position: number }[]): ReadonlySet<string> {
  const best: { ids: string[]; last: number }[] = [];
  for (const { id, position } of stops) {
    const before = best.filter(({ last }) => last < position).toSorted((a, b) => b.ids.length - a.ids.length)[0];
    best.push({ ids: [...(before?.ids ?? []), id], last: position });
  }
  return new Set(best.toSorted((a, b) => b.ids.length - a.ids.length)[0]?.ids ?? []);
}

/** What people compare of two plans of the rest. Lateness is against the promise, whatever grace there is. */
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
