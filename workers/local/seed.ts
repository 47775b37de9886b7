import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getPlatformProxy } from "wrangler";

/** Seeds the demo workspace into the local database, through the product's own rules, writes and solver. */

// workerd imports a .wasm file as a compiled module; this makes Node do the same.
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
  const { createAppContext } = await import("../environment.ts");
  const { createGeocoder } = await import("../ports/geocoder.ts");
  const { createRegions } = await import("../ports/regions.ts");
  const { createTravelTimes } = await import("../ports/travel.ts");
  const { RegionStreets } = await import("../region/region-streets.ts");
  const { seedDemo } = await import("./demo/workspace.ts");
  const { readDemoHomes } = await import("./demo/homes.ts");
  const { env } = platform;
  // The proxy has no Durable Objects: streets are read directly.
  const streets = new RegionStreets(env.FILES);
  const regions = { all: createRegions(env).all, room: () => streets };
  const geocoder = createGeocoder("", { regions, perSecond: null, userAgent: "" });
  const app = createAppContext(env, () => {});
  const ports = { ...app.ports, geocoder, travel: createTravelTimes("", regions) };
  await seedDemo({ ...app, ports }, await readDemoHomes(env.FILES, regions, geocoder));
} finally {
  await platform.dispose();
}
