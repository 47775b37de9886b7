import { z } from "zod";
import { isCountry, postalCodeRequired } from "#app/platform/money/countries.ts";
import { isLocalTime } from "#app/platform/time/local-time-text.ts";

/** Trimmed text up to a length. */
export const boundedTextSchema = (longest: number) => z.string().trim().max(longest);
/** Empty fields of forms and files are left out. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
/** A short text that may be missing. */
export const optionalNameSchema = optionalField(boundedTextSchema(200));
const localTimeSchema = z
  .string()
  .refine(isLocalTime, { error: "invalid_date" })
  .describe("Local date and time in the order's zone: 2026-11-23T08:00");
/** A window of local times: `from` alone is an earliest time, `to` alone a latest. */
export const windowSchema = z
  .object({ from: optionalField(localTimeSchema), to: optionalField(localTimeSchema) })
  .refine(({ from, to }) => !from || !to || from < to, { path: ["to"], error: "window_impossible" });

export const pointSchema = z.object({
  longitude: z.number().min(-180).max(180).describe("Degrees east, WGS 84"),
  latitude: z.number().min(-90).max(90).describe("Degrees north, WGS 84"),
});

/** An address; some countries require a postal code. */
export const addressSchema = z
  .object({
    line1: z.string().trim().min(1).max(300).describe("Street and house number"),
    line2: optionalNameSchema.describe("Floor, door, what else the label says"),
    city: optionalNameSchema,
    region: optionalNameSchema.describe("State or province, where addresses have one"),
    country: z.string().refine(isCountry, { error: "country_unknown" }).describe("ISO 3166-1, two letters: DE"),
    postal_code: optionalField(boundedTextSchema(20)).describe("Required in AU, CA, FR, DE, IN, IT, NL, ES, GB, US"),
    directions: optionalField(boundedTextSchema(1000)).describe("For the driver: how to find it"),
  })
  .refine(({ country, postal_code }) => postal_code || !postalCodeRequired.has(country), {
    path: ["postal_code"],
    error: "required",
  });

/** A saved location of the account, or an address with or without its point on the map. */
export const placeSchema = z
  .object({
    location_id: optionalField(z.uuid()).describe("A saved location, in place of an address"),
    name: optionalNameSchema.describe("Of the place: a shop, a company"),
    address: addressSchema.optional().describe("As it stands on a label"),
    point: pointSchema.nullish().describe("Where it lies; without one the address is looked up"),
  })
  .refine(({ location_id, address }) => location_id || address, { path: ["address"], error: "required" })
  .describe("A saved location's id, or an address; without a point it is looked up");

export type PlaceDraft = z.output<typeof placeSchema>;

/** A form with empty fields sends a place or contact without any value. */
function emptyToUndefined(value: unknown): unknown {
  const values = typeof value === "object" && value !== null ? Object.values(value) : [value];
  return values.every((each) => each === undefined || each === null || each === "") ? undefined : value;
}

export const optionalSourceSchema = z.preprocess(emptyToUndefined, placeSchema.optional());

/** The contact at the place. */
export const contactDraftSchema = z.preprocess(
  emptyToUndefined,
  z
    .object({
      name: boundedTextSchema(200).min(1).describe("Name of the contact person"),
      phone: optionalField(boundedTextSchema(40)).describe("International (+423…), or as it is dialled in the country"),
      email: optionalField(z.email().max(254)),
    })
    .optional(),
);

/** The person to meet at an end of a shipment. */
export const contactFields = z.object({
  name: z.string().trim().min(1).max(200).describe("Name of the contact person"),
  phone: z
    .preprocess((value) => value || null, z.string().trim().max(40).nullish())
    .describe("International (+423…), or as it is dialled in the country"),
  email: z.preprocess((value) => value || null, z.email().nullish()),
});
