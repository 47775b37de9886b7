import { toPlanLocation } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import type { RouteRow } from "../db/route.reads.server.ts";
import type { RouteDay } from "./live-stop.server.ts";

/** A place by its name. */
interface NamedPlace {
  name: string;
  point: Point | null;
}

/** Where a route's goods are. */
export function getDepot(day: RouteDay, { planId }: RouteRow): NamedPlace {
  const locationId = day.plans.find(({ id }) => id === planId)?.locationId;
  const row = day.depots.find(({ id }) => id === locationId);
  if (!row) return { name: "", point: null };
  const { name, point } = toPlanLocation(row);
  return { name, point };
}

/** Where it starts and ends: the depot, unless it said otherwise when the plan was confirmed. */
export function getNamedEdges(day: RouteDay, route: RouteRow): { start: NamedPlace; end: NamedPlace; loads: boolean } {
  const end = day.stops.find(({ routeId, type }) => routeId === route.id && type === "route_end")?.place;
  const named = (place: PlaceSnapshot | undefined) =>
    place ? { name: place.name ?? "", point: place.point } : getDepot(day, route);
  return { start: named(route.start?.place), end: named(end), loads: route.start?.loads ?? false };
}
