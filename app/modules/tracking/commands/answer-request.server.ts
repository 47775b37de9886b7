import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { closeRequest } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import {
  type CustomerRequestKind,
  findWaitingRequest,
  getAnswerPermission,
} from "#app/modules/orders/model/tracked/customer-requests.ts";
import { findSellerOrigin } from "#app/modules/partners/commands/seller-origin.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readCustomerOrder } from "../db/customer-order.reads.server.ts";
import { grantRequest } from "./grant-request.server.ts";
import { type Answer, queueAnswerMail } from "./request-answer-mail.server.ts";

const orderVersionSchema = z.object({ number: z.string().min(1).max(50), version: expectedVersionSchema });
const reasonedSchema = orderVersionSchema.extend({ reason: textSchema(500).describe("What the customer reads") });

/** What is said with an answer. */
interface GivenAnswer extends z.output<typeof orderVersionSchema> {
  kind: CustomerRequestKind;
  answer: Answer;
  reason: string | null;
}

/**
 * Answers what a customer asks of the office. Only the account that works the order may answer; the customer is notified
 * by mail.
 */
function createAnswerCommand(name: string, kind: CustomerRequestKind, answer: Answer) {
  return createCommand({
    name,
    permission: ["orders", getAnswerPermission(kind)],
    input: orderVersionSchema,
    run: (scope, input) => commitWithRetry(scope, () => decideAnswer(scope, { ...input, kind, answer, reason: null })),
  });
}

export const acceptReschedule = createAnswerCommand("orders.accept_reschedule", "reschedule", "accepted");
export const declineReschedule = createAnswerCommand("orders.decline_reschedule", "reschedule", "declined");
export const acceptCancellation = createAnswerCommand("orders.accept_cancellation", "cancel", "accepted");
export const acceptAddress = createAnswerCommand("orders.accept_address", "address", "accepted");
export const declineAddress = createAnswerCommand("orders.decline_address", "address", "declined");

/** The customer reads why the order goes on. */
export const declineCancellation = createCommand({
  name: "orders.decline_cancellation",
  permission: ["orders", getAnswerPermission("cancel")],
  input: reasonedSchema,
  run: (scope, input) =>
    commitWithRetry(scope, () => decideAnswer(scope, { ...input, kind: "cancel", answer: "declined" })),
});

/** The flag of the order's event, by kind. */
const flags = { reschedule: "reschedule", cancel: "cancellation", address: "address" } as const;

async function decideAnswer(
  scope: Scope,
  { number, version, kind, answer, reason }: GivenAnswer,
): Promise<Result<ChangeDecision<{ number: string }>>> {
  const found = await readOrder(scope, number);
  if (!found.ok) return found;
  const order = found.value;
  if (version !== order.version) return fail("lost_race");
  const [{ requests, seller }, origin] = await Promise.all([
    readCustomerOrder(scope, order),
    findSellerOrigin(scope, order),
  ]);
  const request = findWaitingRequest(requests, kind);
  if (!request || order.accountId !== scope.account.id) return fail("already_done");
  const flag = { [`${flags[kind]}_${answer}`]: true };
  const changed =
    answer === "accepted"
      ? await grantRequest(scope, order, { request, flag })
      : ok({
          statements: editOrder(scope, order, {
            type: "updated",
            set: {},
            detail: { ...flag, ...(reason && { reason }) },
          }),
          planIds: [],
        });
  if (!changed.ok) return changed;
  const { statements, planIds } = changed.value;
  return ok({
    statements: [
      // Before the order changes: a request that waits is overtaken by its new status.
      ...closeRequest(scope, { orderId: order.id, kind }, { answer, reason }),
      ...statements,
      ...queueAnswerMail(scope, order, { seller, origin, kind, answer, reason }),
    ],
    outcome: { number },
    planIds,
  });
}
