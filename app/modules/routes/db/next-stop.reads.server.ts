import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The stop that an agent is driving to; null during a break or when already at a stop. */
export async function readNextStop({ db, account }: Scope, agentId: string) {
  const [next] = await db
    .select({ id: stops.id, routeId: stops.routeId, place: stops.place, state: stops.state })
    .from(routes)
    .innerJoin(stops, and(eq(stops.routeId, routes.id), eq(stops.accountId, routes.accountId)))
    .where(
      and(
        eq(routes.accountId, account.id),
        eq(routes.agentId, agentId),
        eq(routes.status, "active"),
        sql`${routes.driverReport} ->> '$.kind' is not 'pause'`,
        inArray(stops.type, ["pickup", "dropoff"]),
        inArray(stops.state, ["pending", "ready", "arriving"]),
      ),
    )
    .orderBy(sql`${stops.state} <> 'arriving'`, asc(stops.position))
    .limit(1);
  return next && next.state !== "arriving" ? next : null;
}
