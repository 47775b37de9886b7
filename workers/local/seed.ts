import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { surroundingsOf } from "../environment.ts";
import { seedDemo } from "./demo/workspace.ts";

/** Seeds the demo workspace into the local database, through the product's own rules and writes. */
const platform = await getPlatformProxy<Env>({
  configPath: "wrangler.toml",
  persist: { path: join(process.env.WAYBILL_STATE ?? ".wrangler/state", "v3") },
});

try {
  await seedDemo(surroundingsOf(platform.env, () => {}));
} finally {
  await platform.dispose();
}
