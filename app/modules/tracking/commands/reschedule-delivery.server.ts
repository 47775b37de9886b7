import { z } from "zod";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import {
  canApplyAtOnce,
  getRescheduleRefusal,
  getWindowFault,
  type RequestedWindow,
} from "#app/modules/orders/model/tracked/reschedule.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder, readCustomerOrder } from "../db/customer-order.reads.server.ts";
import { moveDelivery } from "../db/move-delivery.writes.server.ts";
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
    return commitWithRetry(scope, () => decideReschedule(scope, number, input));
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
  const set = changes
    ? { deliveryFrom: window.from, deliveryTo: window.to, hasCustomerRescheduleRequest: false }
    : { hasCustomerRescheduleRequest: true };
  const moved = changes ? await moveDelivery(scope, order, window, live) : { statements: [], planIds: [] };
  return ok({
    statements: [
      ...editOrder(scope, order, { type: "reschedule_requested", set, detail: { ...window, effect } }),
      ...moved.statements,
      ...(changes ? [] : [notifyDispatchers(scope, order, window)]),
    ],
    outcome: { effect },
    planIds: moved.planIds,
  });
}

/** What the keys of an order's reschedule requests in the inbox begin with. */
export const getRescheduleKey = (orderId: string): string => `reschedule:${orderId}:`;

/** Notifies members who may change orders and see this one. */
function notifyDispatchers(scope: Scope, order: OrderRecord, { from, to }: RequestedWindow): Statement {
  const detail = { number: order.number, customer: order.customerName, from, to };
  return insertInboxItem(scope, {
    news: { kind: "reschedule_requested", detail },
    to: { permission: "orders.update", places: [order.sourceLocationId, order.destinationLocationId] },
    key: `${getRescheduleKey(order.id)}${order.version + 1}`,
  });
}
