import type { TrackedOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { openGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import {
  computeExtentCorners,
  computeMapExtent,
  drawMap,
  type MapDrawing,
  type MapPoints,
} from "#app/platform/geo/map-drawing/map-drawing.ts";
import type { KnownStreets } from "#app/platform/geo/map-drawing/street-picture.ts";
import { decodeLine } from "#app/platform/geo/polyline.ts";
import type { Ways } from "#app/platform/geo/ways.ts";

/** The region of the destination, and the road geometry to it. */
async function findStreets({ destination, origin, driver }: MapPoints, ways: Ways): Promise<KnownStreets | null> {
  const region = await ways.findRegionAt(destination);
  if (!region) return null;
  const from = driver ?? origin?.point;
  const [line] = from ? await ways.findAlong([[from, destination]]) : [];
  return { region, way: line ? decodeLine(line) : null };
}

const mapFrames = { wide: { width: 944, height: 900 }, narrow: { width: 390, height: 232 } };

/** Draws the page's map for wide screens and for phones; null when the destination has no coordinates. */
export async function drawTrackingMap(
  order: TrackedOrder,
  ways: Ways,
): Promise<{ wide: MapDrawing; narrow: MapDrawing } | null> {
  const { destination, origin, driver } = order;
  if (!destination) return null;
  // Beside the driver the depot would only make the map too wide to tell van and stop apart.
  const points = { destination, origin: driver ? null : origin, driver };
  const view = computeMapExtent(points);
  const streets = await findStreets(points, ways);
  const places = (await openGazetteer()).findWithin(order.country, ...computeExtentCorners(view));
  return {
    wide: drawMap(points, view, places, mapFrames.wide, streets),
    narrow: drawMap(points, view, places, mapFrames.narrow, streets),
  };
}
