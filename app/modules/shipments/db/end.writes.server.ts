import { and, eq, inArray } from "drizzle-orm";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { type MovedOrder, readOrderStates, saveOrders } from "#app/modules/orders/db/order-moves.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { getCancelAction } from "#app/modules/orders/model/order.rules.ts";
import type { OrderAction } from "#app/modules/orders/model/order.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { ignoringLocations, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { advanceOrder } from "../model/advance-order.ts";
import type { OrderState } from "../model/shipment.moves.ts";
import { liveShipmentStatuses } from "../model/shipment.states.ts";
import { createFollowUps } from "./follow-ups.server.ts";
import { moveShipments } from "./move.writes.server.ts";

/** How orders end: the action of the transition table, and the detail of their event. */
export interface OrderEnd {
  action: (order: OrderState) => OrderAction;
  detail: Record<string, unknown>;
  cancelReason?: string;
  /** Open collections are waived, and live shipments end with this action and note. */
  withShipments?: { action: "cancel" | "lose"; note: string };
}

/**
 * Cancels orders: before custody an order ends with its shipments, in custody it becomes Pending Return. `detail` is what
 * their events say beside the reason.
 */
export function cancelOrdersAndShipments(
  scope: Scope,
  orderIds: readonly string[],
  reason: string,
  detail: Record<string, unknown> = {},
): Promise<EndResult> {
  const action = ({ status }: OrderState) => getCancelAction(status);
  const withShipments = { action: "cancel", note: reason } as const;
  return endOrders(scope, orderIds, { action, detail: { ...detail, reason }, cancelReason: reason, withShipments });
}

interface EndResult {
  statements: Statement[];
  outcome: BulkOutcome;
  planIds: string[];
}

const endingActions: readonly OrderAction[] = ["cancel", "lose"];

/** Ends orders, each decided by itself. Returns the statements of one batch. */
export async function endOrders(scope: Scope, orderIds: readonly string[], end: OrderEnd): Promise<EndResult> {
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const ids = selectIds(orderIds);
  const [visibleRows, states] = await Promise.all([
    scope.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.accountId, scope.account.id), inArray(orders.id, ids), ordersWithinLocations(scope))),
    readOrderStates(scope, ids, { history: false }),
  ]);
  const visible = new Set(visibleRows.map((each) => each.id));
  const moved: MovedOrder[] = [];
  const shipmentIds: string[] = [];
  for (const id of new Set(orderIds)) {
    const order = visible.has(id) ? states.get(id) : undefined;
    const result = order ? advanceOrder(order, end.action(order), getEndChange(scope, order, end), end.detail) : null;
    if (!order || !result?.ok) {
      outcome.refused.push({ id, code: result && !result.ok ? result.failure.code : "not_found" });
      continue;
    }
    outcome.succeeded.push(id);
    moved.push(result.value);
    if (end.withShipments) shipmentIds.push(...listLiveShipmentIds(order));
  }
  // A member who may cancel the order cancels all its shipments, also those between locations the member does not see.
  const shipments = await moveShipments(
    ignoringLocations(scope),
    [...new Set(shipmentIds)].map((id) => ({ id, action: "cancel", ...end.withShipments })),
    new Map(moved.map(({ order }) => [order.id, order])),
  );
  const followed = await createFollowUps(scope, moved);
  return {
    statements: [...saveOrders(scope, followed.moved), ...followed.statements, ...shipments.statements],
    outcome,
    planIds: shipments.planIds,
  };
}

function getEndChange(scope: Scope, order: OrderState, end: OrderEnd): Partial<OrderState> {
  const change: Partial<OrderState> = {};
  if (end.cancelReason) change.cancelReason = end.cancelReason;
  if (endingActions.includes(end.action(order))) change.completedAt = now(scope);
  if (end.withShipments)
    change.collections = order.collections.map((each) =>
      each.status === collectionStatuses.code.pending ? { ...each, waived: true } : each,
    );
  return change;
}

/**
 * Shipments that end with the order. A shipment that also carries other orders refuses `lose` and continues with those.
 */
function listLiveShipmentIds(order: OrderState): string[] {
  return order.shipments.filter(({ status }) => liveShipmentStatuses.includes(status)).map((each) => each.id);
}
