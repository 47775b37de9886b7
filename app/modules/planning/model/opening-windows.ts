import type { OpeningHours } from "#app/platform/geo/place.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import type { TimeWindow } from "#wasm/host/problem.ts";
import type { PlanClock } from "./plan-clock.ts";
import type { PlanInputs } from "./plan-inputs.ts";

const getIsoWeekday = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** Opening times of a place as windows within the plan's days; the next opening when there is none in them. */
export function computeOpeningWindows(
  hours: readonly OpeningHours[],
  { startAt, endAt }: Pick<PlanInputs, "startAt" | "endAt">,
  clock: PlanClock,
): TimeWindow[] {
  // Most places have no hours, and computing the calendar of a thousand places costs time.
  if (hours.length === 0) return [];
  const last = endAt.slice(0, 10);
  const windows: TimeWindow[] = [];
  for (let day = 0, date = startAt.slice(0, 10); day < 7 || date <= last; day += 1, date = addDays(date, 1)) {
    if (date > last && windows.length > 0) break;
    const today = hours.filter(({ weekday }) => weekday === getIsoWeekday(date));
    windows.push(
      ...today.map(
        ({ from, to }): TimeWindow => [clock.toSeconds(`${date}T${from}`), clock.toSeconds(`${date}T${to}`)],
      ),
    );
  }
  return mergeWindows(windows);
}

/** The open part of a promised window. When there is none the promise itself counts: the customer expects it. */
export function intersectOpening(window: TimeWindow | null, open: readonly TimeWindow[]): readonly TimeWindow[] | null {
  if (open.length === 0) return window && [window];
  if (!window) return open;
  const [from, to] = window;
  const common = open
    .map(([start, end]): TimeWindow => [Math.max(start, from), Math.min(end, to)])
    .filter(([start, end]) => start <= end);
  return common.length > 0 ? common : [window];
}

/** Sorts windows and joins those that touch. */
function mergeWindows(windows: readonly TimeWindow[]): TimeWindow[] {
  const result: [number, number][] = [];
  for (const [start, end] of windows.toSorted((a, b) => a[0] - b[0])) {
    const before = result.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else result.push([start, end]);
  }
  return result;
}
