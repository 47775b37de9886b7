import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from "@internationalized/date";

/** `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` as the calendar's own; null where it is none. */
export function parseCalendarDate(text: string): CalendarDate | CalendarDateTime | null {
  try {
    return text.includes("T") ? parseDateTime(text) : parseDate(text);
  } catch {
    // An empty or half text is no date.
    return null;
  }
}

/** `HH:MM` as the calendar's own; null where it is none. */
export function parseCalendarTime(text: string): Time | null {
  try {
    return parseTime(text);
  } catch {
    // An empty or half text is no time.
    return null;
  }
}

/** What a form sends of it, without seconds. */
export function formatCalendarValue(value: { toString: () => string }): string {
  return value.toString().replace(/^((?:\d{4}-\d{2}-\d{2}T)?\d{2}:\d{2}):\d{2}.*$/u, "$1");
}
