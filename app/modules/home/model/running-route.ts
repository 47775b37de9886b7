import type { DriverPosition } from "#app/modules/fleet/model/fleet-live.ts";
import type { StopState } from "#app/modules/planning/model/plan.enums.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { type Eta, type EtaStop, estimateRoute } from "#app/modules/routes/model/route-eta.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";
import type { AlternativeRoute } from "./need-facts.ts";

/** A stop of a running route, as far as the day's view needs it. */
export interface RunningStop extends EtaStop {
  position: number;
  /** Null without a handover: a return to the depot, the route's end. */
  task: { name: string; city: string; orderCount: number; dueToday: boolean; loaded: boolean } | null;
}

/** An open route of the day with the data for its estimate. */
export interface RunningRoute {
  id: string;
  van: string;
  options: Parameters<typeof estimateRoute>[1];
  stops: readonly RunningStop[];
}

/** A route that is under way or about to start, as home shows it. Instants are milliseconds UTC. */
export interface HomeRoute extends DriverPosition {
  id: string;
  number: number;
  /** Local date of the account; a route of an earlier day is shown until it is closed. */
  date: string;
  van: string;
  agent: string;
  agentId: string;
  started: boolean;
  done: number;
  total: number;
  late: number;
  atRisk: number;
  startsAt: number;
  endsAt: number;
  meters: number;
  depot: { name: string; point: Point } | null;
  /** Remaining stops. */
  ahead: { id: string; point: Point; number: number }[];
}

/** The next day with confirmed routes; home shows it while no route is running. */
export interface NextDay {
  date: string;
  routes: HomeRoute[];
  /** When the first route opens on its driver's phone, milliseconds UTC. */
  opensAt: number;
  /** What the drivers are to collect, by currency, minor units. */
  cash: { currency: string; amount: number }[];
}

/** A stop with its expected arrival. */
export type ExpectedStop = RunningStop & Eta;

/** Expected arrivals of a route's stops from now on. */
export function estimateStops({ stops, options }: RunningRoute): ExpectedStop[] {
  const etas = estimateRoute(stops, options);
  return stops.map((stop): ExpectedStop => {
    const { expectedAt, lateness } = etas.get(stop.id) ?? { expectedAt: stop.plannedArriveAt, lateness: 0 };
    return { ...stop, expectedAt, lateness };
  });
}

export const isStopAhead = ({ state }: { state: StopState }): boolean => openStops.includes(state);

/**
 * The running route that can take a stop in time for the fewest extra metres without making another stop late: what a
 * dispatcher would look for. A stop that is only at risk must no longer be at risk there. Null when there is none, or
 * the goods are already loaded. The plan's own rules (load, skills) are checked on the actual move.
 */
export function findAlternativeRoute(
  stop: ExpectedStop,
  from: RunningRoute,
  routes: readonly RunningRoute[],
): AlternativeRoute | null {
  if (!stop.task || stop.task.loaded || !stop.point) return null;
  const ways = routes.flatMap((route) => (route.id === from.id ? [] : listInsertions(stop, route)));
  return ways.toSorted((a, b) => a.meters - b.meters)[0] ?? null;
}

function listInsertions(stop: ExpectedStop, route: RunningRoute): AlternativeRoute[] {
  const before = estimateStops(route);
  const lateBefore = new Set(before.filter(({ lateness }) => lateness === 4).map(({ id }) => id));
  const first =
    before.findLastIndex((each) => !each.breakWindow && (!isStopAhead(each) || each.state === "arriving")) + 1;
  return before.flatMap((next, at) => {
    if (at < first || next.breakWindow) return [];
    const previous =
      before.findLast(({ breakWindow }, index) => index < at && !breakWindow)?.point ?? route.options.depot;
    const there = measureLeg(previous, stop.point, route);
    const onward = measureLeg(stop.point, next.point, route);
    const meters = there.metres + onward.metres - measureLeg(previous, next.point, route).metres;
    const stops = [
      ...route.stops.slice(0, at),
      { ...stop, travelSeconds: there.seconds },
      ...route.stops.slice(at, at + 1).map((each) => ({ ...each, travelSeconds: onward.seconds })),
      ...route.stops.slice(at + 1),
    ];
    const after = estimateStops({ ...route, stops });
    const own = after.find(({ id }) => id === stop.id);
    const worse = after.some(({ id, lateness }) => lateness === 4 && !lateBefore.has(id));
    if (!own || worse || own.lateness >= stop.lateness) return [];
    return [{ routeId: route.id, van: route.van, passesAt: own.expectedAt, meters: Math.max(0, Math.round(meters)) }];
  });
}

function measureLeg(from: Point | null, to: Point | null, { options: { estimate } }: RunningRoute) {
  if (!from || !to) return { metres: 0, seconds: 0 };
  const metres = measureGreatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]) * estimate.detour;
  return { metres, seconds: Math.round(metres / estimate.metresPerSecond) };
}
