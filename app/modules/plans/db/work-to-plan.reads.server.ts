import { and, asc, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { type ShipmentType, shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { sortWork, type WaitingShipment, type WorkToPlan } from "../model/work-to-plan.ts";

/** How many due shipments are read, and how many of later days. */
export const MAX_DUE_SHIPMENTS = 1000;
const MAX_LATER_SHIPMENTS = 100;

const { pending, planned } = shipmentStatuses.code;

const columns = {
  id: shipments.id,
  number: shipments.number,
  customer: shipments.customerName,
  line: shipments.destinationLine,
  deliveryFrom: shipments.deliveryFrom,
  deliveryTo: shipments.deliveryTo,
  pickupFrom: shipments.pickupFrom,
  pickupTo: shipments.pickupTo,
  packages: shipments.packageCount,
  weight: shipments.weight,
};

/** Where its stop is, and the location at the other end: a pickup's stop is its source. */
const selectEnds = (type: ShipmentType) => {
  const isPickup = type === shipmentTypes.code.pickup;
  const end = isPickup ? shipments.source : shipments.destination;
  return {
    locationId: isPickup ? shipments.destinationLocationId : shipments.sourceLocationId,
    longitude: sql<number | null>`json_extract(${end}, '$.point.longitude')`,
    latitude: sql<number | null>`json_extract(${end}, '$.point.latitude')`,
  };
};

/**
 * Shipments that a new plan of a type and a local day can take: Pending ones, and Planned ones of plans that are over
 * and did not deliver them. Reads only shipments in these two statuses, a bounded number of each.
 */
export async function readWorkToPlan(scope: Scope, type: ShipmentType, day: string): Promise<WorkToPlan> {
  const local = toLocalTime(now(scope), scope.account.timezone);
  const ends = selectEnds(type);
  const ofStatus = (status: typeof pending | typeof planned) =>
    and(
      eq(shipments.accountId, scope.account.id),
      eq(shipments.type, type),
      eq(shipments.status, status),
      shipmentsWithinLocations(scope),
    );
  const selectPending = (window: SQL | undefined, limit: number) =>
    scope.db
      .select({ ...columns, ...ends })
      .from(shipments)
      .where(and(ofStatus(pending), isNull(shipments.planId), window))
      .orderBy(asc(shipments.deliveryFrom), asc(shipments.id))
      .limit(limit + 1);
  const tomorrow = addDays(day, 1);
  const [dated, undated, later, left] = await scope.db.batch([
    selectPending(lt(shipments.deliveryFrom, tomorrow), MAX_DUE_SHIPMENTS),
    selectPending(isNull(shipments.deliveryFrom), MAX_DUE_SHIPMENTS),
    selectPending(gte(shipments.deliveryFrom, tomorrow), MAX_LATER_SHIPMENTS),
    scope.db
      .select({ ...columns, ...ends, plan: plans.name })
      .from(shipments)
      .innerJoin(plans, and(eq(plans.id, shipments.planId), eq(plans.accountId, shipments.accountId)))
      .where(
        and(
          ofStatus(planned),
          or(isNull(shipments.deliveryFrom), lt(shipments.deliveryFrom, tomorrow)),
          lt(plans.endAt, local),
        ),
      )
      .limit(MAX_DUE_SHIPMENTS + 1),
  ]);
  const found = [
    ...left.slice(0, MAX_DUE_SHIPMENTS).map(toWaitingShipment),
    ...[...dated.slice(0, MAX_DUE_SHIPMENTS), ...undated.slice(0, MAX_DUE_SHIPMENTS)].map(toWaitingShipment),
    ...later.slice(0, MAX_LATER_SHIPMENTS).map(toWaitingShipment),
  ];
  return {
    ...sortWork(found, { day, now: local }),
    more: [dated, undated, left].some(({ length }) => length > MAX_DUE_SHIPMENTS) || later.length > MAX_LATER_SHIPMENTS,
  };
}

interface WaitingRow {
  id: string;
  number: string;
  customer: string | null;
  line: string;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  pickupFrom: string | null;
  pickupTo: string | null;
  packages: number;
  weight: number;
  longitude: number | null;
  latitude: number | null;
  locationId: string | null;
  plan?: string;
}

/** The promise of a pickup is its pickup window. */
function toWaitingShipment(row: WaitingRow): WaitingShipment {
  const { id, number, customer, line, packages, weight, longitude, latitude, locationId } = row;
  const delivers = row.deliveryFrom !== null || row.deliveryTo !== null;
  return {
    ...{ id, number, name: customer ?? line, line: customer ? line : "", packages, weight },
    point: longitude === null || latitude === null ? null : { longitude, latitude },
    from: delivers ? row.deliveryFrom : row.pickupFrom,
    to: delivers ? row.deliveryTo : row.pickupTo,
    plan: row.plan ?? null,
    locationId,
  };
}
