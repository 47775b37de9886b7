import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { CustomerAddressInput, CustomerAddressView } from "#app/domain/customers/customer.ts";
import { placeSearchSchema } from "#app/domain/settings/location.ts";
import { command } from "../command.server.ts";
import { type FoundPlace, isSamePoint, placeCandidates, placeOf, positionOf } from "../find-place.server.ts";

/** Where the geocoder finds an address that is being typed, for the pin on the form's map. */
export const findAddress = command({
  name: "customers.addresses.find",
  permission: ["customers", "customers.manage_locations"],
  input: placeSearchSchema,
  run: placeCandidates,
});

/** Where the address is: as given, else as the geocoder finds it. A coarse point that was only handed back stays coarse. */
export async function located(
  scope: Scope,
  { address, longitude, latitude }: CustomerAddressInput,
  before: CustomerAddressView | null,
): Promise<FoundPlace> {
  if (longitude === undefined || latitude === undefined) return placeOf(scope, address);
  const point = { longitude, latitude };
  if (before?.point && isSamePoint(before.point, point)) return { point: before.point, position: before.position };
  return { point, position: await positionOf(scope, address, point) };
}
