import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { stops } from "#app/modules/planning/db/routes.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeWaitingTime } from "../model/surcharges.ts";

const { pickup, delivery, return: back } = shipmentTypes.code;

/**
 * Seconds that drivers waited for orders, at pickup from the merchant and at delivery. A stop that is completed in this
 * batch ends now; waiting at the account's own facilities is not charged.
 */
export async function readWaitingTimes(scope: Scope, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await scope.db
    .select({
      orderId: shipmentOrders.orderId,
      plannedStart: stops.startAt,
      arrived: sql<number>`${stops.arrivedAt}`,
      finished: sql<number>`coalesce(${stops.finishedAt}, ${now(scope)})`,
      serviceSeconds: stops.serviceSeconds,
      orders: sql<number>`(select count(*) from shipment_orders s where s.shipment_id = ${stops.shipmentId})`,
    })
    .from(shipmentOrders)
    .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
    .innerJoin(stops, eq(stops.shipmentId, shipments.id))
    .where(
      and(
        eq(shipmentOrders.accountId, scope.account.id),
        inArray(shipmentOrders.orderId, selectIds(orderIds)),
        eq(stops.accountId, scope.account.id),
        isNotNull(stops.arrivedAt),
        inArray(stops.state, ["arriving", "completed"]),
        sql`((${shipments.type} = ${pickup} and ${stops.type} = 'pickup')
          or (${shipments.type} in (${delivery}, ${back}) and ${stops.type} = 'dropoff'))`,
      ),
    );
  const secondsByOrder = new Map<string, number>();
  for (const { orderId, ...stop } of rows)
    secondsByOrder.set(orderId, (secondsByOrder.get(orderId) ?? 0) + computeWaitingTime(stop));
  return secondsByOrder;
}
