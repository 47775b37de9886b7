/** A local date and time, `YYYY-MM-DDTHH:MM`, and a local date, `YYYY-MM-DD`: text without a zone. */
const localTimePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;
const localDatePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** True for `YYYY-MM-DDTHH:MM` of a day that exists. */
export function isLocalTime(text: string): boolean {
  return localTimePattern.test(text) && dayExists(text);
}

/** True for `YYYY-MM-DD` of a day that exists. */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && dayExists(text);
}

function dayExists(text: string): boolean {
  const day = Number(text.slice(8, 10));
  return day <= 28 || day <= new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate();
}

/** A local date for letters: "17 March 2026", "17. März 2026". */
export function formatLongDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
}

/** A local date or time for printed tables: "25.11.2026, 14:30", "25 Nov 2026, 14:30". */
export function formatShortDay(local: string, locale: string): string {
  const time = local.slice(11, 16);
  const day = (shortDays.get(locale) ?? getShortFormat(locale)).format(Date.parse(local.slice(0, 10)));
  return time ? `${day}, ${time}` : day;
}

const shortDays = new Map<string, Intl.DateTimeFormat>();

function getShortFormat(locale: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  shortDays.set(locale, format);
  return format;
}
