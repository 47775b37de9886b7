import type { Scope } from "#app/platform/db/scope.server.ts";
import { isFine } from "#app/platform/geo/fine-match.ts";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import type { Point, WrittenAddress } from "#app/platform/geo/place.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { PlaceSearch, PositionFound } from "../model/location.ts";

/** Where something is, and how well that is known. */
export interface FoundPlace {
  point: Point | null;
  position: PositionFound;
}

/** Where the geocoder finds an address that is being typed, best first, for the pin on a form's map. */
export async function placeCandidates(
  scope: Scope,
  search: PlaceSearch,
): Promise<Result<{ candidates: GeocodeCandidate[] }>> {
  const found = await scope.ports.geocoder.locate(queryOf(search));
  return ok({ candidates: found.slice(0, 8) });
}

/** The geocoder's places of some addresses, in their order. */
export async function placesOf(scope: Scope, addresses: readonly WrittenAddress[]): Promise<FoundPlace[]> {
  if (addresses.length === 0) return [];
  return (await scope.ports.geocoder.locateAll(addresses.map(queryOf))).map(placeFound);
}

/** The geocoder's place of an address: a single match is taken, however coarse; several are none. */
export async function placeOf(scope: Scope, address: WrittenAddress): Promise<FoundPlace> {
  return placeFound(await scope.ports.geocoder.locate(queryOf(address)));
}

/** How well a point is known that somebody gave: one that the geocoder offers for the address is as good as its match. */
export async function positionOf(scope: Scope, address: WrittenAddress, point: Point): Promise<PositionFound> {
  const offered = await scope.ports.geocoder.locate(queryOf(address));
  const match = offered.find((each) => isSamePoint(each.point, point));
  return match && !isFine(match) ? "coarse" : "exact";
}

/** To six decimals, as forms write them. */
export function isSamePoint(one: Point, other: Point): boolean {
  return Math.abs(one.longitude - other.longitude) < 1e-6 && Math.abs(one.latitude - other.latitude) < 1e-6;
}

function queryOf({ line1, city, region, country, postal_code: postalCode }: PlaceSearch) {
  return { line1, city, region, country, postalCode };
}

function placeFound([found, other]: readonly GeocodeCandidate[]): FoundPlace {
  if (!found || other) return { point: null, position: "none" };
  return { point: found.point, position: isFine(found) ? "exact" : "coarse" };
}
