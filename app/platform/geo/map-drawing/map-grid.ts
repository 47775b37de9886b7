import type { DrawnPlace, MapDrawing } from "./map-drawing.ts";

/** Kilometers between grid lines: the first step with at least this distance in pixels. */
const gridSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MIN_GRID_PIXELS = 64;

/** Grid lines for scale, used without streets. */
export function computeMapGrid(frame: { width: number; height: number }, scale: number): MapDrawing["grid"] {
  const step = (gridSteps.find((km) => km * scale >= MIN_GRID_PIXELS) ?? 1_000) * scale;
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, at) => Math.round(((length / 2) % step) + at * step));
  return { x: lines(frame.width), y: lines(frame.height) };
}

/** Estimated radius of a town's built-up area in kilometers, by inhabitants. */
export function estimateBuiltUpKm({ inhabitants }: DrawnPlace): number {
  return 0.24 * Math.sqrt(inhabitants / 1000);
}
