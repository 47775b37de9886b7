import { and, eq } from "drizzle-orm";
import { counters } from "#app/platform/db/counters.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readCountsWithin } from "#app/platform/lists/limited-counts.reads.server.ts";
import { type OrderStatus, orderStatuses } from "../model/order.enums.ts";

/**
 * How many orders of each status the person may see, from counters: 16 rows at most, and as many for each location of a
 * limited member; nothing is said when those are very many, nor to a token of one merchant.
 */
export async function countOrdersByStatus(scope: Scope): Promise<{ status: OrderStatus; count: number }[]> {
  // Nobody keeps counters of one merchant.
  if (scope.merchant !== undefined) return [];
  if (scope.locations !== "all") {
    const counts = await readCountsWithin(scope, "orders");
    return counts ? orderStatuses.codes.map((status) => ({ status, count: counts.get(status) ?? 0 })) : [];
  }
  const rows = await scope.db
    .select({ facet: counters.facet, n: counters.n })
    .from(counters)
    .where(and(eq(counters.accountId, scope.account.id), eq(counters.module, "orders")));
  const byFacet = new Map(rows.map(({ facet, n }) => [facet, n]));
  return orderStatuses.codes.map((status) => ({ status, count: byFacet.get(`status:${status}`) ?? 0 }));
}
