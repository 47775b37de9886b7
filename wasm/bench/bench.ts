/**
 * Mean gap to best known, one thread, CPU seconds, with VROOM's figures beside. Without flags the table of targets in
 * `targets.ts`, the cost of the model and the footprint.
 *
 * npm run bench:solver -- [flags]
 *   --set solomon,x       sets of instances, "rich" for six at once    --seconds 1,5   budgets
 *   --match R2  --every 4 instances by name, each fourth               --seed 2        --temperatures 2,0.02
 *   --each                a line an instance
 *   --model-cost, --footprint, --evaluator   what the model costs; the memory; re-timing one route
 *   --patience [--seeds 1,2]                 what ending a search early costs
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { KernelOptions } from "../host/kernel.ts";
import { reportEvaluator } from "./evaluator.ts";
import { reportFootprint } from "./footprint.ts";
import { type Instance, readSet, SET_NAMES } from "./instances.ts";
import { reportModelCost } from "./model-cost.ts";
import { reportPatience } from "./patience.ts";
import { type BenchRun, readModule, runInstance } from "./run-instance.ts";
import { TARGETS } from "./targets.ts";

const folder = fileURLToPath(new URL("../../../shared/data/vrp", import.meta.url));
const { values: flags } = parseArgs({
  options: {
    set: { type: "string" },
    seconds: { type: "string" },
    seed: { type: "string", default: "1" },
    match: { type: "string", default: "" },
    every: { type: "string", default: "1" },
    temperatures: { type: "string" },
    each: { type: "boolean", default: false },
    seeds: { type: "string", default: "1,2" },
    "model-cost": { type: "boolean", default: false },
    footprint: { type: "boolean", default: false },
    evaluator: { type: "boolean", default: false },
    patience: { type: "boolean", default: false },
  },
});

interface Anchor {
  cost: number;
  unassigned: number;
  cpu_s: number;
}

function readAnchors(): Record<string, Record<string, Record<string, Anchor>>> {
  return JSON.parse(readFileSync(`${folder}/anchor-vroom.json`, "utf8")).figures;
}

/** VROOM's mean gap and CPU seconds on the same instances: its quickest level above the budget, or its best. */
function vroom(instances: readonly Instance[], seconds: number): string {
  const anchors = readAnchors();
  const found = instances.flatMap((instance) => {
    const levels = Object.entries(anchors[instance.set]?.[instance.name] ?? {});
    const level = levels.find(([, figure]) => figure.cpu_s >= seconds) ?? levels.at(-1);
    return level ? [{ gap: (level[1].cost / instance.best - 1) * 100, seconds: level[1].cpu_s }] : [];
  });
  if (found.length === 0) return "";
  return `${mean(found.map((each) => each.gap)).toFixed(2)} % in ${mean(found.map((each) => each.seconds)).toFixed(2)} s (${found.length})`;
}

function kernelOptions(): KernelOptions {
  const seed = Number(flags.seed);
  const [first, last] = (flags.temperatures ?? "").split(",").map(Number);
  return first && last ? { seed, temperatures: [first, last] } : { seed };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function report(set: string, seconds: number, target: number | undefined): void {
  const every = Number(flags.every);
  const instances = readSet(folder, set)
    .filter(({ name }) => name.includes(flags.match))
    .filter((_, index) => index % every === 0);
  if (instances.length === 0) {
    console.log(`${set}: no data in ${folder}, skipped`);
    return;
  }
  const module = readModule("solver.wasm");
  const runs: BenchRun[] = [];
  for (const instance of instances) {
    const run = runInstance(module, instance, seconds, kernelOptions());
    runs.push(run);
    if (!flags.each) continue;
    const cells = [
      instance.name.padEnd(16),
      run.cost.toFixed(1).padStart(10),
      `${run.gap.toFixed(2)} %`.padStart(9),
      `${run.routes} routes`,
    ];
    console.log(
      ...cells,
      `out ${run.unassigned}`,
      `${Math.round(run.iterations / run.seconds)}/s`,
      `first ${run.firstMs.toFixed(0)} ms`,
      `${run.megabytes.toFixed(1)} MB`,
    );
  }
  const solved = runs.filter((run) => !Number.isNaN(run.gap));
  const cells = [
    set.padEnd(12),
    `${seconds} s`.padStart(6),
    `${mean(solved.map((run) => run.gap)).toFixed(3)} %`.padStart(10),
    (target === undefined ? "" : `${target.toFixed(2)} %`).padStart(8),
    `${solved.length}/${runs.length}`.padStart(7),
    `${Math.round(mean(runs.map((run) => run.iterations / run.seconds)))}`.padStart(8),
    mean(runs.map((run) => run.seconds))
      .toFixed(2)
      .padStart(6),
    vroom(instances, seconds),
  ];
  console.log(cells.join("  "));
}

function reportSets(sets: string, budgets: string): void {
  for (const set of sets.split(",").flatMap((set) => (set === "rich" ? SET_NAMES.slice(5, 11) : [set]))) {
    for (const seconds of budgets.split(",")) report(set, Number(seconds), undefined);
  }
}

function main(): void {
  const alone = flags["model-cost"] || flags.footprint || flags.evaluator || flags.patience;
  const everything = !flags.set && !alone;
  if (flags.set || everything) console.log(HEADING);
  if (flags.set) reportSets(flags.set, flags.seconds ?? "1");
  if (everything) for (const { set, seconds, gap } of TARGETS) report(set, seconds, gap);
  if (everything || flags["model-cost"]) reportModelCost(folder);
  if (everything || flags.footprint) reportFootprint();
  if (flags.evaluator) reportEvaluator();
  if (flags.patience) reportPatience(folder, flags.seeds.split(",").map(Number), flags.match);
}

const HEADING = "set           budget    mean gap   at most  complete    it/s   CPU s  VROOM";

main();
