import type { Point } from "#app/platform/geo/place.ts";
import { isPointInZone } from "#app/platform/geo/point-in-zone.ts";
import { type Box, computeBox, type ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";
import type { OwnArea, PostalArea } from "./coverage.ts";
import { createPostalList, isListed, type PostalList, parsePostalCodes } from "./postal-codes.ts";

/** Coverage prepared for lookups: areas on the map, and postal codes by country. */
export interface Coverage {
  /** Delivery zones and own areas. */
  readonly areas: readonly { name: string; geometry: ZoneGeometry; box: Box }[];
  readonly postalCodes: readonly { country: string; list: PostalList }[];
}

/** A place as coverage sees it. */
export interface CoveredPlace {
  point: Point | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  postalCode?: string | undefined;
}

/** Prepares entered coverage for lookups. */
export function createCoverage(
  areas: readonly Pick<OwnArea, "name" | "geometry">[],
  postalCodes: readonly PostalArea[],
): Coverage {
  return {
    areas: areas.map(({ name, geometry }) => ({ name, geometry, box: computeBox(geometry) })),
    postalCodes: postalCodes.map(({ country, codes }) => ({
      country,
      list: createPostalList(parsePostalCodes(codes).entries),
    })),
  };
}

/**
 * True when a place is covered: it lies in one of the areas or its postal code is listed. Without coverage (null or
 * undefined) everything is covered.
 */
export function isPlaceCovered(coverage: Coverage | null | undefined, place: CoveredPlace): boolean {
  return checkCoverage(coverage, place) === "inside";
}

/**
 * Like `covers`, but returns "unknown" when the coverage has areas and the place has no point. Orders whose position is
 * not known yet are not refused for it.
 */
export function checkCoverage(
  coverage: Coverage | null | undefined,
  { point, country, postalCode }: CoveredPlace,
): "inside" | "outside" | "unknown" {
  if (!coverage) return "inside";
  const lists = coverage.postalCodes.filter((each) => each.country === country);
  if (postalCode && lists.some(({ list }) => isListed(postalCode, list))) return "inside";
  if (point && coverage.areas.some((area) => containsPoint(area, point))) return "inside";
  const open = (!point && coverage.areas.length > 0) || (!postalCode && lists.length > 0);
  return open ? "unknown" : "outside";
}

function containsPoint({ geometry, box }: Coverage["areas"][number], { longitude, latitude }: Point): boolean {
  const [west, south, east, north] = box;
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false;
  return isPointInZone([longitude, latitude], geometry);
}

/** Metres in a straight line between two places; infinite when one is unknown. */
export function measureCrowDistance(a: Point | null, b: Point | null): number {
  return a && b ? measureGreatCircle([a.longitude, a.latitude], [b.longitude, b.latitude]) : Number.POSITIVE_INFINITY;
}
