import type { Address } from "./place.ts";

/** An address on one line for people: street, then postal code and city. */
export function formatAddressLine(address: Address): string {
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  return [address.line1, town].filter(Boolean).join(", ");
}

/** An address on one line for sorting lists: postal code and street, then the city, which most rows share. */
export function formatAddressSortLine(address: Address): string {
  const door = [address.postalCode, address.line1].filter(Boolean).join(" ");
  return [door, address.city].filter(Boolean).join(", ");
}
