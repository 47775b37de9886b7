import { and, eq, sql } from "drizzle-orm";
import type { StopRow } from "#app/modules/routes/db/route.reads.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { toConfirmedBreaks } from "../model/confirmed-stops.ts";
import type { TimedRoute } from "../model/timed-plan.ts";
import { stops } from "./routes.tables.ts";

/** The place of a break: it has none. */
export const noPlace: PlaceSnapshot = { kind: "address", address: { line1: "", country: "" }, point: null };

/** Whether a stop is the route's own break, already begun or finished. */
export const hasTakenBreak = (rows: readonly Pick<StopRow, "type" | "opensAt" | "arrivedAt">[]): boolean =>
  rows.some(({ type, opensAt, arrivedAt }) => type === "break" && opensAt !== null && arrivedAt !== null);

const whereRouteBreaks = (scope: Scope, routeId: string) =>
  and(eq(stops.accountId, scope.account.id), eq(stops.routeId, routeId), eq(stops.type, "break"));

/**
 * Replaces the breaks ahead of a route that is timed again; the first `before` stops are over. A break that was taken
 * is not planned again.
 */
export function replaceBreaks(
  scope: Scope,
  { routeId, rows }: { routeId: string; rows: readonly StopRow[] },
  timed: Pick<TimedRoute, "breaks">,
  before = 0,
): Statement[] {
  const deletion = scope.db.delete(stops).where(and(whereRouteBreaks(scope, routeId), eq(stops.state, "pending")));
  if (hasTakenBreak(rows)) return [deletion];
  return [
    deletion,
    ...toConfirmedBreaks(timed, before).map((stop) =>
      scope.db.insert(stops).values({ ...toBreakRow(scope, routeId), ...stop, id: newId(scope) }),
    ),
  ];
}

const toBreakRow = (scope: Scope, routeId: string) => ({
  ...{ accountId: scope.account.id, routeId, place: noPlace, state: "pending" as const, version: 1 },
});

/** The driver starts a break: the next planned one, or an unplanned one before the next stop. */
export function recordBreakStart(scope: Scope, routeId: string, rows: readonly StopRow[]): Statement[] {
  const at = now(scope);
  const breaks = rows.filter(({ type }) => type === "break");
  if (breaks.some(({ state }) => state === "arriving")) return [];
  const next = rows.find(({ type, finishedAt }) => type !== "break" && finishedAt === null);
  const position = next?.position ?? rows.length;
  const planned = breaks.find(({ state }) => state === "pending");
  const begun = { state: "arriving" as const, arrivedAt: at, position };
  if (planned)
    return [
      scope.db
        .update(stops)
        .set({ ...begun, version: sql`case when ${stops.version} = ${planned.version} then ${stops.version} + 1 end` })
        .where(and(whereRouteBreaks(scope, routeId), eq(stops.id, planned.id))),
    ];
  const times = { arriveAt: at, startAt: at, endAt: at, waitSeconds: 0, serviceSeconds: 0, travelSeconds: 0 };
  const free = { type: "break" as const, shipmentId: null, distance: 0, lateness: 0, fixed: false };
  return [
    scope.db.insert(stops).values({ ...toBreakRow(scope, routeId), ...times, ...free, ...begun, id: newId(scope) }),
  ];
}

/** The driver ends the break and continues. */
export function recordBreakEnd(scope: Scope, routeId: string): Statement {
  return scope.db
    .update(stops)
    .set({ state: "completed", finishedAt: now(scope), version: sql`${stops.version} + 1` })
    .where(and(whereRouteBreaks(scope, routeId), eq(stops.state, "arriving")));
}
