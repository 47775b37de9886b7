import { addDays } from "#app/platform/time/day-spans.ts";
import { isScheduledOn } from "#app/platform/time/fire-times.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import type { DaySchedule } from "#app/platform/time/schedule.ts";

/** An exception: a date that is skipped (`to` null) or moved to another date. */
export interface RecurringException {
  date: string;
  to: string | null;
}

/** A recurrence: its local dates, and when the order of each is created. */
export interface Recurrence {
  schedule: DaySchedule;
  /** Days between the creation of an order, at the schedule's time, and its date. */
  lead_days: number;
  starts_on: string;
  ends_on: string | null;
  exceptions: readonly RecurringException[];
}

/** One date of a recurrence. */
export interface Occurrence {
  /** The date in the schedule: together with the recurring order it is the key that creates the order only once. */
  date: string;
  /** The date that the order is for. */
  on: string;
  /** When its order is created. */
  at: number;
  moved: boolean;
}

/** The outcome of a date. */
export const occurrenceStates = ["made", "late", "missed", "failed", "skipped"] as const;
export type OccurrenceState = (typeof occurrenceStates)[number];

/** Days to look back for dates that were not processed. */
export const LOOK_BACK_DAYS = 62;
/** Days ahead in which the next date is searched. */
export const LOOK_AHEAD_DAYS = 400;
export const MAX_EXCEPTIONS = 100;

interface Span {
  from: string;
  until: string;
  limit?: number;
}

/** The dates of a recurrence between two days of its schedule. */
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

/** When the order of a date is created. Time zone conversions are slow: call it only for dates that matter. */
function createTiming({ schedule, lead_days }: Recurrence, zone: string) {
  return ({ on }: { on: string }) => toInstant(`${addDays(on, -lead_days)}T${schedule.time}`, zone);
}

/** What is due at a moment, and when to look again. */
export interface RecurringDue {
  /** Orders to create, the earliest first: their date is not over yet. */
  make: Occurrence[];
  /** Dates that were over before their order was created. */
  missed: Occurrence[];
  next: number | null;
}

/**
 * What is due since the recurrence was switched on: a date whose time passed is still created while the date is not
 * over, and missed afterwards. A date that a person moved is created regardless of the switch-on time. `done` are dates
 * that were already processed.
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
  // Later occurrences are created later, so the first that is not yet due is the next.
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

/** Shifts the template's windows by the days between the two dates; the whole day when the template has none. */
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
