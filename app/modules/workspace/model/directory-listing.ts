import { z } from "zod";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isCountry } from "#app/platform/money/countries.ts";

/** Services that a carrier may list. */
export const listingServices = [
  "same_day",
  "next_day",
  "pickups",
  "returns",
  "cash_on_delivery",
  "bulky",
  "cooled",
  "two_people",
] as const;
export type ListingService = (typeof listingServices)[number];

const websiteSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(200);

/** A workspace's listing in the public directory; listing is opt-in. */
export const listingSchema = z
  .object({
    listed: z.boolean().default(false),
    about: optionalSchema(textSchema(600)),
    services: z.array(z.enum(listingServices)).max(listingServices.length).default([]),
    countries: z
      .array(z.string().refine(isCountry, { error: "country_unknown" }))
      .max(50)
      .default([]),
    /** Towns, valleys, districts, as the carrier writes them. */
    areas: z.array(textSchema(60)).max(30).default([]),
    website: optionalSchema(websiteSchema),
    email: optionalSchema(z.email().max(254)),
    phone: optionalSchema(textSchema(40)).describe("International (+423…), or as it is dialled in the country"),
    version: z.coerce.number({ error: "required" }).int().min(0).describe("0 before it was first written"),
  })
  .superRefine(({ listed, about, website, email, phone }, context) => {
    if (!listed) return;
    if (!about) context.addIssue({ code: "custom", path: ["about"], message: "required" });
    if (!website && !email && !phone)
      context.addIssue({ code: "custom", path: ["email"], message: "phone_or_email_required" });
  });

/** A stored listing. */
export type DirectoryListing = Omit<z.output<typeof listingSchema>, "version">;

/** The empty listing. */
export const EMPTY_LISTING: DirectoryListing = { listed: false, services: [], countries: [], areas: [] };

/** A carrier as the directory shows it. */
export interface ListedCarrier extends Omit<DirectoryListing, "listed"> {
  id: string;
  name: string;
  country: string;
}

/** Normalizes text for comparison in the directory: lower case, without accents, `ß` as ss. */
export function toDirectoryWords(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}
