import { type OrderStatus, orderStatuses } from "../order.enums.ts";

/** Stars that a customer gives, and the length of what may be said beside them. */
export const feedbackLimits = { min: 1, max: 5, comment: 1000 } as const;

/** What a customer said of a delivery. */
export interface Feedback {
  rating: number;
  comment: string;
}

/** Why nothing may be said of an order, or null: it is said once, and only of what was delivered. */
export function getFeedbackRefusal(order: {
  status: OrderStatus;
  hasCustomerFeedback: boolean;
}): "feedback_early" | "feedback_given" | null {
  if (order.hasCustomerFeedback) return "feedback_given";
  return order.status === orderStatuses.code.delivered ? null : "feedback_early";
}

/** What the line of a timeline says of it; null where it says nothing. */
export function readFeedback(detail: Readonly<Record<string, unknown>>): Feedback | null {
  const { rating, comment } = detail;
  if (typeof rating !== "number") return null;
  return { rating, comment: typeof comment === "string" ? comment : "" };
}
