import { toPlanStop } from "#app/modules/planning/db/retime-routes.server.ts";
import type { PlanStop } from "#app/modules/planning/model/plan-document.ts";
import { createPlanTimer, type PlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import {
  listDrivenStops,
  listOpenPositions,
  type MovableStop,
  readInputsWith,
} from "../../db/movable-stops.reads.server.ts";
import type { RouteRow, StopRow } from "../../db/route.reads.server.ts";
import { type EtaOptions, estimateRoute } from "../../model/route-eta.ts";
import type { StopOffer } from "../../model/stop-offer.ts";
import { getRouteLabel, toEtaOptions } from "../live-route.server.ts";
import { type RouteDay, toEtaStop } from "../live-stop.server.ts";

interface OfferRequest {
  day: RouteDay;
  route: RouteRow;
  movable: MovableStop;
}

interface OfferPlacement {
  /** Its index among the stops. */
  at: number;
  timed: TimedRoute;
}

/**
 * The cost and delays of a stop at its best position in another route; null when that route may not serve it. Uses the
 * evaluator of planning.
 */
export async function computeOffer(scope: Scope, request: OfferRequest): Promise<StopOffer | null> {
  const { day, route, movable } = request;
  const inputs = await readInputsWith(scope, route, movable.planned);
  if (!inputs) return null;
  const rows = listDrivenStops(day.stops.filter(({ routeId }) => routeId === route.id));
  const timer = createPlanTimer(inputs);
  const stops = rows.map(toPlannedStop);
  const before = timeStops(timer, route, stops);
  const joining = toPlanStop(movable.planned.id, movable.stop);
  const places = listOpenPositions(rows).flatMap((at): OfferPlacement[] => {
    const timed = timeStops(timer, route, stops.toSpliced(at, 0, joining));
    return timed ? [{ at, timed }] : [];
  });
  const [best] = places.toSorted(
    (a, b) => countProblems(a) - countProblems(b) || a.timed.workSeconds - b.timed.workSeconds,
  );
  if (!best || !before) return null;
  const previous = rows[best.at - 1];
  const known = new Set(before.violations.map(({ cause }) => cause));
  const agent = day.agents.find(({ id }) => id === route.agentId)?.name ?? "";
  return {
    route: { id: route.id, number: route.number, label: getRouteLabel(day, route) || agent, agent },
    position: best.at + 1,
    after: previous ? { position: previous.position, name: getCustomerName(day, previous) } : null,
    ...estimateArrivals(scope, { ...request, rows, ...best }),
    metres: best.timed.distance - before.distance,
    seconds: best.timed.workSeconds - before.workSeconds,
    cost: best.timed.cost - before.cost,
    currency: getCostCurrency(scope.account.preferences),
    violations: [...new Set(best.timed.violations.map(({ cause }) => cause))].filter((cause) => !known.has(cause)),
    goods: movable.goods,
  };
}

const countProblems = ({ timed }: OfferPlacement) => timed.violations.length + timed.late;

const toPlannedStop = (row: StopRow, at: number): PlanStop => toPlanStop(row.shipmentId ?? `depot-${at + 1}`, row);

function timeStops(timer: PlanTimer, route: RouteRow, stops: PlanStop[]): TimedRoute | null {
  const planned = { id: "r1", agentId: route.agentId, vehicleId: route.vehicleId, locked: false, stops };
  const [timed] = timer.time({ routes: [planned], unassigned: [] }).routes;
  return timed?.stops.length === stops.length ? timed : null;
}

function getCustomerName(day: RouteDay, { shipmentId, place }: StopRow): string {
  const name = day.shipments.find(({ id }) => id === shipmentId)?.customerName;
  return name ?? place.contact?.name ?? place.name ?? "";
}

/** When the stop would be reached as of now, and which customers of the route would be late because of it. */
function estimateArrivals(
  scope: Scope,
  { day, route, movable, rows, timed, at }: OfferRequest & OfferPlacement & { rows: StopRow[] },
) {
  const options: EtaOptions = toEtaOptions(scope, day, route, now(scope));
  const all = day.stops.filter(({ routeId, type }) => routeId === route.id && type !== "route_end");
  const currentStops = all.map((row) => toEtaStop(day, row));
  const joined = { ...toEtaStop(day, movable.stop), arrivedAt: null };
  const next = rows[at];
  const place = next ? all.indexOf(next) : all.length;
  const visits = [...rows.slice(0, at), movable.stop, ...rows.slice(at)].map(({ id }) => id);
  const changedStops = currentStops.toSpliced(place, 0, joined).map((stop) => ({
    ...stop,
    travelSeconds: timed.stops[visits.indexOf(stop.id)]?.travelSeconds ?? stop.travelSeconds,
  }));
  const [before, after] = [estimateRoute(currentStops, options), estimateRoute(changedStops, options)];
  const own = after.get(movable.stop.id);
  const late = rows.flatMap((row) => {
    const eta = after.get(row.id);
    const { windowTo } = toEtaStop(day, row);
    if (eta?.lateness !== 4 || before.get(row.id)?.lateness === 4 || windowTo === null) return [];
    return [{ name: getCustomerName(day, row), minutes: Math.ceil((eta.expectedAt - windowTo) / 60_000) }];
  });
  return { expectedAt: own?.expectedAt ?? timed.startAt, lateness: own?.lateness ?? 0, late };
}
