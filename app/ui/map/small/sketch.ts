import type { Point } from "#app/platform/geo/place.ts";
import { computeMetersPerPixel } from "../scale.ts";

/** Units of a sketch's drawing; it is cut to the shape of its place. */
export const SKETCH_SIZE = { width: 640, height: 420 } as const;

/** Share of the drawing that is kept free on every side. */
const margin = 0.24;

/** A flat drawing of a few places: where each is, metres a unit, and a quiet grid. */
export function projectSketch(points: readonly Point[]): {
  at(point: Point): [number, number];
  pixels: number;
  grid: string;
} {
  const flat = points.map(toMercator);
  const [left, right] = [Math.min(...flat.map(([x]) => x)), Math.max(...flat.map(([x]) => x))];
  const [top, bottom] = [Math.min(...flat.map(([, y]) => y)), Math.max(...flat.map(([, y]) => y))];
  const room = { width: SKETCH_SIZE.width * (1 - 2 * margin), height: SKETCH_SIZE.height * (1 - 2 * margin) };
  const zoom = Math.min(
    13,
    Math.log2(Math.min(room.width / (512 * (right - left || 1e-9)), room.height / (512 * (bottom - top || 1e-9)))),
  );
  const scale = 512 * 2 ** zoom;
  const centre = [(left + right) / 2, (top + bottom) / 2] as const;
  const latitude = points[0]?.latitude ?? 0;
  return {
    at(point) {
      const [x, y] = toMercator(point);
      return [
        round((x - centre[0]) * scale + SKETCH_SIZE.width / 2),
        round((y - centre[1]) * scale + SKETCH_SIZE.height / 2),
      ];
    },
    pixels: computeMetersPerPixel(latitude, zoom),
    grid: createGridPath(),
  };
}

/** A point on the unit square of web Mercator. */
function toMercator({ longitude, latitude }: Point): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

function createGridPath(): string {
  const step = 105;
  const across = Array.from({ length: 7 }, (_, n) => `M${n * step} 0V${SKETCH_SIZE.height}`);
  const down = Array.from({ length: 5 }, (_, n) => `M0 ${n * step}H${SKETCH_SIZE.width}`);
  return [...across, ...down].join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
