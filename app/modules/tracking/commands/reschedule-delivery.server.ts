import { z } from "zod";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import { updateShipmentPriorities } from "#app/modules/orders/db/priority.writes.server.ts";
import { askOffice, closeRequest } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import { MAX_SLOT_RACES } from "#app/modules/orders/db/tracked/slot-claims.server.ts";
import { PROMISED_PRIORITY } from "#app/modules/orders/model/slot-claim.ts";
import {
  canApplyAtOnce,
  getRescheduleRefusal,
  getWindowFault,
  type RequestedWindow,
} from "#app/modules/orders/model/tracked/reschedule.ts";
import { takeSlot } from "#app/modules/slots/commands/take-slot.server.ts";
import { moveDelivery } from "#app/modules/slots/db/move-delivery.writes.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder, readCustomerOrder } from "../db/customer-order.reads.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

/** `effect`: the schedule was changed, or a dispatcher has to accept the request. */
export interface RescheduleOutcome {
  effect: "changed" | "requested";
}

/**
 * A verified customer requests another time: before dispatch it is applied at once, afterwards a dispatcher decides.
 */
export const rescheduleDelivery = createOpenCommand({
  name: "tracking.reschedule",
  caller: "order_customer",
  input: z.object({ from: z.string().max(16), to: z.string().max(16) }),
  async run({ scope, number }: VerifiedOrder, input): Promise<Result<RescheduleOutcome>> {
    return commitWithRetry(scope, () => decideReschedule(scope, number, input), MAX_SLOT_RACES);
  },
});

async function decideReschedule(
  scope: Scope,
  number: string,
  window: RequestedWindow,
): Promise<Result<ChangeDecision<RescheduleOutcome>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  const { context } = await readCustomerOrder(scope, order);
  const refusal = getRescheduleRefusal(context);
  if (refusal) return fail(refusal);
  const issue = getWindowFault(window, context);
  if (issue) return failFields({ from: [{ code: issue }] });
  const live = await readLiveShipments(scope, order.id);
  const changes = canApplyAtOnce(live);
  const effect = changes ? ("changed" as const) : ("requested" as const);
  const slot = changes ? await takeSlot(scope, order, context, window) : ok([]);
  if (!slot.ok) return slot;
  const set = changes
    ? {
        ...{ deliveryFrom: window.from, deliveryTo: window.to },
        ...(slot.value.length > 0 ? { priority: PROMISED_PRIORITY } : {}),
      }
    : {};
  const moved = changes ? await moveDelivery(scope, order, window, live) : { statements: [], planIds: [] };
  return ok({
    statements: [
      ...editOrder(scope, order, { type: "reschedule_requested", set, detail: { ...window, effect } }),
      ...moved.statements,
      ...slot.value,
      ...(slot.value.length > 0
        ? updateShipmentPriorities(
            scope,
            live.map(({ id }) => id),
          )
        : []),
      ...(changes
        ? closeRequest(scope, { orderId: order.id, kind: "reschedule" }, { answer: "overtaken", reason: null })
        : askOffice(scope, order, { kind: "reschedule", detail: window })),
    ],
    outcome: { effect },
    planIds: moved.planIds,
  });
}
