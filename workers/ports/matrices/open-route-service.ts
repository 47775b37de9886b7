import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";
import { askJson, callPath, type Provider, withQuery } from "../provider.ts";
import type { Block } from "../travel.ts";

const row = z.array(z.number().nullable());
const answer = z.object({ durations: z.array(row), distances: z.array(row) });

/** openrouteservice: `POST /v2/matrix/{profile}`; seconds, metres. The key is the user name of the address. */
export async function openRouteService(
  provider: Provider<string>,
  from: readonly Point[],
  to: readonly Point[],
): Promise<Block> {
  const call = provider.url.pathname.includes("/v2/matrix/") ? "" : "/v2/matrix/driving-car";
  const url = withQuery(provider.url, callPath(provider.url, call), {});
  const body = {
    locations: [...from, ...to].map((point) => [point.longitude, point.latitude]),
    sources: from.map((_, at) => at),
    destinations: to.map((_, at) => from.length + at),
    metrics: ["duration", "distance"],
    units: "m",
  };
  return answer.parse(await askJson(provider, url, body));
}
