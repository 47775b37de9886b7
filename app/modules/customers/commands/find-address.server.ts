import {
  assessPosition,
  type FoundPlace,
  findPlaceCandidates,
  geocodeAddress,
  isSamePoint,
} from "#app/modules/places/commands/find-place.server.ts";
import { placeSearchSchema } from "#app/modules/places/model/location.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { CustomerAddressInput, CustomerAddressView } from "../model/customer.ts";

/** The geocoder's results for a typed address, for the pin on the form's map. */
export const findAddress = createCommand({
  name: "customers.addresses.find",
  permission: ["customers", "customers.manage_locations"],
  input: placeSearchSchema,
  run: findPlaceCandidates,
});

/**
 * The point of an address: the given one, otherwise the geocoder's. A coarse point that the form only sent back stays
 * coarse.
 */
export async function locateAddress(
  scope: Scope,
  { address, longitude, latitude }: CustomerAddressInput,
  before: CustomerAddressView | null,
): Promise<FoundPlace> {
  if (longitude === undefined || latitude === undefined) return geocodeAddress(scope, address);
  const point = { longitude, latitude };
  if (before?.point && isSamePoint(before.point, point)) return { point: before.point, position: before.position };
  return { point, position: await assessPosition(scope, address, point) };
}
