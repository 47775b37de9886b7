import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";

/** A place in one line, for timelines. */
export function formatPlaceLine({ name, address }: PlaceSnapshot): string {
  const { line2, region, directions } = address;
  return [name, formatAddressLine(address), line2, region, directions].filter(Boolean).join(", ");
}

/** The contact person of a place, in one line. */
export function formatPlaceContact({ contact }: PlaceSnapshot): string {
  return [contact?.name, contact?.phone, contact?.email].filter(Boolean).join(", ");
}
