import { computeLongitudeScale, kmPerDegree, type MapFrameSize } from "#app/platform/geo/map-drawing/map-projection.ts";
import { formatStreetPicturePath, roundFrame } from "#app/platform/geo/map-drawing/street-picture.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { DriveRoute } from "../model/drive-day.ts";
import { isOver, isTask } from "../model/drive-day.ts";
import { callApi } from "./api-client.ts";
import { loadMap, saveMap } from "./offline-db.ts";

/** The data of a route's map, as stored on the phone. */
export interface RouteMap {
  routeId: string | null;
  region: { id: string; build: string } | null;
  /** Encoded road lines from the depot over the stops and back; null where unknown. */
  legs: (string | null)[];
}

/** Loads a route's map from the phone, else once from the server; null without signal. */
export async function loadRouteMap(route: DriveRoute): Promise<RouteMap | null> {
  const stored = await loadMap();
  if (stored && stored.routeId === route.id && stored.legs.length > 0) return stored;
  const read = await callApi<RouteMap>("GET", "map");
  if (read.kind !== "answer") return stored?.routeId === route.id ? stored : null;
  await saveMap(read.data);
  return read.data;
}

/** Limits of a picture's scale, pixels per kilometre. */
const pixelsPerKilometer = { min: 2, max: 200 };
const MAP_PADDING_PX = 20;

/** The points of a route: start, depot when it loads elsewhere, stops, and the end as last stop. */
export function listRoutePoints({ start, depot, loads, stops }: DriveRoute): Point[] {
  const edges = [start?.point ?? depot.point, loads ? depot.point : null];
  return [...edges, ...stops.map(({ place }) => place.point)].flatMap((each) => each ?? []);
}

/** The frame around the whole route; with `closer`, around the next stop at twice the scale per step. */
export function computeMapFrame(
  route: DriveRoute,
  size: { width: number; height: number },
  closer: number,
): MapFrameSize | null {
  const points = listRoutePoints(route);
  if (points.length === 0) return null;
  const next = route.stops.find((stop) => isTask(stop) && !isOver(stop))?.place.point;
  const middle = (of: (point: Point) => number) => (Math.min(...points.map(of)) + Math.max(...points.map(of))) / 2;
  const whole = { longitude: middle(({ longitude }) => longitude), latitude: middle(({ latitude }) => latitude) };
  const spread = (of: (point: Point) => number) => Math.max(...points.map(of)) - Math.min(...points.map(of));
  const width = Math.max(MAP_PADDING_PX, Math.floor(Math.min(1000, size.width) / MAP_PADDING_PX) * MAP_PADDING_PX);
  const height = Math.max(MAP_PADDING_PX, Math.floor(Math.min(1000, size.height) / MAP_PADDING_PX) * MAP_PADDING_PX);
  const across = Math.max(0.5, spread(({ longitude }) => longitude) * kmPerDegree * computeLongitudeScale(whole));
  const along = Math.max(0.5, spread(({ latitude }) => latitude) * kmPerDegree);
  const fitting = Math.min((width - 60) / across, (height - 80) / along);
  const scale = Math.min(pixelsPerKilometer.max, Math.max(pixelsPerKilometer.min, fitting * 2 ** closer));
  return roundFrame({ centre: closer > 0 && next ? next : whole, scale, width, height });
}

/** URL of a frame's street picture; null when unknown. */
export const getStreetPictureUrl = (map: RouteMap | null, frame: MapFrameSize): string | null =>
  map?.region ? formatStreetPicturePath(map.region, frame) : null;
