import { and, asc, eq, gte } from "drizzle-orm";
import { shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

const deliveryType = 3;
const pendingStatus = 1;

/** The first local day, from a day on, with deliveries to plan; null without any. Reads one row by index. */
export async function findFirstPendingDay(scope: Scope, from: string): Promise<string | null> {
  const [found] = await scope.db
    .select({ at: shipments.deliveryFrom })
    .from(shipments)
    .where(
      and(
        eq(shipments.accountId, scope.account.id),
        eq(shipments.type, deliveryType),
        eq(shipments.status, pendingStatus),
        gte(shipments.deliveryFrom, from),
        shipmentsWithinLocations(scope),
      ),
    )
    .orderBy(asc(shipments.deliveryFrom))
    .limit(1);
  return found?.at?.slice(0, 10) ?? null;
}
