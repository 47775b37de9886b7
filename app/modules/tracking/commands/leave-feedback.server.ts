import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import {
  type Feedback,
  feedbackLimits,
  feedbackReasons,
  getFeedbackRefusal,
} from "#app/modules/orders/model/tracked/feedback.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder } from "../db/customer-order.reads.server.ts";
import { type FeedbackPhoto, storeFeedbackPhoto } from "./feedback-photo.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

/** The order with a photo, which only the page's form can send. */
interface RatedOrder extends VerifiedOrder {
  photo?: FeedbackPhoto | null;
}

const { min, max, comment: MAX_COMMENT_LENGTH } = feedbackLimits;

/** A verified customer rates a delivery once: stars, what it was like, and an optional comment and photo. */
export const leaveFeedback = createOpenCommand({
  name: "tracking.feedback",
  caller: "order_customer",
  input: z.object({
    rating: z.number().int().min(min).max(max),
    reasons: z.array(z.enum(feedbackReasons)).max(feedbackReasons.length).default([]),
    comment: z.string().trim().max(MAX_COMMENT_LENGTH).default(""),
  }),
  async run({ scope, number, photo }: RatedOrder, input): Promise<Result<{ effect: "thanked" }>> {
    return commitWithRetry(scope, () => decideFeedback(scope, number, { ...input, photo: photo ?? null }));
  },
});

async function decideFeedback(
  scope: Scope,
  number: string,
  { rating, reasons, comment, photo }: Feedback & { photo: FeedbackPhoto | null },
): Promise<Result<ChangeDecision<{ effect: "thanked" }>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  const refusal = getFeedbackRefusal(order, now(scope));
  if (refusal) return fail(refusal);
  if (photo) await storeFeedbackPhoto(scope, order, photo);
  const detail = {
    rating,
    ...(reasons.length > 0 ? { reasons } : {}),
    ...(comment ? { comment } : {}),
    ...(photo ? { photo: photo.sha256 } : {}),
  };
  const set = { hasCustomerFeedback: true };
  return ok({
    statements: editOrder(scope, order, { type: "feedback_submitted", set, detail }),
    outcome: { effect: "thanked" },
    planIds: [],
  });
}
