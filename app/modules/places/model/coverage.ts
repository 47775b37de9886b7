import { z } from "zod";
import { zoneGeometrySchema } from "#app/platform/geo/zone.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { findPostalFault } from "./postal-codes.ts";

/** The owners of coverage, one for each coverage editor. */
export const coverageOwners = ["location", "team", "shipping_method"] as const;
export type CoverageOwner = (typeof coverageOwners)[number];

/** Postal codes of a country as people paste them: single codes, ranges `20095-20148` and prefixes `221*`. */
export const postalAreaSchema = z
  .object({
    country: z.string().refine(isCountry, { error: "country_unknown" }).describe("ISO 3166-1, two letters: LI"),
    codes: z.string().max(60_000),
  })
  .superRefine(({ codes }, context) => {
    const fault = findPostalFault(codes);
    if (fault) context.addIssue({ code: "custom", path: ["codes"], message: fault.code, params: fault.params });
  });
export type PostalArea = z.output<typeof postalAreaSchema>;

/** An area that belongs to a single owner. */
export const ownAreaSchema = z.object({ name: textSchema(120), geometry: zoneGeometrySchema });
export type OwnArea = z.output<typeof ownAreaSchema>;

/** What one owner covers, as screens and the API write it. */
export const coverageSchema = z.object({
  zones: z.array(z.uuid()).max(500).default([]),
  areas: z.array(ownAreaSchema).max(20).default([]),
  postal_codes: z.array(postalAreaSchema).max(20).default([]),
});
export type CoverageInput = z.output<typeof coverageSchema>;

/** Coverage of one owner, as screens and the API read it. Version 0: none was ever entered. */
export interface CoverageView extends CoverageInput {
  owner_kind: CoverageOwner;
  owner_id: string;
  name: string;
  version: number;
}
