import type { AddressFile, AddressStreet } from "./address-file.ts";
import type { FoundAddress } from "./addresses.ts";

const METERS_PER_UNIT = 1.111_95;

/** The house nearest to a point within `metres`: one look at each, some ten thousand a millisecond. Degrees. */
export function findNearestHouse(
  file: AddressFile,
  longitude: number,
  latitude: number,
  metres: number,
): FoundAddress | null {
  const measure = createSquare(file, longitude, latitude);
  let nearest = { at: -1, squared: toSquaredUnits(metres) };
  for (let at = 0; at < file.numbers.length; at += 1) {
    const squared = measure(at);
    if (squared <= nearest.squared) nearest = { at, squared };
  }
  const street = file.streets.find((each) => nearest.at >= each.first && nearest.at < each.last);
  return street ? toFoundAddress(file, street, nearest.at) : null;
}

/** The houses with a number within `metres` of a point, street by street. Degrees. */
export function listHousesAround(
  file: AddressFile,
  longitude: number,
  latitude: number,
  metres: number,
): FoundAddress[] {
  const measure = createSquare(file, longitude, latitude);
  const most = toSquaredUnits(metres);
  const found: FoundAddress[] = [];
  for (const street of file.streets)
    for (let at = street.first; at < street.last; at += 1)
      if (file.numbers[at] && measure(at) <= most) found.push(toFoundAddress(file, street, at));
  return found;
}

const toSquaredUnits = (metres: number): number => (metres / METERS_PER_UNIT) ** 2;

/** Squared distance of a house to a point, in units of the file. */
function createSquare(file: AddressFile, longitude: number, latitude: number): (house: number) => number {
  const [x, y] = [longitude * 1e5, latitude * 1e5];
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  return (house) => {
    const dx = ((file.longitudes[house] as number) - x) * squeeze;
    const dy = (file.latitudes[house] as number) - y;
    return dx * dx + dy * dy;
  };
}

function toFoundAddress(file: AddressFile, street: AddressStreet, house: number): FoundAddress {
  return {
    street: street.name,
    number: file.getNumber(house),
    postcode: street.postcode,
    city: street.city,
    longitude: (file.longitudes[house] ?? 0) / 1e5,
    latitude: (file.latitudes[house] ?? 0) / 1e5,
    confidence: 1,
    why: { streetEdits: 0, house: "exact", postcode: "unasked", city: "unasked" },
  };
}
