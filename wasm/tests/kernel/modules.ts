import { readFileSync } from "node:fs";

const build = new URL("../../build/", import.meta.url);
const read = (file: string) => new WebAssembly.Module(readFileSync(new URL(file, build)));

/** Both builds: the debug one checks every index. */
export const modules = { release: read("solver.wasm"), debug: read("solver.debug.wasm") };
