import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { ResolvedPlace } from "#app/data/orders/place.reads.server.ts";
import { coverageOf } from "#app/data/zones/coverage.reads.server.ts";
import { readSourceChoice } from "#app/data/zones/source-choice.reads.server.ts";
import type { PlaceSnapshot } from "#app/domain/kernel/place.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import type { Party } from "#app/domain/merchants/party.ts";
import type { OrderDraft } from "#app/domain/orders/order.ts";
import { type CoveredPlace, coverOf } from "#app/domain/zones/covers.ts";

/** A draft with its places looked up, and who has a part in it. */
export interface Grounded extends Record<"source" | "destination", ResolvedPlace> {
  draft: OrderDraft;
  party: Party;
}

/** What coverage says about orders: where they leave from, and whether a method goes there. */
export interface Covering {
  /** A location that covers the destination, for an order that names none. */
  source(destination: PlaceSnapshot): Result<ResolvedPlace>;
  /** Refuses a shipping method that does not cover the destination; one that cannot be judged yet passes. */
  method(id: string | undefined, destination: PlaceSnapshot): Result<null>;
}

/** Reads the coverage that these drafts need, and none that they do not. */
export async function readCovering(
  scope: Scope,
  drafts: readonly Pick<OrderDraft, "source" | "shipping_method_id">[],
): Promise<Covering> {
  const methods = [...new Set(drafts.flatMap((draft) => draft.shipping_method_id ?? []))];
  const [coverage, choose] = await Promise.all([
    methods.length > 0 ? coverageOf(scope, "shipping_method", methods) : null,
    drafts.some((draft) => !draft.source) ? readSourceChoice(scope) : null,
  ]);
  return {
    source(destination) {
      const place = choose?.(placeOf(destination));
      if (!place) return failFields({ "source.location_id": [{ code: "location_not_covering" }] });
      return ok({ place, issues: place.point ? [] : ["geocoding_no_results"] });
    },
    method(id, destination) {
      const outside = id !== undefined && coverOf(coverage?.get(id), placeOf(destination)) === "outside";
      return outside ? failFields({ shipping_method_id: [{ code: "method_not_covering" }] }) : ok(null);
    },
  };
}

/** A place as far as coverage goes. */
export function placeOf({ point, address }: PlaceSnapshot): CoveredPlace {
  return { point, country: address.country, postalCode: address.postalCode };
}
