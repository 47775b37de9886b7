import { and, desc, eq, sql } from "drizzle-orm";
import { can } from "#app/domain/access/can.ts";
import type { OrderStatus } from "#app/domain/orders/order.enums.ts";
import { type ShipmentStatus, shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { orders, shipments } from "../schema/index.ts";
import { ordersWithinLocations, withinLocations } from "../shipments/shipment-scope.server.ts";
import { foundOrders, searchTerms } from "./order-search.server.ts";

/** Something that the palette leads to. */
export type Found =
  | { kind: "order"; to: string; label: string; detail: string; status: OrderStatus }
  | { kind: "shipment"; to: string; label: string; detail: string; status: ShipmentStatus };

/** Most orders that the palette shows. */
const most = 8;

/** Orders by any piece of number, name, phone or place, and the shipment of exactly this number; only what the person may see. */
export async function searchEverything(scope: Scope, text: string): Promise<Found[]> {
  const [foundShipments, foundOrders] = await Promise.all([
    can(scope.account, "shipments") ? shipmentOf(scope, text) : [],
    can(scope.account, "orders") ? ordersOf(scope, text) : [],
  ]);
  return [...foundShipments, ...foundOrders];
}

async function ordersOf(scope: Scope, text: string): Promise<Found[]> {
  const { number, customerName, destinationLine, status } = orders;
  const terms = searchTerms(scope.account.id, text);
  const wanted = terms ? sql`${orders}."rowid" in ${foundOrders(terms, most)}` : eq(number, text.toUpperCase());
  const rows = await scope.db
    .select({ number, customerName, destinationLine, status })
    .from(orders)
    .where(and(eq(orders.accountId, scope.account.id), wanted, ordersWithinLocations(scope)))
    .orderBy(desc(orders.id))
    .limit(most);
  return rows.map((row) => ({
    kind: "order",
    to: `/orders/${encodeURIComponent(row.number)}`,
    label: row.number,
    detail: `${row.customerName}, ${row.destinationLine}`,
    status: row.status,
  }));
}

async function shipmentOf(scope: Scope, text: string): Promise<Found[]> {
  const { number, type, status, destinationLine } = shipments;
  const rows = await scope.db
    .select({ number, type, status, destinationLine })
    .from(shipments)
    .where(and(eq(number, text.toUpperCase()), eq(shipments.accountId, scope.account.id), withinLocations(scope)));
  return rows.map((row) => ({
    kind: "shipment",
    to: `/shipments/${shipmentTypes.of(row.type).path}/${encodeURIComponent(row.number)}`,
    label: row.number,
    detail: row.destinationLine,
    status: row.status,
  }));
}
