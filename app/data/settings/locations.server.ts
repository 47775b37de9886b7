import { and, eq, inArray } from "drizzle-orm";
import { functions, isVehicleType } from "#app/domain/fleet/fleet.enums.ts";
import { addressFrom, writtenAddress } from "#app/domain/kernel/place.ts";
import type { LocationInput, LocationView } from "#app/domain/settings/location.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { locations } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

function columnsOf(input: LocationInput) {
  const { address } = input;
  return {
    name: input.name,
    externalId: input.external_id ?? null,
    address: addressFrom(address),
    longitude: input.longitude ?? null,
    latitude: input.latitude ?? null,
    functions: input.functions,
    allowedVehicleTypes: input.allowed_vehicle_types,
    prohibitedVehicles: input.prohibited_vehicles,
    openingHours: input.opening_hours,
  };
}

/** A new location; it is active. */
export function insertLocation(scope: Scope, id: string, input: LocationInput): Statement {
  const row = { id, accountId: scope.account.id, active: true, createdAt: now(scope), ...columnsOf(input) };
  return scope.db.insert(locations).values(row);
}

/** Writes a location anew; fails when it is not at version `seen`. */
export function updateLocation(scope: Scope, id: string, seen: number, input: LocationInput): Statement {
  return scope.db
    .update(locations)
    .set({ ...columnsOf(input), version: nextVersion(locations.version, seen) })
    .where(and(eq(locations.accountId, scope.account.id), eq(locations.id, id)));
}

/** Locations by id, as screens and the API read them; a limited member reads the assigned ones. */
export async function readLocations(scope: Scope, ids: readonly string[]): Promise<LocationView[]> {
  const allowed = scope.locations === "all" ? ids : ids.filter((id) => scope.locations.includes(id));
  const rows = await scope.db
    .select()
    .from(locations)
    .where(and(eq(locations.accountId, scope.account.id), inArray(locations.id, idsIn(allowed))));
  return rows.map(({ address, ...row }) => ({
    id: row.id,
    name: row.name,
    external_id: row.externalId ?? undefined,
    address: writtenAddress(address),
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
