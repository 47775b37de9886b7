import { getCustomerLanguage } from "#app/modules/orders/model/tracked/customer-notifications.ts";
import { getSellerOrigin, type SellerHost } from "#app/modules/partners/model/seller-host.ts";
import { getTemplateKey, type UsedTemplate } from "../db/message-settings.reads.server.ts";
import type { NewCustomerMessage } from "../db/messages.writes.server.ts";
import type { Recipient } from "../db/recipients.reads.server.ts";
import type { MessageChannel, MessageEvent } from "../model/message.enums.ts";
import { computeMessageDue, getContact } from "../model/message-due.ts";
import type { EventRule, FullSettings } from "../model/message-settings.ts";
import type { MessageContext } from "./compose-messages.server.ts";
import { type ArrivalFacts, listChipValues } from "./message-values.server.ts";
import { getStandardTexts, renderMessage } from "./render-message.server.ts";

/** Everything that decides about one message. */
export interface RowFacts {
  event: MessageEvent;
  version: string;
  channel: MessageChannel;
  recipient: Recipient;
  rule: EventRule;
  settings: FullSettings;
  templates: ReadonlyMap<string, UsedTemplate>;
  /** Of the account and its merchants. */
  hosts: readonly SellerHost[];
  route: ArrivalFacts | null;
  isSuppressed: boolean;
  /** The earliest moment that the event asks for, milliseconds UTC. */
  wished: number;
}

/** Why nothing is sent on a channel; null where it is. */
export function getObstacle(
  { ports }: Pick<MessageContext, "ports">,
  { channel, recipient, isSuppressed }: Pick<RowFacts, "channel" | "recipient" | "isSuppressed">,
): "no_contact" | "suppressed" | "channel_off" | null {
  if (getContact(recipient, channel) === null) return "no_contact";
  if (isSuppressed) return "suppressed";
  return channel !== "email" && ports.messenger.offered[channel] === "off" ? "channel_off" : null;
}

/** One message as it is recorded, with its text. */
export function composeRow(
  context: MessageContext,
  { accountId, id, copy }: { accountId: string; id: string; copy: number },
  facts: RowFacts,
): NewCustomerMessage {
  const { event, version, channel, recipient, rule, settings, templates, hosts, route, wished } = facts;
  const origin = getSellerOrigin(hosts, recipient.merchantId, context.origin);
  const now = context.ports.clock.now();
  const language = settings.language === "auto" ? getCustomerLanguage(recipient.country) : settings.language;
  const values = listChipValues(recipient, { event, language, route, origin, now });
  const owners = [recipient.merchantId ?? "", ""];
  const template = owners.map((owner) => templates.get(getTemplateKey(owner, event))).find((each) => each?.texts);
  const texts = template?.texts?.[language] ?? getStandardTexts(event, language);
  const obstacle = getObstacle(context, facts);
  const due = computeMessageDue({ channel, rule, wished, timezone: recipient.timezone, settings, now });
  return {
    ...{ id, accountId, orderId: recipient.orderId, event, version, channel, copy, language },
    ...(obstacle
      ? { state: "skipped" as const, reason: obstacle, dueAt: null }
      : { state: "waiting" as const, ...due }),
    recipient: getContact(recipient, channel),
    isFallback: rule[channel] === "fallback",
    ...renderMessage({ channel, language, recipient, settings, texts, values, origin }),
    ...{ windowFrom: route?.window?.from ?? null, windowTo: route?.window?.to ?? null },
    stopsAhead: route?.stopsBefore ?? null,
    templateVersion: template?.texts ? template.version : null,
    resentBy: null,
    createdAt: now,
  };
}
