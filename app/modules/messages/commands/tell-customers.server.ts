import { z } from "zod";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { getCustomerEvent } from "#app/modules/orders/model/tracked/customer-notifications.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { readAcceptedRequests, readRecipients } from "../db/recipients.reads.server.ts";
import { messageEvents } from "../model/message.enums.ts";
import { findNextLocalTime } from "../model/quiet-hours.ts";
import { composeMessages, type MessageContext, type PlannedMessage } from "./compose-messages.server.ts";
import { findArrivalFacts } from "./route-arrivals.server.ts";

/** Topics of the outbox that customers may be notified of. */
export const notifiedTopics = [
  "order.created",
  "order.status_changed",
  "order.updated",
  "order.reschedule_requested",
] as const satisfies readonly EventType[];

const payloadSchema = z.object({
  orders: z.array(
    z.object({ id: z.string(), from: z.number().nullable(), to: z.number(), changed: z.looseObject({}).optional() }),
  ),
});
type Subject = z.output<typeof payloadSchema>["orders"][number];

/**
 * Records what customers are notified of changes of their orders. The statements belong into the batch that marks the
 * outbox message as processed; versions come from the message, so that a replay adds nothing.
 */
export async function tellCustomers(context: MessageContext, message: OutboxMessage): Promise<Statement[]> {
  const { orders } = payloadSchema.parse(message.payload);
  const { accountId } = message;
  if (accountId === null) return [];
  const [moved, granted] = await Promise.all([
    findRescheduled(context, message, accountId, orders),
    findGranted(context, message, accountId, orders),
  ]);
  const planned = [
    ...orders.filter(({ id }) => !granted.has(id)).flatMap((order) => planByTopic(message, order)),
    ...moved.map((orderId): PlannedMessage => ({ orderId, event: "rescheduled", version: message.id })),
  ];
  return composeMessages(context, accountId, planned, (ids) => findArrivalFacts(context, accountId, ids));
}

function planByTopic(message: OutboxMessage, { id: orderId, from, to }: Subject): PlannedMessage[] {
  if (message.topic === "order.created") return [{ orderId, event: "received", version: "1" }];
  if (message.topic !== "order.status_changed") return [];
  const status = getCustomerEvent(from, to);
  const notified = messageEvents.filter((each) => "status" in each && each.status === status);
  const planned = notified.map(({ key }): PlannedMessage => ({ orderId, event: key, version: message.id }));
  const { ready } = orderStatuses.code;
  if (to === ready && from !== ready) planned.push({ orderId, event: "ready", version: message.id });
  // The next day, when the goods were looked at.
  const at = message.createdAt ?? 0;
  if (status === "delivered")
    planned.push({
      ...{ orderId, event: "feedback_asked", version: "1" },
      notBefore: ({ feedback_time }, { timezone }) => findNextLocalTime(feedback_time, at + day / 2, timezone),
    });
  return planned;
}

const cancelledStatuses: readonly number[] = [orderStatuses.code.cancelled, orderStatuses.code.pending_return];

/** The orders that were cancelled as their customers asked: the answer says so. */
async function findGranted({ db }: MessageContext, message: OutboxMessage, accountId: string, orders: Subject[]) {
  const ids = orders.filter(({ to }) => cancelledStatuses.includes(to)).map(({ id }) => id);
  if (message.topic !== "order.status_changed" || ids.length === 0) return new Set<string>();
  return readAcceptedRequests(db, accountId, ids, message.createdAt ?? 0);
}

/**
 * The orders whose agreed time was changed: by the workspace, or by the customer where no answer was needed. A request
 * that was accepted is notified by its answer.
 */
async function findRescheduled(
  { db }: MessageContext,
  message: OutboxMessage,
  accountId: string,
  orders: readonly Subject[],
): Promise<string[]> {
  if (message.topic === "order.updated") {
    const ids = orders.filter(({ changed }) => Array.isArray(changed?.delivery_schedule)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const accepted = await readAcceptedRequests(db, accountId, ids, message.createdAt ?? 0);
    return ids.filter((id) => !accepted.has(id));
  }
  if (message.topic !== "order.reschedule_requested") return [];
  const read = await readRecipients(
    db,
    accountId,
    orders.map(({ id }) => id),
  );
  return read.filter(({ isAsking }) => !isAsking).map(({ orderId }) => orderId);
}
