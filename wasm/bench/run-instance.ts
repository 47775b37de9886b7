/** Runs one instance for a budget of CPU time on one thread, in slices counted in iterations. */
import { readFileSync } from "node:fs";
import type { FlatProblem } from "../host/flat-problem.ts";
import { normalizeProblem } from "../host/flatten-problem.ts";
import { createKernel, type KernelOptions, type KernelPlan } from "../host/kernel.ts";
import type { Instance } from "./instances.ts";

export interface BenchRun {
  /** In the units of the best known cost; NaN when a mandatory task is left out. */
  cost: number;
  gap: number;
  routes: number;
  unassigned: number;
  seconds: number;
  iterations: number;
  /** CPU milliseconds to the first complete plan, and megabytes of linear memory at the end. */
  firstMs: number;
  megabytes: number;
  plan: KernelPlan;
  flat: FlatProblem;
}

const buildFolder = new URL("../build/", import.meta.url);

export function readModule(name: "solver.wasm" | "solver.debug.wasm"): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL(name, buildFolder)));
}

/** CPU time of this process, waiting not counted. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export function flattenInstance(instance: Instance): FlatProblem {
  const flat = normalizeProblem(instance.problem);
  if ("errors" in flat) throw new Error(`${instance.name}: ${JSON.stringify(flat.errors.slice(0, 3))}`);
  return flat.ok;
}

/** The search's temperature follows iterations; how many the budget holds is measured anew in every slice. */
export function runInstance(
  module: WebAssembly.Module,
  instance: Instance,
  budget: number,
  options: KernelOptions,
): BenchRun {
  const flat = flattenInstance(instance);
  const began = cpuSeconds();
  const kernel = createKernel(module, flat, options);
  const first = cpuSeconds() - began;
  let slice = 20;
  let progress = kernel.run(0);
  for (;;) {
    const before = cpuSeconds();
    if (before - began >= budget) break;
    progress = kernel.run(slice);
    const now = cpuSeconds();
    const speed = progress.iterations / Math.max(1e-4, now - began - first);
    kernel.setBudget(progress.iterations + speed * Math.max(0, budget - (now - began)));
    slice = Math.max(
      5,
      Math.min(slice * 2, Math.ceil(speed * Math.min(0.02, Math.max(0.0005, (budget - (now - began)) / 4)))),
    );
  }
  const seconds = cpuSeconds() - began;
  progress = kernel.run(0);
  const plan = kernel.best();
  const cost = progress.bestCost / flat.costScale / instance.scale;
  return {
    cost,
    gap: progress.feasible ? (cost / instance.best - 1) * 100 : Number.NaN,
    routes: plan.routes.filter((route) => route.length > 0).length,
    unassigned: plan.unassigned.length,
    seconds,
    iterations: progress.iterations,
    firstMs: first * 1000,
    megabytes: kernel.memoryBytes() / 2 ** 20,
    plan,
    flat,
  };
}
