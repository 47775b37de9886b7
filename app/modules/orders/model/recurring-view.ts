import type { DaySchedule } from "#app/platform/time/schedule.ts";
import type { OccurrenceState, RecurringException } from "./recurring.ts";

/** The outcome of an occurrence. */
export interface RecurringDate {
  date: string;
  /** The date it was moved to, if it was. */
  on: string;
  state: OccurrenceState;
  /** Why no order was created. */
  code: string | null;
  field: string | null;
  /** Number of the created order. */
  number: string | null;
  at: number;
}

/** A recurring order as screens and the API read it. */
export interface RecurringView {
  id: string;
  /** Number of the order that is its template. */
  number: string;
  customer: string;
  schedule: DaySchedule;
  lead_days: number;
  starts_on: string;
  ends_on: string | null;
  active: boolean;
  exceptions: RecurringException[];
  /** When the next order is created; null while paused and after the end. */
  next_at: number | null;
  /** The next dates, and when their orders are created. */
  next: { date: string; on: string; at: number }[];
  log: RecurringDate[];
  created_at: number;
  version: number;
}
