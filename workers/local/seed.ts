import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getPlatformProxy } from "wrangler";

/** Seeds the demo workspace into the local database, through the product's own rules, writes and solver. */

// workerd imports a .wasm file as a compiled module; Node is taught the same.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith(".wasm")) return next(url, context);
    const bytes = readFileSync(fileURLToPath(url)).toString("base64");
    const source = `export default new WebAssembly.Module(Buffer.from("${bytes}", "base64"));`;
    return { format: "module", source, shortCircuit: true };
  },
});

const platform = await getPlatformProxy<Env>({
  configPath: "wrangler.toml",
  persist: { path: join(process.env.WAYBILL_STATE ?? ".wrangler/state", "v3") },
});

try {
  const { surroundingsOf } = await import("../environment.ts");
  const { seedDemo } = await import("./demo/workspace.ts");
  await seedDemo(surroundingsOf(platform.env, () => {}));
} finally {
  await platform.dispose();
}
