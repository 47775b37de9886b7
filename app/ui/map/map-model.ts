import type { Lateness } from "#app/modules/planning/model/plan.enums.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { PositionAge } from "#app/platform/geo/position-age.ts";

/** A stop as the map draws it. */
export interface MapStop {
  id: string;
  /** Its place in the route, from 1. */
  number: number;
  point: Point;
  label: string;
  lateness: Lateness;
  /** The outcome of the stop, shown as a badge. */
  mark: "done" | "attempted" | "failed" | null;
}

/** A route as the map draws it, its stops in driving order. */
export interface MapRoute {
  id: string;
  /** Determines the color; always shown with it. */
  number: number;
  label: string;
  stops: readonly MapStop[];
  start: Point | null;
  end: Point | null;
}

/** Anything else that has a place: a depot, or a shipment that no route serves. */
export interface MapPlace {
  id: string;
  point: Point;
  label: string;
}

/** A route's driver at the last position; has the route's id. */
export interface MapDriver extends MapPlace {
  routeNumber: number;
  age: PositionAge;
  /** Label at the map's edge while the driver is outside the view. */
  name: string;
  /** Accuracy in meters; null if unknown. */
  accuracy: number | null;
  /** Degrees clockwise from north; null while standing. */
  heading: number | null;
}

/** What a pointer or the keyboard is on. */
export type MapTarget =
  | { kind: "route"; id: string }
  | { kind: "stop"; id: string; routeId: string }
  | { kind: "unassigned"; id: string };

/** Everything that is drawn over the basemap. */
export interface MapScene {
  routes: readonly MapRoute[];
  depots: readonly MapPlace[];
  unassigned: readonly MapPlace[];
  drivers?: readonly MapDriver[];
  /** Overlapping pins are shown as one with a count until zoomed in. */
  clustered?: true;
  selectedRouteId: string | null;
  selectedStopId: string | null;
  hovered: MapTarget | null;
}

/** What the layers button shows or hides. */
export const mapLayerGroups = ["names", "routes", "legs", "unassigned"] as const;
export type MapLayerGroup = (typeof mapLayerGroups)[number];

/** How many route colours there are; they repeat, from 13 on with an inner ring. */
export const ROUTE_COLOR_COUNT = 12;

/** Colour of a route's number, 1–12. */
export function getRouteColor(routeNumber: number): number {
  return ((((routeNumber - 1) % ROUTE_COLOR_COUNT) + ROUTE_COLOR_COUNT) % ROUTE_COLOR_COUNT) + 1;
}

/** Every place of a scene, for fitting the view. */
export function listScenePoints({ routes, depots, unassigned, drivers = [] }: MapScene): Point[] {
  return [
    ...routes.flatMap((route) => route.stops.map((stop) => stop.point)),
    ...depots.map((depot) => depot.point),
    ...[...unassigned, ...drivers].map((place) => place.point),
  ];
}

/** The box around points as [west, south, east, north], degrees; null without a point. */
export function computeBounds(points: readonly Point[]): [number, number, number, number] | null {
  if (points.length === 0) return null;
  const longitudes = points.map((point) => point.longitude);
  const latitudes = points.map((point) => point.latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
