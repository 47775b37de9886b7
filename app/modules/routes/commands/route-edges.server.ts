import { toPlanLocation } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import type { RouteRow } from "../db/route.reads.server.ts";
import type { RouteDay } from "./route-day.server.ts";

interface NamedPlace {
  name: string;
  point: Point | null;
}

/** The depot of a route's plan. */
export function getDepot(day: RouteDay, { planId }: RouteRow): NamedPlace {
  const locationId = day.plans.find(({ id }) => id === planId)?.locationId;
  const row = day.depots.find(({ id }) => id === locationId);
  if (!row) return { name: "", point: null };
  const { name, point } = toPlanLocation(row);
  return { name, point };
}

/** Where a route starts and ends: the depot, unless the confirmed plan had other places. */
export function getNamedEdges(day: RouteDay, route: RouteRow): { start: NamedPlace; end: NamedPlace; loads: boolean } {
  const end = day.stops.find(({ routeId, type }) => routeId === route.id && type === "route_end")?.place;
  const toNamedPlace = (place: PlaceSnapshot | undefined) =>
    place ? { name: place.name ?? "", point: place.point } : getDepot(day, route);
  return { start: toNamedPlace(route.start?.place), end: toNamedPlace(end), loads: route.start?.loads ?? false };
}
