import type { GeocodeCandidate } from "./geocoding.ts";

/** True for a match that needs no review: a house or its street, and no other street of a similar name. */
export function isConfidentMatch({ precision, reasons = [] }: GeocodeCandidate): boolean {
  return (precision === "address" || precision === "street") && !reasons.includes("other_street");
}
