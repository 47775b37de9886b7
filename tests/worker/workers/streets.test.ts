import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { formatStreetPicturePath } from "#app/platform/geo/map-drawing/street-picture.ts";
import { formatTilesAddress, type StreetRegion } from "#app/platform/geo/street-map.ts";
import type { RegionManifest } from "#workers/region/run/manifest.ts";
import { putRegion } from "../tiny-region.ts";

const home = "https://waybill.test";
const ask = (path: string, init?: RequestInit) => exports.default.fetch(home + path, init);

/** The tile of a zoom that holds a point of the tiny region. */
function tileAt(region: Pick<RegionManifest, "id" | "build">, zoom: number, [longitude, latitude] = [17.56, 43.345]) {
  const x = Math.floor((((longitude ?? 0) + 180) / 360) * 2 ** zoom);
  const sine = Math.asinh(Math.tan(((latitude ?? 0) * Math.PI) / 180));
  const y = Math.floor(((1 - sine / Math.PI) / 2) * 2 ** zoom);
  return formatTilesAddress(region).replace("{z}/{x}/{y}", `${zoom}/${x}/${y}`);
}

test("a tile of every zoom is served from the archive and cached permanently, for anyone", async () => {
  const region = await putRegion();
  for (const zoom of [12, 13, 14]) {
    const answer = await ask(tileAt(region, zoom));
    expect([zoom, answer.status]).toEqual([zoom, 200]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
    const bytes = await answer.bytes();
    expect(new TextDecoder().decode(bytes)).toContain("Ulica");
  }
});

test("a client with a cached tile gets 304, and cookies or language do not change the response", async () => {
  const region = await putRegion();
  const path = tileAt(region, 14);
  const first = await ask(path, { headers: { cookie: "waybill=1; theme=dark", "accept-language": "de" } });
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toContain(region.build);
  await first.body?.cancel();
  const again = await ask(path, { headers: { "If-None-Match": etag } });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  const head = await ask(path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("an area without data gives an empty tile; an invalid tile is not found, not an error", async () => {
  const region = await putRegion();
  const empty = await ask(tileAt(region, 14, [17.9, 43.9]));
  expect([empty.status, await empty.text()]).toEqual([204, ""]);
  const wrong = [
    tileAt(region, 15),
    tileAt({ ...region, build: "20200101-gone-1" }, 14),
    tileAt({ ...region, id: "elsewhere" }, 14),
    `/streets/${region.id}/${region.build}/2/4/0.mvt`,
    `/streets/${region.id}/${region.build}/2/1/9999999.mvt`,
    `/streets/${region.id}/../../secrets/1/0/0.mvt`,
    "/streets/",
    "/streets/UP/1/0/0/0.mvt",
  ];
  for (const path of wrong) expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test("a picture of streets needs no script, is kept for good, and is made for frames of a page alone", async () => {
  const region = await putRegion();
  const frame = { centre: { longitude: 17.6, latitude: 43.38 }, scale: 150, width: 390, height: 232 };
  const path = formatStreetPicturePath(region, frame);
  const answer = await ask(path);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  });
  const svg = await answer.text();
  expect(svg).toMatch(/<path class="line road"[^>]+d="M/);
  expect((await ask(path, { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } })).status).toBe(304);
  for (const wrong of [path.replace("390", "9000"), formatStreetPicturePath({ ...region, id: "elsewhere" }, frame)])
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404]);
});

test("the regions are listed with what a map needs, and no more", async () => {
  const { id, build, box, attribution } = await putRegion();
  await env.FILES.delete("regions/other/manifest.json");
  const answer = await ask("/streets/regions.json");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  const listed: StreetRegion[] = await answer.json();
  expect(listed).toEqual([{ id, build, box: [...box], attribution }]);
});
