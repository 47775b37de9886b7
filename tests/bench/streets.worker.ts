import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { formatTilesAddress } from "#app/platform/geo/street-map.ts";
import { putRegion } from "#tests/worker/tiny-region.ts";
import { createRegions } from "#workers/ports/regions.ts";
import { createWays } from "#workers/ports/ways.ts";

const columnOf = (longitude: number, zoom: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
const rowOf = (latitude: number, zoom: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);

test("a tile from the archive: p95 at most 30 ms", async () => {
  const region = await putRegion();
  const [west, south, east, north] = region.box;
  const times: number[] = [];
  for (const zoom of [10, 11, 12, 13, 14])
    for (let x = columnOf(west, zoom); x <= columnOf(east, zoom); x += 1)
      for (let y = rowOf(north, zoom); y <= rowOf(south, zoom); y += 1) {
        const from = performance.now();
        const path = formatTilesAddress(region).replace("{z}/{x}/{y}", `${zoom}/${x}/${y}`);
        await (await exports.default.fetch(`https://waybill.test${path}`)).arrayBuffer();
        times.push(performance.now() - from);
      }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  console.log(
    `bench: ${times.length} tiles out of the archive: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms of 30`,
  );
  expect(at(0.95)).toBeLessThanOrEqual(30);
});

test("300 paths with their shapes: at most 100 ms", async () => {
  const { box } = await putRegion();
  const ways = createWays(createRegions(env));
  let seed = 7;
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const place = () => ({
    longitude: box[0] + (box[2] - box[0]) * chance(),
    latitude: box[1] + (box[3] - box[1]) * chance(),
  });
  const ask = () => ways.findAlong(Array.from({ length: 300 }, () => [place(), place()]));
  // The first question reads the roads.
  await ask();
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  const best = Math.min(...times);
  console.log(
    `bench: 300 ways with their shapes: ${times.map((each) => each.toFixed(0)).join(", ")} ms, the best of 100`,
  );
  expect(best).toBeLessThanOrEqual(100);
});
