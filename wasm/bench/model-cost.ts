/** What it costs a plain instance when the kernel has the whole model: the same instance with every rule set, at values that change nothing. */

import { createKernel } from "../host/kernel.ts";
import type { Problem, TimeWindow } from "../host/problem.ts";
import { type Instance, readSet } from "./instances.ts";
import { cpuSeconds, flattenInstance, readModule } from "./run-instance.ts";

const iterations = 40_000;
/** The quickest of so many runs, in turn: other work on the machine slows single ones down. */
const turns = 3;
const plainOnes = [
  ["solomon", "R104"],
  ["gh200", "r1_2_5"],
  ["x", "X-n261"],
] as const;

/** Everything that the model offers and that this problem can have without another optimum. */
function withWholeModel(problem: Problem, limit: (shift: number) => number): Problem {
  const car = problem.matrices?.car;
  const vehicles = problem.vehicles.map((vehicle) => ({
    ...vehicle,
    capacity: [...(vehicle.capacity ?? []), 1_000_000],
    skills: [1, 2],
    max_tasks: 100_000,
    parking_time: 0,
    ...(vehicle.time_window ? withLimit(vehicle.time_window, limit) : {}),
    costs: { fixed: 0, per_hour: 3_600, per_km: 0, per_task: 0, per_task_hour: 0, per_work_hour: 0 },
    grace: { late: 0 },
  }));
  const ids = vehicles.map(({ id }) => id);
  const jobs = (problem.jobs ?? []).map((job) => ({
    ...job,
    delivery: [...(job.delivery ?? []), 1],
    setup: 0,
    skills: [1],
    priority: 10,
    allowed_vehicles: ids,
    banned_vehicles: [],
    grace: { early: 0, late: 0 },
  }));
  return {
    ...problem,
    vehicles,
    jobs,
    ...(car ? { matrices: { car: { ...car, distances: car.durations } } } : {}),
    options: { balancing: "disabled", clustering: "disabled", contiguity: "disabled", lateness_threshold: 600 },
  };
}

function withLimit([from, to]: TimeWindow, limit: (shift: number) => number): { max_work_time: number } {
  return { max_work_time: limit(to - from) };
}

function speed(instance: Instance): number {
  const kernel = createKernel(readModule("solver.wasm"), flattenInstance(instance), { seed: 1 });
  kernel.setBudget(iterations);
  const began = cpuSeconds();
  kernel.run(iterations);
  return iterations / (cpuSeconds() - began);
}

export function reportModelCost(folder: string): void {
  for (const [set, name] of plainOnes) {
    const plain = readSet(folder, set).find((instance) => instance.name.startsWith(name));
    if (!plain) continue;
    // a work-time limit that may bind is looked at in every place
    const variants = [
      plain,
      { ...plain, problem: withWholeModel(plain.problem, (shift) => shift) },
      { ...plain, problem: withWholeModel(plain.problem, (shift) => shift - 1) },
    ];
    const best = variants.map(() => 0);
    for (let turn = 0; turn < turns; turn++) {
      variants.forEach((variant, index) => {
        best[index] = Math.max(best[index] ?? 0, speed(variant));
      });
    }
    const [bare = 1, whole = 0, limited = 0] = best;
    const lost = (now: number) => `${((1 - now / bare) * 100).toFixed(1)} %`;
    const speeds = best.map((each) => Math.round(each).toLocaleString("en")).join(", ");
    console.log(
      `${plain.name.padEnd(12)} it/s ${speeds}: the whole model costs ${lost(whole)} (at most 25 %), and a limit of work time that binds ${lost(limited)}`,
    );
  }
}
