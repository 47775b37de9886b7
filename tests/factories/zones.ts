import type { Position, ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";

/** A box as a zone. Degrees. */
export function boxZone(west: number, south: number, east: number, north: number): ZoneGeometry {
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [ring] };
}

/** A star with many corners around a place: never crosses itself. `reach(i)` is the corner's distance in degrees. */
export function starZone([x, y]: Position, corners: number, reach: (corner: number) => number): ZoneGeometry {
  const ring = Array.from({ length: corners }, (_, at): Position => {
    const angle = (at / corners) * 2 * Math.PI;
    return [x + reach(at) * Math.cos(angle), y + reach(at) * Math.sin(angle)];
  });
  const [first] = ring;
  return { type: "Polygon", coordinates: [first ? [...ring, first] : ring] };
}
