import { addDays } from "#app/platform/time/day-spans.ts";
import { isScheduledOn } from "#app/platform/time/fire-times.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import type { DaySchedule } from "#app/platform/time/schedule.ts";

/** A date that is left out (`to` null), or served on another one. */
export interface RecurringException {
  date: string;
  to: string | null;
}

/** How an order comes again: on which local dates, and when each is made. */
export interface Recurrence {
  schedule: DaySchedule;
  /** So many days before its date an order is made, at the schedule's time. */
  lead_days: number;
  starts_on: string;
  ends_on: string | null;
  exceptions: readonly RecurringException[];
}

/** One date of a recurrence. */
export interface Occurrence {
  /** The date that the schedule names: with the recurring order the key that makes it once. */
  date: string;
  /** The date that it is for. */
  on: string;
  /** The moment at which its order is made. */
  at: number;
  moved: boolean;
}

/** What became of a date. */
export const occurrenceStates = ["made", "late", "missed", "failed", "skipped"] as const;
export type OccurrenceState = (typeof occurrenceStates)[number];

/** How far back dates are looked at that nobody worked, days. */
export const LOOK_BACK_DAYS = 62;
/** Within these days from now the next date is looked for. */
export const LOOK_AHEAD_DAYS = 400;
/** Exceptions that a recurring order keeps. */
export const MAX_EXCEPTIONS = 100;

interface Span {
  from: string;
  until: string;
  limit?: number;
}

/** The dates of a recurrence from one day to another, by the days that the schedule names. */
export function listOccurrences(recurrence: Recurrence, zone: string, span: Span): Occurrence[] {
  const timed = createTiming(recurrence, zone);
  return listDates(recurrence, span).map((date) => ({ ...date, at: timed(date) }));
}

function listDates(
  { schedule, starts_on, ends_on, exceptions }: Recurrence,
  { from, until, limit = LOOK_AHEAD_DAYS }: Span,
): Omit<Occurrence, "at">[] {
  const excepted = new Map(exceptions.map(({ date, to }) => [date, to]));
  const last = ends_on !== null && ends_on < until ? ends_on : until;
  const found: Omit<Occurrence, "at">[] = [];
  for (let date = from < starts_on ? starts_on : from; date <= last && found.length < limit; date = addDays(date, 1)) {
    const to = excepted.get(date);
    if (to === null || !isScheduledOn(schedule, date)) continue;
    found.push({ date, on: to ?? date, moved: to !== undefined });
  }
  return found;
}

/** The moment at which a date's order is made; a zone's rules are dear to ask. */
function createTiming({ schedule, lead_days }: Recurrence, zone: string) {
  return ({ on }: { on: string }) => toInstant(`${addDays(on, -lead_days)}T${schedule.time}`, zone);
}

/** What of a recurrence is to be done at a moment, and when it is looked at again. */
export interface RecurringDue {
  /** To be made, the earliest first: their date is not over. */
  make: Occurrence[];
  /** Their date was over before anybody made them. */
  missed: Occurrence[];
  next: number | null;
}

/**
 * What is due since somebody switched it on: a date is made late while it is not over, and missed when it is. A date that a person
 * moved is made whenever that was. `done` are dates that were worked.
 */
export function computeRecurringDue(
  recurrence: Recurrence,
  zone: string,
  { since, now, done }: { since: number; now: number; done: ReadonlySet<string> },
): RecurringDue {
  const today = toLocalDate(now, zone);
  const span = {
    from: addDays(today, -LOOK_BACK_DAYS),
    until: addDays(today, LOOK_AHEAD_DAYS),
    limit: LOOK_BACK_DAYS + LOOK_AHEAD_DAYS,
  };
  const timed = createTiming(recurrence, zone);
  // What is for an earlier day is made earlier: the first that is not yet due is the next.
  const open = listDates(recurrence, span)
    .filter(({ date }) => !done.has(date))
    .sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  const due: Occurrence[] = [];
  let next: number | null = null;
  for (const date of open) {
    const at = timed(date);
    if (at <= since && !date.moved) continue;
    if (at > now) {
      next = at;
      break;
    }
    due.push({ ...date, at });
  }
  return {
    make: due.filter(({ on }) => on >= today),
    missed: due.filter(({ on }) => on < today),
    next,
  };
}

interface Windows {
  deliveryFrom: string | null;
  deliveryTo: string | null;
  pickupFrom: string | null;
  pickupTo: string | null;
}

/** The windows of an order on a date: those of its template as many days later as the dates lie apart; all day without any. */
export function shiftWindows(template: Windows, on: string) {
  const base = (template.deliveryFrom ?? template.deliveryTo ?? template.pickupFrom ?? template.pickupTo)?.slice(0, 10);
  if (base === undefined) return { delivery_schedule: { from: `${on}T00:00`, to: `${on}T23:59` }, pickup_schedule: {} };
  const later = Math.round((Date.parse(on) - Date.parse(base)) / 86_400_000);
  const shifted = (local: string | null) =>
    local === null ? undefined : `${addDays(local.slice(0, 10), later)}${local.slice(10)}`;
  return {
    delivery_schedule: { from: shifted(template.deliveryFrom), to: shifted(template.deliveryTo) },
    pickup_schedule: { from: shifted(template.pickupFrom), to: shifted(template.pickupTo) },
  };
}
