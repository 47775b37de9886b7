import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";
import { askJson, callPath, type Provider, withQuery } from "../provider.ts";
import type { Block } from "../travel.ts";

const row = z.array(z.number().nullable());
const answer = z.object({ code: z.literal("Ok"), durations: z.array(row), distances: z.array(row) });

/** OSRM: `GET /table/v1/{profile}/lon,lat;…?sources=…&destinations=…`. The address may end before or after the profile. */
export async function osrm(provider: Provider<string>, from: readonly Point[], to: readonly Point[]): Promise<Block> {
  const places = [...from, ...to]
    .map((point) => `${point.longitude.toFixed(6)},${point.latitude.toFixed(6)}`)
    .join(";");
  const table = provider.url.pathname.includes("/table/") ? "" : "/table/v1/driving";
  const url = withQuery(provider.url, callPath(provider.url, `${table}/${places}`), {
    annotations: "duration,distance",
    sources: from.map((_, at) => at).join(";"),
    destinations: to.map((_, at) => from.length + at).join(";"),
  });
  return answer.parse(await askJson(provider, url));
}
