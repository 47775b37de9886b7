import { afterEach, expect, test, vi } from "vitest";
import { encodeLine } from "#app/platform/geo/polyline.ts";
import type { StreetRegion } from "#app/platform/geo/street-map.ts";
import { waysPath } from "#app/platform/geo/ways.ts";
import { loadRegions } from "#app/ui/map/street-regions.ts";
import { createFindWay, loadWays } from "#app/ui/map/way-cache.ts";

afterEach(() => vi.unstubAllGlobals());

const place = (at: number) => ({ longitude: 9.5 + at / 100, latitude: 47.1 });
const legs = [1, 2, 3].map((at) => [place(at), place(at + 1)] as const);
const region = { id: "li", box: [9.4, 47, 9.7, 47.3] } as unknown as StreetRegion;

test("a second map draws paths that a first one already requested when the response arrives", async () => {
  const questions: number[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal("fetch", async (path: string, init?: { body: string }) => {
    if (path !== waysPath) return Response.json([region]);
    const { legs } = JSON.parse(init?.body ?? "{}") as { legs: [number, number, number, number][] };
    questions.push(legs.length);
    await held;
    const lines = legs.map((leg) => encodeLine(leg));
    return Response.json({ lines });
  });
  await loadRegions();
  const first = loadWays(legs.slice(0, 2));
  const second = loadWays(legs);
  answer();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(questions, "nothing is asked twice").toEqual([2, 1]);
  const way = createFindWay(legs);
  for (const [from, to] of legs) expect(way(from, to)).toHaveLength(2);
  expect(await loadWays(legs), "all is known").toBe(false);
});
