import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";
import { fetchProviderJson, joinProviderPath, type Provider, withQuery } from "../provider.ts";
import type { MatrixBlock } from "../travel.ts";

const rowSchema = z.array(z.number().nullable());
const responseSchema = z.object({
  code: z.literal("Ok"),
  durations: z.array(rowSchema),
  distances: z.array(rowSchema),
});

/** OSRM: `GET /table/v1/{profile}/lon,lat;…?sources=…&destinations=…`. The address may end before or after the profile. */
export async function readOsrmBlock(
  provider: Provider<string>,
  from: readonly Point[],
  to: readonly Point[],
): Promise<MatrixBlock> {
  const places = [...from, ...to]
    .map((point) => `${point.longitude.toFixed(6)},${point.latitude.toFixed(6)}`)
    .join(";");
  const table = provider.url.pathname.includes("/table/") ? "" : "/table/v1/driving";
  const url = withQuery(provider.url, joinProviderPath(provider.url, `${table}/${places}`), {
    annotations: "duration,distance",
    sources: from.map((_, at) => at).join(";"),
    destinations: to.map((_, at) => from.length + at).join(";"),
  });
  return responseSchema.parse(await fetchProviderJson(provider, url));
}
