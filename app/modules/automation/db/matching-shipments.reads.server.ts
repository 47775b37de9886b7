import { and, asc, count, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { type ShipmentType, shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AutomationRuleInput } from "../model/automation-rule.ts";

const { pending } = shipmentStatuses.code;

/** The part of a rule that selects shipments. */
export type ShipmentFilters = Pick<
  AutomationRuleInput,
  "merchants" | "customers" | "shipping_methods" | "location_id" | "except"
> & {
  /** Only shipments with an end at the depot: for rules saved by a limited member. */
  confined?: true;
};

/** The end of the journey at the depot: pickups end there, all others start there. */
function getDepotColumn(type: ShipmentType) {
  return type === shipmentTypes.code.pickup ? shipments.destinationLocationId : shipments.sourceLocationId;
}

/** The other end. */
function getFarEndColumn(type: ShipmentType) {
  return type === shipmentTypes.code.pickup ? shipments.sourceLocationId : shipments.destinationLocationId;
}

/** Start of the window in which a shipment of a type must be served. */
function getWindowColumn(type: ShipmentType) {
  return type === shipmentTypes.code.pickup ? shipments.pickupFrom : shipments.deliveryFrom;
}

/** Includes or excludes by a list of a rule: a shipment without any value is not excluded. */
function matchesList(
  { except, ...lists }: ShipmentFilters,
  list: "merchants" | "customers" | "shipping_methods",
  column: SQLiteColumn,
): SQL | undefined {
  const ids = lists[list];
  if (ids.length === 0) return undefined;
  return except?.includes(list)
    ? or(isNull(column), notInArray(column, selectIds(ids)))
    : inArray(column, selectIds(ids));
}

function buildConditions(scope: Scope, filters: ShipmentFilters, type: ShipmentType): (SQL | undefined)[] {
  const { location_id: depot } = filters;
  return [
    eq(shipments.accountId, scope.account.id),
    eq(shipments.type, type),
    matchesList(filters, "merchants", shipments.merchantId),
    matchesList(filters, "shipping_methods", shipments.shippingMethodId),
    matchesList(filters, "customers", shipments.customerId),
    // Shipments of another depot belong to other rules; those from no depot are picked up on the way.
    depot === undefined
      ? undefined
      : or(
          eq(getDepotColumn(type), depot),
          filters.confined
            ? and(isNull(getDepotColumn(type)), eq(getFarEndColumn(type), depot))
            : isNull(getDepotColumn(type)),
        ),
    shipmentsWithinLocations(scope),
  ];
}

/** Pending shipments that a rule plans: not planned yet, and due before the plan ends; most urgent first. */
export async function readMatchingShipments(
  scope: Scope,
  filters: ShipmentFilters,
  { type, endAt, most }: { type: ShipmentType; endAt: string; most: number },
): Promise<string[]> {
  const from = getWindowColumn(type);
  const rows = await scope.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        ...buildConditions(scope, filters, type),
        eq(shipments.status, pending),
        isNull(shipments.planId),
        or(isNull(from), lte(from, endAt)),
      ),
    )
    .orderBy(asc(from), asc(shipments.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** How many shipments that a rule would plan are already in plans of earlier rules. */
export async function countAlreadyPlanned(
  scope: Scope,
  filters: ShipmentFilters,
  { type, endAt, plans }: { type: ShipmentType; endAt: string; plans: readonly string[] },
): Promise<number> {
  if (plans.length === 0) return 0;
  const from = getWindowColumn(type);
  const [row] = await scope.db
    .select({ count: count() })
    .from(shipments)
    .where(
      and(
        ...buildConditions(scope, filters, type),
        inArray(shipments.planId, selectIds(plans)),
        or(isNull(from), lte(from, endAt)),
      ),
    );
  return row?.count ?? 0;
}

/** A shipment with the period in which it could have been planned. */
export interface MatchingShipment {
  id: string;
  from: number;
  /** Null while it is still open. */
  until: number | null;
  /** Earliest local service time. */
  window: string | null;
}

/** Shipments that match a rule and were Pending at some time since a moment; the newest `most`. */
export async function readWaitingShipments(
  scope: Scope,
  filters: ShipmentFilters,
  { type, since, most }: { type: ShipmentType; since: number; most: number },
): Promise<MatchingShipment[]> {
  const left = sql<number | null>`(select min(e.at) from ${shipmentEvents} e
    where e.shipment_id = ${shipments.id} and e.to_status <> ${pending})`;
  const rows = await scope.db
    .select({ id: shipments.id, from: shipments.createdAt, until: left, window: getWindowColumn(type) })
    .from(shipments)
    .where(
      and(
        ...buildConditions(scope, filters, type),
        or(isNull(shipments.completedAt), sql`${shipments.completedAt} >= ${since}`),
      ),
    )
    .orderBy(sql`${shipments.seq} desc`)
    .limit(most);
  return rows.flatMap(({ from, ...row }) =>
    from !== null && (row.until === null || row.until >= since) ? [{ ...row, from }] : [],
  );
}
