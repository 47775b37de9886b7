import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";
import { fetchProviderJson, joinProviderPath, type Provider, withQuery } from "../provider.ts";
import type { MatrixBlock } from "../travel.ts";

const cellSchema = z.object({ time: z.number().nullable(), distance: z.number().nullable() });
const responseSchema = z.object({ sources_to_targets: z.array(z.array(cellSchema)) });

/** Valhalla: `POST /sources_to_targets`; seconds, kilometres. */
export async function readValhallaBlock(
  provider: Provider<string>,
  from: readonly Point[],
  to: readonly Point[],
): Promise<MatrixBlock> {
  const url = withQuery(provider.url, joinProviderPath(provider.url, "/sources_to_targets"), {});
  const body = {
    sources: from.map(toValhallaPlace),
    targets: to.map(toValhallaPlace),
    costing: "auto",
    units: "kilometers",
  };
  const { sources_to_targets: rows } = responseSchema.parse(await fetchProviderJson(provider, url, body));
  return {
    durations: rows.map((line) => line.map(({ time }) => time)),
    distances: rows.map((line) => line.map(({ distance }) => (distance === null ? null : distance * 1000))),
  };
}

function toValhallaPlace(point: Point): { lat: number; lon: number } {
  return { lat: point.latitude, lon: point.longitude };
}
