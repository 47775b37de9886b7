import { and, asc, eq, gte } from "drizzle-orm";
import { shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The first local day, from a day on, with deliveries to plan; null without any. Reads one row by index. */
export async function findFirstPendingDay(scope: Scope, from: string): Promise<string | null> {
  const [found] = await scope.db
    .select({ at: shipments.deliveryFrom })
    .from(shipments)
    .where(
      and(
        eq(shipments.accountId, scope.account.id),
        eq(shipments.type, shipmentTypes.code.delivery),
        eq(shipments.status, shipmentStatuses.code.pending),
        gte(shipments.deliveryFrom, from),
        shipmentsWithinLocations(scope),
      ),
    )
    .orderBy(asc(shipments.deliveryFrom))
    .limit(1);
  return found?.at?.slice(0, 10) ?? null;
}
