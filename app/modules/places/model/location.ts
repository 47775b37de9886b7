import { z } from "zod";
import { functions, vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import {
  coordinateFields,
  openingHoursSchema,
  optionalSchema,
  placeAddressSchema,
  requireBothCoordinates,
  textSchema,
} from "#app/platform/kernel/form-values.ts";
import { isCountry } from "#app/platform/money/countries.ts";

/** A location as screens and the API write it. Without a point the geocoder finds one. */
export const locationSchema = z
  .object({
    name: textSchema(200),
    external_id: optionalSchema(textSchema(200)).describe("Your own number"),
    address: placeAddressSchema,
    ...coordinateFields,
    functions: z.array(z.coerce.number().pipe(codeSchema(functions))).default([]),
    allowed_vehicle_types: z.array(z.coerce.number().pipe(codeSchema(vehicleTypes))).default([]),
    prohibited_vehicles: z.array(textSchema(40)).max(100).default([]),
    opening_hours: openingHoursSchema,
  })
  .refine(...requireBothCoordinates);

/** A partly typed address, for suggestions. */
export const placeSearchSchema = z.object({
  line1: optionalSchema(textSchema(300)).describe("Street and house number"),
  city: optionalSchema(textSchema(200)),
  region: optionalSchema(textSchema(200)).describe("State or province, where addresses have one"),
  country: z.string().refine(isCountry, { error: "country_unknown" }).describe("ISO 3166-1, two letters: LI"),
  postal_code: optionalSchema(textSchema(20)).describe("Required in AU, CA, FR, DE, IN, IT, NL, ES, GB, US"),
});

/** A location with its members. Without `members` they stay unchanged. */
export const locationWithMembersSchema = locationSchema.safeExtend({
  // Forms send the list as text: no selection is an empty list, not a missing one.
  members: z.preprocess(
    (value) => (typeof value === "string" ? value.split(/[\s,[\]"]+/).filter(Boolean) : value),
    z.array(z.string()).max(500).optional(),
  ),
});

/** Input for the geocoder. */
export type PlaceSearch = z.output<typeof placeSearchSchema>;

export type LocationInput = z.output<typeof locationSchema>;

/** A location as screens and the API read it. */
export interface LocationView extends LocationInput {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}

/** A limited member as an option of the location form. */
export interface AssignableMember {
  id: string;
  name: string;
  /** Whether the member is assigned to this location, alone or among others. */
  isAssigned: boolean;
  /** How many locations they have; none means all. */
  locations: number;
  /** The caller may not change this member's access. */
  locked: boolean;
}

/** Precision of a position: entered or found to the house or street, found to the town only, or not found. */
export type PositionQuality = "exact" | "coarse" | "none";
