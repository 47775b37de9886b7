import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { askOffice, selectRequests } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import { findWaitingRequest, getCancellationRefusal } from "#app/modules/orders/model/tracked/customer-requests.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder } from "../db/customer-order.reads.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

interface CancellationOutcome {
  effect: "asked";
}

/** A verified customer asks to cancel; the office answers. While a request waits, another one adds nothing. */
export const requestCancellation = createOpenCommand({
  name: "tracking.cancel",
  caller: "order_customer",
  input: z.object({ reason: optionalSchema(textSchema(500)).describe("In the customer's words") }),
  async run({ scope, number }: VerifiedOrder, { reason = null }): Promise<Result<CancellationOutcome>> {
    return commitWithRetry(scope, () => decideRequest(scope, number, reason));
  },
});

async function decideRequest(
  scope: Scope,
  number: string,
  reason: string | null,
): Promise<Result<ChangeDecision<CancellationOutcome>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  const requests = await selectRequests(scope, order.id);
  const refusal = getCancellationRefusal(order, requests);
  if (refusal) return fail(refusal);
  const outcome = { effect: "asked" as const };
  if (findWaitingRequest(requests, "cancel")) return ok({ statements: [], outcome });
  const detail = reason === null ? {} : { reason };
  return ok({
    statements: [
      ...editOrder(scope, order, { type: "cancellation_requested", set: {}, detail }),
      ...askOffice(scope, order, { kind: "cancel", detail: { reason } }),
    ],
    outcome,
  });
}
