import { z } from "zod";
import { text } from "#app/platform/kernel/form-values.ts";
import { faultOf } from "./geometry-faults.ts";

/** Longitude and latitude, degrees (RFC 7946). */
export type Position = [number, number];
/** Closed: the last position is the first one again. */
export type Ring = Position[];
/** The outer ring, then its holes. */
export type PolygonRings = Ring[];

/** What a zone is on the map: one area, or several under one name. */
export type ZoneGeometry =
  | { type: "Polygon"; coordinates: PolygonRings }
  | { type: "MultiPolygon"; coordinates: PolygonRings[] };

/** Corners that one zone may have, zones of a file and of an account, and bytes of a file and of all outlines. */
export const zoneLimits = { corners: 2_000, zones: 500, fileBytes: 3_000_000, accountBytes: 4_000_000 } as const;

/** Centimetres: what is finer is noise of the file's program. */
const degrees = z.number().transform((value) => Math.round(value * 1e7) / 1e7);
/** A third number, the height above sea, is left out (RFC 7946, 3.1.1). */
export const position = z.tuple([degrees, degrees], z.number()).transform(([x, y]): Position => [x, y]);
const rings = z.array(z.array(position));

/** The shape alone; what it means is checked by `faultOf`. */
export const geometryShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: rings }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(rings) }),
]);

/** A geometry that is closed, does not cross itself and stays on the globe; the fault and its place are the message. */
export const zoneGeometry = geometryShape.superRefine((geometry, context) => {
  const fault = faultOf(geometry);
  if (fault) context.addIssue({ code: "custom", message: fault.code, params: { ...fault.params } });
});

/** A delivery zone as screens and the API write it; the colour is one of the twelve of routes. */
export const zoneSchema = z.object({
  name: text(120),
  color: z.coerce.number().pipe(z.int().min(1).max(12)).default(1),
  active: z.boolean().default(true),
  geometry: zoneGeometry,
});

export type ZoneInput = z.output<typeof zoneSchema>;

/** A zone as screens and the API read it. */
export interface ZoneView extends ZoneInput {
  id: string;
  /** Square kilometres. */
  area_km2: number;
  created_at: number;
  version: number;
}

/** West, south, east, north; degrees. */
export type Box = readonly [number, number, number, number];

/** The box around a geometry. */
export function boxOf(geometry: ZoneGeometry): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of polygonsOf(geometry).flat(2)) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

/** The areas of a geometry, one by one. */
export function polygonsOf(geometry: ZoneGeometry): PolygonRings[] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

/** A geometry of areas: one is a Polygon, several are a MultiPolygon. */
export function geometryOf(polygons: readonly PolygonRings[]): ZoneGeometry {
  const [first] = polygons;
  return polygons.length === 1 && first
    ? { type: "Polygon", coordinates: first }
    : { type: "MultiPolygon", coordinates: [...polygons] };
}
