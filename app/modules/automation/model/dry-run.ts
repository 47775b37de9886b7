import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";

/** A local day of a dry run. */
export interface DryRunDay {
  date: string;
  /** How often it would have fired. */
  runs: number;
  matched: number;
}

export interface DryRun {
  matched: number;
  days: DryRunDay[];
}

/** Something that could have been planned for some time, with its earliest local service time. */
interface WaitingSpan {
  from: number;
  until: number | null;
  window: string | null;
}

/**
 * Matches of a timed rule, each at the first firing at which it was open; every day of the period has a row. A plan
 * covers `reach` minutes from the moment.
 */
export function computeScheduleDryRun(
  waiting: readonly WaitingSpan[],
  fires: readonly number[],
  { dates, zone, reach }: { dates: readonly string[]; zone: string; reach: number },
): DryRun {
  const days = new Map(dates.map((date) => [date, { date, runs: 0, matched: 0 }]));
  const moments = fires.map((at) => ({
    at,
    day: days.get(toLocalDate(at, zone)),
    ends: toLocalTime(at + reach * minute, zone),
  }));
  for (const { day } of moments) if (day) day.runs += 1;
  let matched = 0;
  for (const { from, until, window } of waiting) {
    const first = moments.find(
      ({ at, ends }) => at >= from && (until === null || at < until) && (window === null || window <= ends),
    );
    if (!first?.day) continue;
    first.day.matched += 1;
    matched += 1;
  }
  return { matched, days: [...days.values()] };
}

/** Matches of an event rule, each order on the first day that it matched. */
export function computeEventDryRun(
  received: readonly { at: number; order: string; matched: boolean }[],
  { dates, zone }: { dates: readonly string[]; zone: string },
): DryRun {
  const days = new Map(dates.map((date) => [date, { date, runs: 0, matched: 0 }]));
  const counted = new Set<string>();
  for (const { at, order, matched } of received.toSorted((one, other) => one.at - other.at)) {
    const day = days.get(toLocalDate(at, zone));
    if (!day) continue;
    day.runs += 1;
    if (!matched || counted.has(order)) continue;
    counted.add(order);
    day.matched += 1;
  }
  return { matched: counted.size, days: [...days.values()] };
}
