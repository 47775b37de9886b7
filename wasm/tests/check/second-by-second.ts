import type { Problem, TimeWindow, Vehicle } from "#wasm/host/problem.ts";

/** A route's jobs, walked through with a clock that ticks one second at a time: slow, and too simple to be wrong. No breaks, no reloads, no grace. */
interface Walk {
  end: number;
  late: number;
  arrivals: number[];
}

const isOpen = (windows: readonly TimeWindow[] | undefined, now: number): boolean =>
  !windows || windows.some(([from, to]) => from <= now && now <= to);

const isOver = (windows: readonly TimeWindow[] | undefined, now: number): boolean =>
  windows?.every(([, to]) => to < now) ?? false;

/** Drives from place `from`, reached or left at `now`, through the jobs; counts every second past a last window or the shift. */
export function walk(problem: Problem, vehicle: Vehicle, from: number, jobs: readonly number[], now: number): Walk {
  const rows = problem.matrices?.car?.durations ?? [];
  let clock = now;
  let place = from;
  let late = 0;
  const arrivals: number[] = [];
  for (const id of jobs) {
    const job = problem.jobs?.find((candidate) => candidate.id === id);
    const to = job?.location_index ?? 0;
    for (let left = rows[place]?.[to] ?? 0; left > 0; left--) clock++;
    arrivals.push(clock);
    if (isOver(job?.time_windows, clock)) late += clock - (job?.time_windows?.at(-1)?.[1] ?? clock);
    while (!isOpen(job?.time_windows, clock) && !isOver(job?.time_windows, clock)) clock++;
    clock += (job?.service ?? 0) + (to === place ? 0 : (job?.setup ?? 0) + (vehicle.parking_time ?? 0));
    place = to;
  }
  clock += rows[place]?.[vehicle.end_index ?? place] ?? 0;
  return { end: clock, late: late + Math.max(0, clock - (vehicle.time_window?.[1] ?? clock)), arrivals };
}
