import { and, eq, inArray } from "drizzle-orm";
import type { BulkOutcome } from "#app/domain/kernel/result.ts";
import { cancelAction } from "#app/domain/orders/order.rules.ts";
import { advance } from "#app/domain/shipments/advance-order.ts";
import { liveShipments } from "#app/domain/shipments/shipment.states.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { orders } from "../schema/index.ts";
import { moveShipments } from "../shipments/move.writes.server.ts";
import { ordersWithinLocations } from "../shipments/shipment-scope.server.ts";
import { type MovedOrder, readOrderStates, saveOrders } from "./order-moves.server.ts";

/**
 * Cancels orders, each on its own (domain-rules, "Orders"): before custody the order ends, its shipments are cancelled
 * and its collections waived; in custody it becomes Pending Return. Answers the statements of one batch.
 */
export async function cancelOrders(
  scope: Scope,
  orderIds: readonly string[],
  reason: string,
): Promise<{ statements: Statement[]; outcome: BulkOutcome; plans: string[] }> {
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const ids = idsIn(orderIds);
  const [seen, states] = await Promise.all([
    scope.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.accountId, scope.account.id), inArray(orders.id, ids), ordersWithinLocations(scope))),
    readOrderStates(scope, ids, { history: false }),
  ]);
  const visible = new Set(seen.map((each) => each.id));
  const moved: MovedOrder[] = [];
  const shipmentIds: string[] = [];
  for (const id of new Set(orderIds)) {
    const order = visible.has(id) ? states.get(id) : undefined;
    const collections = order?.collections.map((each) => (each.status === 1 ? { ...each, waived: true } : each)) ?? [];
    const end = order && cancelAction(order.status) === "cancel" ? { completedAt: now(scope) } : {};
    const change = { cancelReason: reason, collections, ...end };
    const result = order ? advance(order, cancelAction(order.status), change, { reason }) : null;
    if (!order || !result?.ok) {
      outcome.refused.push({ id, code: result && !result.ok ? result.failure.code : "not_found" });
      continue;
    }
    outcome.succeeded.push(id);
    moved.push(result.value);
    shipmentIds.push(...order.shipments.filter((each) => liveShipments.includes(each.status)).map((each) => each.id));
  }
  // Whoever may cancel the order cancels all that carries it, wherever that is.
  const shipments = await moveShipments(
    { ...scope, locations: "all" },
    [...new Set(shipmentIds)].map((id) => ({ id, action: "cancel", note: reason })),
    new Map(moved.map(({ order }) => [order.id, order])),
  );
  return {
    statements: [...saveOrders(scope, moved), ...shipments.statements],
    outcome,
    plans: shipments.plans,
  };
}
