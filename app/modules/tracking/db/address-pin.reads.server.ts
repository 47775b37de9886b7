import { and, asc, eq, sql } from "drizzle-orm";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";

/**
 * Where an order went before its customer first moved the pin; where it goes, when they never did. So pins that are each
 * moved a little do not wander off.
 */
export async function readUnpinnedPoint(
  scope: Pick<Scope, "db" | "account">,
  { id, destination }: Pick<OrderRecord, "id" | "destination">,
): Promise<Point | null> {
  const [first] = await scope.db
    .select({
      longitude: sql<number>`${orderEvents.detail} ->> '$.pin.from.longitude'`,
      latitude: sql<number>`${orderEvents.detail} ->> '$.pin.from.latitude'`,
    })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, id),
        eq(orderEvents.accountId, scope.account.id),
        eq(orderEvents.type, "updated"),
        sql`json_type(${orderEvents.detail}, '$.pin.from') = 'object'`,
      ),
    )
    .orderBy(asc(orderEvents.version))
    .limit(1);
  return first ?? destination.point;
}
