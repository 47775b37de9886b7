import type { CustomerStatus } from "#app/modules/orders/model/order.enums.ts";
import type { MessageChannel, MessageEvent, MessageReason, MessageState } from "./message.enums.ts";
import { isOvertaken } from "./message-settings.ts";

/** What became of a message, as people read it: `sent` was taken by the mail server or the provider. */
export const loggedStates = ["waiting", "sending", "sent", "delivered", "failed", "skipped"] as const;
export type LoggedState = (typeof loggedStates)[number];

/** A line of what an order's customer was sent. Times are milliseconds UTC. */
export interface OrderMessage {
  id: string;
  event: MessageEvent;
  channel: MessageChannel;
  /** 0 for the first, then one for each time somebody sent it again. */
  copy: number;
  state: LoggedState;
  reason: MessageReason | null;
  error: string | null;
  recipient: string | null;
  language: "de" | "en";
  subject: string;
  text: string;
  isFallback: boolean;
  templateVersion: number | null;
  resentBy: string | null;
  createdAt: number;
  dueAt: number | null;
  sentAt: number | null;
  deliveredAt: number | null;
  /** Null where it can be sent again; else why not. */
  refusal: ResendRefusal | null;
}

export type ResendRefusal = "message_waits" | "message_overtaken" | "message_resent";

/** What the outbox of mails knows of a message that was handed to it. */
interface OutboxFacts {
  outboxSentAt: number | null;
  outboxFailedAt: number | null;
  hasOutbox: boolean;
}

/** What became of a message. A provider that took a text has it; the outbox of mails still has to send. */
export function getLoggedState(
  state: MessageState,
  { outboxSentAt, outboxFailedAt, hasOutbox }: OutboxFacts,
): LoggedState {
  if (state !== "handed") return state;
  if (!hasOutbox) return "sent";
  return outboxFailedAt !== null ? "failed" : outboxSentAt !== null ? "sent" : "sending";
}

/** Why a message is not sent again: it still goes out, it says what is no longer true, or it was sent again already. */
export function getResendRefusal(
  { event, state }: { event: MessageEvent; state: LoggedState },
  { status, isNewest }: { status: CustomerStatus; isNewest: boolean },
): ResendRefusal | null {
  if (!isNewest) return "message_resent";
  if (state === "waiting" || state === "sending") return "message_waits";
  return isOvertaken(event, status) ? "message_overtaken" : null;
}
