import { gunzipSync } from "fflate";
import type { MapFrameSize } from "#app/platform/geo/map-drawing/map-projection.ts";
import { isInRegion } from "#app/platform/geo/street-map.ts";
import { drawStreets } from "../region/draw-streets.ts";
import { readTile } from "../region/map-archive.ts";
import type { Regions } from "./regions.ts";

/** The streets of a frame as SVG, from the region of its center; null without one. */
export function createStreetPictures(
  files: R2Bucket,
  regions: Regions,
): (frame: MapFrameSize) => Promise<string | null> {
  return async (frame) => {
    const region = (await regions.all()).find((each) => isInRegion(each, frame.centre));
    return region ? drawRegion(files, region, frame) : null;
  };
}

/** The streets of a frame in a build of a region. */
export function drawRegion(
  files: R2Bucket,
  build: { id: string; build: string },
  frame: MapFrameSize,
): Promise<string> {
  return drawStreets(frame, async (zoom, x, y) => {
    const tile = await readTile(files, build, zoom, x, y);
    return tile instanceof ArrayBuffer ? gunzipSync(new Uint8Array(tile)) : null;
  });
}
