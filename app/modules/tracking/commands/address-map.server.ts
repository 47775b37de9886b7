import { computeLongitudeScale, createProjection, kmPerDegree } from "#app/platform/geo/map-drawing/map-projection.ts";
import { formatStreetPicturePath, roundFrame } from "#app/platform/geo/map-drawing/street-picture.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { Ways } from "#app/platform/geo/ways.ts";

/** A picture of the streets around a door, on which a pin can be moved. */
export interface AddressMap {
  picture: string;
  width: number;
  height: number;
  /** The middle of the picture, degrees, and the pixels of a degree. */
  middle: Point;
  perDegree: { x: number; y: number };
  /** Where the pin is, pixels of the picture. */
  pin: { x: number; y: number };
  /** Where the address is known to be: what the pin's distance is measured from. */
  known: Point;
}

/** Pixels: about two kilometers, at a scale that shows houses. */
const pictureSize = { scale: 400, width: 900, height: 760 };

/** The map of a place; null without coordinates or known streets. */
export async function findAddressMap(ways: Ways, point: Point | null, known: Point | null): Promise<AddressMap | null> {
  const region = point && (await ways.findRegionAt(point));
  if (!region) return null;
  const frame = roundFrame({ centre: point, ...pictureSize });
  const { centre, scale, width, height } = frame;
  const { x, y } = createProjection(frame)(point);
  return {
    ...{ picture: formatStreetPicturePath(region, frame), width, height, middle: centre },
    perDegree: { x: kmPerDegree * computeLongitudeScale(centre) * scale, y: kmPerDegree * scale },
    pin: { x: Math.round(x), y: Math.round(y) },
    known: known ?? point,
  };
}
