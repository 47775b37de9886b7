import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";
import type { StopState, StopType } from "../model/plan.enums.ts";
import type { RouteStatus } from "../model/route.enums.ts";
import { routes, stops } from "./routes.tables.ts";

type RouteRow = typeof routes.$inferSelect;
type StopRow = typeof stops.$inferSelect;

/** The event published when a stop reaches a state. */
const stopTopics: Readonly<Partial<Record<StopState, EventType>>> = {
  arriving: "stop.arrived",
  completed: "stop.completed",
  attempted: "stop.attempted",
};

/** Selects stops with their number: plan/route/position. */
export const selectNumberedStops = (
  which: SQL,
): SQL => sql`select s.id, p.number || '/' || r.number || '/' || s.position as number, null as status
  from stops s join routes r on r.id = s.route_id join plans p on p.id = r.plan_id where ${which}`;

/** Updates a stop of the expected version; when it has changed meanwhile the batch rolls back as `lost_race`. */
export function setStop(scope: Scope, expected: Pick<StopRow, "id" | "version">, set: Partial<StopRow>): Statement[] {
  const topic = set.state && stopTopics[set.state];
  const changed = scope.db
    .update(stops)
    .set({ ...set, version: sql`case when ${stops.version} = ${expected.version} then ${stops.version} + 1 end` })
    .where(and(eq(stops.accountId, scope.account.id), eq(stops.id, expected.id)));
  return topic ? [changed, publishQuery(scope, topic, selectNumberedStops(sql`s.id = ${expected.id}`))] : [changed];
}

const routeTopics: Readonly<Partial<Record<RouteStatus, EventType>>> = {
  active: "route.started",
  completed: "route.completed",
};

/**
 * Sets the route's status. Without a version check, because several stops of a route may be worked at the same time.
 */
export function setRoute(scope: Scope, route: Pick<RouteRow, "id">, status: RouteStatus): Statement[] {
  const startedAt = status === "active" ? now(scope) : undefined;
  const completedAt = status === "completed" ? now(scope) : null;
  const topic = routeTopics[status];
  const accepted = sql`case when ${routes.request} = 'requested' then 'accepted' else ${routes.request} end`;
  const set = scope.db
    .update(routes)
    // Starting a route accepts its request.
    .set({ status, startedAt, completedAt, request: accepted, version: sql`${routes.version} + 1` })
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, route.id)));
  const selectNumbered = sql`select r.id, p.number || '/' || r.number as number, null as status
    from routes r join plans p on p.id = r.plan_id where r.id = ${route.id}`;
  return topic ? [set, publishQuery(scope, topic, selectNumbered)] : [set];
}

/** Sets the driver's report of a route; null removes it. */
export function setRouteReport(scope: Scope, route: Pick<RouteRow, "id">, report: RouteRow["driverReport"]): Statement {
  return scope.db
    .update(routes)
    .set({ driverReport: report })
    .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, route.id)));
}

/**
 * Makes the first pending stop of a running route `ready` and publishes `stop.arriving`, unless another stop is ready
 * or being worked.
 */
export function readyNextStop(scope: Scope, routeId: string): Statement[] {
  const mine = sql`account_id = ${scope.account.id} and route_id = ${routeId}`;
  const next = sql`(select id from ${stops} where ${mine} and state = 'pending' and type in ('pickup', 'dropoff')
    and not exists (select 1 from ${stops} where ${mine} and state in ('ready', 'arriving') and type <> 'break') order by position limit 1)`;
  return [
    publishQuery(scope, "stop.arriving", selectNumberedStops(sql`s.id = ${next}`)),
    scope.db.run(sql`update ${stops} set state = 'ready' where id = ${next}`),
  ];
}

/**
 * Closes open stops: the route's end when it is reached, or the drop-off of a shipment whose pickup failed. Breaks not
 * taken are failed.
 */
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

/** Completes the depot stops before a position: working a later stop implies that the driver was there. */
export function completePassedDepots(scope: Scope, routeId: string, position: number): Statement {
  return scope.db.run(sql`update ${stops} set state = 'completed', finished_at = ${now(scope)}, version = version + 1
    where account_id = ${scope.account.id} and route_id = ${routeId} and type = 'depot' and position < ${position}
      and state in ('pending', 'ready', 'arriving')`);
}

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

/** Stores the arrivals (UTC, milliseconds) that were last published. Versions stay, so that nobody loses a race by it. */
export function setNotifiedEtas(scope: Scope, marks: readonly { id: string; at: number }[]): Statement {
  return scope.db.run(sql`update ${stops} set notified_eta = each.value ->> '$.at'
    from json_each(${JSON.stringify(marks)}) as each where stops.id = each.value ->> '$.id' and +stops.account_id = ${scope.account.id}`);
}

/** Gives a state to open stops of these types of some shipments; `pending` reopens them, also those that are over. */
export function setShipmentStops(
  scope: Scope,
  shipmentIds: readonly string[],
  { types, state }: { types: readonly StopType[]; state: StopState },
): Statement {
  const back = state === "pending";
  const open = back ? sql`true` : sql`state in ('pending', 'ready', 'arriving')`;
  return scope.db.run(sql`update ${stops} set state = ${state},
    finished_at = ${back ? null : now(scope)}, arrived_at = ${back ? null : sql`arrived_at`},
    claimed_at = ${back ? null : sql`claimed_at`}
    where account_id = ${scope.account.id} and shipment_id in ${selectIds(shipmentIds)}
      and type in ${selectIds(types)} and ${open}`);
}

/** Deletes open stops of some shipments on some routes, which get their next version and count their stops again. */
export function removeShipmentStops(
  scope: Scope,
  shipmentIds: readonly string[],
  routeIds: readonly string[],
): Statement[] {
  const left = selectIds(routeIds);
  return [
    scope.db.run(sql`delete from ${stops} where +account_id = ${scope.account.id} and shipment_id in ${selectIds(shipmentIds)}
      and route_id in ${left} and state in ('pending', 'ready', 'arriving')`),
    scope.db.run(sql`update ${routes} set version = version + 1,
      stop_count = (select count(*) from ${stops} where ${stops.routeId} = ${routes.id} and ${stops.type} in ('pickup', 'dropoff'))
      where +account_id = ${scope.account.id} and id in ${left}`),
  ];
}
