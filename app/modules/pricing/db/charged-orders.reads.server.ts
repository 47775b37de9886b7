import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { ChargedPackage } from "../model/chargeable.ts";
import type { FeeMethod } from "../model/fee-method.ts";
import { toFeeMethod } from "../model/stored-method.ts";
import { computeChargedDistance } from "../model/surcharges.ts";
import { orderFees } from "./order-fees.tables.ts";
import { shippingMethods } from "./shipping-methods.tables.ts";

/** The stored data of an order that its fees depend on. */
export interface StoredCharge {
  id: string;
  merchantId: string;
  methodId: string;
  method: FeeMethod;
  anchorDate: string | null;
  packages: ChargedPackage[];
  distance: number | null;
  detour: number;
  destination: Point | null;
}

/**
 * Those of the orders that have a merchant and a method, with everything that their price depends on except zone and
 * rank.
 */
export async function readCharges(scope: Scope, orderIds: readonly string[]): Promise<StoredCharge[]> {
  const account = scope.account.id;
  const ids = selectIds(orderIds);
  const [rows, packages] = await Promise.all([
    scope.db
      .select({
        id: orders.id,
        merchantId: orders.merchantId,
        source: orders.source,
        destination: orders.destination,
        method: shippingMethods,
      })
      .from(orders)
      .innerJoin(
        shippingMethods,
        and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, account)),
      )
      .where(and(isOwnAmong(account, orders.accountId, orders.id, ids), isNotNull(orders.merchantId))),
    scope.db
      .select({
        orderId: orderPackages.orderId,
        quantity: orderPackages.quantity,
        weight: orderPackages.weight,
        volume: orderPackages.volume,
      })
      .from(orderPackages)
      .where(and(eq(orderPackages.accountId, account), inArray(orderPackages.orderId, ids))),
  ]);
  const goods = Map.groupBy(packages, ({ orderId }) => orderId);
  return rows.flatMap(({ id, merchantId, source, destination, method }) => {
    if (!merchantId) return [];
    const [from, to] = [source.point ?? null, destination.point ?? null];
    return [
      {
        id,
        merchantId,
        methodId: method.id,
        method: toFeeMethod(method),
        anchorDate: method.anchorDate,
        packages: goods.get(id) ?? [],
        distance: computeChargedDistance(from, to, scope.ports.travel.estimate.detour),
        detour: scope.ports.travel.estimate.detour,
        destination: to,
      },
    ];
  });
}

/** The ranks already used in these months. */
export async function readRanks(scope: Scope, cycles: readonly string[]): Promise<Map<string, number[]>> {
  if (cycles.length === 0) return new Map();
  const rows = await scope.db
    .select({ cycle: orderFees.cycle, rank: orderFees.rank })
    .from(orderFees)
    .where(
      and(
        isOwnAmong(scope.account.id, orderFees.accountId, orderFees.cycle, selectIds(cycles)),
        isNotNull(orderFees.cycle),
        isNull(orderFees.voidedAt),
      ),
    );
  const ranksByCycle = new Map<string, number[]>();
  for (const { cycle, rank } of rows)
    if (cycle && rank !== null) ranksByCycle.set(cycle, [...(ranksByCycle.get(cycle) ?? []), rank]);
  return ranksByCycle;
}
