import { and, eq, inArray } from "drizzle-orm";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { liveShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { LiveShipment } from "./edit.writes.server.ts";

/** The unfinished shipments of an order. */
export async function readLiveShipments(scope: Scope, orderId: string): Promise<LiveShipment[]> {
  return scope.db
    .select({
      id: shipments.id,
      number: shipments.number,
      status: shipments.status,
      type: shipments.type,
      version: shipments.version,
      planId: shipments.planId,
      orderCount: shipments.orderCount,
    })
    .from(shipmentOrders)
    .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
    .where(
      and(
        eq(shipmentOrders.orderId, orderId),
        eq(shipments.accountId, scope.account.id),
        inArray(shipments.status, [...liveShipmentStatuses]),
      ),
    );
}
