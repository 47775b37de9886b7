import { describe, expect, it } from "vitest";
import type { Kernel, Progress } from "#wasm/host/kernel.ts";
import { searchFor } from "#wasm/host/time-budget.ts";

/** A kernel whose iterations take as long as the test sets, and a clock that only they advance. */
function slowKernel(secondsPerIteration: (done: number) => number, startup = 0) {
  let now = startup;
  let iterations = 0;
  let budget = 0;
  const progress = (): Progress => ({ iterations, bestCost: 0, currentCost: 0, unassigned: 0, feasible: true });
  const kernel: Kernel = {
    run(count) {
      for (let done = 0; done < count; done++) now += secondsPerIteration(iterations++);
      return progress();
    },
    setBudget: (total) => {
      budget = total;
    },
    best: () => ({ routes: [], unassigned: [] }),
    checkpoint: () => new Uint8Array(),
    memoryBytes: () => 0,
  };
  return { kernel, elapsed: () => now, budget: () => budget };
}

describe("seconds become iterations", () => {
  it("ends in time, cooled down, at a steady speed", () => {
    const { kernel, elapsed, budget } = slowKernel(() => 1e-4);
    const { iterations } = searchFor(kernel, 2, elapsed);
    expect(elapsed()).toBeGreaterThan(1.9);
    expect(elapsed()).toBeLessThan(2.1);
    expect(budget()).toBe(iterations);
  });

  it("also where iterations become slower or faster on the way", () => {
    for (const speed of [
      (done: number) => (done < 5_000 ? 1e-4 : 1e-3),
      (done: number) => (done < 500 ? 1e-3 : 1e-5),
    ]) {
      const { kernel, elapsed } = slowKernel(speed);
      searchFor(kernel, 2, elapsed);
      expect(elapsed()).toBeGreaterThan(1.8);
      expect(elapsed()).toBeLessThan(2.4);
    }
  });

  it("ends where iterations cost nothing, and stays within the kernel's counter: a problem without tasks", () => {
    const { kernel } = slowKernel(() => 0);
    let iterations = 0;
    let most = 0;
    const free: Kernel = {
      ...kernel,
      run(count) {
        iterations += count;
        most = Math.max(most, iterations);
        return { ...kernel.run(0), iterations };
      },
      setBudget: (total) => {
        most = Math.max(most, total);
      },
    };
    searchFor(free, 2, () => 0);
    expect(most).toBeGreaterThan(1_000_000);
    expect(most).toBeLessThan(2 ** 31);
  });

  it("stops after the first slice when building the problem took all the time", () => {
    const { kernel, elapsed } = slowKernel(() => 1e-5, 3);
    expect(searchFor(kernel, 2, elapsed).iterations).toBe(200);
  });
});
