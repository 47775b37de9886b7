import type { Scope } from "#app/platform/db/scope.server.ts";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import { isConfidentMatch } from "#app/platform/geo/geocoding.ts";
import type { AddressInput, Point } from "#app/platform/geo/place.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { PlaceSearch, PositionQuality } from "../model/location.ts";

/** A point and its precision. */
export interface FoundPlace {
  point: Point | null;
  position: PositionQuality;
}

/** Geocoder suggestions for a partly typed address, best first, for the pin on a form's map. */
export async function findPlaceCandidates(
  scope: Scope,
  search: PlaceSearch,
): Promise<Result<{ candidates: GeocodeCandidate[] }>> {
  const found = await scope.ports.geocoder.locate(toGeocodeQuery(search));
  return ok({ candidates: found.slice(0, 8) });
}

/** Geocoder results for several addresses, in order. */
export async function geocodeAddresses(scope: Scope, addresses: readonly AddressInput[]): Promise<FoundPlace[]> {
  if (addresses.length === 0) return [];
  return (await scope.ports.geocoder.locateAll(addresses.map(toGeocodeQuery))).map(toFoundPlace);
}

/** The geocoder's result for an address or a part of one: a single match is used, however coarse; several are none. */
export async function geocodeAddress(scope: Scope, address: PlaceSearch): Promise<FoundPlace> {
  return toFoundPlace(await scope.ports.geocoder.locate(toGeocodeQuery(address)));
}

/** The precision of an entered point: one that the geocoder returns for the address is as precise as its match. */
export async function assessPosition(scope: Scope, address: AddressInput, point: Point): Promise<PositionQuality> {
  const offered = await scope.ports.geocoder.locate(toGeocodeQuery(address));
  const match = offered.find((each) => isSamePoint(each.point, point));
  return match && !isConfidentMatch(match) ? "coarse" : "exact";
}

/** Rounded to six decimals, as forms write them. */
export function isSamePoint(one: Point, other: Point): boolean {
  return Math.abs(one.longitude - other.longitude) < 1e-6 && Math.abs(one.latitude - other.latitude) < 1e-6;
}

function toGeocodeQuery({ line1, city, region, country, postal_code: postalCode }: PlaceSearch) {
  return { line1, city, region, country, postalCode };
}

function toFoundPlace([found, other]: readonly GeocodeCandidate[]): FoundPlace {
  if (!found || other) return { point: null, position: "none" };
  return { point: found.point, position: isConfidentMatch(found) ? "exact" : "coarse" };
}
