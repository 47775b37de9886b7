import { z } from "zod";
import { isCountry, postalCodeRequired } from "#app/platform/money/countries.ts";

/** Values as forms and the JSON API give them: an empty text and null are "nothing". Reading twice changes nothing. */
const emptyToUndefined = (value: unknown) => (value === "" || value === null ? undefined : value);

/** A value that may be left out. */
export function optionalSchema<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(emptyToUndefined, schema.optional());
}

/** A number that may be left out; forms send it as text. */
export function optionalNumberSchema<Schema extends z.ZodNumber>(schema: Schema) {
  return z.preprocess((value) => {
    const present = emptyToUndefined(value);
    return typeof present === "string" ? Number(present) : present;
  }, schema.optional());
}

/** Rows of a form, without those of which nothing was filled in. */
export function filledRowsSchema<Schema extends z.ZodType>(row: Schema, limit: number) {
  const isFilled = (value: unknown) =>
    typeof value !== "object" ||
    value === null ||
    Object.values(value).some((each) => emptyToUndefined(each) !== undefined);
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter(isFilled) : value),
    z.array(row).max(limit).default([]),
  );
}

/** A text with a maximum length. */
export function textSchema(maxLength: number) {
  return z.string().trim().min(1).max(maxLength);
}

/** A positive or signed decimal, as text or number, with a point or a comma. */
export const createDecimalSchema = (pattern: RegExp) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).replace(",", "."))
    .pipe(z.string().trim().regex(pattern, { error: "amount_invalid" }));

/** The version the caller last read: a change in between fails with `lost_race`. */
export const expectedVersionSchema = z.coerce
  .number({ error: "required" })
  .int()
  .describe("Grows with every change; names the one that was seen");

/** A time of day, `HH:MM`. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "invalid_time" });

/** A day of the week. */
export const weekdaySchema = z.coerce
  .number({ error: "weekday_unknown" })
  .pipe(z.literal([1, 2, 3, 4, 5, 6, 7], { error: "weekday_unknown" }))
  .describe("1 is Monday, 7 is Sunday");

/** Opening hours: at most one window a weekday, 1 is Monday; the end after the start. */
export const openingHoursSchema = z
  .array(
    z
      .object({
        weekday: weekdaySchema,
        from: timeOfDaySchema,
        to: timeOfDaySchema,
      })
      .refine(({ from, to }) => from < to, { path: ["to"], error: "window_impossible" }),
  )
  .max(7)
  .default([]);

/** An address of one of the account's places; some countries need a postal code. */
export const placeAddressSchema = z
  .object({
    line1: textSchema(300).describe("Street and house number"),
    line2: optionalSchema(textSchema(200)).describe("Floor, door, what else the label says"),
    city: optionalSchema(textSchema(200)),
    region: optionalSchema(textSchema(200)).describe("State or province, where addresses have one"),
    country: z.string().refine(isCountry, { error: "country_unknown" }).describe("ISO 3166-1, two letters: LI"),
    postal_code: optionalSchema(textSchema(20)).describe("Required in AU, CA, FR, DE, IN, IT, NL, ES, GB, US"),
    directions: optionalSchema(textSchema(1000)).describe("For the driver: how to find it"),
  })
  .refine(({ country, postal_code }) => postal_code || !postalCodeRequired.has(country), {
    path: ["postal_code"],
    error: "required",
  });

/** Coordinates in degrees, both or neither (`requireBothCoordinates`): without them the address is geocoded. */
export const coordinateFields = {
  longitude: optionalNumberSchema(z.number().min(-180).max(180)).describe("Degrees east, WGS 84"),
  latitude: optionalNumberSchema(z.number().min(-90).max(90)).describe("Degrees north, WGS 84"),
};

/** Refuses a latitude without a longitude, and the reverse. */
export const requireBothCoordinates = [
  ({ longitude, latitude }: { longitude?: number | undefined; latitude?: number | undefined }) =>
    (longitude === undefined) === (latitude === undefined),
  { path: ["latitude"], error: "required" },
] satisfies [unknown, unknown];

/** Ids that a bulk action works on: 1 to 500. */
export const bulkIdsSchema = z.array(z.uuid()).min(1).max(500);
