import { and, asc, eq, inArray } from "drizzle-orm";
import type { PaymentMethod } from "#app/domain/orders/order.enums.ts";
import { collectionStatuses } from "#app/domain/orders/order.enums.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { collections, orderPackages, orders, shipmentOrders, shipments } from "../schema/index.ts";

/** What there is to do at a door, beside the address: of one shipment. */
export interface Door {
  orders: { number: string; notes: string | null; requirements: string[] }[];
  packages: {
    id: string;
    orderNumber: string;
    name: string | null;
    barcode: string | null;
    quantity: number;
    /** Grams. */
    weight: number | null;
  }[];
  /** What is still to be collected. */
  collections: { id: string; amount: number; currency: string; method: PaymentMethod; prepaymentRequired: boolean }[];
  /** The customer's, where the address has none of its own. */
  phone: string | null;
  /** How to get in, as the customer wrote it. */
  directions: { source: string | null; destination: string | null };
}

/** The doors of shipments, by shipment: four statements however many they are. */
export async function readDoors(scope: Scope, shipmentIds: readonly string[]): Promise<Map<string, Door>> {
  const account = scope.account.id;
  const ids = idsIn(shipmentIds);
  const ofThese = and(eq(shipmentOrders.accountId, account), inArray(shipmentOrders.shipmentId, ids));
  const { db } = scope;
  const [places, orderRows, packageRows, collectionRows] = await Promise.all([
    db
      .select({ id: shipments.id, source: shipments.source, destination: shipments.destination })
      .from(shipments)
      .where(and(inArray(shipments.id, ids), eq(shipments.accountId, account))),
    db
      .select({
        shipmentId: shipmentOrders.shipmentId,
        number: orders.number,
        phone: orders.customerPhone,
        notes: orders.notes,
        requirements: orders.requirements,
      })
      .from(shipmentOrders)
      .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
      .where(ofThese),
    db
      .select({ shipmentId: shipmentOrders.shipmentId, number: orders.number, row: orderPackages })
      .from(shipmentOrders)
      .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
      .innerJoin(orderPackages, eq(orderPackages.orderId, shipmentOrders.orderId))
      .where(ofThese)
      .orderBy(asc(orders.number), asc(orderPackages.position)),
    db
      .select({ shipmentId: shipmentOrders.shipmentId, row: collections })
      .from(shipmentOrders)
      .innerJoin(collections, eq(collections.orderId, shipmentOrders.orderId))
      .where(and(ofThese, eq(collections.status, collectionStatuses.code.pending), eq(collections.waived, false)))
      .orderBy(asc(collections.id)),
  ]);
  return new Map(
    places.map(({ id, source, destination }) => [
      id,
      {
        orders: orderRows
          .filter(({ shipmentId }) => shipmentId === id)
          .map(({ number, notes, requirements }) => ({ number, notes, requirements: requirements.vehicleOptions })),
        packages: packageRows
          .filter(({ shipmentId }) => shipmentId === id)
          .map(({ number, row }) => ({
            id: row.id,
            orderNumber: number,
            name: row.name,
            barcode: row.barcode ?? row.externalId,
            quantity: row.quantity,
            weight: row.weight,
          })),
        collections: collectionRows
          .filter(({ shipmentId }) => shipmentId === id)
          .map(({ row }) => ({
            id: row.id,
            amount: row.amount,
            currency: row.currency,
            method: row.method,
            prepaymentRequired: row.prepaymentRequired ?? false,
          })),
        phone: orderRows.find(({ shipmentId }) => shipmentId === id)?.phone ?? null,
        directions: {
          source: source.address.directions ?? null,
          destination: destination.address.directions ?? null,
        },
      },
    ]),
  );
}
