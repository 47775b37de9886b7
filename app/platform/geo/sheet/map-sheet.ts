import type { Point } from "../place.ts";
import { regionCovers } from "../street-map.ts";
import { chosenNames } from "./map-names.ts";
import { builtUpKm, gridOf } from "./sheet-area.ts";
import { kmPerDegree, projectionOf, squeeze } from "./sheet-projection.ts";
import { asAddressed, type SheetStreets, streetPicture } from "./street-picture.ts";

/** A place that may be named on the sheet, with what decides whether it is. */
export interface SheetPlace extends Point {
  name: string;
  inhabitants: number;
  isSection: boolean;
}

interface Spot {
  x: number;
  y: number;
}

/** A drawn map: everything in pixels of its frame, ready for SVG. It needs no script and no tiles. */
export interface MapSheet {
  width: number;
  height: number;
  /** Lines of a grid, to give the eye a measure: x of those that stand, y of those that lie. */
  grid: { x: number[]; y: number[] };
  /** Built-up areas. */
  areas: (Spot & { r: number })[];
  names: (Spot & { text: string })[];
  destination: Spot;
  /** Radius of the circle that the destination lies in somewhere. */
  around: number;
  origin: (Spot & { name: string | null }) | null;
  driver: Spot | null;
  /** Where a picture of the streets is that lies under all of it; null where none are known. */
  streets: string | null;
  /** The way from the origin, or the driver, along the streets; null where it is not known. */
  way: Spot[] | null;
}

export interface SheetPoints {
  destination: Point;
  origin: { point: Point; city: string | null } | null;
  driver: Point | null;
}

/** What of the world a sheet shows. */
export interface SheetView {
  centre: Point;
  /** Kilometres from the centre to the left and upper edge of what must be seen. */
  reach: { x: number; y: number };
}

/** Kilometres that are shown to each side at least, and the largest scale, pixels a kilometre. */
const leastReach = 5;
const largestScale = 42;
/** Pixels a kilometre from which streets can be told apart. */
const streetsFromScale = 4;
/** Kilometres: the rounding of public points, and a little more. */
const uncertainty = 1.2;
/** A section of a city is named only on sheets that show less than this to each side, kilometres. */
const sectionsUpTo = 16;

/** A view that holds the points with air around them: the map says where, not how the streets run. */
export function viewOf({ destination, origin, driver }: SheetPoints): SheetView {
  const points = [destination, ...(origin ? [origin.point] : []), ...(driver ? [driver] : [])];
  const longitudes = points.map((each) => each.longitude);
  const latitudes = points.map((each) => each.latitude);
  const centre = { longitude: middle(longitudes), latitude: middle(latitudes) };
  return {
    centre,
    reach: {
      x: Math.max(leastReach, ((spread(longitudes) * kmPerDegree * squeeze(centre)) / 2) * 1.5),
      y: Math.max(leastReach, ((spread(latitudes) * kmPerDegree) / 2) * 1.5),
    },
  };
}

/** The corners that hold a view in any frame up to three times as wide as high, or the other way round. */
export function cornersOf({ centre, reach }: SheetView): [southWest: Point, northEast: Point] {
  const km = Math.max(reach.x, reach.y) * 3;
  const longitude = km / (kmPerDegree * squeeze(centre));
  const latitude = km / kmPerDegree;
  return [
    { longitude: centre.longitude - longitude, latitude: centre.latitude - latitude },
    { longitude: centre.longitude + longitude, latitude: centre.latitude + latitude },
  ];
}

/** Draws a view into a frame. `places` come largest first; those that would cover another name or a pin stay unnamed. */
export function drawSheet(
  points: SheetPoints,
  view: SheetView,
  places: readonly SheetPlace[],
  frame: { width: number; height: number },
  known: SheetStreets | null = null,
): MapSheet {
  const fitting = Math.min(largestScale, frame.width / 2 / view.reach.x, frame.height / 2 / view.reach.y);
  const shownFrame = asAddressed({ centre: view.centre, scale: fitting, ...frame });
  const { scale } = shownFrame;
  const project = projectionOf(shownFrame);
  const spot = (point: Point): Spot => rounded(project(point));
  const region = known && scale >= streetsFromScale ? known.region : null;
  const destination = spot(points.destination);
  const origin = points.origin && { ...spot(points.origin.point), name: points.origin.city };
  const driver = points.driver && spot(points.driver);
  // Where streets are their picture has the names.
  const bare = region ? places.filter((each) => !regionCovers(region, each)) : places;
  const shown = bare.filter((each) => isInside(spot(each), frame));
  const named = shown.filter((each) => !each.isSection || frame.width / 2 / scale < sectionsUpTo);
  const pins = [destination, ...(origin ? [origin] : []), ...(driver ? [driver] : [])];
  return {
    ...frame,
    grid: region ? { x: [], y: [] } : gridOf(frame, scale),
    areas: bare
      .map((each) => ({ ...spot(each), r: Math.round(builtUpKm(each) * scale) }))
      .filter((each) => each.r > 1 && isInside(each, frame, each.r)),
    names: chosenNames(
      named.map((each) => ({ ...spot(each), text: each.name })),
      pins,
      frame,
    ),
    destination,
    around: Math.round(Math.max(uncertainty * scale, 14)),
    origin,
    driver,
    streets: region && streetPicture(region, shownFrame),
    way: known?.way?.map(([longitude, latitude]) => spot({ longitude, latitude })) ?? null,
  };
}

function isInside({ x, y }: Spot, frame: { width: number; height: number }, margin = 0): boolean {
  return x > -margin && x < frame.width + margin && y > -margin && y < frame.height + margin;
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function rounded({ x, y }: Spot): Spot {
  return { x: Math.round(x), y: Math.round(y) };
}
