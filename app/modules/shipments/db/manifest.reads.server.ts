import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { selectIds, withoutIndex } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ShipmentType } from "../model/shipment.enums.ts";
import { shipments } from "./shipments.tables.ts";

/** Columns that every printed list needs. */
export const printedShipmentColumns = {
  id: shipments.id,
  number: shipments.number,
  type: shipments.type,
  status: shipments.status,
  source: shipments.source,
  destination: shipments.destination,
  customerName: shipments.customerName,
  packageCount: shipments.packageCount,
  weight: shipments.weight,
  volume: shipments.volume,
  codAmount: shipments.codAmount,
  codCurrency: shipments.codCurrency,
  pickupFrom: shipments.pickupFrom,
  pickupTo: shipments.pickupTo,
  deliveryFrom: shipments.deliveryFrom,
  deliveryTo: shipments.deliveryTo,
  notes: shipments.notes,
  customerPhone: sql<string | null>`(
    select min(o.customer_phone) from shipment_orders l join orders o on o.id = l.order_id
    where l.shipment_id = "shipments"."id")`,
  orderNumbers: sql<string | null>`(
    select group_concat(o.number, ', ') from shipment_orders l join orders o on o.id = l.order_id
    where l.shipment_id = "shipments"."id")`,
};

/** A shipment as a manifest lists it. */
export type ManifestRow = Awaited<ReturnType<typeof readManifestRows>>[number];

/** Shipments of a type by number or id, ordered by number; unknown ones are left out. */
export async function readManifestRows(scope: Scope, type: ShipmentType, wanted: readonly string[]) {
  const rows = await scope.db
    .select({
      ...printedShipmentColumns,
      sourceLine: shipments.sourceLine,
      agentName: agents.name,
    })
    .from(shipments)
    .leftJoin(agents, and(eq(agents.id, shipments.agentId), eq(agents.accountId, shipments.accountId)))
    .where(
      and(
        eq(withoutIndex(shipments.accountId), scope.account.id),
        eq(withoutIndex(shipments.type), type),
        shipmentsWithinLocations(scope),
        or(inArray(shipments.number, selectIds(wanted)), inArray(shipments.id, selectIds(wanted))),
      ),
    )
    .orderBy(asc(shipments.number));
  return rows;
}
