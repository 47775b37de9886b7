import { z } from "zod";
import { functions, vehicleTypes } from "../fleet/fleet.enums.ts";
import { openingHours, optional, optionalNumber, placeAddress, text } from "../kernel/form-values.ts";

/** A place of the account as screens and the API write it (domain §3 "Location"). Without a point the geocoder finds one. */
export const locationSchema = z
  .object({
    name: text(200),
    external_id: optional(text(200)),
    address: placeAddress,
    longitude: optionalNumber(z.number().min(-180).max(180)),
    latitude: optionalNumber(z.number().min(-90).max(90)),
    functions: z.array(z.coerce.number().pipe(z.literal(functions.codes))).default([]),
    allowed_vehicle_types: z.array(z.coerce.number().pipe(z.literal(vehicleTypes.codes))).default([]),
    prohibited_vehicles: z.array(text(40)).max(100).default([]),
    opening_hours: openingHours,
  })
  .refine(({ longitude, latitude }) => (longitude === undefined) === (latitude === undefined), {
    path: ["latitude"],
    error: "required",
  });

export type LocationInput = z.output<typeof locationSchema>;

/** A location as screens and the API read it. */
export interface LocationView extends LocationInput {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}

/** How well a position is known: entered or found to the house or street, found to the town only, or not found. */
export type PositionFound = "exact" | "coarse" | "none";
