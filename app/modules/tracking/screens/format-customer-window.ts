import type { Language } from "#app/platform/i18n/i18n.ts";

const locales: Record<Language, string> = { en: "en-GB", de: "de-DE" };

/** "Tuesday 24 November, 08:00 – 12:00" from local times; the day alone without times; empty without both. */
export function formatCustomerWindow(from: string | null, to: string | null, language: Language): string {
  const known = from ?? to;
  if (!known) return "";
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(Date.parse(`${known.slice(0, 10)}T00:00:00Z`));
  const start = from?.slice(11) ?? "";
  const end = to?.slice(11) ?? "";
  const times = start && end ? `${start} – ${end}` : start || (end && `– ${end}`);
  return times ? `${day}, ${times}` : day;
}

/** "12 December" from a moment, in a zone. */
export function formatCustomerDay(at: number, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone, day: "numeric", month: "long" }).format(at);
}

/** "12 December 2026, 14:31" from a moment, in a zone. */
export function formatCustomerMoment(at: number, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: "long", timeStyle: "short" }).format(at);
}

/** A day as a chip writes it: "Wed" and "18". */
export function formatDayChip(day: string, language: Language): { weekday: string; day: string } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: "UTC", ...options }).format(Date.parse(`${day}T00:00:00Z`));
  return { weekday: format({ weekday: "short" }), day: format({ day: "numeric" }).replace(/\D/g, "") };
}
