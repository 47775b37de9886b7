import { and, eq, type SQL, sql } from "drizzle-orm";
import { buildErasing } from "#app/modules/custom-fields/db/removed-fields.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { coarseDestination, coarseDestinationLine } from "#app/platform/db/erased-place.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { ShipmentRecord } from "./shipment.reads.server.ts";
import { shipmentEvents, shipmentOrders, shipments } from "./shipments.tables.ts";

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

/** Sets what programs keep at a shipment, under its next version. */
export function setShipmentMetadata(scope: Scope, before: ShipmentRecord, metadata: Metadata): Statement {
  return scope.db
    .update(shipments)
    .set({ metadata, version: before.version + 1 })
    .where(and(eq(shipments.accountId, scope.account.id), eq(shipments.id, before.id)));
}

/**
 * Erases the personal data of shipments of the orders that `orderIds` selects: what programs keep there, and the
 * destination, except of those that go to a location.
 */
export function eraseShipments(db: Database, orderIds: SQL): Statement[] {
  const ids = sql`(select so.shipment_id from ${shipmentOrders} so where so.order_id in (${orderIds}))`;
  return [
    db.run(sql`update ${shipments} set destination = ${coarseDestination}, destination_line = ${coarseDestinationLine}
      where id in ${ids} and json_extract(destination, '$.kind') <> 'location'`),
    db.run(sql`update ${shipments} set metadata = '{}' where metadata <> '{}' and id in ${ids}`),
    db.run(sql`update ${shipmentEvents} set detail = json_remove(detail, '$.changes')
      where type = 'metadata_updated' and shipment_id in ${ids}`),
  ];
}

/** Erases values of custom fields that were removed long enough ago. */
export function purgeShipmentFields(db: Database, nowMs: number): Statement {
  const { metadata, where } = buildErasing("shipment", shipments, nowMs);
  return db.run(sql`update ${shipments} set metadata = ${metadata}, version = version + 1 where ${where}`);
}
