import { toInstant, toLocalTime } from "#app/platform/time/local-time.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import { isZone } from "#app/platform/time/time-zone.ts";

/** A date, a time of day, or both, as a cell gives them. `YYYY-MM-DD`, `HH:MM`. */
export interface CellTime {
  date: string | null;
  time: string | null;
  /** The zone or offset that the cell names. */
  zone: string | null;
}

export type CellTimeFault = "no_such_date" | "no_such_time" | "time_unreadable" | "zone_unknown";

const months = [
  "jan",
  "feb",
  "mar|mär|mrz",
  "apr",
  "may|mai",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct|okt",
  "nov",
  "dec|dez",
].map((names) => new RegExp(`^(${names})`));

const timeOfDay = /(?:^|[\sT,]+)(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2})(?:\.\d+)?)?\s*(am|pm|uhr|h|o'clock)?$/i;
const offsetAtEnd = /^(.*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})$/;
const nameAtEnd = /^(.*\d.*?)\s*(?:\s|\[)([A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+|UTC|GMT|CES?T)\]?$/;

/** Nobody writes a moment in more characters. */
const MAX_LENGTH = 100;

/** Reads a date, a time or both from text; a fault names what is wrong with it. `year` is for dates without one. */
export function parseCellTime(text: string, dayFirst: boolean, year: string): CellTime | CellTimeFault {
  if (text.length > MAX_LENGTH) return "time_unreadable";
  const { rest, zone } = splitZone(text.trim());
  if (zone !== null && !isOffset(zone) && !isZone(toZoneName(zone))) return "zone_unknown";
  const day = parseDate(rest, dayFirst, year);
  if (day === "no_such_date") return day;
  if (day) return { date: day, time: null, zone };
  const clock = timeOfDay.exec(rest);
  if (!clock) return "time_unreadable";
  const before = rest.slice(0, clock.index).trim();
  if (before === "" && clock[2] === undefined && clock[4] === undefined) return "time_unreadable";
  const date = before === "" ? null : parseDate(before.replace(/,$/, ""), dayFirst, year);
  if (date === "no_such_date") return date;
  if (before !== "" && date === null) return "time_unreadable";
  const time = parseTime(clock);
  return time === null ? "no_such_time" : { date, time, zone };
}

function splitZone(text: string): { rest: string; zone: string | null } {
  const named = nameAtEnd.exec(text);
  const rest = named?.[1] ?? text;
  const offset = offsetAtEnd.exec(rest);
  return { rest: offset?.[1] ?? rest, zone: named?.[2] ?? offset?.[2] ?? null };
}

function isOffset(zone: string): boolean {
  return /^(Z|[+-]\d)/.test(zone) && !zone.includes("/");
}

function toZoneName(zone: string): string {
  return /^(CET|CEST)$/.test(zone) ? "Europe/Berlin" : zone;
}

function parseTime(match: RegExpExecArray): string | null {
  const suffix = match[4]?.toLowerCase();
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (suffix === "am" || suffix === "pm") {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (suffix === "pm" ? 12 : 0);
  }
  if (hour === 24 && minute === 0) return "23:59";
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** `YYYY-MM-DD` of a written date; null when it is no date at all. */
function parseDate(text: string, dayFirst: boolean, year: string): string | "no_such_date" | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?\.?$/.exec(text);
  if (numbers && (numbers[3] !== undefined || text.endsWith("."))) {
    const [, first, second] = numbers;
    const days = text.includes(".") || dayFirst;
    const full = numbers[3] === undefined ? year : numbers[3].length === 2 ? `20${numbers[3]}` : numbers[3];
    return days ? toDate(full, second, first) : toDate(full, first, second);
  }
  const worded =
    /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}{3,})\.?,?(?:\s+(\d{4}))?$/u.exec(text) ??
    /^(?<month>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(?<year>\d{4}))?$/u.exec(text);
  if (!worded) return null;
  const { month, day } = worded.groups ?? { month: worded[2], day: worded[1] };
  const at = months.findIndex((each) => each.test((month ?? "").toLowerCase()));
  return at < 0 ? null : toDate(worded.groups?.year ?? worded[3] ?? year, String(at + 1), day);
}

function toDate(year = "", month = "", day = ""): string | "no_such_date" {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isLocalDate(text) ? text : "no_such_date";
}

/** A local time of the cell's zone, in the account's zone. */
export function moveToZone(local: string, zone: string, target: string): string {
  if (isOffset(zone)) {
    const offset = zone === "Z" ? "Z" : zone.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2");
    return toLocalTime(Date.parse(`${local}:00${offset}`), target);
  }
  const name = toZoneName(zone);
  return name === target ? local : toLocalTime(toInstant(local, name), target);
}
