import { type OrderStatus, orderStatuses } from "../order.enums.ts";

/** Range of stars, and the maximum length of the comment. */
export const feedbackLimits = { min: 1, max: 5, comment: 1000 } as const;

/** A customer's rating of a delivery. */
export interface Feedback {
  rating: number;
  comment: string;
}

/** Why feedback is refused, or null: it can be given once, for a delivered order. */
export function getFeedbackRefusal(order: {
  status: OrderStatus;
  hasCustomerFeedback: boolean;
}): "feedback_early" | "feedback_given" | null {
  if (order.hasCustomerFeedback) return "feedback_given";
  return order.status === orderStatuses.code.delivered ? null : "feedback_early";
}

/** The feedback in a timeline event; null where it holds none. */
export function readFeedback(detail: Readonly<Record<string, unknown>>): Feedback | null {
  const { rating, comment } = detail;
  if (typeof rating !== "number") return null;
  return { rating, comment: typeof comment === "string" ? comment : "" };
}
