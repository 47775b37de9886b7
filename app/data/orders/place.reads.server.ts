import type { PlaceSnapshot } from "#app/domain/kernel/place.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import type { GeocodingIssue } from "#app/domain/orders/order.enums.ts";
import { judgeGeocoding } from "#app/domain/orders/order.rules.ts";
import type { PlaceDraft } from "#app/domain/orders/place-draft.ts";
import { snapshotOf } from "#app/domain/orders/prepare-order.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { readDepotSnapshot } from "../plans/depot.reads.server.ts";
import { maySeeBetween } from "../shipments/shipment-scope.server.ts";

/** A place as an order takes it over, with what is unsure about its point. */
export interface ResolvedPlace {
  place: PlaceSnapshot;
  issues: GeocodingIssue[];
}

/**
 * A saved location of the account (a limited member's own), or an address, looked up when it has no point. `field` is
 * the path that a fault is named by.
 */
export async function resolvePlace(scope: Scope, draft: PlaceDraft, field: string): Promise<Result<ResolvedPlace>> {
  if (draft.location_id) {
    const allowed = scope.locations === "all" || scope.locations.includes(draft.location_id);
    const place = allowed ? await readDepotSnapshot(scope, draft.location_id) : null;
    if (!place) return failFields({ [`${field}.location_id`]: [{ code: "invalid_value" }] });
    return ok({ place, issues: place.point ? [] : ["geocoding_no_results"] });
  }
  const { address } = draft;
  if (!address) return failFields({ [`${field}.address`]: [{ code: "required" }] });
  const place = snapshotOf({ ...draft, address });
  if (place.point) return ok({ place, issues: [] });
  const { line1, city, region, country, postal_code } = address;
  const candidates = await scope.ports.geocoder.locate({ line1, city, region, country, postalCode: postal_code });
  const { point, issues } = judgeGeocoding(candidates);
  return ok({ place: { ...place, point }, issues });
}

/** A limited member's order leaves from or goes to one of the member's locations, or the member would not see it. */
export function checkReach(scope: Scope, source: PlaceSnapshot, destination: PlaceSnapshot): Result<null> {
  const idOf = (place: PlaceSnapshot) => (place.kind === "location" ? (place.id ?? null) : null);
  const ends = { sourceLocationId: idOf(source), destinationLocationId: idOf(destination) };
  return maySeeBetween(scope, ends) ? ok(null) : failFields({ "source.location_id": [{ code: "required" }] });
}
