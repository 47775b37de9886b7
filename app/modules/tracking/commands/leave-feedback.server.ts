import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { type Feedback, feedbackLimits, getFeedbackRefusal } from "#app/modules/orders/model/tracked/feedback.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder } from "../db/customer-order.reads.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

const { min, max, comment: MAX_COMMENT_LENGTH } = feedbackLimits;

/** A verified customer rates a delivery once: stars and an optional comment. */
export const leaveFeedback = createOpenCommand({
  name: "tracking.feedback",
  caller: "order_customer",
  input: z.object({
    rating: z.number().int().min(min).max(max),
    comment: z.string().trim().max(MAX_COMMENT_LENGTH).default(""),
  }),
  async run({ scope, number }: VerifiedOrder, input): Promise<Result<{ effect: "thanked" }>> {
    return commitWithRetry(scope, () => decideFeedback(scope, number, input));
  },
});

async function decideFeedback(
  scope: Scope,
  number: string,
  { rating, comment }: Feedback,
): Promise<Result<ChangeDecision<{ effect: "thanked" }>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  const refusal = getFeedbackRefusal(order);
  if (refusal) return fail(refusal);
  const detail = { rating, ...(comment ? { comment } : {}) };
  const set = { hasCustomerFeedback: true };
  return ok({
    statements: editOrder(scope, order, { type: "feedback_submitted", set, detail }),
    outcome: { effect: "thanked" },
    planIds: [],
  });
}
