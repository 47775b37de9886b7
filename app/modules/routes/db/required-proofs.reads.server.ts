import { and, eq, inArray, sql } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { shipmentOrders } from "#app/modules/shipments/db/shipments.tables.ts";
import type { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The proof that a shipment requires at the drop-off, and its customer's phone number. */
export interface RequiredProof {
  proof: ProofSetting;
  isCoded: boolean;
  phone: string | null;
}

/**
 * Reads the strictest proof that any order of each shipment requires: signature (1) and image (2) add up to both (3).
 */
export async function readRequiredProofs(
  scope: Scope,
  shipmentIds: ReturnType<typeof selectIds>,
): Promise<Map<string, RequiredProof>> {
  const accountSetting = scope.account.preferences.door_codes ? 1 : 0;
  const rows = await scope.db
    .select({
      shipmentId: shipmentOrders.shipmentId,
      proof: sql<ProofSetting>`
      max(${orders.proofOfDelivery} & 1) + max(${orders.proofOfDelivery} & 2)`,
      phone: sql<string | null>`min(${orders.customerPhone})`,
      isCoded: sql<number>`max(${accountSetting}, max(coalesce(${shippingMethods.settings} ->> 'doorCode', 0)))`,
    })
    .from(shipmentOrders)
    .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
    .leftJoin(
      shippingMethods,
      and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
    )
    .where(and(eq(shipmentOrders.accountId, scope.account.id), inArray(shipmentOrders.shipmentId, shipmentIds)))
    .groupBy(shipmentOrders.shipmentId);
  return new Map(
    rows.map(({ shipmentId, isCoded, ...required }) => [shipmentId, { ...required, isCoded: isCoded > 0 }]),
  );
}
