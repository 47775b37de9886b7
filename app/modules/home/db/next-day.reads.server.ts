import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { cashMethodLiterals } from "#app/modules/ledger/db/collection-literals.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { routesWithinLocations } from "#app/modules/routes/db/route.reads.server.ts";
import { shipmentOrders } from "#app/modules/shipments/db/shipments.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Maximum number of drivers that are named one by one. */
const MAX_DRIVERS = 5;

const ofDay = (scope: Scope, date: string) =>
  and(eq(routes.accountId, scope.account.id), eq(routes.date, date), routesWithinLocations(scope));

/** The stops of a day's routes at which goods are handed over, with their orders. */
const dropoff = and(eq(stops.routeId, routes.id), eq(stops.accountId, routes.accountId), eq(stops.type, "dropoff"));
const carried = and(eq(shipmentOrders.shipmentId, stops.shipmentId), eq(shipmentOrders.accountId, stops.accountId));
const ofOrder = and(eq(orders.id, shipmentOrders.orderId), eq(orders.accountId, shipmentOrders.accountId));

const isCashToCollect = and(
  eq(collections.status, collectionStatuses.code.pending),
  eq(collections.waived, false),
  sql`${collections.method} in ${cashMethodLiterals}`,
);
const hasNoContact = sql`(${orders.customerPhone} is null and ${orders.customerEmail} is null)`;

/** Orders that are delivered on a day, those of them whose customer has neither phone nor email, and one of these. */
export async function readMissingContacts(scope: Scope, date: string) {
  const [found] = await scope.db
    .select({
      total: sql<number>`count(distinct ${orders.id})`,
      missing: sql<number>`count(distinct case when ${hasNoContact} then ${orders.id} end)`,
      number: sql<string | null>`min(case when ${hasNoContact} then ${orders.number} end)`,
    })
    .from(routes)
    .innerJoin(stops, dropoff)
    .innerJoin(shipmentOrders, carried)
    .innerJoin(orders, ofOrder)
    .where(ofDay(scope, date));
  return found ?? { total: 0, missing: 0, number: null };
}

/** Drivers of a day who have never opened the driver's page, the first to leave first. */
export async function readAbsentDrivers(scope: Scope, date: string) {
  return scope.db
    .select({ agentId: agents.id, agent: agents.name, van: vehicles.name, startAt: routes.startAt })
    .from(routes)
    .innerJoin(agents, and(eq(agents.id, routes.agentId), eq(agents.accountId, routes.accountId)))
    .leftJoin(vehicles, and(eq(vehicles.id, routes.vehicleId), eq(vehicles.accountId, routes.accountId)))
    .where(and(ofDay(scope, date), isNull(agents.lastSeenAt)))
    .orderBy(asc(routes.startAt), asc(routes.id))
    .limit(MAX_DRIVERS);
}

/** Cash that is collected on a day, by currency, the most first. */
export async function readCashOfDay(scope: Scope, date: string): Promise<{ currency: string; amount: number }[]> {
  const amount = sql<number>`sum(${collections.amount})`;
  return scope.db
    .select({ currency: collections.currency, amount })
    .from(routes)
    .innerJoin(stops, dropoff)
    .innerJoin(shipmentOrders, carried)
    .innerJoin(collections, eq(collections.orderId, shipmentOrders.orderId))
    .where(and(ofDay(scope, date), isCashToCollect))
    .groupBy(collections.currency)
    .orderBy(desc(amount));
}

/** Cash that drivers without a limit collect on a day, by driver and currency, the most first. */
export async function readUnlimitedCash(scope: Scope, date: string) {
  const amount = sql<number>`sum(${collections.amount})`;
  return scope.db
    .select({
      agentId: agents.id,
      agent: agents.name,
      currency: collections.currency,
      amount,
      stops: sql<number>`count(distinct ${stops.id})`,
    })
    .from(routes)
    .innerJoin(agents, and(eq(agents.id, routes.agentId), eq(agents.accountId, routes.accountId)))
    .innerJoin(stops, dropoff)
    .innerJoin(shipmentOrders, carried)
    .innerJoin(collections, eq(collections.orderId, shipmentOrders.orderId))
    .where(and(ofDay(scope, date), isNull(agents.cashLimit), isCashToCollect))
    .groupBy(agents.id, collections.currency)
    .orderBy(desc(amount))
    .limit(MAX_DRIVERS);
}
