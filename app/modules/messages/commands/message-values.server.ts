import { formatTrackingPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { formatMoney } from "#app/platform/money/money.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import type { Recipient } from "../db/recipients.reads.server.ts";
import type { MessageEvent } from "../model/message.enums.ts";
import type { NotifiedWindow } from "../model/notified-window.ts";
import { type ChipValues, cleanValue, type MessageLanguage } from "../model/template.ts";

/** What a route adds to what a message says. */
export interface ArrivalFacts {
  window: NotifiedWindow | null;
  stopsBefore: number;
  driver: string | null;
}

/** Messages that arrive while the driver is on the way: only they contain the door code. */
const onTheWay: readonly MessageEvent[] = ["out_for_delivery", "arriving"];

/** The values of a message's fields. What comes from outside is cleaned (`cleanValue`). */
export function listChipValues(
  recipient: Recipient,
  {
    event,
    language,
    route,
    origin,
    now,
  }: { event: MessageEvent; language: MessageLanguage; route: ArrivalFacts | null; origin: string; now: number },
): ChipValues {
  const t = createTranslator(language);
  const window = route?.window ?? null;
  const driver = (route?.driver ?? recipient.driver)?.trim().split(/\s+/)[0];
  const stops = route?.stopsBefore ?? null;
  return {
    shop: cleanValue(recipient.shop),
    carrier: cleanValue(recipient.carrier),
    name: cleanValue(recipient.name),
    order: recipient.number,
    driver: driver ? cleanValue(driver) : t("message_texts:the_driver"),
    day: formatDay(recipient, window, now, language),
    window: formatWindow(recipient, window, language),
    stops: stops === null ? "" : t(stops === 0 ? "message_texts:stops_zero" : "message_texts:stops", { count: stops }),
    city: cleanValue(recipient.city ?? ""),
    parcels: String(recipient.parcels),
    to_pay: recipient.toPay ? t("message_texts:to_pay", { amount: formatMoney(recipient.toPay, t.locale) }) : "",
    door_code:
      recipient.doorCode && onTheWay.includes(event) ? t("message_texts:door_code", { code: recipient.doorCode }) : "",
    link: origin + formatTrackingPath(recipient, language),
  };
}

/** The window notified, else the one agreed, as times of day at the customer's place. */
function formatWindow(recipient: Recipient, window: NotifiedWindow | null, language: MessageLanguage): string {
  const t = createTranslator(language);
  const agreed = [recipient.deliveryFrom, recipient.deliveryTo].map((local) => local?.slice(11, 16));
  const [from, to] = window
    ? [window.from, window.to].map((at) => toLocalTime(at, recipient.timezone).slice(11))
    : agreed;
  return from && to ? t("message_texts:from_to", { from, to }) : t("message_texts:no_time");
}

/** Today, tomorrow or the date. */
function formatDay(
  recipient: Recipient,
  window: NotifiedWindow | null,
  now: number,
  language: MessageLanguage,
): string {
  const t = createTranslator(language);
  const agreed = recipient.deliveryFrom ?? recipient.deliveryTo;
  const day = window ? toLocalDate(window.from, recipient.timezone) : agreed?.slice(0, 10);
  if (!day) return "";
  const today = toLocalDate(now, recipient.timezone);
  if (day === today) return t("message_texts:today");
  if (day === addDays(today, 1)) return t("message_texts:tomorrow");
  const format = new Intl.DateTimeFormat(t.dateLocale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(Date.parse(day));
}
