import { minute } from "#app/platform/kernel/milliseconds.ts";
import type { MessageChannel, MessageReason } from "./message.enums.ts";
import type { EventRule, FullSettings } from "./message-settings.ts";
import { findLoudMoment } from "./quiet-hours.ts";

/** How long a channel that is only a fallback leaves to the others. */
const FALLBACK_WAIT_MS = 10 * minute;

/** Where a customer is reached on a channel. */
export function getContact(
  { email, phone }: { email: string | null; phone: string | null },
  channel: MessageChannel,
): string | null {
  return channel === "email" ? email : phone;
}

interface DueFacts {
  channel: MessageChannel;
  rule: EventRule;
  /** The earliest moment that the event asks for, milliseconds UTC. */
  wished: number;
  timezone: string;
  settings: Pick<FullSettings, "quiet">;
  now: number;
}

/** When a message is due, and why it waits. Quiet hours hold texts back; e-mail makes no noise and goes at once. */
export function computeMessageDue(facts: DueFacts): { dueAt: number; reason: MessageReason | null } {
  const { channel, rule, wished, timezone, settings, now } = facts;
  const after = rule[channel] === "fallback" ? Math.max(wished, now + FALLBACK_WAIT_MS) : wished;
  const isHeld = channel !== "email" && rule.night === "waits";
  const dueAt = isHeld ? findLoudMoment(after, settings.quiet, timezone) : after;
  const reason = dueAt > after ? "night" : after > wished ? "fallback" : wished > now ? "later" : null;
  return { dueAt, reason };
}
