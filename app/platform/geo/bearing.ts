import type { Point } from "./place.ts";

/** The compass direction from one point to another: degrees clockwise from north, 0 up to 360. */
export function computeBearing(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const [a, b] = [from.latitude * radians, to.latitude * radians];
  const turn = (to.longitude - from.longitude) * radians;
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return (Math.atan2(east, north) / radians + 360) % 360;
}
