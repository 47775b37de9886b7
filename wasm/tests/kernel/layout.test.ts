import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FEATURES, type Field, HEADER_NAMES, headerFields, type Kept } from "#wasm/host/flat-problem.ts";
import { modules } from "./modules.ts";

const folder = new URL("../../solver/", import.meta.url);
const texts = new Map(
  readdirSync(folder).map((name) => [name.replace(".ts", ""), readFileSync(new URL(name, folder), "utf8")]),
);
const source = [...texts.values()].join("\n");
const words = new Set(source.match(/\w+/g));
const fields: Readonly<Record<string, Field>> = headerFields;

it("the kernel uses every field that is copied into its memory", () => {
  expect(HEADER_NAMES.filter((name) => !words.has(name))).toEqual([]);
});

it("the kernel reads every array with the width of its entries", () => {
  const readers: Record<Kept, readonly string[]> = {
    number: [],
    i32: ["at", "put"],
    f64: ["realAt", "putReal"],
    u8: ["byteAt"],
  };
  const wrong = [...source.matchAll(/\b(at|put|realAt|putReal|byteAt)\((\w+),/g)].flatMap(
    ([call, reader = "", name = ""]) => {
      const field = fields[name];
      return field && !readers[field.kept].includes(reader) ? [call] : [];
    },
  );
  expect(wrong).toEqual([]);
});

it("the kernel reads every feature flag of the host", () => {
  const constants = FEATURES.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase());
  expect(constants.filter((name) => !words.has(name))).toEqual([]);
});

it("the module imports nothing", () => {
  expect(WebAssembly.Module.imports(modules.release)).toEqual([]);
  expect(WebAssembly.Module.imports(modules.debug)).toEqual([]);
});

it("no file of the kernel imports itself through others", () => {
  const imports = (name: string) =>
    [...(texts.get(name) ?? "").matchAll(/from "\.\/([\w-]+)"/g)].map(([, to = ""]) => to);
  const reached = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of imports(name)) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect([...texts.keys()].filter((name) => reached(name).has(name))).toEqual([]);
});
