import { sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type ConfirmedStop, toConfirmedStops } from "../model/confirmed-stops.ts";
import { isDepotStop } from "../model/depot-stops.ts";
import type { TimedRoute } from "../model/timed-plan.ts";
import { noPlace } from "./breaks.writes.server.ts";
import { routes, stops } from "./routes.tables.ts";

/** A route of a confirmed plan, before it is stored. */
export interface ConfirmedRoute {
  id: string;
  timed: TimedRoute;
  /** Where it starts and ends when that is not the depot. */
  start: (typeof routes.$inferSelect)["start"];
  end: PlaceSnapshot | null;
}

interface ConfirmedRoutes {
  planId: string;
  routes: readonly ConfirmedRoute[];
  depot: PlaceSnapshot;
  preserveSequence: boolean;
}

interface StopRow extends ConfirmedStop {
  id: string;
  routeId: string;
  /** The place of a route's end that is not the depot, and of a break, which has none. */
  ownPlace: PlaceSnapshot | null;
}

/**
 * Inserts routes and stops of a confirmed plan with their planned times: two statements. Breaks are stops too, and the
 * last stop is the route's end.
 */
export function insertRoutes(scope: Scope, confirmed: ConfirmedRoutes): Statement[] {
  return [insertRouteRows(scope, confirmed), insertStopRows(scope, confirmed)];
}

function insertRouteRows(scope: Scope, { planId, routes: confirmed, preserveSequence }: ConfirmedRoutes): Statement {
  const { route_requests: areRequests, auto_reject_seconds: seconds } = scope.account.preferences;
  return insertJsonRows(scope.db, {
    table: routes,
    columns: {
      id: ({ id }: ConfirmedRoute) => id,
      accountId: () => scope.account.id,
      planId: () => planId,
      number: ({ timed }) => timed.number,
      agentId: ({ timed }) => timed.agentId,
      vehicleId: ({ timed }) => timed.vehicleId,
      status: () => "assigned" as const,
      request: () => (areRequests ? ("requested" as const) : null),
      answerDueAt: () => (areRequests && seconds > 0 ? now(scope) + seconds * 1000 : null),
      date: ({ timed }) => toLocalDate(timed.startAt, scope.account.timezone),
      startAt: ({ timed }) => timed.startAt,
      endAt: ({ timed }) => timed.endAt,
      stopCount: ({ timed }) => timed.stops.filter((stop) => !isDepotStop(stop)).length,
      distance: ({ timed }) => timed.distance,
      duration: ({ timed }) => timed.workSeconds,
      utilization: ({ timed }) => Math.round((timed.utilization ?? 0) * 100),
      fill: ({ timed }) => timed.fill,
      pace: ({ timed }) => timed.pace,
      preserveSequence: () => preserveSequence,
      start: ({ start }) => start,
      createdAt: () => now(scope),
      version: () => 1,
    },
    rows: confirmed,
  });
}

function insertStopRows(scope: Scope, { routes, depot, preserveSequence }: ConfirmedRoutes): Statement {
  const listed = routes.flatMap(({ id: routeId, timed, end }) =>
    toConfirmedStops(timed).map((stop) => ({
      ...stop,
      routeId,
      fixed: stop.fixed || (preserveSequence && stop.type !== "break"),
      ownPlace: stop.type === "break" ? noPlace : stop.type === "route_end" ? end : null,
    })),
  );
  const ids = newIds(scope, listed.length);
  const rows = listed.map((stop, at): StopRow => ({ ...stop, id: ids[at] ?? "" }));
  return insertJsonRows(scope.db, {
    table: stops,
    columns: {
      id: ({ id }) => id,
      accountId: () => scope.account.id,
      routeId: ({ routeId }) => routeId,
      shipmentId: ({ shipmentId }) => shipmentId,
      position: ({ position }) => position,
      type: ({ type }) => type,
      state: () => "pending" as const,
      arriveAt: ({ arriveAt }) => arriveAt,
      latestAt: ({ latestAt }) => latestAt,
      startAt: ({ startAt }) => startAt,
      endAt: ({ endAt }) => endAt,
      waitSeconds: ({ waitSeconds }) => waitSeconds,
      serviceSeconds: ({ serviceSeconds }) => serviceSeconds,
      travelSeconds: ({ travelSeconds }) => travelSeconds,
      distance: ({ distance }) => distance,
      lateness: ({ lateness }) => lateness,
      fixed: ({ fixed }) => fixed,
      opensAt: ({ opensAt }) => opensAt,
      closesAt: ({ closesAt }) => closesAt,
      version: () => 1,
      _ownPlace: ({ ownPlace }) => ownPlace && JSON.stringify(ownPlace),
    },
    computed: {
      place: (field) => sql`coalesce((select case ${field("type")} when 'pickup' then s.source else s.destination end
        from shipments s where s.id = ${field("shipmentId")} and s.account_id = ${scope.account.id}),
        ${field("_ownPlace")}, ${JSON.stringify(depot)})`,
    },
    rows,
  });
}
