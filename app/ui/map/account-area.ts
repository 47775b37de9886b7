import type { Box } from "#app/platform/geo/zone-geometry.ts";
import { fetchJsonOrNull } from "./street-regions.ts";

/** Areas by account, loaded once per page. */
const areas = new Map<string, Promise<Box | null>>();

/** Where an account works: what a map shows that has nothing to show. Null if unknown. */
export function loadAccountArea(account: string): Promise<Box | null> {
  const known =
    areas.get(account) ?? fetchJsonOrNull<{ area: Box | null }>("/map-area").then((found) => found?.area ?? null);
  areas.set(account, known);
  return known;
}
