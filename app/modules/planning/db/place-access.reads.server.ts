import { and, eq, inArray } from "drizzle-orm";
import { addresses } from "#app/modules/customers/db/customers.tables.ts";
import { isVehicleType } from "#app/modules/fleet/model/fleet.enums.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import type { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { PlaceAccess } from "../model/place-access.ts";

type ShipmentRow = typeof shipments.$inferSelect;
type AccessColumns = Pick<
  typeof addresses.$inferSelect,
  "openingHours" | "allowedVehicleTypes" | "prohibitedVehicles" | "allowedAgents" | "serviceMinutes"
>;

/** What the two places of a shipment allow. */
export interface ShipmentAccess {
  pickup: PlaceAccess | null;
  dropoff: PlaceAccess | null;
}

/**
 * Current access rules of the shipments' places: the account's locations by id, customers' addresses by customer and
 * written address.
 */
export async function readPlaceAccess(
  scope: Scope,
  rows: readonly ShipmentRow[],
): Promise<(row: ShipmentRow) => ShipmentAccess> {
  const { db } = scope;
  const locationIds = new Set(
    rows.flatMap((row) => [row.sourceLocationId ?? [], row.destinationLocationId ?? []]).flat(),
  );
  const customerIds = new Set(rows.flatMap(({ customerId }) => customerId ?? []));
  const [locationRows, addressRows] = await db.batch([
    db
      .select()
      .from(locations)
      .where(and(eq(locations.accountId, scope.account.id), inArray(locations.id, selectIds([...locationIds])))),
    db
      .select()
      .from(addresses)
      .where(
        and(eq(addresses.accountId, scope.account.id), inArray(addresses.customerId, selectIds([...customerIds]))),
      ),
  ]);
  const ofLocation = new Map(
    locationRows.map((row) => [row.id, toPlaceAccess({ ...row, allowedAgents: [], serviceMinutes: null })]),
  );
  const ofAddress = new Map(
    addressRows.map((row) => [`${row.customerId} ${formatAddressKey(row.address)}`, toPlaceAccess(row)]),
  );
  const find = (locationId: string | null, customerId: string | null, place: PlaceSnapshot): PlaceAccess | null =>
    (locationId === null
      ? customerId && ofAddress.get(`${customerId} ${formatAddressKey(place.address)}`)
      : ofLocation.get(locationId)) || null;
  return (row) => ({
    pickup: find(row.sourceLocationId, row.customerId, row.source),
    dropoff: find(row.destinationLocationId, row.customerId, row.destination),
  });
}

const formatAddressKey = ({ line1, postalCode, city }: PlaceSnapshot["address"]): string =>
  [line1, postalCode ?? city ?? ""].map((text) => text.trim().toLowerCase()).join("|");

function toPlaceAccess(row: AccessColumns): PlaceAccess {
  return {
    openingHours: row.openingHours,
    vehicleTypes: row.allowedVehicleTypes.filter(isVehicleType),
    prohibitedVehicles: row.prohibitedVehicles,
    allowedAgents: row.allowedAgents,
    serviceMinutes: row.serviceMinutes,
  };
}
