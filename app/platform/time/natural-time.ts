import { addDays } from "./day-spans.ts";
import { type NaturalLanguage, parseLeadingDay } from "./natural-day.ts";

/** A parsed time: a day, a time or both, and an end. */
export interface NaturalTime {
  /** `YYYY-MM-DD`; null if only a time was given. */
  day: string | null;
  /** `HH:MM`, 24 hours; null if only a day was given. */
  from: string | null;
  to: string | null;
  /** Set if it ends on another day than it begins. */
  endDay: string | null;
}

const namedTimes: Record<NaturalLanguage, ReadonlyMap<string, string>> = {
  en: new Map([
    ["noon", "12:00"],
    ["midnight", "00:00"],
  ]),
  de: new Map([
    ["mittags", "12:00"],
    ["mittag", "12:00"],
    ["mitternacht", "00:00"],
  ]),
};

/** Words without a meaning of their own. */
const fillerWords: Record<NaturalLanguage, RegExp> = {
  en: /\b(on|at|from|between|next|the|o'clock|h)\b/gu,
  de: /(?<!\p{L})(am|um|von|ab|zwischen|nächsten|nächster|kommenden|den|uhr)(?!\p{L})/gu,
};
const rangeWords: Record<NaturalLanguage, RegExp> = { en: /\s(?:to|and|until|till)\s/u, de: /\s(?:bis|und)\s/u };

/**
 * A time as people type it: "tomorrow 9–12", "mon 14:30", "24.11. 8 bis 10 Uhr", "in 3 days", "9am to noon". A weekday
 * is the next one after today. Null if any part is not understood: nothing is guessed.
 */
export function parseNaturalTime(text: string, language: NaturalLanguage, today: string): NaturalTime | null {
  const normalized = text.toLowerCase().trim().replace(/[‐-―]/gu, "-").replace(/\s+/gu, " ");
  if (normalized === "") return null;
  const { day, rest } = parseLeadingDay(normalized, language, today);
  const plain = ` ${rest} `
    .replace(fillerWords[language], " ")
    .replace(rangeWords[language], "-")
    .replace(/[,\s]+/gu, " ")
    .trim();
  if (plain === "") return day === null ? null : { day, from: null, to: null, endDay: null };
  const [first = "", second, ...more] = plain.split(/ ?- ?/u);
  if (more.length > 0) return null;
  const to = second === undefined ? null : parseClock(second, language, null);
  const from = parseClock(first, language, second ?? null);
  if (from === null || (second !== undefined && to === null)) return null;
  const overnight = to !== null && to <= from;
  return { day, from, to, endDay: overnight ? addDays(day ?? today, 1) : null };
}

/** `HH:MM` of "9", "9:30", "9.30", "0930", "9 pm", "noon"; a bare hour takes am or pm from the end that follows. */
function parseClock(text: string, language: NaturalLanguage, end: string | null): string | null {
  const word = namedTimes[language].get(text.trim());
  if (word) return word;
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s?(am|pm)?$/u.exec(text.trim());
  if (!found) return null;
  const half = found[3] ?? (end && /(am|pm)$/u.exec(end.trim())?.[1]);
  const hour = applyHalfDay(Number(found[1]), half ?? null, found[3] === undefined, end);
  const minute = Number(found[2] ?? 0);
  if (hour === null || hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function applyHalfDay(hour: number, half: string | null, borrowed: boolean, end: string | null): number | null {
  if (half === null) return hour;
  if (hour < 1 || hour > 12) return borrowed ? hour : null;
  // "9 to 1 pm" begins in the morning.
  if (borrowed && half === "pm" && hour > Number(/\d{1,2}/u.exec(end ?? "")?.[0] ?? 0)) return hour % 12;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}
