import { expect, test } from "vitest";
import debug from "#wasm/build/solver.debug.wasm";
import release from "#wasm/build/solver.wasm";
import { normalizeProblem } from "#wasm/host/flatten-problem.ts";
import { createKernel } from "#wasm/host/kernel.ts";
import { computeDigest, sameBytes } from "#wasm/tests/same-bytes.ts";

const builds = { release, debug };

test.each(Object.entries(builds))("the %s build gives the same bytes in workerd as in Node", async (_, solver) => {
  const flat = normalizeProblem(sameBytes.problem);
  if ("errors" in flat) throw new Error(JSON.stringify(flat.errors));
  const kernel = createKernel(solver, flat.ok, { seed: 5 });
  kernel.setBudget(sameBytes.iterations);
  kernel.run(sameBytes.iterations);
  expect(await computeDigest(kernel.checkpoint())).toBe(sameBytes.digest);
});
