import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { ProofSetting } from "#app/domain/orders/order.enums.ts";
import { idsIn, ownAmong } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import {
  agentPositions,
  agents,
  locations,
  orders,
  plans,
  routes,
  shipmentOrders,
  shipments,
  stops,
  vehicles,
} from "../schema/index.ts";

export type RouteRow = typeof routes.$inferSelect;
export type StopRow = typeof stops.$inferSelect;

/** The routes of a local date with everything they name, each table read once. */
export async function readDay(scope: Scope, date: string) {
  const { db } = scope;
  const accountId = scope.account.id;
  const found = await db
    .select()
    .from(routes)
    .where(and(eq(routes.accountId, accountId), eq(routes.date, date), withinLocations(scope)))
    .orderBy(asc(routes.id));
  const routeIds = idsIn(found.map(({ id }) => id));
  const stopRows = await db
    .select()
    .from(stops)
    .where(and(eq(stops.accountId, accountId), inArray(stops.routeId, routeIds)))
    .orderBy(asc(stops.routeId), asc(stops.position));
  const shipmentIds = idsIn([...new Set(stopRows.flatMap(({ shipmentId }) => shipmentId ?? []))]);
  const planIds = idsIn([...new Set(found.map(({ planId }) => planId))]);
  const [shipmentRows, proofs, planRows, agentRows, vehicleRows, positions, depots] = await Promise.all([
    db
      .select()
      .from(shipments)
      .where(ownAmong(accountId, shipments.accountId, shipments.id, shipmentIds)),
    readProofs(scope, shipmentIds),
    db
      .select()
      .from(plans)
      .where(and(eq(plans.accountId, accountId), inArray(plans.id, planIds))),
    db
      .select()
      .from(agents)
      .where(and(eq(agents.accountId, accountId), inArray(agents.id, idsIn(found.map(({ agentId }) => agentId))))),
    db
      .select()
      .from(vehicles)
      .where(
        and(
          eq(vehicles.accountId, accountId),
          inArray(vehicles.id, idsIn(found.flatMap(({ vehicleId }) => vehicleId ?? []))),
        ),
      ),
    db
      .select()
      .from(agentPositions)
      .where(
        and(
          eq(agentPositions.accountId, accountId),
          inArray(agentPositions.agentId, idsIn(found.map(({ agentId }) => agentId))),
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
  ]);
  return {
    routes: found,
    stops: stopRows,
    shipments: shipmentRows,
    proofs,
    plans: planRows,
    agents: agentRows,
    vehicles: vehicleRows,
    positions,
    depots,
  };
}

/** The most that any order of a shipment asks for: signature and image add up to both. */
async function readProofs(scope: Scope, shipmentIds: ReturnType<typeof idsIn>): Promise<Map<string, ProofSetting>> {
  const rows = await scope.db
    .select({
      shipmentId: shipmentOrders.shipmentId,
      proof: sql<ProofSetting>`
      max(${orders.proofOfDelivery} & 1) + max(${orders.proofOfDelivery} & 2)`,
    })
    .from(shipmentOrders)
    .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
    .where(and(eq(shipmentOrders.accountId, scope.account.id), inArray(shipmentOrders.shipmentId, shipmentIds)))
    .groupBy(shipmentOrders.shipmentId);
  return new Map(rows.map(({ shipmentId, proof }) => [shipmentId, proof]));
}

/** A limited member sees the routes of plans of the assigned locations, an agent's device those of the agent. */
function withinLocations(scope: Scope) {
  if (scope.agent !== undefined) return eq(routes.agentId, scope.agent);
  if (scope.locations === "all") return undefined;
  const mine = scope.db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.accountId, scope.account.id), inArray(plans.locationId, idsIn(scope.locations))));
  return inArray(routes.planId, mine);
}

/** The nearest dates before and after that have routes. */
export async function readNeighbourDates(
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
          withinLocations(scope),
        ),
      )
      .orderBy(upwards === "after" ? asc(routes.date) : desc(routes.date))
      .limit(1);
  const [before, after] = await Promise.all([nearest("before"), nearest("after")]);
  return { previousDate: before[0]?.date ?? null, nextDate: after[0]?.date ?? null };
}

/** A route with its stops; null for an unknown one or one that the member does not see. */
export async function readRoute(scope: Scope, routeId: string): Promise<{ route: RouteRow; stops: StopRow[] } | null> {
  const [found, stopRows] = await Promise.all([
    scope.db
      .select()
      .from(routes)
      .where(and(eq(routes.accountId, scope.account.id), eq(routes.id, routeId), withinLocations(scope))),
    scope.db
      .select()
      .from(stops)
      .where(and(eq(stops.accountId, scope.account.id), eq(stops.routeId, routeId)))
      .orderBy(asc(stops.position)),
  ]);
  const route = found[0];
  return route ? { route, stops: stopRows } : null;
}
