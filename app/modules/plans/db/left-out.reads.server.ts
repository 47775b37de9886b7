import { and, asc, count, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { ordersWithinLocations, shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { isUnshipped, needsAddressCheck, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { type ShipmentType, shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { LeftOut, LeftOutReason } from "../model/left-out.ts";

/** How many of a kind are named. */
const MAX_NAMED = 50;

/** What an order is held for; without one its address must be checked. */
const heldReasons: Readonly<Record<string, LeftOutReason>> = { OFFICE: "held", WRONG_NUMBER: "phone" };

const { draft, ready } = orderStatuses.code;

/**
 * What a new plan of a type and a local day leaves out: shipments of the day in other plans that are not over, and for
 * deliveries, orders of the day whose address must be checked, that are held, or that have no shipment yet.
 */
export async function readLeftOut(scope: Scope, type: ShipmentType, day: string): Promise<LeftOut> {
  const tomorrow = addDays(day, 1);
  const takesOrders = type === shipmentTypes.code.delivery && can(scope.account, "orders");
  const [inPlans, [toCheck, [unshipped]]] = await Promise.all([
    scope.db
      .select({
        ...{ id: shipments.id, number: shipments.number, customer: shipments.customerName },
        ...{ line: shipments.destinationLine, planId: plans.id, plan: plans.name },
      })
      .from(shipments)
      .innerJoin(plans, and(eq(plans.id, shipments.planId), eq(plans.accountId, shipments.accountId)))
      .where(
        and(
          eq(shipments.accountId, scope.account.id),
          eq(shipments.type, type),
          eq(shipments.status, shipmentStatuses.code.planned),
          gte(shipments.deliveryFrom, day),
          lt(shipments.deliveryFrom, tomorrow),
          gte(plans.endAt, toLocalTime(now(scope), scope.account.timezone)),
          shipmentsWithinLocations(scope),
        ),
      )
      .orderBy(asc(shipments.deliveryFrom), asc(shipments.id))
      .limit(MAX_NAMED),
    takesOrders ? readOrders(scope, day, tomorrow) : ([[], []] as const),
  ]);
  return {
    rows: [
      ...toCheck.map(({ id, number, name, heldFor }) => ({
        ...{ id, number, name, plan: null },
        reason: heldReasons[heldFor ?? ""] ?? "address",
      })),
      ...inPlans.map(({ id, number, customer, line, planId, plan }) => ({
        ...{ id, number, name: customer ?? line, reason: "in_plan" as const },
        plan: { id: planId, name: plan },
      })),
    ],
    unshipped: unshipped?.count ?? 0,
  };
}

function readOrders(scope: Scope, day: string, tomorrow: string) {
  const ofDay = and(
    eq(orders.accountId, scope.account.id),
    gte(orders.deliveryTo, day),
    lt(orders.deliveryTo, tomorrow),
    ordersWithinLocations(scope),
  );
  return scope.db.batch([
    scope.db
      .select({ id: orders.id, number: orders.number, name: orders.customerName, heldFor: orders.heldFor })
      .from(orders)
      .where(and(ofDay, needsAddressCheck, inArray(orders.status, [draft, ready])))
      .orderBy(asc(orders.deliveryTo), asc(orders.id))
      .limit(MAX_NAMED),
    scope.db
      .select({ count: count() })
      .from(orders)
      .where(and(ofDay, isUnshipped, isNull(orders.heldFor), sql`${orders.issues} = '[]'`)),
  ]);
}
