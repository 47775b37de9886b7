import { normalizeProblem } from "#wasm/host/flatten-problem.ts";
import type { Problem, Solution } from "#wasm/host/problem.ts";
import { startSearch } from "#wasm/host/run.ts";
import { readSolverModule } from "./solver-module.ts";

const module = readSolverModule();

/** The kernel's figures of its best plan, and the evaluator's of the same plan. */
export interface Comparison {
  solution: Solution;
  /** Hard violations, by the evaluator. The kernel never means to break one. */
  hard: Solution["summary"]["violations"];
  kernelCost: number;
  /** Lost prizes included, as the kernel counts. */
  evaluatorCost: number;
  /** By how much the two may differ: the answer rounds the parts of each route to whole units, the kernel balance to its own. */
  rounding: number;
  kernelOut: number;
  /** Mandatory tasks in no route. */
  evaluatorOut: number;
}

/** Runs some slices of a search of ten, as if it had been interrupted there, and has both judge the best plan. */
export function compare(problem: Problem, slices: number, iterations: number): Comparison {
  const started = startSearch(module, problem, { iterations, seed: 7 });
  const flat = normalizeProblem(problem);
  if ("errors" in started) throw new Error(JSON.stringify(started.errors));
  if ("errors" in flat) throw new Error(JSON.stringify(flat.errors));
  const { kernel, solution: read } = started.ok;
  let progress = kernel.run(0);
  for (let slice = 0; slice < slices; slice++) progress = kernel.run(Math.ceil(iterations / 10));
  const solution = read();
  return {
    solution,
    hard: solution.summary.violations.filter(({ soft }) => !soft),
    kernelCost: progress.bestCost / flat.ok.costScale,
    evaluatorCost: solution.summary.cost + solution.summary.lost_prizes,
    rounding: 4 * Math.max(1, solution.summary.routes),
    kernelOut: progress.unassigned,
    evaluatorOut: mandatoryOut(problem, solution),
  };
}

/** The answer lists visits; a shipment is out once. */
function mandatoryOut(problem: Problem, solution: Solution): number {
  const out = new Set(solution.unassigned.map(({ type, id }) => `${type} ${id}`));
  const jobs = (problem.jobs ?? []).filter((job) => job.prize === undefined && out.has(`job ${job.id}`));
  const shipments = (problem.shipments ?? []).filter(
    (shipment) => shipment.prize === undefined && out.has(`pickup ${shipment.pickup.id}`),
  );
  return jobs.length + shipments.length;
}
