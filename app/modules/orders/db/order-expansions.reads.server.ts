import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { items } from "#app/modules/inventory/db/stock.tables.ts";
import { shipmentOrders } from "#app/modules/shipments/db/shipments.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { whereVisibleUnindexed } from "./carrier-scope.server.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import { collections, orderItems, orderPackages, orders } from "./orders.tables.ts";

/** Packages of already scoped orders, by order; one statement for 100 orders. */
export async function readPackagesByOrder({ db }: Scope, orderIds: readonly string[]) {
  const rows = await db
    .select()
    .from(orderPackages)
    .where(inArray(orderPackages.orderId, selectIds(orderIds)))
    .orderBy(asc(orderPackages.orderId), asc(orderPackages.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Items of already scoped orders, by order, with their inventory data. */
export async function readItemsByOrder({ db }: Scope, orderIds: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(orderItems), itemId: items.id })
    .from(orderItems)
    .leftJoin(items, and(eq(items.accountId, orderItems.accountId), eq(items.sku, orderItems.sku)))
    .where(inArray(orderItems.orderId, selectIds(orderIds)))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Collections of already scoped orders, by order. */
export async function readCollectionsByOrder({ db }: Scope, orderIds: readonly string[]) {
  const rows = await db
    .select()
    .from(collections)
    .where(inArray(collections.orderId, selectIds(orderIds)))
    .orderBy(asc(collections.orderId), asc(collections.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Orders of already scoped shipments, by shipment, limited to those that the reader may see. */
export async function readOrdersByShipment(scope: Scope, shipmentIds: readonly string[]) {
  const { id, number, externalId, status, customerName } = orders;
  const rows = await scope.db
    .select({ shipmentId: shipmentOrders.shipmentId, id, number, externalId, status, customerName })
    .from(shipmentOrders)
    .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
    .where(
      and(
        inArray(shipmentOrders.shipmentId, selectIds(shipmentIds)),
        whereVisibleUnindexed(scope),
        ordersWithinLocations(scope),
      ),
    )
    .orderBy(asc(shipmentOrders.shipmentId), asc(number));
  return Map.groupBy(rows, ({ shipmentId }) => shipmentId);
}
