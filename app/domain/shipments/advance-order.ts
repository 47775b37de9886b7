import { ok, type Result } from "../kernel/result.ts";
import { transit } from "../kernel/state-machine.ts";
import { type OrderAction, orderEventOf, orderTransitions } from "../orders/order.states.ts";
import type { OrderBefore, OrderHappening, OrderState } from "./shipment.moves.ts";

/** An order after a step, and what its timeline says; no events for nothing. */
export interface Stepped {
  order: OrderState;
  events: OrderHappening[];
}

/** Moves an order by the table; `change` is what the action sets besides, `before` is kept for a reset. */
export function advance(
  order: OrderState,
  action: OrderAction,
  change: Partial<OrderState>,
  detail: Record<string, unknown>,
): Result<Stepped> {
  const to = transit(orderTransitions, order.status, action);
  if (!to.ok) return to;
  const next = { ...order, ...change, status: to.value, version: order.version + 1 };
  return ok({
    order: next,
    events: [happening(order, next, orderEventOf[action], { ...detail, before: beforeOf(order) })],
  });
}

/** One entry of a timeline between two states of an order. */
export function happening(
  from: OrderState,
  to: OrderState,
  type: OrderHappening["type"],
  detail: Record<string, unknown>,
): OrderHappening {
  return { type, version: to.version, from: from.status, to: to.status, detail };
}

function beforeOf({ attempts, heldFor, deliveryFrom, deliveryTo, completedAt }: OrderState): OrderBefore {
  return { attempts, heldFor, deliveryFrom, deliveryTo, completedAt };
}
