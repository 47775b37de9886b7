import { and, eq, inArray, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import { createDepotStop, removeIdleDepots } from "../model/depot-stops.ts";
import type { PlanStop } from "../model/plan-document.ts";
import type { PlanInputs } from "../model/plan-inputs.ts";
import { createPlanTimer } from "../model/plan-timing.ts";
import { openStops } from "../model/stop.states.ts";
import type { TimedRoute } from "../model/timed-plan.ts";
import { replaceBreaks } from "./breaks.writes.server.ts";
import { inDrivingOrder } from "./driving-order.ts";
import { readPlanInputs } from "./plan-inputs.reads.server.ts";
import { routes, stops } from "./routes.tables.ts";

type RouteRow = typeof routes.$inferSelect;
type StopRow = typeof stops.$inferSelect;

/**
 * Times confirmed routes again after shipments left them: the remaining stops keep their order and follow the rules
 * that planned them. Finished stops keep their times; a return to the depot with nothing after it is removed. Finished
 * routes stay unchanged.
 */
export async function retimeRoutes(
  scope: Scope,
  routeIds: readonly string[],
  removedIds: ReadonlySet<string>,
): Promise<Statement[]> {
  const mine = isOwnAmong(scope.account.id, routes.accountId, routes.id, selectIds([...routeIds]));
  const found = await scope.db.select().from(routes).where(mine);
  const open = found.filter(({ status }) => status !== "completed");
  const rows = await scope.db
    .select()
    .from(stops)
    .where(and(eq(stops.accountId, scope.account.id), inArray(stops.routeId, selectIds(open.map(({ id }) => id)))))
    .orderBy(...inDrivingOrder);
  const retimed = await Promise.all(
    open.map((route) =>
      retimeRemainingStops(
        scope,
        route,
        rows.filter(({ routeId, shipmentId }) => routeId === route.id && !removedIds.has(shipmentId ?? "")),
      ),
    ),
  );
  return retimed.flat();
}

async function retimeRemainingStops(scope: Scope, route: RouteRow, rows: readonly StopRow[]): Promise<Statement[]> {
  const plan = await readPlanInputs(ignoringLocations(scope), route.planId);
  return plan ? retimeRoute(scope, { route, rows, inputs: plan.inputs }) : [];
}

/**
 * Statements that write the times of a route's stops, in their order, from the inputs of a plan. Empty when the inputs
 * do not contain its agent.
 */
export function retimeRoute(
  scope: Scope,
  { route, rows, inputs }: { route: RouteRow; rows: readonly StopRow[]; inputs: PlanInputs },
): Statement[] {
  if (!inputs.crews.some(({ agent }) => agent.id === route.agentId)) return [];
  const driven = rows.filter(({ type }) => type !== "route_end" && type !== "break");
  // Keyed by stop, not by shipment: one that is picked up on the way has two stops.
  const rowOf = new Map(driven.map((row, at) => [toPlanStop(row.shipmentId ?? `depot-${at + 1}`, row), row]));
  const listed = removeIdleDepots([...rowOf.keys()]);
  const planned = { id: "r1", agentId: route.agentId, vehicleId: route.vehicleId, locked: false, stops: listed };
  const timed = createPlanTimer(inputs).time({ routes: [planned], unassigned: [] }).routes[0];
  if (!timed || timed.stops.length !== listed.length) return [];
  const timedStops = listed.flatMap((each, at) => {
    const [row, stop] = [rowOf.get(each), timed.stops[at]];
    return row && stop ? { row, stop, position: at + 1 } : [];
  });
  const idle = driven.filter((row) => openStops.includes(row.state) && !timedStops.some((each) => each.row === row));
  return [
    ...buildStopUpdates(scope, timedStops, idle),
    ...buildRouteUpdates(scope, route, timed),
    ...replaceBreaks(scope, { routeId: route.id, rows }, timed),
  ];
}

/** A stop of a confirmed route as a plan document writes it. */
export function toPlanStop(name: string, { type, shipmentId, fixed }: StopRow): PlanStop {
  return shipmentId === null
    ? createDepotStop(name)
    : { shipmentId, type: type === "pickup" ? "pickup" : "dropoff", fixed };
}

interface RetimedStop {
  row: StopRow;
  stop: TimedRoute["stops"][number];
  position: number;
}

function buildStopUpdates(scope: Scope, timedStops: readonly RetimedStop[], idle: readonly StopRow[]): Statement[] {
  const account = scope.account.id;
  const values = timedStops.map(({ row, stop, position }) => ({
    id: row.id,
    position,
    arrive: stop.arriveAt,
    latest: stop.latestAt,
    start: stop.startAt,
    end: stop.endAt,
    wait: stop.waitSeconds,
    travel: stop.travelSeconds,
    metres: stop.distance,
    lateness: stop.lateness,
  }));
  const when = sql`state in ('pending', 'ready', 'arriving')`;
  const field = (name: string) => sql.raw(`each.value ->> '$.${name}'`);
  return [
    scope.db.run(sql`update ${stops} set position = ${field("position")},
      arrive_at = case when ${when} then ${field("arrive")} else arrive_at end,
      latest_at = case when ${when} then ${field("latest")} else latest_at end,
      start_at = case when ${when} then ${field("start")} else start_at end,
      end_at = case when ${when} then ${field("end")} else end_at end,
      wait_seconds = case when ${when} then ${field("wait")} else wait_seconds end,
      travel_seconds = case when ${when} then ${field("travel")} else travel_seconds end,
      distance = case when ${when} then ${field("metres")} else distance end,
      lateness = case when ${when} then ${field("lateness")} else lateness end
      from json_each(${JSON.stringify(values)}) as each
      where stops.id = ${field("id")} and +stops.account_id = ${account}`),
    ...(idle.length > 0
      ? [
          scope.db
            .delete(stops)
            .where(and(eq(stops.accountId, account), inArray(stops.id, selectIds(idle.map(({ id }) => id))))),
        ]
      : []),
  ];
}

function buildRouteUpdates(scope: Scope, { id }: RouteRow, timed: TimedRoute): Statement[] {
  const ofRoute = and(eq(stops.accountId, scope.account.id), eq(stops.routeId, id), eq(stops.type, "route_end"));
  const { travelSeconds, distance } = timed.end;
  const end = { arriveAt: timed.endAt, startAt: timed.endAt, endAt: timed.endAt, travelSeconds, distance };
  return [
    scope.db
      .update(stops)
      .set({ ...end, position: timed.stops.length + 1 })
      .where(ofRoute),
    scope.db
      .update(routes)
      .set({
        endAt: timed.endAt,
        distance: timed.distance,
        pace: timed.pace,
        duration: timed.workSeconds,
        utilization: Math.round((timed.utilization ?? 0) * 100),
      })
      .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, id))),
  ];
}
