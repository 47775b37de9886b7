import { type StreetRegion, streetsPath } from "../street-map.ts";
import type { MapFrameSize } from "./map-projection.ts";

/** What is known of the streets around. */
export interface KnownStreets {
  region: StreetRegion;
  way: readonly (readonly [number, number])[] | null;
}

/** Pixels and pixels a kilometre that a picture may have: its making is bounded for whoever asks. */
const pictureLimits = { side: 1024, scale: { least: 2, most: 200 } } as const;

/** Where the streets of a frame are, as a picture that never changes. */
export function formatStreetPicturePath(
  { id, build }: Pick<StreetRegion, "id" | "build">,
  frame: MapFrameSize,
): string {
  const { centre, scale, width, height } = frame;
  const place = [centre.longitude, centre.latitude].map((each) => each.toFixed(3));
  return `${streetsPath}/${id}/${build}/at/${[...place, scale.toFixed(1), width, height].join("/")}.svg`;
}

/** A frame as its address has it: what is drawn over a picture has to agree with it. */
export function roundFrame({ centre, scale, ...frame }: MapFrameSize): MapFrameSize {
  return {
    ...frame,
    centre: { longitude: Number(centre.longitude.toFixed(3)), latitude: Number(centre.latitude.toFixed(3)) },
    scale: Number(scale.toFixed(1)),
  };
}

const picturePathPattern =
  /^\/([^/]+)\/([A-Za-z0-9-]{1,64})\/at\/(-?\d{1,3}\.\d{3})\/(-?\d{1,2}\.\d{3})\/(\d{1,3}\.\d)\/(\d{2,4})\/(\d{2,4})\.svg$/;

/** The frame that an address asks for, or null where it asks for none that is drawn. */
export function parseStreetPicturePath(path: string): { id: string; build: string; frame: MapFrameSize } | null {
  const [, id = "", build = "", ...numbers] = picturePathPattern.exec(path.slice(streetsPath.length)) ?? [];
  const [longitude = 0, latitude = 0, scale = 0, width = 0, height = 0] = numbers.map(Number);
  const fits =
    width <= pictureLimits.side &&
    height <= pictureLimits.side &&
    scale >= pictureLimits.scale.least &&
    scale <= pictureLimits.scale.most;
  return fits && Math.abs(latitude) < 85
    ? { id, build, frame: { centre: { longitude, latitude }, scale, width, height } }
    : null;
}
