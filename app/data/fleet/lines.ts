import type { Address } from "#app/domain/kernel/place.ts";

/** An address on one line: street, then postal code and city. */
export function lineOf(address: Address): string {
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  return [address.line1, town].filter(Boolean).join(", ");
}
