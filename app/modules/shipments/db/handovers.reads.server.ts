import { and, asc, eq, inArray } from "drizzle-orm";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { type DriverField, listDriverFields } from "#app/modules/custom-fields/model/custom-field.ts";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import type { DriveStop } from "#app/modules/driver/model/drive-day.ts";
import { type DoorCodeOrder, readDoorCodes } from "#app/modules/orders/db/door-codes.reads.server.ts";
import { collections, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { type HashedCode, hashDoorCode } from "#app/modules/orders/model/door-code.ts";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";
import { shipmentOrders, shipments } from "./shipments.tables.ts";

/** What is handed over and collected for one shipment at a stop. */
export interface Handover extends Pick<DriveStop, "orders" | "packages" | "fields"> {
  /** Open collections, amounts in minor units. */
  collections: { id: string; amount: number; currency: string; method: PaymentMethod; prepaymentRequired: boolean }[];
  /** Hashed door codes of its customers; empty when no code is required. */
  codes: HashedCode[];
  /** How to get in, as the customer wrote it. */
  directions: { source: string | null; destination: string | null };
  /** Names of the contacts at both ends. */
  contacts: { source: string | null; destination: string | null };
}

/** Handovers by shipment: a few statements for any number of shipments. */
export async function readHandovers(scope: Scope, shipmentIds: readonly string[]): Promise<Map<string, Handover>> {
  const account = scope.account.id;
  const ids = selectIds(shipmentIds);
  const ofShipments = and(eq(shipmentOrders.accountId, account), inArray(shipmentOrders.shipmentId, ids));
  const { db } = scope;
  const [places, orderRows, packageRows, collectionRows, orderFields, shipmentFields, customerFields] =
    await Promise.all([
      db
        .select({
          id: shipments.id,
          source: shipments.source,
          destination: shipments.destination,
          metadata: shipments.metadata,
        })
        .from(shipments)
        .where(isOwnAmong(account, shipments.accountId, shipments.id, ids)),
      db
        .select({
          shipmentId: shipmentOrders.shipmentId,
          id: orders.id,
          type: shipments.type,
          method: shippingMethods.settings,
          number: orders.number,
          notes: orders.notes,
          wishes: orders.deliveryWishes,
          metadata: orders.metadata,
          customerMetadata: customers.metadata,
          requirements: orders.requirements,
        })
        .from(shipmentOrders)
        .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
        .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
        .leftJoin(
          shippingMethods,
          and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
        )
        .leftJoin(
          customers,
          and(eq(customers.id, orders.customerId), eq(customers.accountId, shipmentOrders.accountId)),
        )
        .where(ofShipments),
      db
        .select({ shipmentId: shipmentOrders.shipmentId, number: orders.number, row: orderPackages })
        .from(shipmentOrders)
        .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
        .innerJoin(orderPackages, eq(orderPackages.orderId, shipmentOrders.orderId))
        .where(ofShipments)
        .orderBy(asc(orders.number), asc(orderPackages.position)),
      db
        .select({ shipmentId: shipmentOrders.shipmentId, row: collections })
        .from(shipmentOrders)
        .innerJoin(collections, eq(collections.orderId, shipmentOrders.orderId))
        .where(and(ofShipments, eq(collections.status, collectionStatuses.code.pending), eq(collections.waived, false)))
        .orderBy(asc(collections.id)),
      readCustomFields(scope, "order"),
      readCustomFields(scope, "shipment"),
      readCustomFields(scope, "customer"),
    ]);
  const codesByOrder = await readHashedCodes(scope, orderRows);
  const ordersByShipment = Map.groupBy(orderRows, ({ shipmentId }) => shipmentId);
  const packagesByShipment = Map.groupBy(packageRows, ({ shipmentId }) => shipmentId);
  const collectionsByShipment = Map.groupBy(collectionRows, ({ shipmentId }) => shipmentId);
  return new Map(
    places.map(({ id, source, destination, metadata }) => [
      id,
      {
        orders: (ordersByShipment.get(id) ?? []).map(({ number, notes, wishes, requirements, type }) => ({
          number,
          notes,
          wishes: type === shipmentTypes.code.delivery ? wishes : null,
          requirements: requirements.vehicleOptions,
        })),
        fields: [
          ...listDriverFields(shipmentFields, metadata),
          ...dropRepeated(
            (ordersByShipment.get(id) ?? []).flatMap((order) => [
              ...listDriverFields(orderFields, order.metadata),
              ...listDriverFields(customerFields, order.customerMetadata ?? {}),
            ]),
          ),
        ],
        packages: (packagesByShipment.get(id) ?? []).map(({ number, row }) => ({
          id: row.id,
          orderNumber: number,
          name: row.name,
          barcode: row.barcode ?? row.externalId,
          quantity: row.quantity,
          weight: row.weight,
        })),
        collections: (collectionsByShipment.get(id) ?? []).map(({ row }) => ({
          id: row.id,
          amount: row.amount,
          currency: row.currency,
          method: row.method,
          prepaymentRequired: row.prepaymentRequired ?? false,
        })),
        codes: (ordersByShipment.get(id) ?? []).flatMap(({ id: orderId }) => codesByOrder.get(orderId) ?? []),
        directions: {
          source: source.address.directions ?? null,
          destination: destination.address.directions ?? null,
        },
        contacts: { source: source.contact?.name ?? null, destination: destination.contact?.name ?? null },
      },
    ]),
  );
}

/** Several orders of one customer say the same once. */
function dropRepeated(fields: readonly DriverField[]): DriverField[] {
  return [...new Map(fields.map((field) => [JSON.stringify(field), field])).values()];
}

/** Hashed codes of deliveries by order, as a phone stores them to check a code offline. */
async function readHashedCodes(
  scope: Scope,
  carried: readonly (DoorCodeOrder & { type: number })[],
): Promise<Map<string, HashedCode>> {
  const delivered = carried.filter(({ type }) => type === shipmentTypes.code.delivery);
  const codes = await readDoorCodes(scope.db, scope.account, delivered);
  return new Map(await Promise.all([...codes].map(async ([id, code]) => [id, await hashDoorCode(id, code)] as const)));
}
