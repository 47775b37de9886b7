import { and, eq, type SQL, sql } from "drizzle-orm";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import type { StopState } from "#app/modules/planning/model/plan.enums.ts";
import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";
import type { RouteReport } from "../model/live-route.ts";
import type { RouteRow, StopRow } from "./route.reads.server.ts";

/** What the outside hears of a stop that somebody brought so far. */
const stopTopics: Readonly<Partial<Record<StopState, EventType>>> = {
  arriving: "stop.arrived",
  completed: "stop.completed",
  attempted: "stop.attempted",
};

/** Stops under a number: of their plan, their route in it, and their place in that. */
export const selectNumberedStops = (
  which: SQL,
): SQL => sql`select s.id, p.number || '/' || r.number || '/' || s.position as number, null as status
  from stops s join routes r on r.id = s.route_id join plans p on p.id = r.plan_id where ${which}`;

/** Changes a stop as it was read; when anybody was faster the batch rolls back as `lost_race`. */
export function setStop(scope: Scope, seen: Pick<StopRow, "id" | "version">, set: Partial<StopRow>): Statement[] {
  const topic = set.state && stopTopics[set.state];
  const changed = scope.db
    .update(stops)
    .set({ ...set, version: sql`case when ${stops.version} = ${seen.version} then ${stops.version} + 1 end` })
    .where(and(eq(stops.accountId, scope.account.id), eq(stops.id, seen.id)));
  return topic ? [changed, publishQuery(scope, topic, selectNumberedStops(sql`s.id = ${seen.id}`))] : [changed];
}

const routeTopics: Readonly<Partial<Record<RouteStatus, EventType>>> = {
  active: "route.started",
  completed: "route.completed",
};

/** The route's status; several stops of one route may be worked at the same time, so this is no race. */
export function setRoute(scope: Scope, route: Pick<RouteRow, "id">, status: RouteStatus): Statement[] {
  const completedAt = status === "completed" ? now(scope) : null;
  const topic = routeTopics[status];
  const accepted = sql`case when ${routes.request} = 'asked' then 'accepted' else ${routes.request} end`;
  const set = scope.db
    .update(routes)
    // Whoever drives off has said yes.
    .set({ status, completedAt, request: accepted, version: sql`${routes.version} + 1` })
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, route.id)));
  const named = sql`select r.id, p.number || '/' || r.number as number, null as status
    from routes r join plans p on p.id = r.plan_id where r.id = ${route.id}`;
  return topic ? [set, publishQuery(scope, topic, named)] : [set];
}

/** What the driver says of the route; null takes it back. */
export function setRouteReport(scope: Scope, route: Pick<RouteRow, "id">, says: RouteReport | null): Statement {
  return scope.db
    .update(routes)
    .set({ says })
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, route.id)));
}

/** On a route under way, the first stop that nobody has touched is the next one: `ready`, and told to be arriving. */
export function readyNextStop(scope: Scope, routeId: string): Statement[] {
  const mine = sql`account_id = ${scope.account.id} and route_id = ${routeId}`;
  const next = sql`(select id from ${stops} where ${mine} and state = 'pending' and type in ('pickup', 'dropoff')
    and not exists (select 1 from ${stops} where ${mine} and state in ('ready', 'arriving') and type <> 'break') order by position limit 1)`;
  return [
    publishQuery(scope, "stop.arriving", selectNumberedStops(sql`s.id = ${next}`)),
    scope.db.run(sql`update ${stops} set state = 'ready' where id = ${next}`),
  ];
}

/** The route's end is reached, and a drop-off whose pick-up failed will not happen; nor will a break that nobody took. */
export function closeStops(
  scope: Scope,
  routeId: string,
  only: { shipmentId: string | null; state: StopRow["state"] },
): Statement {
  return scope.db.run(sql`update ${stops}
    set state = case when type = 'break' and arrived_at is null then 'failed' else ${only.state} end, finished_at = ${now(scope)}, version = version + 1
    where account_id = ${scope.account.id} and route_id = ${routeId} and shipment_id is ${only.shipmentId}
      and state in ('pending', 'ready', 'arriving')`);
}

/** Who works a stop was at the depot before it, where the route says so. */
export function completePassedDepots(scope: Scope, routeId: string, position: number): Statement {
  return scope.db.run(sql`update ${stops} set state = 'completed', finished_at = ${now(scope)}, version = version + 1
    where account_id = ${scope.account.id} and route_id = ${routeId} and type = 'depot' and position < ${position}
      and state in ('pending', 'ready', 'arriving')`);
}
