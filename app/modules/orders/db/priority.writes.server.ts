import { and, eq, inArray, sql } from "drizzle-orm";
import { markPlansChanged } from "#app/modules/planning/db/plan.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { waitingShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertOrderTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { type Priority, priorities } from "../model/order.enums.ts";
import { compareField } from "../model/order-changes.ts";
import { partRules } from "../model/order-parts.ts";
import { readCarriedOrders } from "./carried-orders.reads.server.ts";
import { orders } from "./orders.tables.ts";

/**
 * Sets the priority of orders, each on its own. Shipments that have not left take the most urgent priority of their
 * orders. Returns the statements of one batch, the outcome of each order, and the plans that became stale.
 */
export async function setOrderPriority(
  scope: Scope,
  orderIds: readonly string[],
  priority: Priority,
): Promise<{ statements: Statement[]; outcome: BulkOutcome; planIds: string[] }> {
  const account = scope.account.id;
  const { rows, carried } = await readCarriedOrders(scope, orderIds, waitingShipmentStatuses);
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  for (const id of new Set(orderIds)) {
    const row = rows.get(id);
    if (!row) outcome.refused.push({ id, code: "not_found" });
    else if (partRules.schedule.statuses.includes(row.status)) outcome.succeeded.push(id);
    else outcome.refused.push({ id, code: "illegal_transition" });
  }
  const ranked = outcome.succeeded.flatMap((id) => rows.get(id) ?? []).filter((row) => row.priority !== priority);
  if (ranked.length === 0) return { statements: [], outcome, planIds: [] };
  const rankedIds = new Set(ranked.map(({ id }) => id));
  const following = carried.filter(({ orderId }) => rankedIds.has(orderId));
  const planIds = [...new Set(following.flatMap(({ planId }) => planId ?? []))];
  const statements = [
    ...insertOrderTimeline(
      scope,
      ranked.map(({ id, number, status, version, priority: before }) => {
        const detail = { part: "schedule", changes: compareField("priority", before, priority) };
        const events = [{ type: "updated" as const, version: version + 1, from: status, to: status, detail }];
        return { id, number, events };
      }),
    ),
    scope.db
      .update(orders)
      .set({ priority, version: sql`${orders.version} + 1` })
      .where(and(eq(orders.accountId, account), inArray(orders.id, selectIds([...rankedIds])))),
    ...updateShipmentPriorities(scope, [...new Set(following.map(({ id }) => id))]),
    ...markPlansChanged(scope, planIds),
  ];
  return { statements, outcome, planIds };
}

/** A text for each priority that sorts more urgent ones first, for SQL min(). */
export const prioritiesByUrgency = ` ${priorities.join(" ")} `;

/** Shipments take the most urgent priority of their orders, as these stand when the statement runs. */
export function updateShipmentPriorities(scope: Scope, shipmentIds: readonly string[]): Statement[] {
  if (shipmentIds.length === 0) return [];
  return [
    scope.db.run(sql`update ${shipments} set priority = (select o.priority from shipment_orders so
        join orders o on o.id = so.order_id where so.shipment_id = shipments.id
        order by instr(${prioritiesByUrgency}, ' ' || o.priority || ' ') limit 1)
      where ${isOwnAmong(scope.account.id, shipments.accountId, shipments.id, selectIds(shipmentIds))}`),
  ];
}
