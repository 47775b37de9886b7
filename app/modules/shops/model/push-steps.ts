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

/** What is sent to a shop for a status. */
export interface PushStep {
  status: OrderStatus;
  /** Status of a Shopify fulfillment event. */
  event: string;
  /** `open` creates the fulfillment if there is none; `close` cancels it, so that the shop can restock or refund. */
  fulfilment: "open" | "keep" | "close";
  /** New status of the order in WooCommerce. */
  woo: "completed" | null;
}

/** Statuses that are sent to shops. Goods count as sent when we have picked them up, not when they are planned. */
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

/** Statuses that are sent to shops. */
export const pushedStatuses: readonly OrderStatus[] = pushSteps.map(({ status }) => status);

/** What to send to a shop for a status; null for statuses that are not sent. */
export function findPushStep(status: number): PushStep | null {
  return pushSteps.find((step) => step.status === status) ?? null;
}
