import { createEvaluator } from "#wasm/check/evaluate.ts";
import type { Job, Problem } from "#wasm/host/problem.ts";

/**
 * How long it takes to time, check and price one route of 50 stops again, beside a bare loop that only adds travel, waiting
 * and service from the same matrix: the floor of what any evaluator must do.
 */
const stops = 50;
const rounds = 20_000;

const place = (index: number): [number, number] => [
  9.9 + ((index * 37) % 100) / 400,
  53.5 + ((index * 61) % 100) / 500,
];

const jobs = Array.from(
  { length: stops },
  (_, index): Job => ({
    id: index + 1,
    location_index: index + 1,
    service: 300,
    setup: 60,
    delivery: [index % 7, index % 3],
    skills: index % 5 === 0 ? [1] : [],
    time_windows: [[index * 200, index * 200 + 14_400]],
  }),
);

const places = [place(0), ...jobs.map(({ id }) => place(id))];
const durations = places.map(([x, y]) => places.map(([u, v]) => Math.round(Math.hypot(x - u, y - v) * 9_000)));
const problem: Problem = {
  vehicles: [{ id: 1, start_index: 0, end_index: 0, capacity: [500, 500], skills: [1], time_window: [0, 60_000] }],
  jobs,
  matrices: { car: { durations, distances: durations } },
  options: { lateness_threshold: 600 },
};

const steps = jobs.map(({ id }) => ({ type: "job", id }) as const);
const evaluator = createEvaluator(problem);

/** Arrival at the end of the route, and nothing else. */
function floor(): number {
  let now = 0;
  let from = 0;
  for (const job of jobs) {
    now += durations[from]?.[job.id] ?? 0;
    now = Math.max(now, job.time_windows?.[0]?.[0] ?? 0) + (job.setup ?? 0) + (job.service ?? 0);
    from = job.id;
  }
  return now + (durations[from]?.[0] ?? 0);
}

/** Median milliseconds of one call, over batches, after warming up. */
function measure(call: () => number): { milliseconds: number; sum: number } {
  let sum = 0;
  const batches: number[] = [];
  for (let batch = 0; batch < 21; batch++) {
    const began = performance.now();
    for (let round = 0; round < rounds / 20; round++) sum += call();
    batches.push((performance.now() - began) / (rounds / 20));
  }
  return { milliseconds: batches.sort((a, b) => a - b)[10] ?? 0, sum };
}

export function reportEvaluator(): void {
  const bare = measure(floor);
  const whole = measure(() => evaluator.evaluateRoute(1, steps).steps.at(-1)?.arrival ?? 0);
  if (bare.sum !== whole.sum) throw new Error(`the two disagree: ${bare.sum} and ${whole.sum}`);
  const began = performance.now();
  createEvaluator(problem);
  const setup = performance.now() - began;
  console.log(
    `evaluator: ${stops} stops re-timed in ${whole.milliseconds.toFixed(4)} ms (bare loop ${bare.milliseconds.toFixed(4)} ms, ratio ${(whole.milliseconds / bare.milliseconds).toFixed(0)}), set up in ${setup.toFixed(2)} ms`,
  );
}
