/** Memory of the kernel and CPU time to its first complete plan, on made-up problems of several sizes. */

import { normalizeProblem } from "../host/flatten-problem.ts";
import { createKernel } from "../host/kernel.ts";
import type { Problem } from "../host/problem.ts";
import { cpuSeconds, readModule } from "./run-instance.ts";

const sizes = [
  { stops: 100, milliseconds: 50 },
  { stops: 1_000, megabytes: 16 },
  { stops: 2_000, megabytes: 50 },
] as const;
/** The first run of a module also compiles it. */
const turns = 3;

/** Stops scattered over a square, with windows of four hours; one way is longer than the other when it is uneven. */
function scattered(stops: number, uneven: boolean): Problem {
  const places = Array.from(
    { length: stops + 1 },
    (_, place) => [(place * 7919) % 5_003, (place * 6_271) % 4_999] as const,
  );
  const durations = places.map(([x, y]) =>
    places.map(([u, v]) => Math.round(Math.hypot(x - u, y - v) + (uneven ? Math.max(0, x - u) / 20 : 0))),
  );
  const jobs = places.slice(1).map((_, index) => ({
    id: index + 1,
    location_index: index + 1,
    delivery: [1 + (index % 5)],
    service: 120,
    time_windows: [[(index % 5) * 3_600, (index % 5) * 3_600 + 14_400]] as const,
  }));
  const vehicles = Array.from({ length: Math.ceil(stops / 15) }, (_, id) => ({
    id,
    start_index: 0,
    end_index: 0,
    capacity: [60],
    time_window: [0, 36_000] as const,
  }));
  return { vehicles, jobs, matrices: { car: { durations } } };
}

export function reportFootprint(): void {
  for (const size of sizes) {
    for (const uneven of [false, true]) {
      const flat = normalizeProblem(scattered(size.stops, uneven));
      if ("errors" in flat) throw new Error(JSON.stringify(flat.errors[0]));
      let least = Number.POSITIVE_INFINITY;
      let megabytes = 0;
      for (let turn = 0; turn < turns; turn++) {
        const began = cpuSeconds();
        const kernel = createKernel(readModule("solver.wasm"), flat.ok, { seed: 1 });
        least = Math.min(least, cpuSeconds() - began);
        kernel.run(100);
        megabytes = kernel.memoryBytes() / 2 ** 20;
      }
      const limits = "megabytes" in size ? `at most ${size.megabytes} MB` : `at most ${size.milliseconds} ms`;
      console.log(
        `${size.stops} stops${uneven ? ", uneven matrix" : ""}: first plan ${(least * 1000).toFixed(0)} ms of CPU, ${megabytes.toFixed(1)} MB (${limits})`,
      );
    }
  }
}
