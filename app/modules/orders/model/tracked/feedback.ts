import { day } from "#app/platform/kernel/milliseconds.ts";
import { type OrderStatus, orderStatuses } from "../order.enums.ts";

/** Range of stars, and the maximum length of the comment. */
export const feedbackLimits = { min: 1, max: 5, comment: 1000 } as const;

/** What a customer may say of a delivery beside the stars. */
export const feedbackReasons = ["on_time", "friendly", "careful", "well_informed", "went_wrong"] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** A customer's rating of a delivery. */
export interface Feedback {
  rating: number;
  reasons: FeedbackReason[];
  comment: string;
}

/** How long after the delivery feedback is possible, milliseconds. */
const FEEDBACK_MS = 14 * day;
const { delivered, return_completed: returned, closed } = orderStatuses.code;
const finishedStatuses: readonly OrderStatus[] = [delivered, returned, closed];

/** The order columns that decide about feedback. */
interface RatedOrder {
  status: OrderStatus;
  completedAt: number | null;
  hasCustomerFeedback: boolean;
}

/** When feedback ends, milliseconds UTC; null before the goods were delivered or returned. */
export function getFeedbackEnd({ status, completedAt }: Omit<RatedOrder, "hasCustomerFeedback">): number | null {
  return completedAt !== null && finishedStatuses.includes(status) ? completedAt + FEEDBACK_MS : null;
}

/** Why feedback is refused, or null: it can be given once, within 14 days after the goods were delivered or returned. */
export function getFeedbackRefusal(
  order: RatedOrder,
  now: number,
): "feedback_early" | "feedback_given" | "feedback_over" | null {
  if (order.hasCustomerFeedback) return "feedback_given";
  const end = getFeedbackEnd(order);
  if (end === null) return "feedback_early";
  return now > end ? "feedback_over" : null;
}

/** The feedback in a timeline event; null where it holds none. */
export function readFeedback(detail: Readonly<Record<string, unknown>>): Feedback | null {
  const { rating, reasons, comment } = detail;
  if (typeof rating !== "number") return null;
  const known = feedbackReasons.filter((each) => Array.isArray(reasons) && reasons.includes(each));
  return { rating, reasons: known, comment: typeof comment === "string" ? comment : "" };
}

/** The object key of a photo that came with an order's rating, by its hash; without one, of all of the order. */
export function formatFeedbackPhotoKey(order: { accountId: string; id: string }, hash = ""): string {
  return `feedback/${order.accountId}/${order.id}/${hash}`;
}
