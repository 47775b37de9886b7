import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { MovableStop } from "../../db/movable-stops.reads.server.ts";
import type { RouteRow, StopRow } from "../../db/route.reads.server.ts";
import { type EtaOptions, estimateRoute } from "../../model/route-eta.ts";
import { toEtaOptions } from "../eta-options.server.ts";
import { toEtaStop } from "../live-stop.server.ts";
import type { RouteDay } from "../route-day.server.ts";

export interface OfferRequest {
  day: RouteDay;
  route: RouteRow;
  movable: MovableStop;
}

export interface OfferPlacement {
  /** Its index among the stops. */
  at: number;
  timed: TimedRoute;
}

/** Customer of a stop, else its contact, else its place. */
export function getCustomerName(day: RouteDay, { shipmentId, place }: StopRow): string {
  const name = day.shipments.find(({ id }) => id === shipmentId)?.customerName;
  return name ?? place.contact?.name ?? place.name ?? "";
}

/** When the stop would be reached as of now, and which customers of the route would be late because of it. */
export function estimateArrivals(
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
