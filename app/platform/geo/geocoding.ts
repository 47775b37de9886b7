import type { Point } from "./place.ts";

/** Where an address lies. Several candidates mean that a person must choose. */
export interface Geocoder {
  locate(query: GeocodeQuery): Promise<GeocodeCandidate[]>;
  /** Many at once, answers in the order of the questions: imports ask for thousands. */
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
  /** What was matched: a coarser match than asked for is inaccurate. */
  precision: "address" | "street" | "postal_code" | "city";
  /** Where it differs from what was asked for; who looks nothing of the kind up says nothing. */
  why?: readonly CandidateReason[];
}

/** How a candidate differs from the question: its spelling, its house, its place. */
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
  /** Where it differs from what was asked for. */
  why?: readonly CandidateReason[];
}

/** Addresses that exist, while somebody types and by their place. Nobody is asked over the network. */
export interface AddressBook {
  /** Addresses that begin like a text, best first. */
  suggest(text: string): Promise<SuggestedAddress[]>;
  /** The house at a point, or null where none is near. */
  nearest(point: Point): Promise<SuggestedAddress | null>;
}
