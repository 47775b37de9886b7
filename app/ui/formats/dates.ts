import type { Formats } from "./formats-context.tsx";

/** Which parts of a time are shown. */
export type DateStyle =
  /** "Today, 11:04", "17 Mar, 13:22", with the year when it is another. */
  | "moment"
  /** The time alone when it is today, else the day. */
  | "short"
  /** "09:41:06" when it is today, else as "moment": for logs. */
  | "second"
  /** "13:22" */
  | "time"
  /** "17 Mar 2026" */
  | "date"
  /** "Tuesday, 17 March 2026" */
  | "day";

type TranslateDay = (word: "today" | "tomorrow" | "yesterday") => string;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A cached date format: creating one costs a hundred times as much as using it. */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, fresh);
  return fresh;
}

/** `YYYY-MM-DD` of an instant in a zone. */
export function toZoneDay(instantMs: number, timeZone: string): string {
  return getDateFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instantMs);
}

/** `HH:MM` of an instant in a zone. */
export function toZoneTime(instantMs: number, timeZone: string): string {
  return getDateFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(instantMs);
}

/** `HH:MM:SS` of an instant in a zone. */
export function toZoneSecond(instantMs: number, timeZone: string): string {
  const parts = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  return getDateFormat("en-GB", { timeZone, ...parts }).format(instantMs);
}

/** An instant in words, in the account's zone. */
export function formatInstant(instantMs: number, style: DateStyle, formats: Formats, t: TranslateDay): string {
  const { now, timezone } = formats;
  if (style === "second" && toZoneDay(instantMs, timezone) === toZoneDay(now, timezone))
    return toZoneSecond(instantMs, timezone);
  return formatLocal(
    `${toZoneDay(instantMs, formats.timezone)}T${toZoneTime(instantMs, formats.timezone)}`,
    style,
    formats,
    t,
  );
}

/** A local time `YYYY-MM-DDTHH:MM`, or a day `YYYY-MM-DD`, in words. */
export function formatLocal(local: string, style: DateStyle, formats: Formats, t: TranslateDay): string {
  const day = local.slice(0, 10);
  const time = local.slice(11, 16);
  if (style === "time") return time;
  const today = toZoneDay(formats.now, formats.timezone);
  if (style === "short" && day === today && time) return time;
  const written = formatDay(day, style, today, formats, t);
  return time && (style === "moment" || style === "second") ? `${written}, ${time}` : written;
}

function formatDay(day: string, style: DateStyle, today: string, { dateLocale }: Formats, t: TranslateDay): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const away = Math.round((at - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
  const near = ({ "-1": "yesterday", "0": "today", "1": "tomorrow" } as const)[String(away) as "-1" | "0" | "1"];
  if (near && (style === "moment" || style === "second")) return t(near);
  if (style === "day")
    return getDateFormat(dateLocale, {
      timeZone: "UTC",
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }).format(at);
  const year = style === "date" || day.slice(0, 4) !== today.slice(0, 4) ? ({ year: "numeric" } as const) : {};
  return getDateFormat(dateLocale, { timeZone: "UTC", day: "numeric", month: "short", ...year }).format(at);
}

/** From a day through a day `YYYY-MM-DD`: "16 – 22 Nov 2026", one day as itself, a whole month by its name. */
export function formatDays(from: string, to: string, { dateLocale }: Pick<Formats, "dateLocale">): string {
  const [start, end] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number];
  const wholeMonth = from.endsWith("-01") && to.slice(0, 7) === from.slice(0, 7) && isFirstOfMonth(end + 86_400_000);
  const form: Intl.DateTimeFormatOptions = wholeMonth ? { month: "long" } : { day: "numeric", month: "short" };
  return getDateFormat(dateLocale, { timeZone: "UTC", year: "numeric", ...form }).formatRange(start, end);
}

const isFirstOfMonth = (at: number) => new Date(at).getUTCDate() === 1;

/** A date in words within a sentence: "created today, 21:11". */
export function formatWithinSentence(written: string): string {
  return written.charAt(0).toLowerCase() + written.slice(1);
}
