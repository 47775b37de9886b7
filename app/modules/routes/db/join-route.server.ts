import { and, eq, sql } from "drizzle-orm";
import { routes, stops } from "#app/modules/shipments/db/shipments.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { StopRow } from "./route.reads.server.ts";

/**
 * Adds a stop to a running route; `retimeRoute` sets its position and times. A route that ended meanwhile is a lost
 * race.
 */
export function joinRoute(scope: Scope, stop: StopRow): Statement[] {
  const mine = and(eq(routes.accountId, scope.account.id), eq(routes.id, stop.routeId));
  const isRunning = sql`${routes.status} in ('assigned', 'active')`;
  return [
    scope.db.insert(stops).values({ ...stop, arrivedAt: null, finishedAt: null }),
    scope.db
      .update(routes)
      .set({
        stopCount: sql`${routes.stopCount} + 1`,
        version: sql`case when ${isRunning} then ${routes.version} + 1 end`,
      })
      .where(mine),
  ];
}
