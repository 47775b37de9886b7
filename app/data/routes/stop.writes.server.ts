import { and, eq, sql } from "drizzle-orm";
import type { RouteStatus } from "#app/domain/plans/live-route.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { routes, stops } from "../schema/index.ts";
import type { RouteRow, StopRow } from "./route.reads.server.ts";

/** Changes a stop as it was read; when anybody was faster the batch rolls back as `lost_race`. */
export function setStop(scope: Scope, seen: Pick<StopRow, "id" | "version">, set: Partial<StopRow>): Statement {
  return scope.db
    .update(stops)
    .set({ ...set, version: sql`case when ${stops.version} = ${seen.version} then ${stops.version} + 1 end` })
    .where(and(eq(stops.accountId, scope.account.id), eq(stops.id, seen.id)));
}

/** The route's status; several stops of one route may be worked at the same time, so this is no race. */
export function setRoute(scope: Scope, route: Pick<RouteRow, "id">, status: RouteStatus): Statement {
  const completedAt = status === "completed" ? now(scope) : null;
  return scope.db
    .update(routes)
    .set({ status, completedAt, version: sql`${routes.version} + 1` })
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, route.id)));
}

/** On a route under way, the first stop that nobody has touched is the next one: `ready`. */
export function readyNextStop(scope: Scope, routeId: string): Statement {
  const mine = sql`account_id = ${scope.account.id} and route_id = ${routeId}`;
  return scope.db.run(sql`update ${stops} set state = 'ready' where id =
    (select id from ${stops} where ${mine} and state = 'pending' and type in ('pickup', 'dropoff') order by position limit 1)
    and not exists (select 1 from ${stops} where ${mine} and state in ('ready', 'arriving'))`);
}

/** The route's end is reached, and a drop-off whose pick-up failed will not happen. */
export function closeStops(
  scope: Scope,
  routeId: string,
  only: { shipmentId: string | null; state: StopRow["state"] },
): Statement {
  return scope.db.run(sql`update ${stops} set state = ${only.state}, finished_at = ${now(scope)}, version = version + 1
    where account_id = ${scope.account.id} and route_id = ${routeId} and shipment_id is ${only.shipmentId}
      and state in ('pending', 'ready', 'arriving')`);
}

/** Who works a stop was at the depot before it, where the route says so. */
export function passDepots(scope: Scope, routeId: string, position: number): Statement {
  return scope.db.run(sql`update ${stops} set state = 'completed', finished_at = ${now(scope)}, version = version + 1
    where account_id = ${scope.account.id} and route_id = ${routeId} and type = 'depot' and position < ${position}
      and state in ('pending', 'ready', 'arriving')`);
}
