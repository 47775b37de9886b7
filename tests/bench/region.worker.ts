import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createSeededRandom as diceOf } from "#app/modules/sandbox/model/seeded-random.ts";
import { parseManifest, type RegionManifest } from "#workers/region/run/manifest.ts";

const files = Object.entries(Reflect.get(env, "TEST_REGION") as Record<string, string>);
const dice = diceOf(4711);

/** Puts the built region into the bucket. */
async function put(): Promise<RegionManifest> {
  let manifest: RegionManifest | null = null;
  for (const [key, text] of files) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    await env.FILES.put(key, bytes);
    if (key.endsWith("manifest.json")) manifest = parseManifest(new TextDecoder().decode(bytes));
  }
  if (!manifest) throw new Error("no region was given");
  return manifest;
}

async function fastest(times: number, work: () => Promise<unknown>): Promise<number> {
  let found = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await work();
    found = Math.min(found, performance.now() - start);
  }
  return found;
}

/** What `npm run bench:region` cannot measure: the room inside workerd, called as plans do, with snapping. */
test("the room of a region, inside workerd", async () => {
  const region = await put();
  const [west, south, east, north] = region.box;
  const share = () => 0.2 + (0.6 * dice(1_000_000)) / 1_000_000;
  const places = Array.from({ length: 1000 }, () => ({
    longitude: west + (east - west) * share(),
    latitude: south + (north - south) * share(),
  }));
  const room = env.REGION_ROOM.get(env.REGION_ROOM.idFromName("bench"));
  const cold = await fastest(1, () => room.matrix(region, places.slice(0, 2), 0, 2));
  const some = places.slice(0, 300);
  const figures = [
    ["first request to a cold region", cold, 1000],
    ["matrix 300 × 300 with snapping, in workerd", await fastest(5, () => room.matrix(region, some, 0, 300)), 60],
    [
      "matrix 1,000 × 1,000 with snapping, in workerd",
      await fastest(5, () => room.matrix(region, places, 0, 1000)),
      250,
    ],
    ["300 legs with their shape, in workerd", await fastest(5, () => room.route(region, places.slice(0, 301))), 100],
    ["an address, in workerd", await fastest(5, () => room.find(region, ["Städtle 12, Vadutz"], "open", 6)), 10],
  ] as const;
  for (const [what, figure, floor] of figures)
    console.log(`bench: ${what.padEnd(48)} ${figure.toFixed(1).padStart(9)} ms   ≤ ${floor} ms`);
  for (const [what, figure, floor] of figures) expect(figure, what).toBeLessThanOrEqual(floor);
});
