import { z } from "zod";
import { commitDecided, type Decided } from "#app/data/kernel/commit-decided.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { editOrder } from "#app/data/orders/edit.writes.server.ts";
import { findOrder } from "#app/data/tracking/customer-order.reads.server.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { type Feedback, feedbackLimits, feedbackRefusal } from "#app/domain/tracking/feedback.ts";
import { openCommand } from "../open-command.server.ts";
import type { CustomersOrder } from "./knock.server.ts";

const { least, most, comment } = feedbackLimits;

/** A verified customer says once how a delivery was: stars and, where they like, a word (domain §11). */
export const leaveFeedback = openCommand({
  name: "tracking.feedback",
  caller: "the order's customer",
  input: z.object({
    rating: z.number().int().min(least).max(most),
    comment: z.string().trim().max(comment).default(""),
  }),
  async run({ scope, number }: CustomersOrder, input): Promise<Result<{ effect: "thanked" }>> {
    return commitDecided(scope, () => decide(scope, number, input));
  },
});

async function decide(
  scope: Scope,
  number: string,
  { rating, comment: said }: Feedback,
): Promise<Result<Decided<{ effect: "thanked" }>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  const refusal = feedbackRefusal(order);
  if (refusal) return fail(refusal);
  const detail = { rating, ...(said ? { comment: said } : {}) };
  const set = { hasCustomerFeedback: true };
  return ok({
    statements: editOrder(scope, order, { type: "feedback_submitted", set, detail }),
    outcome: { effect: "thanked" },
    plans: [],
  });
}
