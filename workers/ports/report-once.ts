import type { RegionManifest } from "#workers/region/run/manifest.ts";

const reported = new Set<string>();

/** Reports an unreadable region once, not for each address. */
export function reportOnce({ id, build }: RegionManifest, trouble: string): void {
  const key = `${id} ${build}`;
  if (reported.has(key)) return;
  reported.add(key);
  console.error("a region's addresses are unavailable", key, trouble);
}
