import { addDays } from "./day-spans.ts";
import { isLocalDate } from "./local-time-text.ts";

export type NaturalLanguage = "en" | "de";

/** Days from today by word. */
const nearDays: Record<NaturalLanguage, Readonly<Record<string, number>>> = {
  en: { today: 0, tomorrow: 1, "the day after tomorrow": 2, "day after tomorrow": 2, yesterday: -1 },
  de: { heute: 0, morgen: 1, übermorgen: 2, gestern: -1 },
};

/** Monday first. Two letters are enough. */
const weekdays: Record<NaturalLanguage, readonly string[]> = {
  en: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  de: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
};

const months: Record<NaturalLanguage, readonly string[]> = {
  en: [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ],
  de: [
    "januar",
    "februar",
    "märz",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "dezember",
  ],
};

/** The day that a text begins with, and what follows it. */
export function parseLeadingDay(
  written: string,
  language: NaturalLanguage,
  today: string,
): { day: string | null; rest: string } {
  const text = written.replace(/^(on|next|am|nächsten|nächster|kommenden|den)\s+/u, "");
  for (const [word, days] of Object.entries(nearDays[language]))
    if (startsWithWord(text, word)) return { day: addDays(today, days), rest: text.slice(word.length) };
  const later = /^in (\d{1,3}) (days?|weeks?|tagen?|tag|wochen?)(?!\p{L})/u.exec(text);
  if (later) {
    const days = Number(later[1]) * (/^w/u.test(later[2] ?? "") ? 7 : 1);
    return { day: addDays(today, days), rest: text.slice(later[0].length) };
  }
  const word = /^\p{L}{2,}/u.exec(text)?.[0] ?? "";
  const weekday = weekdays[language].findIndex((each) => word.length > 1 && each.startsWith(word));
  if (weekday >= 0) {
    const ahead = (weekday + 1 - getWeekday(today) + 6) % 7;
    return { day: addDays(today, ahead + 1), rest: text.slice(word.length).replace(/^\./u, "") };
  }
  return parseLeadingDate(text, language, today);
}

/** A written date; without a year the next one that comes. */
function parseLeadingDate(
  text: string,
  language: NaturalLanguage,
  today: string,
): { day: string | null; rest: string } {
  const none = { day: null, rest: text };
  const made = (year: string | undefined, month: number, date: number, matched: string) => {
    const day = completeDate(year, month, date, today);
    return day ? { day, rest: text.slice(matched.length).replace(/^t(?=\d)/u, " ") } : none;
  };
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u.exec(text);
  if (iso) return made(iso[1], Number(iso[2]), Number(iso[3]), iso[0]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?(?!\d)/u.exec(text);
  if (dotted) return made(dotted[3], Number(dotted[2]), Number(dotted[1]), dotted[0]);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?!\d)/u.exec(text);
  if (slashed) {
    // The day comes first, as in both languages; a second number above 12 can only be the day.
    const [one, other] = [Number(slashed[1]), Number(slashed[2])];
    const [date, month] = other > 12 ? [other, one] : [one, other];
    return made(slashed[3], month, date, slashed[0]);
  }
  const before = /^(\d{1,2})\.? (\p{L}{3,})\.?(?: (\d{4})(?!\d))?/u.exec(text);
  if (before) return made(before[3], parseMonth(before[2], language), Number(before[1]), before[0]);
  const behind = /^(\p{L}{3,})\.? (\d{1,2})(?:,? (\d{4}))?(?![\d:.])/u.exec(text);
  if (behind) return made(behind[3], parseMonth(behind[1], language), Number(behind[2]), behind[0]);
  return none;
}

function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/^\p{L}/u.test(text.slice(word.length));
}

function parseMonth(word: string | undefined, language: NaturalLanguage): number {
  return months[language].findIndex((each) => word !== undefined && each.startsWith(word)) + 1;
}

function completeDate(year: string | undefined, month: number, date: number, today: string): string | null {
  const two = (number: number) => String(number).padStart(2, "0");
  const on = (full: string) => `${full}-${two(month)}-${two(date)}`;
  if (year !== undefined) {
    const day = on(year.length === 2 ? `20${year}` : year);
    return isLocalDate(day) ? day : null;
  }
  const this_year = Number(today.slice(0, 4));
  return (
    [this_year, this_year + 1].map((each) => on(String(each))).find((day) => isLocalDate(day) && day >= today) ?? null
  );
}

/** 1 is Monday. */
function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
