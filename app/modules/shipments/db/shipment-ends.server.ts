import { and, eq } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { ShipmentRecord } from "./shipment.reads.server.ts";
import { shipments } from "./shipments.tables.ts";

export type ShipmentEnd = "source" | "destination";

/** The locations of a shipment after an edit; used to refuse an edit that would hide it from a limited member. */
export function getEndLocations(side: ShipmentEnd, place: PlaceSnapshot, before: ShipmentRecord) {
  const locationId = place.kind === "location" ? (place.id ?? null) : null;
  return side === "destination"
    ? { sourceLocationId: before.sourceLocationId, destinationLocationId: locationId }
    : {
        sourceLocationId: locationId ?? before.sourceLocationId,
        destinationLocationId: before.destinationLocationId,
      };
}

/** The columns that another place at an end changes. */
function getEndColumns(side: ShipmentEnd, place: PlaceSnapshot, before: ShipmentRecord) {
  const line = place.kind === "location" && place.name ? place.name : formatAddressSortLine(place.address);
  if (side === "destination") return { destination: place, destinationLine: line };
  const sourceLocationId = place.kind === "location" ? (place.id ?? null) : before.sourceLocationId;
  return { source: place, sourceLine: line, sourceLocationId };
}

/** Replaces the place at an end, under the shipment's next version. */
export function updateEnd(scope: Scope, before: ShipmentRecord, side: ShipmentEnd, place: PlaceSnapshot): Statement {
  return scope.db
    .update(shipments)
    .set({ ...getEndColumns(side, place, before), version: before.version + 1 })
    .where(and(eq(shipments.accountId, scope.account.id), eq(shipments.id, before.id)));
}
