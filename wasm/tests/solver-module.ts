import { readFileSync } from "node:fs";

const file = new URL("../build/solver.wasm", import.meta.url);

/** The built kernel (`npm run build:wasm` or any npm test makes it). */
export function readSolverModule(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(file));
}
