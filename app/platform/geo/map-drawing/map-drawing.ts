import type { Point } from "../place.ts";
import { isInRegion } from "../street-map.ts";
import { pickMapNames } from "./map-names.ts";
import { computeLongitudeScale, createProjection, kmPerDegree } from "./map-projection.ts";
import { formatStreetPicturePath, type KnownStreets, roundFrame } from "./street-picture.ts";

/** A place that may be labeled on the map, with the data that decides it. */
export interface DrawnPlace extends Point {
  name: string;
  inhabitants: number;
  isSection: boolean;
}

interface FramePoint {
  x: number;
  y: number;
}

/** A drawn map: everything in pixels of its frame, ready for SVG. It needs no script and no tiles. */
export interface MapDrawing {
  width: number;
  height: number;
  /** Grid lines for scale: x of vertical, y of horizontal ones. */
  grid: { x: number[]; y: number[] };
  /** Built-up areas. */
  areas: (FramePoint & { r: number })[];
  names: (FramePoint & { text: string })[];
  destination: FramePoint;
  /** Radius of the circle that contains the destination. */
  uncertaintyRadius: number;
  origin: (FramePoint & { name: string | null }) | null;
  driver: FramePoint | null;
  /** Path of the street picture below the drawing; null without known streets. */
  streets: string | null;
  /** The line along streets from the origin or the driver; null if unknown. */
  way: FramePoint[] | null;
}

export interface MapPoints {
  destination: Point;
  origin: { point: Point; city: string | null } | null;
  driver: Point | null;
}

/** The area a map shows. */
export interface MapExtent {
  centre: Point;
  /** Kilometers from the center to the left and upper edge of the required area. */
  reach: { x: number; y: number };
}

/** Minimum kilometers shown to each side, and maximum scale in pixels per kilometer. */
const MIN_REACH_KM = 5;
const MAX_SCALE = 42;
/** The same while a driver is near: van, stop and the way between them are distinct. */
const NEAR_REACH_KM = 1.4;
const NEAR_SCALE = 110;
/** Pixels per kilometer from which streets are distinguishable. */
const streetsFromScale = 4;
/** Kilometers: the rounding of public points, with a margin. */
const uncertainty = 1.2;
/** City districts are labeled only on maps that show less than this to each side, kilometers. */
const sectionsUpTo = 16;

/** An area that contains the points with a margin. */
export function computeMapExtent({ destination, origin, driver }: MapPoints): MapExtent {
  const points = [destination, ...(origin ? [origin.point] : []), ...(driver ? [driver] : [])];
  const longitudes = points.map((each) => each.longitude);
  const latitudes = points.map((each) => each.latitude);
  const centre = { longitude: computeMiddle(longitudes), latitude: computeMiddle(latitudes) };
  const leastReach = driver ? NEAR_REACH_KM : MIN_REACH_KM;
  return {
    centre,
    reach: {
      x: Math.max(leastReach, ((computeSpread(longitudes) * kmPerDegree * computeLongitudeScale(centre)) / 2) * 1.5),
      y: Math.max(leastReach, ((computeSpread(latitudes) * kmPerDegree) / 2) * 1.5),
    },
  };
}

/** The corners of a view in any frame with an aspect ratio up to 3:1, either way. */
export function computeExtentCorners({ centre, reach }: MapExtent): [southWest: Point, northEast: Point] {
  const km = Math.max(reach.x, reach.y) * 3;
  const longitude = km / (kmPerDegree * computeLongitudeScale(centre));
  const latitude = km / kmPerDegree;
  return [
    { longitude: centre.longitude - longitude, latitude: centre.latitude - latitude },
    { longitude: centre.longitude + longitude, latitude: centre.latitude + latitude },
  ];
}

/** Kilometers between grid lines: the first step with at least this distance in pixels. */
const gridSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MIN_GRID_PIXELS = 64;

/** Grid lines for scale, used without streets. */
function computeMapGrid(frame: { width: number; height: number }, scale: number): MapDrawing["grid"] {
  const step = (gridSteps.find((km) => km * scale >= MIN_GRID_PIXELS) ?? 1_000) * scale;
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, at) => Math.round(((length / 2) % step) + at * step));
  return { x: lines(frame.width), y: lines(frame.height) };
}

/** Estimated radius of a town's built-up area in kilometers, by inhabitants. */
function estimateBuiltUpKm({ inhabitants }: DrawnPlace): number {
  return 0.24 * Math.sqrt(inhabitants / 1000);
}

/**
 * Draws a view into a frame. `places` come largest first; labels that would cover another label or a pin are left out.
 */
export function drawMap(
  points: MapPoints,
  view: MapExtent,
  places: readonly DrawnPlace[],
  frame: { width: number; height: number },
  known: KnownStreets | null = null,
): MapDrawing {
  const fitting = Math.min(
    points.driver ? NEAR_SCALE : MAX_SCALE,
    frame.width / 2 / view.reach.x,
    frame.height / 2 / view.reach.y,
  );
  const shownFrame = roundFrame({ centre: view.centre, scale: fitting, ...frame });
  const { scale } = shownFrame;
  const project = createProjection(shownFrame);
  const spot = (point: Point): FramePoint => roundPoint(project(point));
  const region = known && scale >= streetsFromScale ? known.region : null;
  const destination = spot(points.destination);
  // The street picture already has the names; a second one of the depot's town would lie on the first.
  const origin = points.origin && { ...spot(points.origin.point), name: region ? null : points.origin.city };
  const driver = points.driver && spot(points.driver);
  const bare = region ? places.filter((each) => !isInRegion(region, each)) : places;
  const shown = bare.filter((each) => isInside(spot(each), frame));
  const named = shown.filter((each) => !each.isSection || frame.width / 2 / scale < sectionsUpTo);
  const pins = [destination, ...(origin ? [origin] : []), ...(driver ? [driver] : [])];
  return {
    ...frame,
    grid: region ? { x: [], y: [] } : computeMapGrid(frame, scale),
    areas: bare
      .map((each) => ({ ...spot(each), r: Math.round(estimateBuiltUpKm(each) * scale) }))
      .filter((each) => each.r > 1 && isInside(each, frame, each.r)),
    names: pickMapNames(
      named.map((each) => ({ ...spot(each), text: each.name })),
      pins,
      frame,
    ),
    destination,
    uncertaintyRadius: Math.round(Math.max(uncertainty * scale, 14)),
    origin,
    driver,
    streets: region && formatStreetPicturePath(region, shownFrame),
    way: known?.way?.map(([longitude, latitude]) => spot({ longitude, latitude })) ?? null,
  };
}

function isInside({ x, y }: FramePoint, frame: { width: number; height: number }, margin = 0): boolean {
  return x > -margin && x < frame.width + margin && y > -margin && y < frame.height + margin;
}

function computeMiddle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function computeSpread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function roundPoint({ x, y }: FramePoint): FramePoint {
  return { x: Math.round(x), y: Math.round(y) };
}
