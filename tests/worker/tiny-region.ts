import { env } from "cloudflare:workers";
import type { RegionManifest } from "#workers/region/run/manifest.ts";

const files = Object.entries(Reflect.get(env, "TEST_REGION") as Record<string, string>);

/** Puts the built region (the tests' street grid, or a benchmark's extract) into the bucket, and returns its manifest. */
export async function putRegion(
  change: (manifest: RegionManifest) => RegionManifest = (same) => same,
): Promise<RegionManifest> {
  const [key = "", manifestText = ""] = files.find(([each]) => each.endsWith("/manifest.json")) ?? [];
  const manifest = change(JSON.parse(atob(manifestText)));
  for (const [each, text] of files)
    await env.FILES.put(
      each,
      Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
    );
  await env.FILES.put(key, JSON.stringify(manifest));
  return manifest;
}
