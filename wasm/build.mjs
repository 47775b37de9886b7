// Writes the kernel's side of the flat problem's fields (build/fields.ts), then compiles the solver to build/solver.wasm and,
// with bounds and assertions checked, build/solver.debug.wasm.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";
import { FEATURES, HORIZON, headerFields, INITIAL_RELOAD, UNREACHABLE } from "./host/flat-problem.ts";

const build = new URL("build/", import.meta.url);
const config = fileURLToPath(new URL("asconfig.json", import.meta.url));

/** AssemblyScript: a global for each field, what reads them from the header, and the constants that both sides know. */
function generateFields() {
  const fields = Object.entries(headerFields).map(([name, { kept }], word) =>
    kept === "number"
      ? { name, type: "i32", word: `at(header, ${word})` }
      : { name, type: "usize", word: `<usize>at(header, ${word})` },
  );
  const constants = { HORIZON, UNREACHABLE, INITIAL_RELOAD };
  FEATURES.forEach((feature, bit) => {
    constants[feature.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()] = 1 << bit;
  });
  return [
    "// Written by wasm/build.mjs; what each field means is said in wasm/host/flat-problem.ts. Arrays are addresses.",
    'import { at } from "../solver/memory";',
    "",
    ...Object.entries(constants).map(([name, value]) => `export const ${name}: i32 = ${value};`),
    "",
    ...fields.map(({ name, type }) => `export let ${name}: ${type} = 0;`),
    "",
    "export function readFields(header: usize): void {",
    ...fields.map(({ name, word }) => `  ${name} = ${word};`),
    "}",
    "",
  ].join("\n");
}

mkdirSync(build, { recursive: true });
writeFileSync(new URL("fields.ts", build), generateFields());
for (const target of ["release", "debug"]) {
  const { error, stderr } = await asc.main(["--config", config, "--target", target]);
  if (error) {
    console.error(stderr.toString());
    process.exit(1);
  }
}
