import { describe, expect, it } from "vitest";
import { createKernel } from "#wasm/host/kernel.ts";
import { digestOf, sameBytes } from "../same-bytes.ts";
import { modules } from "./modules.ts";
import { flatten } from "./solve.ts";

describe("the bytes that every runtime must give", () => {
  it.each(Object.entries(modules))("the %s build in Node", async (_, module) => {
    const kernel = createKernel(module, flatten(sameBytes.problem), { seed: 5 });
    kernel.setBudget(sameBytes.iterations);
    kernel.run(sameBytes.iterations);
    expect(await digestOf(kernel.checkpoint())).toBe(sameBytes.digest);
  });
});
