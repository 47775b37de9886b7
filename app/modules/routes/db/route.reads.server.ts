import { and, asc, desc, eq, exists, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { agentPositions, agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { readMargins } from "#app/modules/planning/db/arrival-margins.server.ts";
import { inDrivingOrder } from "#app/modules/planning/db/driving-order.ts";
import { plansWithinLocations } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { routes, selectRoutesInSight, stops } from "#app/modules/planning/db/routes.tables.ts";
import { driveActions } from "#app/modules/shipments/db/drive-actions.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { isOwnAmong, selectIds, withoutIndex } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readRequiredProofs } from "./required-proofs.reads.server.ts";

export type RouteRow = typeof routes.$inferSelect;
export type StopRow = typeof stops.$inferSelect;

/**
 * The routes of a local date with all related rows, each table read once. For an agent's device also active routes of
 * other days (a route may run past midnight) and assigned routes of later days.
 */
export function readRoutesOfDay(scope: Scope, date: string) {
  return readRoutesWhere(scope, and(isOwn(scope), whereDay(scope, date)));
}

/** The routes of a local date, and of earlier ones those that are still open, in the form of `readRoutesOfDay`. */
export function readRoutesInSight(scope: Scope, date: string) {
  return readRoutesWhere(
    scope,
    isOwnAmong(scope.account.id, routes.accountId, routes.id, selectRoutesInSight(scope.account.id, date)),
  );
}

/** One route, in the form of `readRoutesOfDay`. */
export function readRouteDay(scope: Scope, routeId: string) {
  return readRoutesWhere(scope, and(isOwn(scope), eq(routes.id, routeId)));
}

/** These routes, in the form of `readRoutesOfDay`. */
export function readRoutesAmong(scope: Scope, routeIds: readonly string[]) {
  return readRoutesWhere(scope, isOwnAmong(scope.account.id, routes.accountId, routes.id, selectIds(routeIds)));
}

/** The account's active routes, in the form of `readRoutesOfDay`. */
export function readRoutesUnderWay(scope: Scope) {
  return readRoutesWhere(scope, and(isOwn(scope), eq(routes.status, "active")));
}

const isOwn = ({ account }: Scope) => eq(routes.accountId, account.id);

/** `own` includes that the routes are the account's. */
async function readRoutesWhere(scope: Scope, own: SQL | undefined) {
  const { db } = scope;
  const accountId = scope.account.id;
  const routeRows = await db
    .select()
    .from(routes)
    .where(and(own, routesWithinLocations(scope)))
    .orderBy(asc(routes.id));
  const routeIds = selectIds(routeRows.map(({ id }) => id));
  const stopRows = await db
    .select()
    .from(stops)
    .where(and(eq(stops.accountId, accountId), inArray(stops.routeId, routeIds)))
    .orderBy(asc(stops.routeId), ...inDrivingOrder);
  const shipmentIds = selectIds([...new Set(stopRows.flatMap(({ shipmentId }) => shipmentId ?? []))]);
  const planIds = selectIds([...new Set(routeRows.map(({ planId }) => planId))]);
  const [refused, shipmentRows, proofs, planRows, agentRows, vehicleRows, positions, depots, margins] =
    await Promise.all([
      readRefusedActions(scope, routeIds),
      db
        .select()
        .from(shipments)
        .where(isOwnAmong(accountId, shipments.accountId, shipments.id, shipmentIds)),
      readRequiredProofs(scope, shipmentIds),
      db
        .select()
        .from(plans)
        .where(and(eq(plans.accountId, accountId), inArray(plans.id, planIds))),
      db
        .select()
        .from(agents)
        .where(
          and(eq(agents.accountId, accountId), inArray(agents.id, selectIds(routeRows.map(({ agentId }) => agentId)))),
        ),
      db
        .select()
        .from(vehicles)
        .where(
          and(
            eq(vehicles.accountId, accountId),
            inArray(vehicles.id, selectIds(routeRows.flatMap(({ vehicleId }) => vehicleId ?? []))),
          ),
        ),
      db
        .select()
        .from(agentPositions)
        .where(
          and(
            eq(agentPositions.accountId, accountId),
            inArray(agentPositions.agentId, selectIds(routeRows.map(({ agentId }) => agentId))),
          ),
        ),
      db
        .select()
        .from(locations)
        .where(
          and(
            eq(locations.accountId, accountId),
            inArray(locations.id, db.select({ id: plans.locationId }).from(plans).where(inArray(plans.id, planIds))),
          ),
        ),
      readMargins(scope),
    ]);
  return {
    routes: routeRows,
    stops: stopRows,
    shipments: shipmentRows,
    proofs,
    refused,
    plans: planRows,
    agents: agentRows,
    vehicles: vehicleRows,
    positions,
    depots,
    margins: margins?.margins ?? null,
  };
}

/** Refused phone actions of these routes, newest first. */
async function readRefusedActions(scope: Scope, routeIds: ReturnType<typeof selectIds>) {
  const { routeId, kind, at, code, accountId } = driveActions;
  const rows = await scope.db
    .select({ routeId, kind, at, code })
    .from(driveActions)
    .where(and(eq(accountId, scope.account.id), sql`outcome = 'refused'`, inArray(routeId, routeIds)))
    .orderBy(desc(at))
    .limit(200);
  return rows.map((row) => ({ ...row, code: row.code ?? "" }));
}

function whereDay({ agent }: Scope, date: string) {
  if (agent === undefined) return eq(routes.date, date);
  const ahead = and(eq(routes.status, "assigned"), gt(routes.date, date));
  return and(eq(routes.agentId, agent), or(eq(routes.date, date), eq(routes.status, "active"), ahead));
}

/** A limited member sees routes of plans at the assigned locations, an agent's device those of the agent. */
export function routesWithinLocations(scope: Scope) {
  if (scope.agent !== undefined) return eq(routes.agentId, scope.agent);
  const within = plansWithinLocations(scope);
  if (!within) return undefined;
  const mine = and(eq(plans.id, routes.planId), eq(withoutIndex(plans.accountId), scope.account.id), within);
  return exists(scope.db.select({ id: plans.id }).from(plans).where(mine));
}

/** The nearest dates before and after that have routes. */
export async function readNeighborDates(
  scope: Scope,
  date: string,
): Promise<{ previousDate: string | null; nextDate: string | null }> {
  const nearest = (upwards: "after" | "before") =>
    scope.db
      .select({ date: routes.date })
      .from(routes)
      .where(
        and(
          eq(routes.accountId, scope.account.id),
          upwards === "after" ? gt(routes.date, date) : lt(routes.date, date),
          routesWithinLocations(scope),
        ),
      )
      .orderBy(upwards === "after" ? asc(routes.date) : desc(routes.date))
      .limit(1);
  const [before, after] = await Promise.all([nearest("before"), nearest("after")]);
  return { previousDate: before[0]?.date ?? null, nextDate: after[0]?.date ?? null };
}

/** A route with its stops; null when unknown or not visible. */
export async function readRoute(scope: Scope, routeId: string): Promise<{ route: RouteRow; stops: StopRow[] } | null> {
  const [routeRows, stopRows] = await Promise.all([
    scope.db
      .select()
      .from(routes)
      .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, routeId), routesWithinLocations(scope))),
    scope.db
      .select()
      .from(stops)
      .where(and(eq(stops.accountId, scope.account.id), eq(stops.routeId, routeId)))
      .orderBy(...inDrivingOrder),
  ]);
  const route = routeRows[0];
  return route ? { route, stops: stopRows } : null;
}
