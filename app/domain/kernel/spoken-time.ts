import { isLocalDate } from "./local-time-text.ts";

/** What somebody said of a time: a day, a time or both, and an end. */
export interface SpokenTime {
  /** `YYYY-MM-DD`; null where only a time was said. */
  day: string | null;
  /** `HH:MM` on the clock of 24 hours; null where only a day was said. */
  from: string | null;
  to: string | null;
  /** Where it ends on another day than it begins. */
  endDay: string | null;
}

export type SpokenLanguage = "en" | "de";

/** Days from today by their words. */
const near: Record<SpokenLanguage, Readonly<Record<string, number>>> = {
  en: { today: 0, tomorrow: 1, "the day after tomorrow": 2, "day after tomorrow": 2, yesterday: -1 },
  de: { heute: 0, morgen: 1, übermorgen: 2, gestern: -1 },
};

/** Monday first. Two letters are enough. */
const weekdays: Record<SpokenLanguage, readonly string[]> = {
  en: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  de: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
};

const months: Record<SpokenLanguage, readonly string[]> = {
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

const named: Record<SpokenLanguage, Readonly<Record<string, string>>> = {
  en: { noon: "12:00", midnight: "00:00" },
  de: { mittags: "12:00", mittag: "12:00", mitternacht: "00:00" },
};

/** Words that say nothing of their own. */
const filling: Record<SpokenLanguage, RegExp> = {
  en: /\b(on|at|from|between|next|the|o'clock|h)\b/gu,
  de: /(?<!\p{L})(am|um|von|ab|zwischen|nächsten|nächster|kommenden|den|uhr)(?!\p{L})/gu,
};
const joining: Record<SpokenLanguage, RegExp> = { en: /\s(?:to|and|until|till)\s/u, de: /\s(?:bis|und)\s/u };

/**
 * A time as people type it: "tomorrow 9–12", "mon 14:30", "24.11. 8 bis 10 Uhr", "in 3 days", "9am to noon". A weekday is the
 * next one after today. Null where anything of it is not understood: nothing is guessed.
 */
export function parseSpokenTime(text: string, language: SpokenLanguage, today: string): SpokenTime | null {
  const said = text.toLowerCase().trim().replace(/[‐-―]/gu, "-").replace(/\s+/gu, " ");
  if (said === "") return null;
  const { day, rest } = takeDay(said, language, today);
  const plain = ` ${rest} `
    .replace(filling[language], " ")
    .replace(joining[language], "-")
    .replace(/[,\s]+/gu, " ")
    .trim();
  if (plain === "") return day === null ? null : { day, from: null, to: null, endDay: null };
  const [first = "", second, ...more] = plain.split(/\s*-\s*/u);
  if (more.length > 0) return null;
  const to = second === undefined ? null : clock(second, language, null);
  const from = clock(first, language, second ?? null);
  if (from === null || (second !== undefined && to === null)) return null;
  const overnight = to !== null && to <= from;
  return { day, from, to, endDay: overnight ? plusDays(day ?? today, 1) : null };
}

/** The day that a text begins with, and what follows it. */
function takeDay(said: string, language: SpokenLanguage, today: string): { day: string | null; rest: string } {
  const text = said.replace(/^(on|next|am|nächsten|nächster|kommenden|den)\s+/u, "");
  for (const [word, days] of Object.entries(near[language]))
    if (beginsWith(text, word)) return { day: plusDays(today, days), rest: text.slice(word.length) };
  const later = /^in (\d{1,3}) (days?|weeks?|tagen?|tag|wochen?)(?!\p{L})/u.exec(text);
  if (later) {
    const days = Number(later[1]) * (/^w/u.test(later[2] ?? "") ? 7 : 1);
    return { day: plusDays(today, days), rest: text.slice(later[0].length) };
  }
  const word = /^\p{L}{2,}/u.exec(text)?.[0] ?? "";
  const weekday = weekdays[language].findIndex((each) => word.length > 1 && each.startsWith(word));
  if (weekday >= 0) {
    const ahead = (weekday + 1 - weekdayOf(today) + 6) % 7;
    return { day: plusDays(today, ahead + 1), rest: text.slice(word.length).replace(/^\./u, "") };
  }
  return takeDate(text, language, today);
}

/** A written date; without a year the next one that comes. */
function takeDate(text: string, language: SpokenLanguage, today: string): { day: string | null; rest: string } {
  const none = { day: null, rest: text };
  const made = (year: string | undefined, month: number, date: number, matched: string) => {
    const day = wholeDate(year, month, date, today);
    return day ? { day, rest: text.slice(matched.length).replace(/^t(?=\d)/u, " ") } : none;
  };
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u.exec(text);
  if (iso) return made(iso[1], Number(iso[2]), Number(iso[3]), iso[0]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?(?!\d)/u.exec(text);
  if (dotted) return made(dotted[3], Number(dotted[2]), Number(dotted[1]), dotted[0]);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?!\d)/u.exec(text);
  if (slashed) {
    // The day comes first, as it is written everywhere here; a second number beyond 12 can only be the day.
    const [one, other] = [Number(slashed[1]), Number(slashed[2])];
    const [date, month] = other > 12 ? [other, one] : [one, other];
    return made(slashed[3], month, date, slashed[0]);
  }
  const before = /^(\d{1,2})\.? (\p{L}{3,})\.?(?: (\d{4})(?!\d))?/u.exec(text);
  if (before) return made(before[3], monthOf(before[2], language), Number(before[1]), before[0]);
  const behind = /^(\p{L}{3,})\.? (\d{1,2})(?:,? (\d{4}))?(?![\d:.])/u.exec(text);
  if (behind) return made(behind[3], monthOf(behind[1], language), Number(behind[2]), behind[0]);
  return none;
}

/** `HH:MM` of "9", "9:30", "9.30", "0930", "9 pm", "noon"; a bare hour takes am or pm from the end that follows. */
function clock(text: string, language: SpokenLanguage, end: string | null): string | null {
  const word = named[language][text.trim()];
  if (word) return word;
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s?(am|pm)?$/u.exec(text.trim());
  if (!found) return null;
  const half = found[3] ?? (end && /(am|pm)$/u.exec(end.trim())?.[1]);
  const hour = halfDay(Number(found[1]), half ?? null, found[3] === undefined, end);
  const minute = Number(found[2] ?? 0);
  if (hour === null || hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function halfDay(hour: number, half: string | null, borrowed: boolean, end: string | null): number | null {
  if (half === null) return hour;
  if (hour < 1 || hour > 12) return borrowed ? hour : null;
  // "9 to 1 pm" begins in the morning.
  if (borrowed && half === "pm" && hour > Number(/\d{1,2}/u.exec(end ?? "")?.[0] ?? 0)) return hour % 12;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}

function beginsWith(text: string, word: string): boolean {
  return text.startsWith(word) && !/^\p{L}/u.test(text.slice(word.length));
}

function monthOf(word: string | undefined, language: SpokenLanguage): number {
  return months[language].findIndex((each) => word !== undefined && each.startsWith(word)) + 1;
}

function wholeDate(year: string | undefined, month: number, date: number, today: string): string | null {
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

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 1 is Monday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
