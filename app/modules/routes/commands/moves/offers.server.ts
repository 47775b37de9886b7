import { toPlanStop } from "#app/modules/planning/db/retime-routes.server.ts";
import type { PlanStop } from "#app/modules/planning/model/plan-document.ts";
import { createPlanTimer, type PlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { listDrivenStops, listOpenPositions, readInputsWith } from "../../db/movable-stops.reads.server.ts";
import type { RouteRow, StopRow } from "../../db/route.reads.server.ts";
import type { StopOffer } from "../../model/stop-offer.ts";
import { getRouteLabel } from "../live-route.server.ts";
import { listRouteStops } from "../route-day.server.ts";
import { estimateArrivals, getCustomerName, type OfferPlacement, type OfferRequest } from "./offer-arrivals.server.ts";

/**
 * The cost and delays of a stop at its best position in another route; null when that route may not serve it. Uses the
 * evaluator of planning.
 */
export async function computeOffer(scope: Scope, request: OfferRequest): Promise<StopOffer | null> {
  const { day, route, movable } = request;
  const inputs = await readInputsWith(scope, route, movable.planned);
  if (!inputs) return null;
  const rows = listDrivenStops(listRouteStops(day, route));
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
