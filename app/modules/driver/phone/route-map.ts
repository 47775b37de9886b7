import { computeLongitudeScale, kmPerDegree, type MapFrameSize } from "#app/platform/geo/map-drawing/map-projection.ts";
import { formatStreetPicturePath, roundFrame } from "#app/platform/geo/map-drawing/street-picture.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { DriveRoute } from "../model/drive-day.ts";
import { isOver, isTask } from "../model/drive-day.ts";
import { callApi } from "./api-client.ts";
import { loadMap, saveMap } from "./offline-db.ts";

/** What the map of a route is drawn of, as it is kept on the phone. */
export interface RouteMap {
  routeId: string | null;
  region: { id: string; build: string } | null;
  /** Encoded ways from the depot over the stops and back; null where no street is known. */
  legs: (string | null)[];
}

/** The map of a route: out of the phone's memory, else asked for once; null without signal. */
export async function loadRouteMap(route: DriveRoute): Promise<RouteMap | null> {
  const kept = await loadMap();
  if (kept && kept.routeId === route.id && kept.legs.length > 0) return kept;
  const read = await callApi<RouteMap>("GET", "map");
  if (read.kind !== "answer") return kept?.routeId === route.id ? kept : null;
  await saveMap(read.data);
  return read.data;
}

/** Pixels a kilometre that a picture may have. */
const pixelsPerKilometer = { min: 2, max: 200 };
const MAP_PADDING_PX = 20;

/** Where the route starts, where it loads if that is elsewhere, and its stops; its end is the last of them. */
export function listRoutePoints({ start, depot, loads, stops }: DriveRoute): Point[] {
  const edges = [start?.point ?? depot.point, loads ? depot.point : null];
  return [...edges, ...stops.map(({ place }) => place.point)].flatMap((each) => each ?? []);
}

/** The frame that shows the whole route; closer, twice as large with each step, around the next stop. */
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

/** The picture of a frame's streets; null where none are known. */
export const getStreetPictureUrl = (map: RouteMap | null, frame: MapFrameSize): string | null =>
  map?.region ? formatStreetPicturePath(map.region, frame) : null;
