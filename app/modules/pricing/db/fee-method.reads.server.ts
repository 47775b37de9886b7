import { and, count, eq, gte } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { FeeMethod } from "../model/fee-method.ts";
import { toFeeMethod } from "../model/stored-method.ts";
import { shippingMethods } from "./shipping-methods.tables.ts";

/** The prices of an active method of the account and its anchor date for months; null when there is no such method. */
export async function readFeeMethod(
  scope: Scope,
  id: string,
): Promise<{ method: FeeMethod; anchorDate: string | null } | null> {
  const [row] = await scope.db
    .select()
    .from(shippingMethods)
    .where(
      and(
        eq(shippingMethods.accountId, scope.account.id),
        eq(shippingMethods.id, id),
        eq(shippingMethods.active, true),
      ),
    );
  return row ? { method: toFeeMethod(row), anchorDate: row.anchorDate } : null;
}

/** The number of a merchant's orders by a method that were delivered since an instant. */
export async function countDelivered(
  scope: Scope,
  { merchantId, methodId, since }: { merchantId: string; methodId: string; since: number },
): Promise<number> {
  const [row] = await scope.db
    .select({ n: count() })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, scope.account.id),
        eq(orders.merchantId, merchantId),
        eq(orders.shippingMethodId, methodId),
        eq(orders.status, orderStatuses.code.delivered),
        gte(orders.completedAt, since),
      ),
    );
  return row?.n ?? 0;
}
