import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";
import { fetchProviderJson, joinProviderPath, type Provider, withQuery } from "../provider.ts";
import type { MatrixBlock } from "../travel.ts";

const rowSchema = z.array(z.number().nullable());
const responseSchema = z.object({ durations: z.array(rowSchema), distances: z.array(rowSchema) });

/** openrouteservice: `POST /v2/matrix/{profile}`; seconds, metres. The key is the user name of the address. */
export async function readOpenRouteServiceBlock(
  provider: Provider<string>,
  from: readonly Point[],
  to: readonly Point[],
): Promise<MatrixBlock> {
  const call = provider.url.pathname.includes("/v2/matrix/") ? "" : "/v2/matrix/driving-car";
  const url = withQuery(provider.url, joinProviderPath(provider.url, call), {});
  const body = {
    locations: [...from, ...to].map((point) => [point.longitude, point.latitude]),
    sources: from.map((_, at) => at),
    destinations: to.map((_, at) => from.length + at),
    metrics: ["duration", "distance"],
    units: "m",
  };
  return responseSchema.parse(await fetchProviderJson(provider, url, body));
}
