import { and, eq } from "drizzle-orm";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/order.enums.ts";
import { countWithin } from "../kernel/limited-counts.reads.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { counters, orders } from "../schema/index.ts";
import { ordersWithinLocations } from "../shipments/shipment-scope.server.ts";
import { seeingColumn } from "./holder.server.ts";

/**
 * How many orders of each status the person may see. From the counters, 16 rows at most; a limited member's are counted,
 * and nothing is said when they are very many.
 */
export async function countOrdersByStatus(scope: Scope): Promise<{ status: OrderStatus; count: number }[]> {
  const within = ordersWithinLocations(scope);
  if (within) {
    const table = { table: orders, accountId: seeingColumn(scope), status: orders.status, within };
    const counts = await countWithin(scope, table);
    return counts ? orderStatuses.codes.map((status) => ({ status, count: counts.get(status) ?? 0 })) : [];
  }
  const rows = await scope.db
    .select({ facet: counters.facet, n: counters.n })
    .from(counters)
    .where(and(eq(counters.accountId, scope.account.id), eq(counters.module, "orders")));
  const byFacet = new Map(rows.map(({ facet, n }) => [facet, n]));
  return orderStatuses.codes.map((status) => ({ status, count: byFacet.get(`status:${status}`) ?? 0 }));
}
