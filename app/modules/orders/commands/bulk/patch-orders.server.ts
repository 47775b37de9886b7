import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { DraftContext } from "../../db/draft-context.reads.server.ts";
import type { OrderRecord } from "../../db/order.reads.server.ts";
import { type ResolvedPlace, resolvePlaces } from "../../db/place.reads.server.ts";
import type { OrderReplacement } from "../../db/replace.writes.server.ts";
import type { OrderPatch } from "../../model/bulk-orders.ts";
import { checkReferencedIds } from "../create/referenced-ids.server.ts";
import { checkMethodCoverage, readCoverageByMethod } from "../method-coverage.server.ts";
import { patchOrder } from "../patch-order.server.ts";

/** Prepares patches of existing orders, their places geocoded in one request: one result for each, in order. */
export async function patchOrders(
  scope: Scope,
  patched: readonly { patch: OrderPatch; order: OrderRecord }[],
  context: DraftContext,
): Promise<Result<OrderReplacement>[]> {
  const wantedPlaces = patched.flatMap(({ patch }, index) =>
    (["source", "destination"] as const).flatMap((field) => {
      const place = patch[field];
      return place ? [{ place, field, at: index }] : [];
    }),
  );
  const resolved = await resolvePlaces(scope, context.locations, wantedPlaces);
  const requested = patched.filter(({ patch }) => needsCoverageCheck(patch));
  const carriers = new Map(
    requested.flatMap(({ order }) => (order.shippingMethodId ? [[order.shippingMethodId, order.accountId]] : [])),
  );
  const covered = await readCoverageByMethod(
    scope,
    requested.flatMap(listPatchedMethodIds),
    new Map([...carriers, ...context.partners.methods]),
  );
  return patched.map(({ patch, order }, index) => {
    const named = checkReferencedIds(patch, context);
    if (!named.ok) return named;
    const found: Record<"source" | "destination", ResolvedPlace | null> = { source: null, destination: null };
    for (const [place, each] of wantedPlaces.entries()) {
      const answer = resolved[place];
      if (each.at !== index || !answer) continue;
      if (!answer.ok) return answer;
      found[each.field] = answer.value;
    }
    const changed = patchOrder(scope, order, { patch, ...found });
    if (!changed.ok || !needsCoverageCheck(patch)) return changed;
    const coverage = checkMethodCoverage(covered, changed.value.set.shippingMethodId, changed.value.set.destination);
    return coverage.ok ? changed : coverage;
  });
}

/** Refuses a patch that sends an order where its method does not go. */
const needsCoverageCheck = ({ destination, shipping_method_id }: OrderPatch) =>
  destination !== undefined || shipping_method_id !== undefined;

/** The shipping method of the order after the patch. */
function listPatchedMethodIds({ patch, order }: { patch: OrderPatch; order: OrderRecord }): string[] {
  return [patch.shipping_method_id ?? order.shippingMethodId].filter((id) => id !== null);
}
