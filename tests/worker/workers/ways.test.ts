import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { decodeLine } from "#app/platform/geo/polyline.ts";
import { createRegions } from "#workers/ports/regions.ts";
import { createWays } from "#workers/ports/ways.ts";
import { putRegion } from "../tiny-region.ts";
import { createTestWorkspace } from "../workspace.ts";

const west = { longitude: 17.55, latitude: 43.34 };
const corner = { longitude: 17.5748, latitude: 43.34 };
const north = { longitude: 17.5748, latitude: 43.358 };
const lake = { longitude: 17.9, latitude: 43.9 };

/** A list of regions that was not read before: it is cached for a minute. */
const fresh = () =>
  createRegions({
    ...env,
    FILES: new Proxy(env.FILES, { get: (bucket, name) => Reflect.get(bucket, name).bind(bucket) }),
  });

test("a way follows the streets, and no line leads where no street is known", async () => {
  await putRegion();
  const [round, straight, none, again] = await createWays(fresh()).findAlong([
    [west, north],
    [west, corner],
    [west, lake],
    [west, north],
  ]);
  const points = decodeLine(round ?? "");
  expect(points[0]).toEqual([expect.closeTo(west.longitude, 4), expect.closeTo(west.latitude, 4)]);
  expect(points.at(-1)).toEqual([expect.closeTo(north.longitude, 4), expect.closeTo(north.latitude, 4)]);
  // Along a grid: every piece lies in one street.
  for (const [at, [x, y]] of points.slice(1).entries())
    expect(Math.min(Math.abs(x - (points[at]?.[0] ?? 0)), Math.abs(y - (points[at]?.[1] ?? 0)))).toBeLessThan(2e-5);
  expect(straight).not.toBeNull();
  expect(none).toBeNull();
  expect(again).toBe(round);
});

test("without a region no way is known", async () => {
  for (const { key } of (await env.FILES.list({ prefix: "regions/" })).objects) await env.FILES.delete(key);
  expect(await createWays(fresh()).findAlong([[west, north]])).toEqual([null]);
});

test("signed-in browsers request road paths; rejects invalid input by name", async () => {
  await putRegion();
  const { cookie } = await createTestWorkspace();
  const ask = (body: string, headers: Record<string, string> = { cookie, Origin: "https://waybill.test" }) =>
    exports.default.fetch("https://waybill.test/ways", { method: "POST", body, headers, redirect: "manual" });
  const legs = [[west.longitude, west.latitude, north.longitude, north.latitude]];
  const answer = await ask(JSON.stringify({ legs }));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await answer.json()).toEqual({ lines: [expect.any(String)] });
  for (const body of ["", "{", "[]", '{"legs":[[1,2,3]]}', '{"legs":[[1,2,3,95]]}', '{"legs":"all"}']) {
    const refused = await ask(body);
    expect([body, refused.status]).toEqual([body, 422]);
    expect(await refused.text()).toContain("legs");
  }
  expect((await ask(JSON.stringify({ legs: Array(6001).fill(legs[0]) }))).status).toBe(422);
  const stranger = await ask(JSON.stringify({ legs }), { Origin: "https://waybill.test" });
  expect([stranger.status, await stranger.text()]).toEqual([expect.any(Number), expect.not.stringContaining("lines")]);
  expect(stranger.status).not.toBe(200);
});
