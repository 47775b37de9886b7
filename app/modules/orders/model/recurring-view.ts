import type { DaySchedule } from "#app/platform/time/schedule.ts";
import type { OccurrenceState, RecurringException } from "./recurring.ts";

/** What became of a date. */
export interface RecurringDate {
  date: string;
  /** The date that it is for, where it was moved. */
  on: string;
  state: OccurrenceState;
  /** Why there is no order. */
  code: string | null;
  field: string | null;
  /** Of the order that was made. */
  number: string | null;
  at: number;
}

/** A recurring order as screens and the API read it. */
export interface RecurringView {
  id: string;
  /** Of the order whose contents it has. */
  number: string;
  customer: string;
  schedule: DaySchedule;
  lead_days: number;
  starts_on: string;
  ends_on: string | null;
  active: boolean;
  exceptions: RecurringException[];
  /** When the next order is made; null while it is paused, and after its end. */
  next_at: number | null;
  /** The next dates, and when their orders are made. */
  next: { date: string; on: string; at: number }[];
  log: RecurringDate[];
  created_at: number;
  version: number;
}
