import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { buildRegion, readRegionFile } from "../region/build/build-region.ts";
import { getFileKey, getManifestKey, regionFiles } from "../region/run/manifest.ts";
import { demoRegion } from "./demo/region.ts";

/**
 * Builds the demo's region and uploads it to the local bucket: the files first, the manifest last. It runs beside the
 * build of the application, which empties the folder `build`, so it works in a folder of its own.
 */

const folder = mkdtempSync(join(tmpdir(), "waybill-region-"));
const manifest = buildRegion({ ...demoRegion, folder, log: (line) => process.stdout.write(`${line}\n`) });

const platform = await getPlatformProxy<Env>({
  configPath: "wrangler.toml",
  persist: { path: join(process.env.WAYBILL_STATE ?? ".wrangler/state", "v3") },
});
try {
  for (const file of regionFiles)
    await platform.env.FILES.put(getFileKey(manifest, file), readRegionFile(folder, manifest, file));
  await platform.env.FILES.put(getManifestKey(manifest.id), JSON.stringify(manifest));
} finally {
  await platform.dispose();
  rmSync(folder, { recursive: true, force: true });
}
