import { inArray } from "drizzle-orm";
import { functions, isVehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fromAddressInput, toPlaceAddressInput } from "#app/platform/geo/place.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import type { LocationInput, LocationView } from "../model/location.ts";
import { locations } from "./locations.tables.ts";

/** Sorting and filtering; the first is the default sort. */
export const locationFields = {
  name: { sort: locations.name },
  external_id: { sort: locations.externalId },
} satisfies ListFields;

/** Locations as stored; a limited member has the assigned ones. */
export const locationRows = createCatalogueRows<typeof locations, LocationInput, LocationView>({
  table: locations,
  label: locations.name,
  getName: ({ name }) => name,
  searchColumns: [locations.name, locations.externalId],
  fields: locationFields,
  isVisible: (scope) => (scope.locations === "all" ? undefined : inArray(locations.id, selectIds(scope.locations))),
  columns: (_, input) => ({
    name: input.name,
    externalId: input.external_id ?? null,
    address: fromAddressInput(input.address),
    longitude: input.longitude ?? null,
    latitude: input.latitude ?? null,
    functions: input.functions,
    allowedVehicleTypes: input.allowed_vehicle_types,
    prohibitedVehicles: input.prohibited_vehicles,
    openingHours: input.opening_hours,
  }),
  read: readLocations,
});

/** Locations by id, as screens and the API read them; a limited member reads the assigned ones. */
async function readLocations(scope: Scope, ids: readonly string[]): Promise<LocationView[]> {
  const allowed = scope.locations === "all" ? ids : ids.filter((id) => scope.locations.includes(id));
  const rows = await scope.db
    .select()
    .from(locations)
    .where(isOwnRow(scope, locations, allowed));
  return rows.map(({ address, ...row }) => ({
    id: row.id,
    name: row.name,
    external_id: row.externalId ?? undefined,
    address: toPlaceAddressInput(address),
    longitude: row.longitude ?? undefined,
    latitude: row.latitude ?? undefined,
    functions: functions.codes.filter((code) => row.functions.includes(code)),
    allowed_vehicle_types: row.allowedVehicleTypes.filter(isVehicleType),
    prohibited_vehicles: row.prohibitedVehicles,
    opening_hours: row.openingHours,
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
