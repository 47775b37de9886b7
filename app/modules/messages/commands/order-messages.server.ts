import { type OrderRecord, readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { toCustomerStatus } from "#app/modules/orders/model/order.rules.ts";
import { can, hasFeature } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readOrderMessages } from "../db/messages.reads.server.ts";
import { getLoggedState, getResendRefusal, type OrderMessage } from "../model/order-message.ts";

/** The order with a number whose customer the account writes to; a merchant's portal sees nothing of its carrier's messages. */
export async function readOwnOrder(scope: Scope, number: string): Promise<Result<OrderRecord>> {
  const found = await readOrder(scope, number);
  return found.ok && found.value.accountId !== scope.account.id ? fail("order_not_found") : found;
}

/** What an order's customer was sent, the newest first. */
export async function listOrderMessages(
  scope: Pick<Scope, "db" | "account">,
  order: Pick<OrderRecord, "id" | "status">,
): Promise<OrderMessage[]> {
  const rows = await readOrderMessages(scope.db, scope.account.id, order.id);
  const status = toCustomerStatus(order.status);
  const copies = new Map<string, number>();
  const toKey = ({ event, version, channel }: (typeof rows)[number]["message"]) => `${event} ${version} ${channel}`;
  for (const { message } of rows)
    copies.set(toKey(message), Math.max(message.copy, copies.get(toKey(message)) ?? message.copy));
  return rows.map(({ message, outboxId, outboxSentAt, outboxFailedAt, outboxError, resentBy }) => {
    const { id, event, channel, copy, reason, recipient, language, subject, isFallback, templateVersion } = message;
    const state = getLoggedState(message.state, { outboxSentAt, outboxFailedAt, hasOutbox: outboxId !== null });
    const isNewest = copies.get(toKey(message)) === copy;
    return {
      ...{ id, event, channel, copy, state, reason, recipient, language, subject, isFallback, templateVersion },
      ...{ text: message.body, error: message.error ?? outboxError, resentBy },
      createdAt: message.createdAt ?? 0,
      dueAt: message.dueAt,
      sentAt: outboxSentAt ?? (outboxId === null ? message.handedAt : null),
      deliveredAt: message.deliveredAt,
      refusal: getResendRefusal({ event, state }, { status, isNewest }),
    };
  });
}

/** The same for the order's page; null where the account writes to no customers or the order is its carrier's. */
export async function viewOrderMessages(scope: Scope, order: Pick<OrderRecord, "id" | "accountId" | "status">) {
  if (order.accountId !== scope.account.id || !hasFeature(scope.account, "customer_messaging")) return null;
  return { messages: await listOrderMessages(scope, order), mayResend: can(scope.account, "orders.update") };
}

/** `GET orders/{number}/messages`. */
export async function listApiOrderMessages(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const order = await readOwnOrder(scope, params.number ?? "");
  return order.ok ? ok({ messages: await listOrderMessages(scope, order.value) }) : order;
}
