import { and, asc, eq, gte } from "drizzle-orm";
import { withinLocations } from "#app/modules/orders/db/shipment-scope.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

const deliveries = 3;
const pending = 1;

/** The first local day from a day on for which deliveries wait to be planned; null without any. One row by its index. */
export async function firstPendingDay(scope: Scope, from: string): Promise<string | null> {
  const [found] = await scope.db
    .select({ at: shipments.deliveryFrom })
    .from(shipments)
    .where(
      and(
        eq(shipments.accountId, scope.account.id),
        eq(shipments.type, deliveries),
        eq(shipments.status, pending),
        gte(shipments.deliveryFrom, from),
        withinLocations(scope),
      ),
    )
    .orderBy(asc(shipments.deliveryFrom))
    .limit(1);
  return found?.at?.slice(0, 10) ?? null;
}
