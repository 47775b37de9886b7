import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { MailFacts } from "#app/platform/kernel/messenger.ts";
import type { Recipient } from "../db/recipients.reads.server.ts";
import { type MailContent, renderMailHtml, renderMailText, toSubject } from "../model/mail-frame.ts";
import type { MessageChannel, MessageEvent } from "../model/message.enums.ts";
import type { FullSettings } from "../model/message-settings.ts";
import { toPlainSigns } from "../model/sms-segments.ts";
import { formatStopPath } from "../model/stop-link.ts";
import {
  type ChipValues,
  fillText,
  type MessageLanguage,
  type MessageTexts,
  messageLanguages,
} from "../model/template.ts";
import { toHelpContact } from "./find-brand.server.ts";

/** The standard texts of an event in one language, with fields in braces. */
export function getStandardTexts(event: MessageEvent, language: MessageLanguage): MessageTexts {
  const t = createTranslator(language);
  const read = (part: string) => t(`message_texts:standard.${event}.${part}`, { skipInterpolation: true });
  return { text: read("text"), subject: read("subject"), body: read("body"), button: t("message_texts:button") };
}

/** The standard texts in every language. */
export function getAllStandardTexts(event: MessageEvent) {
  const [de, en] = messageLanguages;
  return { de: getStandardTexts(event, de), en: getStandardTexts(event, en) };
}

export interface RenderedMessage {
  subject: string;
  body: string;
  mail: MailFacts | null;
}

interface Framing {
  values: ChipValues;
  language: MessageLanguage;
  settings: FullSettings;
  recipient: Recipient;
  origin: string;
}

/** What surrounds the words of an e-mail. */
export function buildMailFrame(framing: Framing): Omit<MailContent, "body" | "button"> {
  const { values, language, settings, recipient, origin } = framing;
  const t = createTranslator(language);
  const help = toHelpContact(settings);
  const isOwn = recipient.shop === recipient.carrier;
  const { shop, carrier } = values;
  return {
    ...{ language, shop, color: settings.color, link: values.link },
    logo: recipient.logo && origin + recipient.logo,
    help: help && {
      ...{ label: t("message_texts:help"), text: help.text, email: help.email },
      phone: help.phone === null ? null : { link: `tel:${help.phone}`, shown: help.phoneShown ?? help.phone },
    },
    orderLine: t("message_texts:order_line", { order: recipient.number }),
    sentBy: t(isOwn ? "message_texts:sent_by_self" : "message_texts:sent_by", { carrier, shop }),
    stop: { label: t("message_texts:stop"), link: origin + formatStopPath(recipient, language) },
  };
}

interface Rendering extends Framing {
  channel: MessageChannel;
  texts: MessageTexts;
}

/** A message as its channel carries it. */
export function renderMessage({ channel, texts, ...framing }: Rendering): RenderedMessage {
  const { values, settings } = framing;
  if (channel !== "email") return { subject: "", body: toPlainSigns(fillText(texts.text, values)), mail: null };
  const content = {
    ...buildMailFrame(framing),
    body: fillText(texts.body, values),
    button: fillText(texts.button, values),
  };
  const replyTo = settings.reply_to;
  return {
    subject: toSubject(fillText(texts.subject, values)),
    body: renderMailText(content),
    mail: { html: renderMailHtml(content), fromName: values.shop, ...(replyTo && { replyTo }) },
  };
}
