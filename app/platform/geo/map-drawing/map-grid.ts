import type { DrawnPlace, MapDrawing } from "./map-drawing.ts";

/** Kilometres between two lines of the grid: the first that leaves them this far apart, in pixels. */
const gridSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MIN_GRID_PIXELS = 64;

/** Lines that give the eye a measure where no streets do. */
export function computeMapGrid(frame: { width: number; height: number }, scale: number): MapDrawing["grid"] {
  const step = (gridSteps.find((km) => km * scale >= MIN_GRID_PIXELS) ?? 1_000) * scale;
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, at) => Math.round(((length / 2) % step) + at * step));
  return { x: lines(frame.width), y: lines(frame.height) };
}

/** How far a town is built up from its middle, by its inhabitants. */
export function estimateBuiltUpKm({ inhabitants }: DrawnPlace): number {
  return 0.24 * Math.sqrt(inhabitants / 1000);
}
