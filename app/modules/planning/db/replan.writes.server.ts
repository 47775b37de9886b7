import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { RemainingRoute } from "../model/crews/replan-inputs.ts";
import type { TimedRoute } from "../model/timed-plan.ts";
import { routes, stops } from "./routes.tables.ts";

/** A route after replanning: its stops in order, and their times. */
export interface ReplannedRoute {
  route: RemainingRoute;
  timed: TimedRoute;
}

/**
 * First statements of the batch: every route and each of its open stops must still have the expected version. Otherwise
 * a version becomes null and the whole batch rolls back as a lost race.
 */
export function guardReplan(scope: Scope, expected: readonly RemainingRoute[]): Statement[] {
  const account = scope.account.id;
  const field = (name: string) => sql.raw(`each.value ->> '$.${name}'`);
  const versions = (rows: readonly { id: string; version: number }[]) =>
    JSON.stringify(rows.map(({ id, version }) => ({ id, version })));
  return [
    scope.db.run(sql`update ${routes} set
      version = case when routes.version = ${field("version")} and status in ('assigned', 'active') then routes.version + 1 end
      from json_each(${versions(expected)}) as each
      where routes.id = ${field("id")} and +routes.account_id = ${account}`),
    scope.db.run(sql`update ${stops} set
      version = case when stops.version = ${field("version")} and state in ('pending', 'ready') then stops.version + 1 end
      from json_each(${versions(expected.flatMap((route) => route.stops))}) as each
      where stops.id = ${field("id")} and +stops.account_id = ${account}`),
  ];
}

/** Inserts a stop again, under its id, in the route that its shipment moved to. */
export function rejoinStop(scope: Scope, row: typeof stops.$inferSelect): Statement {
  return scope.db.insert(stops).values({ ...row, state: "pending" });
}

/** Sets positions and times of the stops ahead of a route; the first `done` stops are over. */
export function updateStopTimes(scope: Scope, { route, timed }: ReplannedRoute, done: number): Statement {
  const values = route.stops.flatMap(({ id }, at) => {
    const stop = timed.stops[at];
    if (!stop) return [];
    return [
      {
        ...{ id, position: done + at + 1, arrive: stop.arriveAt, latest: stop.latestAt },
        ...{
          start: stop.startAt,
          end: stop.endAt,
          wait: stop.waitSeconds,
          travel: stop.travelSeconds,
          metres: stop.distance,
          lateness: stop.lateness,
        },
      },
    ];
  });
  const field = (name: string) => sql.raw(`each.value ->> '$.${name}'`);
  return scope.db.run(sql`update ${stops} set position = ${field("position")}, state = 'pending', arrive_at = ${field("arrive")}, latest_at = ${field("latest")},
      start_at = ${field("start")}, end_at = ${field("end")}, wait_seconds = ${field("wait")},
      travel_seconds = ${field("travel")}, distance = ${field("metres")}, lateness = ${field("lateness")}
      from json_each(${JSON.stringify(values)}) as each
      where stops.id = ${field("id")} and +stops.account_id = ${scope.account.id}`);
}

/** Sets the end and the totals of a route; `done` are the stops that are over. */
export function updateRouteTimes(
  scope: Scope,
  { route, timed }: ReplannedRoute,
  done: readonly { distance: number }[],
): Statement[] {
  const account = scope.account.id;
  const { travelSeconds, distance } = timed.end;
  const driven = done.reduce((sum, each) => sum + each.distance, 0);
  const ofRoute = and(eq(stops.accountId, account), eq(stops.routeId, route.id), eq(stops.type, "route_end"));
  return [
    scope.db
      .update(stops)
      .set({
        ...{ arriveAt: timed.endAt, startAt: timed.endAt, endAt: timed.endAt, travelSeconds, distance },
        position: done.length + route.stops.length + 1,
      })
      .where(ofRoute),
    scope.db.run(sql`update ${routes} set end_at = ${timed.endAt}, distance = ${driven + timed.distance},
      duration = max(0, (${timed.endAt} - start_at) / 1000),
      stop_count = (select count(*) from ${stops} s where s.route_id = ${route.id} and s.type in ('pickup', 'dropoff'))
      where id = ${route.id} and account_id = ${account}`),
  ];
}
