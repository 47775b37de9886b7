import { and, eq, inArray } from "drizzle-orm";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { ShipmentStatus } from "#app/modules/shipments/model/shipment.enums.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import { orders } from "./orders.tables.ts";

/**
 * Orders by id as bulk actions check them, with their shipments in one of the given statuses; orders out of scope are
 * missing.
 */
export async function readCarriedOrders(
  scope: Scope,
  orderIds: readonly string[],
  statuses: readonly ShipmentStatus[],
) {
  const account = scope.account.id;
  const ids = selectIds([...new Set(orderIds)]);
  const [visible, carried] = await Promise.all([
    scope.db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        version: orders.version,
        heldFor: orders.heldFor,
        priority: orders.priority,
      })
      .from(orders)
      .where(and(eq(orders.accountId, account), inArray(orders.id, ids), ordersWithinLocations(scope))),
    scope.db
      .select({ orderId: shipmentOrders.orderId, id: shipments.id, planId: shipments.planId })
      .from(shipmentOrders)
      .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
      .where(
        and(
          isOwnAmong(account, shipments.accountId, shipmentOrders.orderId, ids),
          inArray(shipments.status, [...statuses]),
        ),
      ),
  ]);
  return { rows: new Map(visible.map((row) => [row.id, row])), carried };
}
