import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getVisibilityColumn } from "./carrier-scope.server.ts";
import { orders } from "./orders.tables.ts";

/** The first location with a point, as the source of sample orders, and whether the account has orders already. */
export async function readSamplePlace(scope: Scope) {
  const { db, account } = scope;
  const [[found], any] = await db.batch([
    db
      .select()
      .from(locations)
      .where(
        and(
          eq(locations.accountId, account.id),
          eq(locations.active, true),
          isNotNull(locations.longitude),
          scope.locations === "all" ? undefined : inArray(locations.id, selectIds(scope.locations)),
        ),
      )
      .orderBy(asc(locations.id))
      .limit(1),
    db
      .select({ n: sql<number>`1` })
      .from(orders)
      .where(eq(getVisibilityColumn(scope), account.id))
      .limit(1),
  ]);
  const point =
    found && found.longitude !== null && found.latitude !== null
      ? { longitude: found.longitude, latitude: found.latitude }
      : null;
  const { city = null, postalCode = null, country = account.country } = found?.address ?? {};
  return {
    hasOrders: any.length > 0,
    location: found && point ? { id: found.id, point, city, postalCode, country } : null,
  };
}
