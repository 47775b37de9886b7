// Compiles the solver to wasm/build/solver.wasm and, with bounds and assertions checked, solver.debug.wasm.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

const config = fileURLToPath(new URL("asconfig.json", import.meta.url));
mkdirSync(new URL("build/", import.meta.url), { recursive: true });
for (const target of ["release", "debug"]) {
  const { error, stderr } = await asc.main(["--config", config, "--target", target]);
  if (error) {
    console.error(stderr.toString());
    process.exit(1);
  }
}
