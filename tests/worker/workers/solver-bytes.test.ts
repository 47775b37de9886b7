import { expect, test } from "vitest";
import debug from "#wasm/build/solver.debug.wasm";
import release from "#wasm/build/solver.wasm";
import { createKernel } from "#wasm/host/kernel.ts";
import { normalise } from "#wasm/host/normalise.ts";
import { digestOf, sameBytes } from "#wasm/tests/same-bytes.ts";

const builds = { release, debug };

test.each(Object.entries(builds))("the %s build gives the same bytes in workerd as in Node", async (_, solver) => {
  const flat = normalise(sameBytes.problem);
  if ("errors" in flat) throw new Error(JSON.stringify(flat.errors));
  const kernel = createKernel(solver, flat.ok, { seed: 5 });
  kernel.setBudget(sameBytes.iterations);
  kernel.run(sameBytes.iterations);
  expect(await digestOf(kernel.checkpoint())).toBe(sameBytes.digest);
});
