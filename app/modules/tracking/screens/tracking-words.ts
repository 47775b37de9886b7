import type { BareOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { dayOf, timeOf } from "#app/ui/formats/dates.ts";
import { useLanguage, useWords } from "#app/ui/words/use-words.ts";
import type { Say } from "#app/ui/words/word.ts";

/** Who reads, and when. */
export interface Reader {
  say: Say;
  /** BCP 47, for days. */
  locale: string;
  /** Milliseconds UTC. */
  now: number;
}

/** The reader of a page that the server made at `now`. */
export function useReader(now: number): Reader {
  const say = useWords();
  const { language } = useLanguage();
  return { say, now, locale: language === "de" ? "de-DE" : "en-GB" };
}

/** "Arriving today", "Arriving on Tuesday", or what the status means when nothing is awaited. */
export function headlineOf(order: BareOrder, { say, locale, now }: Reader): string {
  if (!order.eta || order.status === "delivery_attempted") return say(`tracking:headline.${order.status}`);
  const away = daysAway(order.eta.from, order, now);
  if (away <= 0) return say("tracking:headline.arriving_today");
  if (away === 1) return say("tracking:headline.arriving_tomorrow");
  const form = away < 7 ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
  return say("tracking:headline.arriving_on", { day: write(order.eta.from, order, locale, form) });
}

/** "12:00 – 14:00" and the day, of a window that lies on one day or reaches into the next. */
export function windowOf(window: { from: number; to: number }, order: BareOrder, { locale }: Reader) {
  const from = timeOf(window.from, order.timezone);
  const to = timeOf(window.to, order.timezone);
  return {
    times: from === to ? from : `${from} – ${to}`,
    day: write(window.from, order, locale, { weekday: "long", day: "numeric", month: "long" }),
  };
}

/** "Today, 20:15", "Friday 13 March, 09:12". */
export function momentOf(at: number, order: BareOrder, { say, locale, now }: Reader): string {
  const away = daysAway(at, order, now);
  const near = away === 0 ? "today" : away === -1 ? "yesterday" : null;
  const day = near
    ? say(`common:date.${near}`)
    : write(at, order, locale, { weekday: "long", day: "numeric", month: "long" });
  return `${day}, ${timeOf(at, order.timezone)}`;
}

/** The zone in a reader's words: "Sarajevo, GMT+1". */
export function zoneOf({ timezone }: BareOrder, { locale, now }: Reader): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: "short" }).formatToParts(now);
  const name = parts.find((each) => each.type === "timeZoneName")?.value ?? "";
  return [timezone.split("/").at(-1)?.replaceAll("_", " "), name].filter(Boolean).join(", ");
}

function daysAway(at: number, { timezone }: BareOrder, now: number): number {
  return (Date.parse(dayOf(at, timezone)) - Date.parse(dayOf(now, timezone))) / 86_400_000;
}

function write(at: number, { timezone }: BareOrder, locale: string, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone: timezone, ...form }).format(at);
}
