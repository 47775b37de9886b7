import { and, asc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { ordersWithinLocations, shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { isUnshipped, needsAddressCheck, orders } from "#app/modules/orders/db/orders.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { isUnplanned, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Maximum number of orders of each kind. */
export const MAX_WAITING = 100;
/** Plans of two days. */
const MAX_PLANS = 40;

const { ready, confirmed } = planStatuses.code;

/** Orders whose address needs validation, earliest promise first; at most one more than is counted. */
export async function readAddressesToCheck(scope: Scope) {
  return scope.db
    .select({ number: orders.number, customer: orders.customerName, deliveryTo: orders.deliveryTo })
    .from(orders)
    .where(and(eq(orders.accountId, scope.account.id), needsAddressCheck, ordersWithinLocations(scope)))
    .orderBy(sql`${orders.deliveryTo} is null`, asc(orders.deliveryTo))
    .limit(MAX_WAITING + 1);
}

/** Days of promises, local; the first day is open where everything earlier counts. */
interface PromisedDays {
  from?: string;
  until: string;
}

const waitingColumns = { customer: shipments.customerName, deliveryTo: shipments.deliveryTo };

/** Deliveries promised in these days that are not planned, earliest first; at most one more than is counted. */
function selectUnplanned(scope: Scope, { from, until }: PromisedDays) {
  return scope.db
    .select(waitingColumns)
    .from(shipments)
    .where(
      and(
        eq(shipments.accountId, scope.account.id),
        isUnplanned,
        from === undefined ? undefined : gte(shipments.deliveryTo, from),
        lt(shipments.deliveryTo, until),
        shipmentsWithinLocations(scope),
      ),
    )
    .orderBy(asc(shipments.deliveryTo))
    .limit(MAX_WAITING + 1);
}

/** Deliveries promised in these days that are not planned. */
export async function readUnplanned(scope: Scope, days: PromisedDays) {
  return selectUnplanned(scope, days);
}

/**
 * Deliveries promised before a local day that nobody delivers: not planned, or left undone by a plan that is over.
 * Earliest first; at most one more than is counted.
 */
export async function readOverdue(scope: Scope, day: string) {
  const [unplanned, left] = await scope.db.batch([
    selectUnplanned(scope, { until: day }),
    scope.db
      .select(waitingColumns)
      .from(shipments)
      .innerJoin(plans, and(eq(plans.id, shipments.planId), eq(plans.accountId, shipments.accountId)))
      .where(
        and(
          eq(shipments.accountId, scope.account.id),
          eq(shipments.type, shipmentTypes.code.delivery),
          eq(shipments.status, shipmentStatuses.code.planned),
          lt(shipments.deliveryFrom, day),
          lt(shipments.deliveryTo, day),
          lt(plans.endAt, day),
          shipmentsWithinLocations(scope),
        ),
      )
      .limit(MAX_WAITING + 1),
  ]);
  return [...unplanned, ...left].sort((a, b) => ((a.deliveryTo ?? "") < (b.deliveryTo ?? "") ? -1 : 1));
}

/** Orders promised before a local time without a shipment, earliest first; at most one more than is counted. */
export async function readUnshipped(scope: Scope, { until }: PromisedDays) {
  return scope.db
    .select({ customer: orders.customerName, deliveryTo: orders.deliveryTo })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, scope.account.id),
        isUnshipped,
        isNull(orders.heldFor),
        lt(orders.deliveryTo, until),
        ordersWithinLocations(scope),
      ),
    )
    .orderBy(asc(orders.deliveryTo))
    .limit(MAX_WAITING + 1);
}

/** Plans that begin between two local times and leave shipments unassigned. */
export async function readPlansLeavingOut(scope: Scope, from: string, to: string) {
  return scope.db
    .select({
      id: plans.id,
      name: plans.name,
      startAt: plans.startAt,
      timezone: plans.timezone,
      unassigned: sql<number>`json_extract(${plans.summary}, '$.unassigned')`,
    })
    .from(plans)
    .where(
      and(
        eq(plans.accountId, scope.account.id),
        gte(plans.startAt, from),
        lt(plans.startAt, to),
        inArray(plans.status, [ready, confirmed]),
        sql`json_extract(${plans.summary}, '$.unassigned') > 0`,
        scope.locations === "all" ? undefined : inArray(plans.locationId, selectIds(scope.locations)),
      ),
    )
    .orderBy(asc(plans.startAt))
    .limit(MAX_PLANS);
}
