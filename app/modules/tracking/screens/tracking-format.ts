import type { BareOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { countDaysAfter } from "#app/platform/time/day-spans.ts";
import { toZoneDay, toZoneTime } from "#app/ui/formats/dates.ts";
import type { Translate } from "#app/ui/i18n/translation-key.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";

/** Language and time of the visitor. */
export interface Reader {
  t: Translate;
  /** BCP 47 tag for dates. */
  locale: string;
  /** Milliseconds UTC. */
  now: number;
}

/** The reader of a page rendered at `now`. */
export function useReader(now: number): Reader {
  const t = useTranslate();
  const { language } = useLanguage();
  return { t, now, locale: language === "de" ? "de-DE" : "en-GB" };
}

const ended: readonly BareOrder["status"][] = ["delivered", "returned", "cancelled", "closed"];

/** Whether an open page has anything to wait for. */
export const mayChange = (order: BareOrder): boolean => !ended.includes(order.status);

/** "Arriving today", "Arriving on Tuesday", or the status when no arrival is expected. */
export function formatHeadline(order: BareOrder, { t, locale, now }: Reader): string {
  if (!order.eta || order.status === "delivery_attempted") return t(`tracking:headline.${order.status}`);
  const away = countDaysAway(order.eta.from, order, now);
  if (away <= 0) return t("tracking:headline.arriving_today");
  if (away === 1) return t("tracking:headline.arriving_tomorrow");
  const form = away < 7 ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
  return t("tracking:headline.arriving_on", { day: formatDate(order.eta.from, order, locale, form) });
}

/** "12:00 – 14:00" and the day on which the window starts. */
export function formatTrackingWindow(window: { from: number; to: number }, order: BareOrder, { locale }: Reader) {
  const from = toZoneTime(window.from, order.timezone);
  const to = toZoneTime(window.to, order.timezone);
  return {
    times: from === to ? from : `${from} – ${to}`,
    day: formatDate(window.from, order, locale, { weekday: "long", day: "numeric", month: "long" }),
  };
}

/** "Today, 20:15", "Friday 13 March, 09:12". */
export function formatMoment(at: number, order: BareOrder, { t, locale, now }: Reader): string {
  const away = countDaysAway(at, order, now);
  const near = away === 0 ? "today" : away === -1 ? "yesterday" : null;
  const day = near
    ? t(`common:date.${near}`)
    : formatDate(at, order, locale, { weekday: "long", day: "numeric", month: "long" });
  return `${day}, ${toZoneTime(at, order.timezone)}`;
}

/** How old the driver's position is: "40 s ago", "3 min ago". */
export function formatPositionAge(at: number, { t, now }: Reader): string {
  const seconds = Math.max(0, Math.round((now - at) / 10_000) * 10);
  return seconds < 60
    ? t("tracking:position_seconds", { age: seconds })
    : t("tracking:position_minutes", { age: Math.floor(seconds / 60) });
}

/** The time zone as text: "Sarajevo, GMT+1". */
export function formatZone({ timezone }: BareOrder, { locale, now }: Reader): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: "short" }).formatToParts(now);
  const name = parts.find((each) => each.type === "timeZoneName")?.value ?? "";
  return [timezone.split("/").at(-1)?.replaceAll("_", " "), name].filter(Boolean).join(", ");
}

function countDaysAway(at: number, { timezone }: BareOrder, now: number): number {
  return countDaysAfter(toZoneDay(now, timezone), toZoneDay(at, timezone));
}

function formatDate(at: number, { timezone }: BareOrder, locale: string, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone: timezone, ...form }).format(at);
}
