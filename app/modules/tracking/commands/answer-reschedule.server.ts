import { z } from "zod";
import { markInboxAnswered } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import { readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { listOrderChanges } from "#app/modules/orders/model/order-changes.ts";
import { acceptableStatuses } from "#app/modules/orders/model/tracked/reschedule.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readCustomerOrder } from "../db/customer-order.reads.server.ts";
import { moveDelivery } from "../db/move-delivery.writes.server.ts";
import { type Answer, queueAnswerMail } from "./reschedule-answer-mail.server.ts";
import { getRescheduleKey } from "./reschedule-delivery.server.ts";

const orderVersionSchema = z.object({ number: z.string().min(1).max(50), version: expectedVersionSchema });

/**
 * Answers a customer's request for another time: once an order is dispatched, a customer can only request a change.
 * Only the account that works the order may answer; the customer is notified by mail.
 */
function createAnswerCommand(name: string, answer: Answer) {
  return createCommand({
    name,
    permission: ["orders", "orders.update"],
    input: orderVersionSchema,
    run: (scope, input) => commitWithRetry(scope, () => decideAnswer(scope, input, answer)),
  });
}

export const acceptReschedule = createAnswerCommand("orders.accept_reschedule", "accepted");
export const declineReschedule = createAnswerCommand("orders.decline_reschedule", "declined");

async function decideAnswer(
  scope: Scope,
  { number, version }: z.output<typeof orderVersionSchema>,
  answer: Answer,
): Promise<Result<ChangeDecision<{ number: string }>>> {
  const found = await readOrder(scope, number);
  if (!found.ok) return found;
  const order = found.value;
  if (version !== order.version) return fail("lost_race");
  const { waiting, seller } = await readCustomerOrder(scope, order);
  if (!waiting || order.accountId !== scope.account.id) return fail("already_done");
  const done = { number };
  const answered = markInboxAnswered(scope, getRescheduleKey(order.id));
  const cleared = { hasCustomerRescheduleRequest: false };
  if (answer === "declined") {
    const edit = { type: "updated" as const, set: cleared, detail: { reschedule_declined: true } };
    return ok({
      statements: [...editOrder(scope, order, edit), answered, ...queueAnswerMail(scope, order, { seller, answer })],
      outcome: done,
    });
  }
  if (!acceptableStatuses.includes(order.status)) return fail("illegal_transition");
  const set = { ...cleared, deliveryFrom: waiting.from, deliveryTo: waiting.to };
  const changes = listOrderChanges(order, { ...order, ...set });
  const moved = await moveDelivery(scope, order, waiting, await readLiveShipments(scope, order.id));
  return ok({
    statements: [
      ...editOrder(scope, order, {
        type: "updated",
        set,
        detail: { part: "schedule", reschedule_accepted: true, changes },
      }),
      ...moved.statements,
      answered,
      ...queueAnswerMail(scope, order, { seller, answer }),
    ],
    outcome: done,
    planIds: moved.planIds,
  });
}
