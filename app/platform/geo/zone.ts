import { z } from "zod";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { findGeometryFault } from "./geometry-faults.ts";
import type { GeoPosition } from "./zone-geometry.ts";

/** Rounds to centimeters: finer digits are noise. */
const degreesSchema = z.number().transform((value) => Math.round(value * 1e7) / 1e7);
/** A third number, the height above sea, is left out (RFC 7946, 3.1.1). */
export const geoPositionSchema = z
  .tuple([degreesSchema, degreesSchema], z.number())
  .transform(([x, y]): GeoPosition => [x, y]);
const ringsSchema = z.array(z.array(geoPositionSchema));

/** Checks the shape only; `findGeometryFault` checks its meaning. */
export const geometryShapeSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: ringsSchema }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(ringsSchema) }),
]);

/** A geometry that is closed, does not cross itself and stays on the globe; the fault and its place are the message. */
export const zoneGeometrySchema = geometryShapeSchema.superRefine((geometry, context) => {
  const fault = findGeometryFault(geometry);
  if (fault) context.addIssue({ code: "custom", message: fault.code, params: { ...fault.params } });
});

/** A delivery zone as screens and the API write it; the color is one of the twelve route colors. */
export const zoneSchema = z.object({
  name: textSchema(120),
  color: z.coerce.number().pipe(z.int().min(1).max(12)).default(1),
  active: z.boolean().default(true),
  geometry: zoneGeometrySchema,
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
