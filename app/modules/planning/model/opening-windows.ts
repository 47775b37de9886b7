import type { OpeningHours } from "#app/platform/geo/place.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import type { TimeWindow } from "#wasm/host/problem.ts";
import type { PlanClock } from "./plan-clock.ts";
import type { PlanInputs } from "./plan-inputs.ts";

const getIsoWeekday = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** When a place with opening hours is open in the plan's days; the next time it opens where it does not in them. */
export function computeOpeningWindows(
  hours: readonly OpeningHours[],
  { startAt, endAt }: Pick<PlanInputs, "startAt" | "endAt">,
  clock: PlanClock,
): TimeWindow[] {
  // Most places say nothing, and the calendar of a thousand of them is not for nothing.
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

/** What of a promised window is open. Where that is nothing the promise counts: it was made to whoever will be there. */
export function intersectOpening(window: TimeWindow | null, open: readonly TimeWindow[]): readonly TimeWindow[] | null {
  if (open.length === 0) return window && [window];
  if (!window) return open;
  const [from, to] = window;
  const common = open
    .map(([start, end]): TimeWindow => [Math.max(start, from), Math.min(end, to)])
    .filter(([start, end]) => start <= end);
  return common.length > 0 ? common : [window];
}

/** In order, and what touches as one. */
function mergeWindows(windows: readonly TimeWindow[]): TimeWindow[] {
  const result: [number, number][] = [];
  for (const [start, end] of windows.toSorted((a, b) => a[0] - b[0])) {
    const before = result.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else result.push([start, end]);
  }
  return result;
}
