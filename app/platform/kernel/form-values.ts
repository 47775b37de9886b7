import { z } from "zod";
import { isCountry, postalCodeRequired } from "#app/platform/money/countries.ts";

/** Values as forms and the JSON API give them: an empty text and null are "nothing". Reading twice changes nothing. */
const nothing = (value: unknown) => (value === "" || value === null ? undefined : value);

/** A value that may be left out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(nothing, schema.optional());
}

/** A number that may be left out; forms send it as text. */
export function optionalNumber<Schema extends z.ZodNumber>(schema: Schema) {
  return z.preprocess((value) => {
    const given = nothing(value);
    return typeof given === "string" ? Number(given) : given;
  }, schema.optional());
}

/** Rows of a form, without those of which nothing was filled in. */
export function filledRows<Schema extends z.ZodType>(row: Schema, most: number) {
  const isFilled = (value: unknown) =>
    typeof value !== "object" || value === null || Object.values(value).some((each) => nothing(each) !== undefined);
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter(isFilled) : value),
    z.array(row).max(most).default([]),
  );
}

/** A text of a length that a person types. */
export function text(longest: number) {
  return z.string().trim().min(1).max(longest);
}

/** The version of a thing that was seen: another one in between loses the race (api.md). */
export const seenVersion = z.coerce.number({ error: "required" }).int();

/** A time of day, `HH:MM`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "invalid_time" });

/** Opening hours: at most one window a weekday, 1 is Monday; the end after the start. */
export const openingHours = z
  .array(
    z
      .object({ weekday: z.coerce.number().pipe(z.literal([1, 2, 3, 4, 5, 6, 7])), from: timeOfDay, to: timeOfDay })
      .refine(({ from, to }) => from < to, { path: ["to"], error: "window_impossible" }),
  )
  .max(7)
  .default([]);

/** An address of a place of the account; the countries of domain §5 need a postal code. */
export const placeAddress = z
  .object({
    line1: text(300),
    line2: optional(text(200)),
    city: optional(text(200)),
    region: optional(text(200)),
    country: z.string().refine(isCountry, { error: "country_unknown" }),
    postal_code: optional(text(20)),
    directions: optional(text(1000)),
  })
  .refine(({ country, postal_code }) => postal_code || !postalCodeRequired.has(country), {
    path: ["postal_code"],
    error: "required",
  });

/** Coordinates in degrees, both or neither (`wholePosition`): without them a geocoder is asked. */
export const position = {
  longitude: optionalNumber(z.number().min(-180).max(180)),
  latitude: optionalNumber(z.number().min(-90).max(90)),
};

/** Half a position is none. */
export const wholePosition = [
  ({ longitude, latitude }: { longitude?: number | undefined; latitude?: number | undefined }) =>
    (longitude === undefined) === (latitude === undefined),
  { path: ["latitude"], error: "required" },
] satisfies [unknown, unknown];
