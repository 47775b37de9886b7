import { and, inArray } from "drizzle-orm";
import { whereSourcePlaces } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { toLocationSnapshot } from "#app/modules/places/db/place-snapshots.reads.server.ts";
import type { PlaceDraft } from "#app/modules/places/model/place-draft.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { GeocodingIssue } from "../model/order.enums.ts";
import { assessGeocoding } from "../model/order.rules.ts";
import { toPlaceSnapshot } from "../model/prepare-order.ts";
import { canSeeBetween } from "./location-scope.server.ts";

/** A place to be copied to an order, with the geocoding issues of its point. */
export interface ResolvedPlace {
  place: PlaceSnapshot;
  issues: GeocodingIssue[];
}

/** A place in an order's input. `field` is the path for errors. */
export interface WantedPlace {
  place: PlaceDraft;
  field: string;
}

/**
 * Saved locations that orders may leave from or go to, by id: for a limited member only the member's own, in a portal
 * those of the carriers too.
 */
export async function readNamedPlaces(scope: Scope, ids: readonly string[]): Promise<Map<string, PlaceSnapshot>> {
  const allowed = ids.filter((id) => scope.locations === "all" || scope.locations.includes(id));
  if (allowed.length === 0) return new Map();
  const rows = await scope.db
    .select()
    .from(locations)
    .where(and(whereSourcePlaces(scope), inArray(locations.id, selectIds(allowed))));
  return new Map(rows.map((row) => [row.id, toLocationSnapshot(row)]));
}

/**
 * Resolves a saved location of the account (of a limited member's own), or an address, which is geocoded when it has no
 * point. `field` is the path for errors.
 */
export async function resolvePlace(scope: Scope, draft: PlaceDraft, field: string): Promise<Result<ResolvedPlace>> {
  const places = await readNamedPlaces(scope, draft.location_id ? [draft.location_id] : []);
  const [resolved] = await resolvePlaces(scope, places, [{ place: draft, field }]);
  if (!resolved) throw new Error("a place was requested but not resolved");
  return resolved;
}

/** The same for many places with preloaded locations; all addresses are geocoded in one request. */
export async function resolvePlaces(
  scope: Scope,
  locations: ReadonlyMap<string, PlaceSnapshot>,
  wanted: readonly WantedPlace[],
): Promise<Result<ResolvedPlace>[]> {
  const unknown = wanted.filter(({ place }) => !place.location_id && place.address && !place.point);
  const answers = await scope.ports.geocoder.locateAll(unknown.map(({ place }) => toGeocodeQuery(place)));
  const located = new Map(unknown.map((each, index) => [each, assessGeocoding(answers[index] ?? [])]));
  return wanted.map((each) => {
    const { place: draft, field } = each;
    if (draft.location_id) {
      const place = locations.get(draft.location_id);
      if (!place) return failFields({ [`${field}.location_id`]: [{ code: "invalid_value" }] });
      return ok({ place, issues: place.point ? [] : ["geocoding_no_results"] });
    }
    const { address } = draft;
    if (!address) return failFields({ [`${field}.address`]: [{ code: "required" }] });
    const { point = draft.point ?? null, issues = [] } = located.get(each) ?? {};
    return ok({ place: { ...toPlaceSnapshot({ ...draft, address }), point }, issues });
  });
}

function toGeocodeQuery({ address }: PlaceDraft): GeocodeQuery {
  const { line1, city, region, country = "", postal_code } = address ?? {};
  return { line1, city, region, country, postalCode: postal_code };
}

/**
 * A limited member's order must leave from or go to one of the member's locations; otherwise the member could not see
 * it.
 */
export function checkMemberReach(scope: Scope, source: PlaceSnapshot, destination: PlaceSnapshot): Result<null> {
  const getLocationId = (place: PlaceSnapshot) => (place.kind === "location" ? (place.id ?? null) : null);
  const ends = { sourceLocationId: getLocationId(source), destinationLocationId: getLocationId(destination) };
  return canSeeBetween(scope, ends) ? ok(null) : failFields({ "source.location_id": [{ code: "required" }] });
}
