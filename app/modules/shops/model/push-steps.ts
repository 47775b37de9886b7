import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";

const {
  shipped,
  in_transit: inTransit,
  out_for_delivery: outForDelivery,
  delivered,
  delivery_attempted: attempted,
  cancelled,
  pending_return: pendingReturn,
  return_completed: returned,
} = orderStatuses.code;

/** What a shop is told of a status. */
export interface PushStep {
  status: OrderStatus;
  /** Word of Shopify's fulfilment events. */
  event: string;
  /** `open` makes the fulfilment where there is none; `close` takes it back, so that the shop may restock or refund. */
  fulfilment: "open" | "keep" | "close";
  /** WooCommerce's status of the order from then on. */
  woo: "completed" | null;
}

/** Statuses that a shop hears of; others are ours alone. Goods count as sent when we have them, not when they are planned. */
export const pushSteps: readonly PushStep[] = [
  { status: shipped, event: "CARRIER_PICKED_UP", fulfilment: "open", woo: null },
  { status: inTransit, event: "IN_TRANSIT", fulfilment: "open", woo: null },
  { status: outForDelivery, event: "OUT_FOR_DELIVERY", fulfilment: "open", woo: null },
  { status: delivered, event: "DELIVERED", fulfilment: "open", woo: "completed" },
  { status: attempted, event: "ATTEMPTED_DELIVERY", fulfilment: "keep", woo: null },
  { status: cancelled, event: "FAILURE", fulfilment: "close", woo: null },
  { status: pendingReturn, event: "FAILURE", fulfilment: "keep", woo: null },
  { status: returned, event: "FAILURE", fulfilment: "close", woo: null },
];

/** Statuses that are told to shops. */
export const pushedStatuses: readonly OrderStatus[] = pushSteps.map(({ status }) => status);

/** What a shop is told of a status; null for one that it does not hear of. */
export function findPushStep(status: number): PushStep | null {
  return pushSteps.find((step) => step.status === status) ?? null;
}
