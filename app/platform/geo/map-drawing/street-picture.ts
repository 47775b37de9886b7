import { type StreetRegion, streetsPath } from "../street-map.ts";
import type { MapFrameSize } from "./map-projection.ts";

/** The known streets around a place. */
export interface KnownStreets {
  region: StreetRegion;
  way: readonly (readonly [number, number])[] | null;
}

/** Limits of a picture: side in pixels, scale in pixels per kilometer. They bound the work of a request. */
const pictureLimits = { side: 1024, scale: { min: 2, max: 400 } } as const;

/** The path of the picture of a frame's streets. The picture never changes. */
export function formatStreetPicturePath(
  { id, build }: Pick<StreetRegion, "id" | "build">,
  frame: MapFrameSize,
): string {
  const { centre, scale, width, height } = frame;
  const place = [centre.longitude, centre.latitude].map((each) => each.toFixed(3));
  return `${streetsPath}/${id}/${build}/at/${[...place, scale.toFixed(1), width, height].join("/")}.svg`;
}

/** A frame with the rounded values of its URL, so that drawings over the picture line up with it. */
export function roundFrame({ centre, scale, ...frame }: MapFrameSize): MapFrameSize {
  return {
    ...frame,
    centre: { longitude: Number(centre.longitude.toFixed(3)), latitude: Number(centre.latitude.toFixed(3)) },
    scale: Number(scale.toFixed(1)),
  };
}

const picturePathPattern =
  /^\/([^/]+)\/([A-Za-z0-9-]{1,64})\/at\/(-?\d{1,3}\.\d{3})\/(-?\d{1,2}\.\d{3})\/(\d{1,3}\.\d)\/(\d{2,4})\/(\d{2,4})\.svg$/;

/** The frame that a path requests, or null for a path without a valid frame. */
export function parseStreetPicturePath(path: string): { id: string; build: string; frame: MapFrameSize } | null {
  const [, id = "", build = "", ...numbers] = picturePathPattern.exec(path.slice(streetsPath.length)) ?? [];
  const [longitude = 0, latitude = 0, scale = 0, width = 0, height = 0] = numbers.map(Number);
  const fits =
    width <= pictureLimits.side &&
    height <= pictureLimits.side &&
    scale >= pictureLimits.scale.min &&
    scale <= pictureLimits.scale.max;
  return fits && Math.abs(latitude) < 85
    ? { id, build, frame: { centre: { longitude, latitude }, scale, width, height } }
    : null;
}
