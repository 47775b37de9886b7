import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { type Feedback, feedbackLimits, feedbackRefusal } from "#app/modules/orders/model/tracked/feedback.ts";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { commitDecided, type Decided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder } from "../db/customer-order.reads.server.ts";
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
