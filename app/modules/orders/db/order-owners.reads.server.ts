import { and, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { orders } from "./orders.tables.ts";

/** The merchant accounts that own some of the orders that these accounts work. No query without ids. */
export async function readOrderOwners(
  db: Database,
  accountIds: readonly string[],
  ids: readonly string[],
): Promise<{ id: string; ownerAccountId: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: orders.id, ownerAccountId: sql<string>`${orders.ownerAccountId}` })
    .from(orders)
    .where(
      and(
        inArray(orders.accountId, selectIds(accountIds)),
        inArray(orders.id, selectIds(ids)),
        isNotNull(orders.ownerAccountId),
      ),
    );
}
