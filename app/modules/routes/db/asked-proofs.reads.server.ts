import { and, eq, inArray, sql } from "drizzle-orm";
import type { ProofSetting } from "#app/domain/orders/order.enums.ts";
import type { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { orders, shipmentOrders, shippingMethods } from "../schema/index.ts";

/** What the orders of a shipment ask for at the door: the most of each; and how their customer is reached. */
export interface AskedProof {
  proof: ProofSetting;
  isCoded: boolean;
  phone: string | null;
}

/** The most that any order of a shipment asks for: signature and image add up to both. */
export async function readProofs(
  scope: Scope,
  shipmentIds: ReturnType<typeof idsIn>,
): Promise<Map<string, AskedProof>> {
  const ofAccount = scope.account.preferences.door_codes ? 1 : 0;
  const rows = await scope.db
    .select({
      shipmentId: shipmentOrders.shipmentId,
      proof: sql<ProofSetting>`
      max(${orders.proofOfDelivery} & 1) + max(${orders.proofOfDelivery} & 2)`,
      phone: sql<string | null>`min(${orders.customerPhone})`,
      isCoded: sql<number>`max(${ofAccount}, max(coalesce(${shippingMethods.settings} ->> 'doorCode', 0)))`,
    })
    .from(shipmentOrders)
    .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
    .leftJoin(
      shippingMethods,
      and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
    )
    .where(and(eq(shipmentOrders.accountId, scope.account.id), inArray(shipmentOrders.shipmentId, shipmentIds)))
    .groupBy(shipmentOrders.shipmentId);
  return new Map(rows.map(({ shipmentId, isCoded, ...asked }) => [shipmentId, { ...asked, isCoded: isCoded > 0 }]));
}
