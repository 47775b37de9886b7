import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { featureBits, headerWords } from "#wasm/host/kernel-layout.ts";
import { modules } from "./modules.ts";

const source = readFileSync(new URL("../../solver/problem.ts", import.meta.url), "utf8");

it("the header has the same words in the same order on both sides", () => {
  const block = /const enum Word \{([^}]*)\}/.exec(source)?.[1] ?? "";
  const words = block
    .replace(/\/\/.*$/gm, "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  expect(words).toEqual([...headerWords]);
});

it("feature bits have the same values on both sides", () => {
  const bits = [...source.matchAll(/export const ([A-Z_]+): i32 = (\d+);/g)].map(([, name = "", value]) => [
    name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    Number(value),
  ]);
  expect(Object.fromEntries(bits)).toMatchObject(featureBits);
});

it("the module imports nothing", () => {
  expect(WebAssembly.Module.imports(modules.release)).toEqual([]);
  expect(WebAssembly.Module.imports(modules.debug)).toEqual([]);
});
