import { z } from "zod";
import type { Point } from "#app/platform/geo/place.ts";
import { askJson, callPath, type Provider, withQuery } from "../provider.ts";
import type { Block } from "../travel.ts";

const cell = z.object({ time: z.number().nullable(), distance: z.number().nullable() });
const answer = z.object({ sources_to_targets: z.array(z.array(cell)) });

/** Valhalla: `POST /sources_to_targets`; seconds, kilometres. */
export async function valhalla(
  provider: Provider<string>,
  from: readonly Point[],
  to: readonly Point[],
): Promise<Block> {
  const url = withQuery(provider.url, callPath(provider.url, "/sources_to_targets"), {});
  const body = { sources: from.map(place), targets: to.map(place), costing: "auto", units: "kilometers" };
  const { sources_to_targets: rows } = answer.parse(await askJson(provider, url, body));
  return {
    durations: rows.map((line) => line.map(({ time }) => time)),
    distances: rows.map((line) => line.map(({ distance }) => (distance === null ? null : distance * 1000))),
  };
}

function place(point: Point): { lat: number; lon: number } {
  return { lat: point.latitude, lon: point.longitude };
}
