import { readOwnerCoverage } from "#app/modules/places/db/owner-coverage.reads.server.ts";
import { readSourceChoice } from "#app/modules/places/db/source-choice.reads.server.ts";
import { type Coverage, type CoveredPlace, checkCoverage } from "#app/modules/places/model/coverage-check.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toCarrierScope } from "../db/carrier-scope.server.ts";
import type { ResolvedPlace } from "../db/place.reads.server.ts";
import type { OrderDraft } from "../model/order.ts";
import type { OrderOwnership } from "../model/order-ownership.ts";

/** A draft with its places resolved, and its parties. */
export interface PlacedDraft extends Record<"source" | "destination", ResolvedPlace> {
  draft: OrderDraft;
  ownership: OrderOwnership;
}

/** The coverage of locations and shipping methods. */
export interface MethodCoverage {
  /** A location that covers the destination, for an order without a source. */
  source(destination: PlaceSnapshot): Result<ResolvedPlace>;
  /** Refuses a shipping method that does not cover the destination; passes when that cannot be checked yet. */
  method(id: string | undefined, destination: PlaceSnapshot): Result<null>;
}

/** The coverage of methods by id; `holders` has the account of those that are not the scope's own. */
export async function readCoverageByMethod(
  scope: Scope,
  methods: readonly string[],
  carriers: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, Coverage>> {
  const byAccount = Map.groupBy(new Set(methods), (id) => carriers.get(id) ?? scope.account.id);
  const found = await Promise.all(
    [...byAccount].map(([account, ids]) => readOwnerCoverage(toCarrierScope(scope, account), "shipping_method", ids)),
  );
  return new Map(found.flatMap((each) => [...each]));
}

/** Refuses a method that does not cover a place; passes without a method or point to check. */
export function checkMethodCoverage(
  coverage: ReadonlyMap<string, Coverage>,
  id: string | null | undefined,
  place: PlaceSnapshot,
): Result<null> {
  const outside = id && checkCoverage(coverage.get(id), toCoveredPlace(place)) === "outside";
  return outside ? failFields({ shipping_method_id: [{ code: "method_not_covering" }] }) : ok(null);
}

/** Reads the coverage that these drafts need, and nothing else. */
export async function readMethodCoverage(
  scope: Scope,
  drafts: readonly Pick<OrderDraft, "source" | "shipping_method_id">[],
  carriers: ReadonlyMap<string, string>,
): Promise<MethodCoverage> {
  const methods = drafts.flatMap((draft) => draft.shipping_method_id ?? []);
  const [coverage, choose] = await Promise.all([
    readCoverageByMethod(scope, methods, carriers),
    drafts.some((draft) => !draft.source) ? readSourceChoice(scope) : null,
  ]);
  return {
    source(destination) {
      const place = choose?.(toCoveredPlace(destination));
      if (!place) return failFields({ "source.location_id": [{ code: "location_not_covering" }] });
      return ok({ place, issues: place.point ? [] : ["geocoding_no_results"] });
    },
    method: (id, destination) => checkMethodCoverage(coverage, id, destination),
  };
}

/** The fields of a place that coverage depends on. */
export function toCoveredPlace({ point, address }: PlaceSnapshot): CoveredPlace {
  return { point, country: address.country, postalCode: address.postalCode };
}
