import { replaceBreaks } from "#app/modules/planning/db/breaks.writes.server.ts";
import {
  type ReplannedRoute,
  rejoinStop,
  updateRouteTimes,
  updateStopTimes,
} from "#app/modules/planning/db/replan.writes.server.ts";
import type { RemainingRoute } from "#app/modules/planning/model/crews/replan-inputs.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { listDrivenStops } from "./movable-stops.reads.server.ts";
import { isStopOpen, type ReplanContext } from "./replan.reads.server.ts";

/**
 * Inserts stops again, under their ids, in the routes their shipments moved to: moving a shipment deleted them from the
 * old route.
 */
export function rejoinStops(scope: Scope, { rows }: ReplanContext, after: readonly RemainingRoute[]): Statement[] {
  const known = new Map([...rows.values()].flatMap((each) => each.stops.map((row) => [row.id, row] as const)));
  return after.flatMap((route) =>
    route.stops.flatMap(({ id, version }): Statement[] => {
      const row = known.get(id);
      if (!row || row.routeId === route.id) return [];
      return [rejoinStop(scope, { ...row, routeId: route.id, version: version + 1 })];
    }),
  );
}

/**
 * Last statements of the batch: positions and times of the remaining stops, and the routes' totals. Finished stops keep
 * their times.
 */
export function writeReplan(scope: Scope, { rows }: ReplanContext, after: readonly ReplannedRoute[]): Statement[] {
  return after.flatMap(({ route, timed }) => {
    const before = rows.get(route.id);
    const done = listDrivenStops(before?.stops ?? []).filter((row) => !isStopOpen(row));
    return [
      updateStopTimes(scope, { route, timed }, done.length),
      ...updateRouteTimes(scope, { route, timed }, done),
      ...replaceBreaks(scope, { routeId: route.id, rows: before?.stops ?? [] }, timed, done.length),
    ];
  });
}
