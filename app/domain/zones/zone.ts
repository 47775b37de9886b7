import { z } from "zod";
import { text } from "../kernel/form-values.ts";
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

/** Corners that one zone may have, and zones that one file may bring. */
export const zoneLimits = { corners: 2_000, zones: 500, fileBytes: 3_000_000 } as const;

const position = z.tuple([z.number(), z.number()]);
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
  geometry: zoneGeometry,
});

export type ZoneInput = z.output<typeof zoneSchema>;

/** A zone as screens and the API read it. */
export interface ZoneView extends ZoneInput {
  id: string;
  /** Square kilometres. */
  area_km2: number;
  active: boolean;
  created_at: number;
  version: number;
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
