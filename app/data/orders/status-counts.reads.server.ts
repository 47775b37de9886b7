import { and, eq } from "drizzle-orm";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/order.enums.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { counters } from "../schema/index.ts";

/** How many orders the account has of each status, from the counters: 16 rows at most are read. */
export async function countOrdersByStatus(scope: Scope): Promise<{ status: OrderStatus; count: number }[]> {
  const rows = await scope.db
    .select({ facet: counters.facet, n: counters.n })
    .from(counters)
    .where(and(eq(counters.accountId, scope.account.id), eq(counters.module, "orders")));
  const byFacet = new Map(rows.map(({ facet, n }) => [facet, n]));
  return orderStatuses.codes.map((status) => ({ status, count: byFacet.get(`status:${status}`) ?? 0 }));
}
