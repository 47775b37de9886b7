import { and, eq, gt, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { orders, slotClaims } from "#app/modules/orders/db/orders.tables.ts";
import { prioritiesByUrgency } from "#app/modules/orders/db/priority.writes.server.ts";
import { rescheduleRules } from "#app/modules/orders/model/tracked/reschedule.ts";
import type { PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toSlotShipment } from "../model/slot-delivery.ts";

/** Orders of the days that are counted, at most; more than a fleet delivers in two weeks of slots. */
const MAX_WAITING = 2_000;

/**
 * What was promised for the days and is in none of these plans: orders with a time, the most urgent first, and slots
 * that a checkout holds.
 */
export async function readPromises(
  scope: Scope,
  { days, planIds, movedId }: { days: readonly string[]; planIds: readonly string[]; movedId: string | null },
): Promise<PlanShipment[]> {
  const { id: accountId } = scope.account;
  const [first = "", last = first] = [days[0], days.at(-1)];
  const inPlan = new Set(planIds);
  const [orderRows, held] = await scope.db.batch([
    scope.db
      .select({
        id: orders.id,
        planId: orders.planId,
        longitude: sql<number | null>`${orders.destination} ->> '$.point.longitude'`.as("longitude"),
        latitude: sql<number | null>`${orders.destination} ->> '$.point.latitude'`.as("latitude"),
        from: orders.deliveryFrom,
        to: orders.deliveryTo,
        serviceMinutes: orders.serviceMinutes,
        weight: orders.weight,
        volume: orders.volume,
        parcels: orders.packageCount,
      })
      .from(orders)
      .where(
        and(
          eq(orders.accountId, accountId),
          gte(orders.deliveryFrom, first),
          lt(orders.deliveryFrom, addDays(last, 1)),
          inArray(orders.status, [...rescheduleRules.statuses]),
          inArray(orders.kind, [...rescheduleRules.kinds]),
          ne(orders.id, movedId ?? ""),
        ),
      )
      .orderBy(sql`instr(${prioritiesByUrgency}, ' ' || ${orders.priority} || ' ')`, orders.deliveryFrom)
      .limit(MAX_WAITING),
    scope.db
      .select()
      .from(slotClaims)
      .where(
        and(
          eq(slotClaims.accountId, accountId),
          gt(slotClaims.heldUntil, now(scope)),
          isNull(slotClaims.orderId),
          ne(slotClaims.id, movedId ?? ""),
        ),
      ),
  ]);
  const promised = orderRows.flatMap(({ id, planId, longitude, latitude, from, to, ...amounts }) =>
    longitude === null || latitude === null || (planId !== null && inPlan.has(planId))
      ? []
      : [toSlotShipment(id, { ...amounts, point: { longitude, latitude } }, { from, to })],
  );
  return [
    ...held.map(({ id, delivery, windowFrom: from, windowTo: to }) => toSlotShipment(id, delivery, { from, to })),
    ...promised,
  ];
}
