import { describe, expect, it } from "vitest";
import { createKernel } from "#wasm/host/kernel.ts";
import { computeDigest, sameBytes } from "../same-bytes.ts";
import { modules } from "./modules.ts";
import { flattenChecked } from "./solve.ts";

describe("the bytes that every runtime must produce", () => {
  it.each(Object.entries(modules))("the %s build in Node", async (_, module) => {
    const kernel = createKernel(module, flattenChecked(sameBytes.problem), { seed: 5 });
    kernel.setBudget(sameBytes.iterations);
    kernel.run(sameBytes.iterations);
    expect(await computeDigest(kernel.checkpoint())).toBe(sameBytes.digest);
  });
});
