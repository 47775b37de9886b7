import { and, asc, desc, eq, gt, inArray, ne } from "drizzle-orm";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { inDrivingOrder } from "#app/modules/planning/db/driving-order.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { routes, selectRoutesInSight, stops } from "#app/modules/planning/db/routes.tables.ts";
import { routesWithinLocations } from "#app/modules/routes/db/route.reads.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Maximum number of routes of a day with those left over from before, and of stops of all of them. */
const MAX_ROUTES = 120;
const MAX_STOPS = 4_000;

/** Open routes of a local date and of days before it, newest day first, with what their timing needs: five rows per route, plus each stop with its shipment. */
export async function readRunningRoutes(scope: Scope, date: string) {
  const { db, account } = scope;
  const found = await db
    .select({
      id: routes.id,
      number: routes.number,
      date: routes.date,
      status: routes.status,
      startAt: routes.startAt,
      distance: routes.distance,
      endAt: routes.endAt,
      start: routes.start,
      driverReport: routes.driverReport,
      agentId: routes.agentId,
      agent: agents.name,
      phone: agents.phone,
      lastSeenAt: agents.lastSeenAt,
      vehicle: { name: vehicles.name, plateNumber: vehicles.plateNumber, cooldownUntil: vehicles.cooldownUntil },
      settings: plans.settings,
      depot: { name: locations.name, longitude: locations.longitude, latitude: locations.latitude },
    })
    .from(routes)
    .innerJoin(agents, and(eq(agents.id, routes.agentId), eq(agents.accountId, routes.accountId)))
    .innerJoin(plans, and(eq(plans.id, routes.planId), eq(plans.accountId, routes.accountId)))
    .leftJoin(vehicles, and(eq(vehicles.id, routes.vehicleId), eq(vehicles.accountId, routes.accountId)))
    .leftJoin(locations, and(eq(locations.id, plans.locationId), eq(locations.accountId, routes.accountId)))
    .where(
      and(
        isOwnAmong(account.id, routes.accountId, routes.id, selectRoutesInSight(account.id, date)),
        ne(routes.status, "completed"),
        routesWithinLocations(scope),
      ),
    )
    .orderBy(desc(routes.date), asc(routes.id))
    .limit(MAX_ROUTES);
  const stopRows = await db
    .select({
      id: stops.id,
      routeId: stops.routeId,
      position: stops.position,
      type: stops.type,
      state: stops.state,
      place: stops.place,
      arriveAt: stops.arriveAt,
      startAt: stops.startAt,
      opensAt: stops.opensAt,
      closesAt: stops.closesAt,
      travelSeconds: stops.travelSeconds,
      serviceSeconds: stops.serviceSeconds,
      arrivedAt: stops.arrivedAt,
      finishedAt: stops.finishedAt,
      shipment: {
        status: shipments.status,
        customerName: shipments.customerName,
        orderCount: shipments.orderCount,
        timezone: shipments.timezone,
        pickupFrom: shipments.pickupFrom,
        pickupTo: shipments.pickupTo,
        deliveryFrom: shipments.deliveryFrom,
        deliveryTo: shipments.deliveryTo,
      },
    })
    .from(stops)
    .leftJoin(shipments, and(eq(shipments.id, stops.shipmentId), eq(shipments.accountId, stops.accountId)))
    .where(and(eq(stops.accountId, account.id), inArray(stops.routeId, selectIds(found.map(({ id }) => id)))))
    .orderBy(asc(stops.routeId), ...inDrivingOrder)
    .limit(MAX_STOPS);
  return { routes: found, stops: stopRows };
}

/** The first day after `date` with routes; null without one. */
export async function readNextRouteDate(scope: Scope, date: string): Promise<string | null> {
  const [next] = await scope.db
    .select({ date: routes.date })
    .from(routes)
    .where(and(eq(routes.accountId, scope.account.id), gt(routes.date, date), routesWithinLocations(scope)))
    .orderBy(asc(routes.date))
    .limit(1);
  return next?.date ?? null;
}

export type RunningRows = Awaited<ReturnType<typeof readRunningRoutes>>;
