import type { GeoPosition, ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";

/** A box as a zone. Degrees. */
export function createBoxZone(west: number, south: number, east: number, north: number): ZoneGeometry {
  const ring: GeoPosition[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [ring] };
}

/** A star with many corners around a place: never crosses itself. `reach(i)` is the corner's distance in degrees. */
export function createStarZone([x, y]: GeoPosition, corners: number, reach: (corner: number) => number): ZoneGeometry {
  const ring = Array.from({ length: corners }, (_, at): GeoPosition => {
    const angle = (at / corners) * 2 * Math.PI;
    return [x + reach(at) * Math.cos(angle), y + reach(at) * Math.sin(angle)];
  });
  const [first] = ring;
  return { type: "Polygon", coordinates: [first ? [...ring, first] : ring] };
}
