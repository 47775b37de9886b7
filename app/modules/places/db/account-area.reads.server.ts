import { and, eq, inArray, max, min } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Box } from "#app/platform/geo/zone-geometry.ts";
import { openGazetteer } from "./gazetteer.server.ts";
import { locations } from "./locations.tables.ts";

/** Degrees added around the shown area, so that a single place shows its town. */
const AREA_MARGIN_DEGREES = 0.12;

/** The largest towns of a country lie all over it. */
const MAX_TOWNS = 30;

/** The area to show on an empty map: around the account's locations, else its country; null where neither is known. */
export async function readAccountArea(scope: Scope): Promise<Box | null> {
  const [found] = await scope.db
    .select({
      west: min(locations.longitude),
      south: min(locations.latitude),
      east: max(locations.longitude),
      north: max(locations.latitude),
    })
    .from(locations)
    .where(
      and(
        eq(locations.accountId, scope.account.id),
        eq(locations.active, true),
        scope.locations === "all" ? undefined : inArray(locations.id, selectIds(scope.locations)),
      ),
    );
  const { west, south, east, north } = found ?? {};
  if (west != null && south != null && east != null && north != null) return withMargin([west, south, east, north]);
  return readCountryArea(scope.account.country);
}

/** Around the largest towns of a country. */
async function readCountryArea(country: string): Promise<Box | null> {
  const world = [
    { longitude: -180, latitude: -90 },
    { longitude: 180, latitude: 90 },
  ] as const;
  const towns = (await openGazetteer()).findWithin(country, ...world).slice(0, MAX_TOWNS);
  if (towns.length === 0) return null;
  const longitudes = towns.map(({ longitude }) => longitude);
  const latitudes = towns.map(({ latitude }) => latitude);
  return withMargin([Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]);
}

function withMargin([west, south, east, north]: Box): Box {
  return [
    west - AREA_MARGIN_DEGREES,
    Math.max(-90, south - AREA_MARGIN_DEGREES),
    east + AREA_MARGIN_DEGREES,
    Math.min(90, north + AREA_MARGIN_DEGREES),
  ];
}
