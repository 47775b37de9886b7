import type { MultiLineString } from "geojson";

/** Degrees between the lines of the grid, from a zoom on. Coarse enough to stay quiet. */
const steps: readonly { zoom: number; degrees: number }[] = [
  { zoom: 0, degrees: 30 },
  { zoom: 2.5, degrees: 10 },
  { zoom: 4.5, degrees: 5 },
  { zoom: 6, degrees: 1 },
  { zoom: 8, degrees: 0.5 },
  { zoom: 9.2, degrees: 0.2 },
  { zoom: 10.2, degrees: 0.1 },
  { zoom: 11.2, degrees: 0.05 },
  { zoom: 12.6, degrees: 0.02 },
  { zoom: 13.6, degrees: 0.01 },
  { zoom: 15, degrees: 0.005 },
];

/** Degrees between grid lines at a zoom. */
export function getGridStep(zoom: number): number {
  return (steps.findLast((step) => zoom >= step.zoom) ?? { degrees: 30 }).degrees;
}

/** Meridians and parallels of a view, with a view's width to spare on every side. Degrees. */
export function createGraticule(
  [west, south, east, north]: readonly [number, number, number, number],
  zoom: number,
): MultiLineString {
  const step = getGridStep(zoom);
  const spareX = east - west;
  const spareY = north - south;
  const box = {
    west: west - spareX,
    east: east + spareX,
    south: Math.max(-85, south - spareY),
    north: Math.min(85, north + spareY),
  };
  const coordinates: number[][][] = [];
  for (let n = Math.ceil(box.west / step); n * step <= box.east; n++) {
    coordinates.push([
      [n * step, box.south],
      [n * step, box.north],
    ]);
  }
  for (let n = Math.ceil(box.south / step); n * step <= box.north; n++) {
    coordinates.push([
      [box.west, n * step],
      [box.east, n * step],
    ]);
  }
  return { type: "MultiLineString", coordinates };
}
