import type { AddressFile } from "./address-file.ts";
import type { FoundAddress } from "./addresses.ts";

const METERS_PER_UNIT = 1.111_95;

/** The house nearest to a point within `metres`: one look at each, some ten thousand a millisecond. Degrees. */
export function findNearestHouse(
  file: AddressFile,
  longitude: number,
  latitude: number,
  metres: number,
): FoundAddress | null {
  const [x, y] = [longitude * 1e5, latitude * 1e5];
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  let nearest = { at: -1, squared: (metres / METERS_PER_UNIT) ** 2 };
  for (let at = 0; at < file.numbers.length; at += 1) {
    const dx = ((file.longitudes[at] as number) - x) * squeeze;
    const dy = (file.latitudes[at] as number) - y;
    const squared = dx * dx + dy * dy;
    if (squared <= nearest.squared) nearest = { at, squared };
  }
  const street = file.streets.find((each) => nearest.at >= each.first && nearest.at < each.last);
  if (!street) return null;
  return {
    street: street.name,
    number: file.getNumber(nearest.at),
    postcode: street.postcode,
    city: street.city,
    longitude: (file.longitudes[nearest.at] ?? 0) / 1e5,
    latitude: (file.latitudes[nearest.at] ?? 0) / 1e5,
    confidence: 1,
    why: { streetEdits: 0, house: "exact", postcode: "unasked", city: "unasked" },
  };
}
