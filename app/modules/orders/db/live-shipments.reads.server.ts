import { and, eq, inArray } from "drizzle-orm";
import { liveShipments } from "#app/domain/shipments/shipment.states.ts";
import type { Scope } from "../kernel/scope.server.ts";
import type { LiveShipment } from "../orders/edit.writes.server.ts";
import { shipmentOrders, shipments } from "../schema/index.ts";

/** The shipments that carry an order and are not over. */
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
        inArray(shipments.status, [...liveShipments]),
      ),
    );
}
