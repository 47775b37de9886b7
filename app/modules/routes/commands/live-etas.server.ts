import { findMargin } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import type { RouteRow } from "../db/route.reads.server.ts";
import { computeEarliestArrivals } from "../model/earliest-arrivals.ts";
import { toRouteHour } from "../model/measured-arrivals.ts";
import { estimateRoute } from "../model/route-eta.ts";
import type { LiveEta } from "./customer-window.server.ts";
import { toEtaOptions } from "./eta-options.server.ts";
import { toEtaStop } from "./live-stop.server.ts";
import { listRouteStops, type RouteDay } from "./route-day.server.ts";

/** The estimates of a route's stops, by id, with what customers' windows are made of. */
export function estimateLiveStops(scope: Scope, day: RouteDay, route: RouteRow, asOf: number): Map<string, LiveEta> {
  const rows = listRouteStops(day, route);
  const stops = rows.map((row) => toEtaStop(day, row));
  const options = toEtaOptions(scope, day, route, asOf);
  const [etas, earliest] = [estimateRoute(stops, options), computeEarliestArrivals(stops, options)];
  const estimates = new Map<string, LiveEta>();
  const midnight = toInstant(`${route.date}T00:00`, scope.account.timezone);
  let stopsAhead = 0;
  for (const { id, state, shipmentId, place } of rows) {
    const eta = etas.get(id);
    if (!eta) continue;
    const margin = findMargin(day.margins, {
      ...{ isUnderWay: route.status === "active", stopsAhead, agentId: route.agentId },
      ...{ hour: toRouteHour(eta.expectedAt, midnight), area: place.address.postalCode ?? null },
    });
    estimates.set(id, {
      ...{ ...eta, earliestAt: earliest.get(id) ?? eta.expectedAt },
      ...{ margin, asOf, routeStatus: route.status },
    });
    if (shipmentId !== null && openStops.includes(state)) stopsAhead += 1;
  }
  return estimates;
}
