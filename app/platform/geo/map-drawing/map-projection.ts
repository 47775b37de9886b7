import type { Point } from "../place.ts";

export const kmPerDegree = 111.2;

/** The frame of a drawn map: center, pixels per kilometer, and size in pixels. */
export interface MapFrameSize {
  centre: Point;
  scale: number;
  width: number;
  height: number;
}

/** Projects a point to pixels from the frame's upper left corner. */
export function createProjection({
  centre,
  scale,
  width,
  height,
}: MapFrameSize): (point: Point) => { x: number; y: number } {
  const across = kmPerDegree * computeLongitudeScale(centre) * scale;
  return ({ longitude, latitude }) => ({
    x: width / 2 + (longitude - centre.longitude) * across,
    y: height / 2 - (latitude - centre.latitude) * kmPerDegree * scale,
  });
}

/** Length of a degree of longitude relative to one of latitude at a point. */
export function computeLongitudeScale({ latitude }: Point): number {
  return Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
}

/** West, south, east, north of a frame, degrees. */
export function computeFrameBox({ centre, scale, width, height }: MapFrameSize): [number, number, number, number] {
  const longitude = width / 2 / (kmPerDegree * computeLongitudeScale(centre) * scale);
  const latitude = height / 2 / (kmPerDegree * scale);
  return [
    centre.longitude - longitude,
    centre.latitude - latitude,
    centre.longitude + longitude,
    centre.latitude + latitude,
  ];
}
