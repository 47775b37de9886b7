import type { Job, Matrix, Problem, Vehicle } from "#wasm/host/problem.ts";

/** Places 0…9 on a line, a minute and a kilometer apart: every figure of a test can be worked out by hand. */
export const minute = 60;
export const kilometer = 1_000;
const size = 10;

const rows = (step: number): number[][] =>
  Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, to) => Math.abs(from - to) * step));

export const line: Matrix = { durations: rows(minute), distances: rows(kilometer) };

/** A van that starts and ends at place 0 and carries 10. */
export const van = (changes: Partial<Vehicle> = {}): Vehicle => ({
  id: 1,
  start_index: 0,
  end_index: 0,
  capacity: [10],
  time_window: [0, 10_000],
  ...changes,
});

/** A job at the place of its id, of amount 1. */
export const job = (id: number, changes: Partial<Job> = {}): Job => ({
  id,
  location_index: id,
  delivery: [1],
  ...changes,
});

export const lineProblem = (changes: Partial<Problem>): Problem => ({
  vehicles: [van()],
  jobs: [job(1), job(2), job(3)],
  matrices: { car: line },
  ...changes,
});

/** Jobs by id, "reload", "break" (id 1), or a shipment's "pickup"/"delivery" with its id. */
export type Short = number | "reload" | "break" | readonly ["pickup" | "delivery", number];

export const steps = (...list: readonly Short[]) =>
  list.map((step) => {
    if (typeof step === "number") return { type: "job", id: step } as const;
    if (step === "reload") return { type: "reload" } as const;
    if (step === "break") return { type: "break", id: 1 } as const;
    return { type: step[0], id: step[1] } as const;
  });
