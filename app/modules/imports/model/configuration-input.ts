import { z } from "zod";
import { delimiters } from "#app/platform/documents/tables/csv-reader.ts";
import { encodings } from "#app/platform/documents/tables/text-encoding.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";

const booleanSchema = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
const choiceSchema = z.preprocess((value) => (value === "" || value === "none" ? null : value), z.uuid().nullable());

/** The settings of an import that can be changed; absent ones stay. */
export const configurationInputSchema = z.object({
  importId: z.uuid(),
  delimiter: z.enum(delimiters).optional(),
  encoding: z.enum(encodings).optional(),
  sheet: z.string().max(200).optional(),
  header_row: z.coerce.number().int().min(1).max(10_000).optional(),
  measurement_system: z.enum(["metric", "imperial"]).optional(),
  measures: z.enum(["row", "package"]).optional(),
  day_first: booleanSchema.optional(),
  decimal_comma: booleanSchema.optional(),
  duplicates: z.enum(["skip", "update", "reject"]).optional(),
  source_location_id: choiceSchema.optional(),
  merchant_id: choiceSchema.optional(),
  date: z.string().refine(isLocalDate, { error: "invalid_date" }).optional(),
  default_country: z.string().refine(isCountry, { error: "country_unknown" }).optional(),
  default_currency: z.string().refine(isCurrency, { error: "currency_unknown" }).optional(),
});
