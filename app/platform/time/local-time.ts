import { Temporal } from "temporal-polyfill";

/**
 * Milliseconds UTC of a local time in a zone. A time that a clock change skips is shifted by the gap; a time that
 * occurs twice means the first.
 */
export function toInstant(local: string, zone: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
}

/** The local time `YYYY-MM-DDTHH:MM` of an instant in a zone; seconds are cut off. */
export function toLocalTime(instantMs: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(zone).toString().slice(0, 16);
}

/** The local date `YYYY-MM-DD` of an instant in a zone. */
export function toLocalDate(instantMs: number, zone: string): string {
  return toLocalTime(instantMs, zone).slice(0, 10);
}

/** The next day after `date` that is neither Saturday nor Sunday. */
export function getNextBusinessDay(date: string): string {
  let day = Temporal.PlainDate.from(date).add({ days: 1 });
  while (day.dayOfWeek > 5) day = day.add({ days: 1 });
  return day.toString();
}

/** A local time moved to another date, the time of day kept. */
export function moveToDate(local: string, date: string): string {
  return `${date}${local.slice(10, 16)}`;
}
