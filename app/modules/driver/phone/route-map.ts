import type { Point } from "#app/platform/geo/place.ts";
import { kmPerDegree, type SheetFrame, squeeze } from "#app/platform/geo/sheet/sheet-projection.ts";
import { asAddressed, streetPicture } from "#app/platform/geo/sheet/street-picture.ts";
import type { DriveRoute } from "../model/drive-day.ts";
import { isOver, isTask } from "../model/drive-day.ts";
import { call } from "./calls.ts";
import { keepMap, keptMap } from "./store.ts";

/** What the map of a route is drawn of, as it is kept on the phone. */
export interface RouteMap {
  routeId: string | null;
  region: { id: string; build: string } | null;
  /** Encoded ways from the depot over the stops and back; null where no street is known. */
  legs: (string | null)[];
}

/** The map of a route: out of the phone's memory, else asked for once; null without signal. */
export async function mapOf(route: DriveRoute): Promise<RouteMap | null> {
  const kept = await keptMap();
  if (kept && kept.routeId === route.id && kept.legs.length > 0) return kept;
  const read = await call<RouteMap>("GET", "map");
  if (read.kind !== "answer") return kept?.routeId === route.id ? kept : null;
  await keepMap(read.data);
  return read.data;
}

/** Pixels a kilometre that a picture may have. */
const scales = { least: 2, most: 200 };
const round = 20;

/** Where the route starts, where it loads if that is elsewhere, and its stops; its end is the last of them. */
export function pointsOf({ start, depot, loads, stops }: DriveRoute): Point[] {
  const edges = [start?.point ?? depot.point, loads ? depot.point : null];
  return [...edges, ...stops.map(({ place }) => place.point)].flatMap((each) => each ?? []);
}

/** The frame that shows the whole route; closer, twice as large with each step, around the next stop. */
export function frameOf(route: DriveRoute, size: { width: number; height: number }, closer: number): SheetFrame | null {
  const points = pointsOf(route);
  if (points.length === 0) return null;
  const next = route.stops.find((stop) => isTask(stop) && !isOver(stop))?.place.point;
  const middle = (of: (point: Point) => number) => (Math.min(...points.map(of)) + Math.max(...points.map(of))) / 2;
  const whole = { longitude: middle(({ longitude }) => longitude), latitude: middle(({ latitude }) => latitude) };
  const spread = (of: (point: Point) => number) => Math.max(...points.map(of)) - Math.min(...points.map(of));
  const width = Math.max(round, Math.floor(Math.min(1000, size.width) / round) * round);
  const height = Math.max(round, Math.floor(Math.min(1000, size.height) / round) * round);
  const across = Math.max(0.5, spread(({ longitude }) => longitude) * kmPerDegree * squeeze(whole));
  const along = Math.max(0.5, spread(({ latitude }) => latitude) * kmPerDegree);
  const fitting = Math.min((width - 60) / across, (height - 80) / along);
  const scale = Math.min(scales.most, Math.max(scales.least, fitting * 2 ** closer));
  return asAddressed({ centre: closer > 0 && next ? next : whole, scale, width, height });
}

/** The picture of a frame's streets; null where none are known. */
export const pictureOf = (map: RouteMap | null, frame: SheetFrame): string | null =>
  map?.region ? streetPicture(map.region, frame) : null;
