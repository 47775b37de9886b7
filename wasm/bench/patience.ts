/**
 * What ending a search early costs (`host/patience.ts`). By set and effort: how much worse the plan is than the same search's at
 * its full length, and than the mean of the longest; the share of its iterations that were done; iterations a second.
 */
import { createKernel } from "../host/kernel.ts";
import { watchPatience } from "../host/patience.ts";
import { type Instance, readSet } from "./instances.ts";
import { cpuSeconds, flattenInstance, readModule } from "./run-instance.ts";

/** Iterations as a plan's room has them: so many, and so many more a task. */
const efforts = [
  { name: "thorough", least: 50_000, each: 10_000, most: 2_400_000 },
  { name: "standard", least: 17_500, each: 3_500, most: 1_200_000 },
  { name: "quick", least: 5_000, each: 1_000, most: 500_000 },
] as const;

/** A few of every set whose size a day's plan has. */
const picked: Readonly<Record<string, RegExp>> = {
  distributor: /./,
  solomon: /^(C101|R103|R201|RC207)$/,
  gh200: /^(c1_2_10|r2_2_1|rc1_2_10)$/i,
  x: /n120|n190|n261/,
  lilim100: /^(lr103|lrc202)$/i,
  HFVRP: /./,
  SDVRPTW: /./,
};

interface Trial {
  set: string;
  effort: string;
  name: string;
  early: number;
  whole: number;
  share: number;
  speed: number;
}

const slice = 1_000;

function trial(instance: Instance, effort: (typeof efforts)[number], seed: number): Trial {
  const flat = flattenInstance(instance);
  const tasks = (instance.problem.jobs?.length ?? 0) + (instance.problem.shipments?.length ?? 0);
  const budget = Math.min(effort.most, effort.least + effort.each * tasks);
  const kernel = createKernel(readModule("solver.wasm"), flat, { seed });
  kernel.setBudget(budget);
  let now = kernel.run(0);
  const patience = watchPatience(now);
  let early = { cost: 0, iterations: 0 };
  const began = cpuSeconds();
  while (now.iterations < budget) {
    now = kernel.run(Math.min(slice, budget - now.iterations));
    const isOver = patience.isOver(now, budget) || now.iterations >= budget;
    if (isOver && early.iterations === 0) early = { cost: now.bestCost, iterations: now.iterations };
  }
  const speed = budget / (cpuSeconds() - began);
  const { set, name } = instance;
  const share = early.iterations / budget;
  return { set, name, effort: effort.name, early: early.cost, whole: now.bestCost, share, speed };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (value: number) => `${value.toFixed(3)} %`.padStart(10);

function print(label: string, trials: readonly Trial[], longest: ReadonlyMap<string, number>): void {
  const lost = mean(trials.map(({ early, whole }) => (early / whole - 1) * 100));
  const behind = mean(trials.map(({ early, name }) => (early / (longest.get(name) ?? early) - 1) * 100));
  const done = Math.round(mean(trials.map(({ share }) => share * 100)));
  const speed = Math.round(mean(trials.map((each) => each.speed)));
  console.log(label.padEnd(24), percent(lost), percent(behind), `${done} %`.padStart(6), String(speed).padStart(9));
}

export function reportPatience(folder: string, seeds: readonly number[], match: string): void {
  console.log("set, effort             ends early  to longest   done      it/s");
  const all: Trial[] = [];
  const longest = new Map<string, number>();
  for (const [set, names] of Object.entries(picked)) {
    const instances = readSet(folder, set).filter(({ name }) => names.test(name) && name.includes(match));
    if (instances.length === 0) console.log(`${set}: no data in ${folder}, skipped`);
    for (const effort of efforts) {
      const trials = instances.flatMap((instance) => seeds.map((seed) => trial(instance, effort, seed)));
      for (const { name } of effort.name === "thorough" ? instances : [])
        longest.set(name, mean(trials.filter((each) => each.name === name).map(({ whole }) => whole)));
      if (trials.length > 0) print(`${set} ${effort.name}`, trials, longest);
      all.push(...trials);
    }
  }
  for (const { name } of efforts)
    print(
      `all ${name}`,
      all.filter(({ effort }) => effort === name),
      longest,
    );
}
