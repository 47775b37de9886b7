import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createKernel, isCheckpoint, restoreKernel } from "#wasm/host/kernel.ts";
import { RICH_FEATURES, richProblem } from "../rich-problem.ts";
import { modules } from "./modules.ts";
import { flattenChecked } from "./solve.ts";

const everything = richProblem([...RICH_FEATURES], 8, 3);

describe("one seed, one plan", () => {
  it("in the debug and the release build, byte by byte", () => {
    fc.assert(
      fc.property(everything, fc.nat(1000), (problem, seed) => {
        const flat = flattenChecked(problem);
        const [left, right] = [modules.debug, modules.release].map((module) => {
          const kernel = createKernel(module, flat, { seed });
          kernel.setBudget(300);
          kernel.run(300);
          return kernel.checkpoint();
        });
        expect(left).toEqual(right);
      }),
      { numRuns: 100 },
    );
  });

  it("however the run is sliced, interrupted and restored", () => {
    fc.assert(
      fc.property(everything, fc.integer({ min: 1, max: 299 }), (problem, cut) => {
        const flat = flattenChecked(problem);
        const whole = createKernel(modules.release, flat, { seed: 3 });
        whole.setBudget(300);
        whole.run(300);
        const sliced = createKernel(modules.release, flat, { seed: 3 });
        sliced.setBudget(300);
        sliced.run(cut);
        const restored = restoreKernel(modules.release, flat, sliced.checkpoint());
        restored.run(300 - cut);
        expect(restored.checkpoint()).toEqual(whole.checkpoint());
        expect(restored.best()).toEqual(whole.best());
      }),
      { numRuns: 100 },
    );
  });

  it("also in legs, wherever the run is interrupted", () => {
    const places = Array.from({ length: 31 }, (_, place) => [(place * 37) % 101, (place * 61) % 97]);
    const durations = places.map(([x = 0, y = 0]) => places.map(([u = 0, v = 0]) => Math.abs(x - u) + Math.abs(y - v)));
    const jobs = places.slice(2).map((_, index) => ({ id: index + 1, location_index: index + 2, delivery: [1] }));
    // two depots: two classes of vehicles, and not enough of either
    const vehicles = Array.from({ length: 6 }, (_, k) => ({
      id: k + 1,
      start_index: k % 2,
      end_index: k % 2,
      capacity: [6],
    }));
    const flat = flattenChecked({ jobs, vehicles, matrices: { car: { durations } } });
    const budget = 40_000;
    const search = (module: WebAssembly.Module, ...cuts: number[]) => {
      let kernel = createKernel(module, flat, { seed: 5 });
      kernel.setBudget(budget);
      let done = 0;
      for (const cut of cuts) {
        kernel.run(cut - done);
        kernel = restoreKernel(module, flat, kernel.checkpoint());
        done = cut;
      }
      kernel.run(budget - done);
      return kernel.checkpoint();
    };
    const whole = search(modules.release);
    expect(search(modules.debug)).toEqual(whole);
    expect(search(modules.release, 5_000, 6_300, 18_700, 19_000, 39_900)).toEqual(whole);
  });

  it("and another seed may give another one", () => {
    const plans = [1, 2, 3, 4].map((seed) => {
      const places = Array.from({ length: 40 }, (_, place) => [(place * 37) % 101, (place * 61) % 97]);
      const durations = places.map(([x = 0, y = 0]) =>
        places.map(([u = 0, v = 0]) => Math.abs(x - u) + Math.abs(y - v)),
      );
      const jobs = places.slice(1).map((_, index) => ({ id: index + 1, location_index: index + 1, delivery: [1] }));
      const vehicles = [1, 2, 3, 4, 5].map((id) => ({ id, start_index: 0, end_index: 0, capacity: [9] }));
      const kernel = createKernel(
        modules.release,
        flattenChecked({ jobs, vehicles, matrices: { car: { durations } } }),
        {
          seed,
        },
      );
      return JSON.stringify(kernel.best());
    });
    expect(new Set(plans).size).toBeGreaterThan(1);
  });
});

describe("a checkpoint", () => {
  it("of another problem or of no problem is rejected", () => {
    const durations = [
      [0, 1],
      [1, 0],
    ];
    const flat = flattenChecked({
      vehicles: [{ id: 1, start_index: 0 }],
      jobs: [{ id: 1, location_index: 1 }],
      matrices: { car: { durations } },
    });
    expect(() => restoreKernel(modules.release, flat, new Uint8Array(40))).toThrow("not a checkpoint");
    const other = flattenChecked({ vehicles: [{ id: 1, start_index: 0 }], jobs: [], matrices: { car: { durations } } });
    const checkpoint = createKernel(modules.release, flat, { seed: 1 }).checkpoint();
    const older = checkpoint.slice();
    new DataView(older.buffer).setUint32(0, 0x5742_0001, true);
    expect([isCheckpoint(checkpoint), isCheckpoint(older)]).toEqual([true, false]);
    expect(() => restoreKernel(modules.release, flat, older)).toThrow("not a checkpoint");
    expect(() => restoreKernel(modules.release, other, checkpoint)).toThrow("another problem");
  });
});
