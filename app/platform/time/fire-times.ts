import { minute } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "./day-spans.ts";
import { toInstant, toLocalDate, toLocalTime } from "./local-time.ts";
import type { DaySchedule, Schedule } from "./schedule.ts";

/** Maximum days between two dates of a schedule: one day a month, with a margin. */
const MAX_DAYS_BETWEEN = 40;
/** Maximum minutes between two fires by minute of the hour: an hour, plus what a clock change may skip. */
const MAX_MINUTES_BETWEEN = 150;

/**
 * The first moment after an instant at which a schedule fires. A time of day that a clock change skips fires once,
 * shifted by the gap; one that occurs twice fires the first time. Schedules by minutes of the hour fire in every hour
 * that passes.
 */
export function computeNextFire(schedule: Schedule, zone: string, after: number): number {
  return "time" in schedule ? computeNextOfDays(schedule, zone, after) : computeNextOfMinutes(schedule, zone, after);
}

/** The moments after `from` and up to `until`, at most `limit` of them. */
export function listFireTimes(
  schedule: Schedule,
  zone: string,
  span: { from: number; until: number },
  limit = 1_000,
): number[] {
  const times: number[] = [];
  for (let at = computeNextFire(schedule, zone, span.from); at <= span.until && times.length < limit; ) {
    times.push(at);
    at = computeNextFire(schedule, zone, at);
  }
  return times;
}

function computeNextOfDays(schedule: DaySchedule, zone: string, after: number): number {
  const today = toLocalDate(after, zone);
  // From yesterday: the clocks may have moved its time beyond midnight.
  for (let days = -1; days <= MAX_DAYS_BETWEEN; days += 1) {
    const date = addDays(today, days);
    if (!isScheduledOn(schedule, date)) continue;
    const at = toInstant(`${date}T${schedule.time}`, zone);
    if (at > after) return at;
  }
  throw new Error(`no ${schedule.every} time within ${MAX_DAYS_BETWEEN} days of ${today}`);
}

/** True if a schedule of days includes this local date. */
export function isScheduledOn(schedule: DaySchedule, date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  if (schedule.every === "weekly") {
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
    return schedule.weekdays.some((each) => each === weekday);
  }
  if (schedule.every === "daily") return true;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return schedule.days.some((each) => Math.min(each, last) === day);
}

function computeNextOfMinutes(schedule: Exclude<Schedule, { time: string }>, zone: string, after: number): number {
  const wanted = (of: number) => (schedule.every === "hourly" ? of === schedule.minute : of % schedule.minutes === 0);
  const first = (Math.floor(after / minute) + 1) * minute;
  for (let at = first; at <= first + MAX_MINUTES_BETWEEN * minute; at += minute)
    if (wanted(Number(toLocalTime(at, zone).slice(14, 16)))) return at;
  throw new Error(`no ${schedule.every} time within ${MAX_MINUTES_BETWEEN} minutes`);
}

/** How late a fire time may be processed, milliseconds: older ones were missed and are not caught up. */
export const MAX_LATENESS_MS = 5 * minute;

/** What to do about a rule whose next fire time is `due`. */
export interface DueFire {
  /** The newest fire time that is not too old; null for none. */
  fire: number | null;
  /** The first and the last missed fire time. */
  missed: { from: number; until: number } | null;
  /** The next fire time. */
  next: number;
}

/** What is due of a schedule at `now`: at most one fire time is processed, earlier ones were missed. */
export function computeDue(schedule: Schedule, zone: string, { due, now }: { due: number; now: number }): DueFire {
  const recent = listFireTimes(schedule, zone, { from: Math.max(due, now - MAX_LATENESS_MS) - 1, until: now });
  const fire = recent.at(-1) ?? null;
  const next = computeNextFire(schedule, zone, now);
  if (fire === due || due > now) return { fire, missed: null, next };
  return { fire, missed: { from: due, until: computeLastBefore(schedule, zone, { due, before: fire ?? next }) }, next };
}

/**
 * The last fire time from `due` on before another. It searches back by days, so that a week of minutes is not
 * enumerated.
 */
function computeLastBefore(schedule: Schedule, zone: string, { due, before }: { due: number; before: number }): number {
  for (let back = 90; back <= 60 * 24 * MAX_DAYS_BETWEEN; back *= 2) {
    const from = Math.max(due, before - back * minute) - 1;
    const last = listFireTimes(schedule, zone, { from, until: before - 1 }).at(-1);
    if (last !== undefined) return last;
    if (from < due) break;
  }
  return due;
}
