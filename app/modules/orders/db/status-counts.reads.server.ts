import { and, eq } from "drizzle-orm";
import { counters } from "#app/platform/db/counters.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readCountsWithin } from "#app/platform/lists/limited-counts.reads.server.ts";
import { type OrderStatus, orderStatuses } from "../model/order.enums.ts";

/**
 * Orders of each status that the person may see, from counters: at most 16 rows, and as many for each location of a
 * limited member. Empty when a member has very many locations, and for a token of one merchant.
 */
export async function countOrdersByStatus(scope: Scope): Promise<{ status: OrderStatus; count: number }[]> {
  // There are no counters for one merchant.
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
