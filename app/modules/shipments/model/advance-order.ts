import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { type OrderAction, orderEventByAction, orderTransitions } from "#app/modules/orders/model/order.states.ts";
import { diffFields } from "#app/platform/events/changed-fields.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import type { OrderBefore, OrderState, OrderTimelineEntry } from "./shipment.moves.ts";

const { pending_return: pendingReturn } = orderStatuses.code;

/** An order after a step, with its new timeline entries; no entries when nothing changed. */
export interface AdvancedOrder {
  order: OrderState;
  events: OrderTimelineEntry[];
}

/**
 * Applies a row of the transition table. `change` is what the action sets besides the status; the event's `before` lets
 * a reset restore it.
 */
export function advanceOrder(
  order: OrderState,
  action: OrderAction,
  change: Partial<OrderState>,
  detail: Record<string, unknown>,
): Result<AdvancedOrder> {
  const to = applyTransition(orderTransitions, order.status, action);
  if (!to.ok) return to;
  const returnChange = to.value === pendingReturn ? getReturnChange({ ...order, ...change }) : {};
  const next = { ...order, ...change, ...returnChange, status: to.value, version: order.version + 1 };
  return ok({
    order: next,
    events: [toTimelineEntry(order, next, orderEventByAction[action], { ...detail, before: captureBefore(order) })],
  });
}

/**
 * Goods that go back to the sender: open collections are waived, and the order is no longer held for a corrected
 * address.
 */
function getReturnChange({ collections }: OrderState): Partial<OrderState> {
  return {
    heldFor: null,
    collections: collections.map((each) =>
      each.status === collectionStatuses.code.pending ? { ...each, waived: true } : each,
    ),
  };
}

/** Fields published with order events besides the status, by API name. */
const publishedFields = {
  delivery_schedule: ({ deliveryFrom, deliveryTo }: OrderState) => [deliveryFrom, deliveryTo],
  attempts: ({ attempts }: OrderState) => attempts,
  held_for: ({ heldFor }: OrderState) => heldFor,
  cancel_reason: ({ cancelReason }: OrderState) => cancelReason,
};

/** One entry of a timeline between two states of an order. */
export function toTimelineEntry(
  from: OrderState,
  to: OrderState,
  type: OrderTimelineEntry["type"],
  detail: Record<string, unknown>,
): OrderTimelineEntry {
  const changed = diffFields(publishedFields, from, to);
  return { type, version: to.version, from: from.status, to: to.status, detail, changed };
}

function captureBefore(order: OrderState): OrderBefore {
  const { attempts, heldFor, deliveryFrom, deliveryTo, completedAt, collections } = order;
  const waived = collections.flatMap((each) => (each.waived ? [each.id] : []));
  return { attempts, heldFor, deliveryFrom, deliveryTo, completedAt, waived };
}
