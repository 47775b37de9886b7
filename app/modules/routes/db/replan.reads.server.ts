import { and, asc, eq, inArray } from "drizzle-orm";
import { hasTakenBreak } from "#app/modules/planning/db/breaks.writes.server.ts";
import { inDrivingOrder } from "#app/modules/planning/db/driving-order.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { readTravel } from "#app/modules/planning/db/travel.reads.server.ts";
import { type OpenStop, type RemainingRoute, toReplanInputs } from "#app/modules/planning/model/crews/replan-inputs.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { doneStops, openStops } from "#app/modules/planning/model/stop.states.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { listDrivenStops } from "./movable-stops.reads.server.ts";
import type { RouteRow, StopRow } from "./route.reads.server.ts";

/** A confirmed plan with the remaining part of its routes. */
export interface ReplanContext {
  plan: PlanRecord;
  /** Inputs of the whole plan. */
  whole: PlanInputs;
  /** Inputs of the remaining part. */
  remaining: PlanInputs;
  running: RemainingRoute[];
  /** Rows of all routes that are not completed, by route id. */
  rows: ReadonlyMap<string, { route: RouteRow; stops: StopRow[] }>;
}

/**
 * Reads the remaining part of a plan's routes; null for an unknown plan. Routes that return to the depot on the way are
 * not replanned.
 */
export async function readReplanContext(scope: Scope, planId: string): Promise<ReplanContext | null> {
  const found = await readPlanInputs(scope, planId);
  if (!found) return null;
  const { plan, inputs: whole } = found;
  const account = scope.account.id;
  const own = and(eq(routes.accountId, account), eq(routes.planId, planId));
  const routeRows = await scope.db
    .select()
    .from(routes)
    .where(and(own, inArray(routes.status, ["assigned", "active"])))
    .orderBy(asc(routes.number));
  const stopRows = await scope.db
    .select()
    .from(stops)
    .where(and(eq(stops.accountId, account), inArray(stops.routeId, selectIds(routeRows.map(({ id }) => id)))))
    .orderBy(...inDrivingOrder);
  const rows = new Map(
    routeRows.map((route) => [route.id, { route, stops: stopRows.filter(({ routeId }) => routeId === route.id) }]),
  );
  const known = new Set(
    whole.shipments.filter(({ dropoff, pickup }) => dropoff.point && pickup.point).map(({ id }) => id),
  );
  const running = [...rows.values()].flatMap((each) => toRemainingRoute(each, known, whole, now(scope)));
  const bare = toReplanInputs(whole, running);
  return { plan, whole, remaining: { ...bare, travel: await readTravel(scope, bare) }, running, rows };
}

/** Whether a stop may still be reordered: it is not finished and the driver is not there yet. */
export const isStopOpen = ({ state }: Pick<StopRow, "state">): boolean =>
  openStops.includes(state) && state !== "arriving";

/** The planned end of a running break; 0 without one. */
const getBreakEnd = (rows: readonly StopRow[]): number => {
  const running = rows.find(({ type, state }) => type === "break" && state === "arriving");
  return running ? (running.arrivedAt ?? 0) + running.serviceSeconds * 1000 : 0;
};

function toRemainingRoute(
  { route, stops: all }: { route: RouteRow; stops: StopRow[] },
  known: ReadonlySet<string>,
  whole: PlanInputs,
  nowMs: number,
): RemainingRoute[] {
  const driven = listDrivenStops(all);
  const open = driven.filter(isStopOpen);
  const isPlannable = open.every(({ shipmentId }) => shipmentId !== null && known.has(shipmentId));
  const crewed = whole.crews.some(({ agent }) => agent.id === route.agentId);
  if (open.length === 0 || !isPlannable || !crewed) return [];
  const last = driven
    .filter((row) => !isStopOpen(row))
    .toSorted((a, b) => (a.finishedAt ?? nowMs) - (b.finishedAt ?? nowMs))
    .at(-1);
  const lastStopEndsAt =
    last?.state === "arriving" ? (last.arrivedAt ?? nowMs) + last.serviceSeconds * 1000 : (last?.finishedAt ?? 0);
  const left = route.status === "active";
  const fetched = driven.filter(
    ({ type, state }) => type === "pickup" && doneStops.includes(state) && state === "completed",
  );
  const ahead = new Set(open.map(({ shipmentId }) => shipmentId));
  const at = last ? { id: last.id, point: last.place.point } : { id: route.id, point: whole.depot.point };
  return [
    {
      ...{
        id: route.id,
        number: route.number,
        agentId: route.agentId,
        vehicleId: route.vehicleId,
        version: route.version,
      },
      from: left ? at : null,
      readyAt: Math.max(nowMs, lastStopEndsAt, left ? 0 : route.startAt, getBreakEnd(all)),
      breakTaken: hasTakenBreak(all),
      delaySeconds: (open[0]?.position ?? 1) - 1,
      hoursDone: left ? Math.max(0, nowMs - route.startAt) / 3_600_000 : 0,
      stops: open.flatMap((row): OpenStop[] =>
        row.shipmentId === null
          ? []
          : [
              {
                ...{ id: row.id, version: row.version, shipmentId: row.shipmentId },
                type: row.type === "pickup" ? "pickup" : "dropoff",
                fixed: row.fixed,
              },
            ],
      ),
      pickedUpIds: fetched.flatMap(({ shipmentId }) => (shipmentId && !ahead.has(shipmentId) ? [shipmentId] : [])),
    },
  ];
}
