import type { Point } from "./place.ts";

/** Finds the position of an address. With several candidates a person must choose. */
export interface Geocoder {
  locate(query: GeocodeQuery): Promise<GeocodeCandidate[]>;
  /** Locates many at once, results in the order of the queries: imports need thousands. */
  locateAll(queries: readonly GeocodeQuery[]): Promise<GeocodeCandidate[][]>;
}

export interface GeocodeQuery {
  line1?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  country: string;
}

export interface GeocodeCandidate {
  label: string;
  point: Point;
  /** What was matched: a coarser match than requested is inaccurate. */
  precision: "address" | "street" | "postal_code" | "city";
  /** How it differs from the query; missing if the provider does not report it. */
  reasons?: readonly CandidateReason[];
}

/** How a candidate differs from the query: spelling, house number, place. */
export const candidateReasons = [
  "spelling",
  "other_street",
  "house_similar",
  "house_between",
  "house_near",
  "house_unknown",
  "other_postcode",
  "other_city",
] as const;
export type CandidateReason = (typeof candidateReasons)[number];

/** An address that exists, as a form writes it. */
export interface SuggestedAddress {
  line1: string;
  postal_code: string;
  city: string;
  point: Point;
  /** How it differs from the query. */
  reasons?: readonly CandidateReason[];
}

/** Existing addresses by text and by position. Makes no network requests to providers. */
export interface AddressBook {
  /** Addresses that begin like a text, best first. */
  suggest(text: string): Promise<SuggestedAddress[]>;
  /** The house at a point, or null where none is near. */
  nearest(point: Point): Promise<SuggestedAddress | null>;
  /** Houses on a street within `meters` of a point, spread over all of them; none where no region knows any. */
  around(point: Point, reach: { meters: number; count: number }): Promise<SuggestedAddress[]>;
}

/** True for a match that needs no review: a house or its street, and no other street of a similar name. */
export function isConfidentMatch({ precision, reasons = [] }: GeocodeCandidate): boolean {
  return (precision === "address" || precision === "street") && !reasons.includes("other_street");
}
