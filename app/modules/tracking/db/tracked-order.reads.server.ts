import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { selectCustomerFields, toCustomField } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { agentPositions } from "#app/modules/fleet/db/fleet.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { requiresDoorCode } from "#app/modules/orders/model/door-code.ts";
import type { StopFacts, TrackingFacts } from "#app/modules/orders/model/tracked/track-order.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { getDefaultMargin } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { DEFAULT_DRIVER_SHOWN_STOPS, type Preferences } from "#app/platform/access/preferences.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";

/** Deliveries and returns: their drop-off completes the order. */
const finalShipmentTypes = [3, 4] as const;
/** Dispatched and Picked-Up: the shipment is on a route. */
const onRouteStatuses = [3, 4] as const;

/** An order as tracked, with the token of its link. */
export interface TrackedOrderRecord {
  facts: TrackingFacts;
  /** The fields of its account that customers see, and its metadata. */
  own: { fields: CustomField[]; metadata: Metadata };
  trackingToken: string;
  /** Whose order it is. */
  seller: { accountId: string; merchantId: string | null };
  /** Its stop on a route; null while there is none. */
  onRoute: { id: string; routeId: string; accountId: string } | null;
  /** Milliseconds that the clock of its (sandbox) account is ahead of real time. */
  clockAhead: number;
}

/**
 * Reads an order by number, with its events and its stop: one round trip. Not limited to an account: numbers are unique
 * in the installation, and `trackByNumber` or `trackOrder` remove what the visitor may not see. Null for an unknown
 * number.
 */
export async function readTrackedOrder(db: Database, number: string): Promise<TrackedOrderRecord | null> {
  const carriers = alias(accounts, "carriers");
  const orderId = sql`(select ${orders.id} from ${orders} where ${orders.number} = ${number})`;
  const [found, events, onTheWay, fields] = await db.batch([
    db
      .select({
        order: orders,
        // D1 returns rows of batches as objects, so columns with the same name would overwrite each other.
        owner: sql<string>`coalesce(${accounts.organizationName}, ${accounts.name})`.as("owner"),
        carrier: sql<string | null>`coalesce(${carriers.organizationName}, ${carriers.name})`.as("carrier"),
        merchant: sql<string | null>`${merchants.name}`.as("merchant"),
        preferences: accounts.preferences,
        ahead: sql<number>`${accounts.clockAhead}`.as("ahead"),
        method: sql<number | null>`${shippingMethods.settings} ->> 'doorCode'`.as("coded"),
      })
      .from(orders)
      .innerJoin(accounts, eq(accounts.id, orders.accountId))
      .leftJoin(carriers, eq(carriers.id, orders.carrierAccountId))
      .leftJoin(
        shippingMethods,
        and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
      )
      .leftJoin(merchants, and(eq(merchants.id, orders.merchantId), eq(merchants.accountId, orders.accountId)))
      .where(eq(orders.number, number)),
    db
      .select({
        type: orderEvents.type,
        fromStatus: orderEvents.fromStatus,
        toStatus: orderEvents.toStatus,
        at: orderEvents.at,
      })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.version)),
    selectStop(db, orderId),
    selectCustomerFields(db, sql`(select ${orders.accountId} from ${orders} where ${orders.number} = ${number})`),
  ]);
  const row = found[0];
  if (!row) return null;
  const { order, owner, carrier, merchant, preferences, method, ahead } = row;
  const facts = {
    number: order.number,
    status: order.status,
    kind: order.kind,
    carrier: carrier ?? owner,
    merchant: merchant ?? (carrier && carrier !== owner ? owner : null),
    requiresCode: requiresDoorCode({ account: preferences.door_codes ?? false, method: method === 1 }),
    timezone: order.timezone,
    source: order.source,
    destination: order.destination,
    deliveryFrom: order.deliveryFrom,
    deliveryTo: order.deliveryTo,
    events,
    stop: toStopFacts(onTheWay[0], preferences),
  };
  const [stop] = onTheWay;
  const onRoute = stop ? { id: stop.id, routeId: stop.routeId, accountId: stop.accountId } : null;
  const { trackingToken, accountId, merchantId, metadata } = order;
  const own = { fields: fields.map(toCustomField), metadata };
  return { facts, own, trackingToken, seller: { accountId, merchantId }, onRoute, clockAhead: ahead };
}

function selectStop(db: Database, orderId: SQL) {
  const before = sql`from ${stops} s where s.route_id = ${routes.id} and s.position < ${stops.position}`;
  return db
    .select({
      id: stops.id,
      routeId: stops.routeId,
      accountId: stops.accountId,
      state: stops.state,
      arriveAt: stops.arriveAt,
      latestAt: stops.latestAt,
      routeStatus: routes.status,
      startedAt: routes.startedAt,
      driverReport: routes.driverReport,
      onBreak: sql<number>`exists (select 1 from ${stops} s where s.route_id = ${routes.id} and s.type = 'break'
        and s.arrived_at is not null and s.finished_at is null)`,
      stopsBefore: sql<number>`(select count(*) ${before} and s.finished_at is null and s.shipment_id is not null)`,
      longitude: agentPositions.longitude,
      latitude: agentPositions.latitude,
      positionAt: agentPositions.at,
    })
    .from(shipmentOrders)
    .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
    .innerJoin(stops, and(eq(stops.shipmentId, shipments.id), eq(stops.type, "dropoff")))
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .leftJoin(
      agentPositions,
      and(eq(agentPositions.agentId, routes.agentId), eq(agentPositions.accountId, routes.accountId)),
    )
    .where(
      and(
        eq(shipmentOrders.orderId, orderId),
        inArray(shipments.type, [...finalShipmentTypes]),
        inArray(shipments.status, [...onRouteStatuses]),
      ),
    )
    .orderBy(desc(stops.id))
    .limit(1);
}

function toStopFacts(
  row: Awaited<ReturnType<typeof selectStop>>[number] | undefined,
  { driver_shown_stops: shownStops = DEFAULT_DRIVER_SHOWN_STOPS }: Partial<Preferences>,
): StopFacts | null {
  if (!row) return null;
  const { longitude, latitude, positionAt, startedAt, driverReport } = row;
  const isSinceStart = positionAt !== null && positionAt >= (startedAt ?? 0);
  return {
    state: row.state,
    routeStatus: row.routeStatus,
    // The planned arrival; the caller replaces it by the estimate.
    ...{ expectedAt: row.arriveAt, earliestAt: row.arriveAt, latestAt: row.latestAt },
    margin: getDefaultMargin({ isUnderWay: row.routeStatus === "active", stopsAhead: row.stopsBefore }),
    stopsBefore: row.stopsBefore,
    position: longitude === null || latitude === null || !isSinceStart ? null : { longitude, latitude, at: positionAt },
    shownStops,
    isPaused: row.onBreak === 1 || driverReport?.kind === "pause",
  };
}
