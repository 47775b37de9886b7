import type { AddressFile, AddressStreet } from "./address-file.ts";
import { parseLeadingNumber } from "./house-numbers.ts";

/**
 * How a house was found: exactly, a similar number, interpolated between neighbors, beside the nearest, or not
 * requested.
 */
export type HouseMatch = "exact" | "similar" | "between" | "near" | "unasked";

/** The house, or the place nearest to where it should stand. In 1e-5 degrees. */
export interface House {
  match: HouseMatch;
  number: string;
  longitude: number;
  latitude: number;
}

/** Numbers farther away than this say nothing about where a house is. */
const MAX_NUMBER_DISTANCE = 40;

/** Looks for a number in a street; where it is missing, between the next lower and higher one of its side. */
export function findHouse(file: AddressFile, street: AddressStreet, number: string): House {
  const own = { number: "", longitude: street.longitude, latitude: street.latitude };
  if (number === "") return { ...own, match: "unasked" };
  const digits = parseLeadingNumber(number);
  let similar = -1;
  let [lower, higher] = [-1, -1];
  for (let at = street.first; at < street.last; at += 1) {
    const here = file.numbers[at] ?? 0;
    if (here === digits && file.getNumber(at) === number) return { ...getPlace(file, at), match: "exact" };
    if (here === digits && similar < 0) similar = at;
    if (here === 0 || (here - digits) % 2 !== 0) continue;
    if (here < digits) lower = at;
    else if (here > digits && higher < 0) higher = at;
  }
  if (similar >= 0) return { ...getPlace(file, similar), match: "similar" };
  const far = (at: number) => at < 0 || Math.abs((file.numbers[at] ?? 0) - digits) > MAX_NUMBER_DISTANCE;
  if (!far(lower) && !far(higher)) return { ...interpolate(file, lower, higher, digits), number, match: "between" };
  const near = far(lower) ? higher : lower;
  return far(near) ? { ...own, match: "near" } : { ...getPlace(file, near), match: "near" };
}

function getPlace(file: AddressFile, at: number): Omit<House, "match"> {
  return { number: file.getNumber(at), longitude: file.longitudes[at] ?? 0, latitude: file.latitudes[at] ?? 0 };
}

function interpolate(file: AddressFile, lower: number, higher: number, digits: number) {
  const [from, to] = [file.numbers[lower] ?? 0, file.numbers[higher] ?? 0];
  const share = (digits - from) / (to - from);
  const middle = (values: Int32Array) => {
    const [a, b] = [values[lower] ?? 0, values[higher] ?? 0];
    return Math.round(a + (b - a) * share);
  };
  return { longitude: middle(file.longitudes), latitude: middle(file.latitudes) };
}
