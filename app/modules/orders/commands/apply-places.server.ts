import type { z } from "zod";
import type { PlaceDraft } from "#app/modules/places/model/place-draft.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fromAddressInput, isSameSearch, toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toCarrierScope } from "../db/carrier-scope.server.ts";
import type { OrderRecord } from "../db/order.reads.server.ts";
import { checkMemberReach, type ResolvedPlace, resolvePlace } from "../db/place.reads.server.ts";
import { toCustomerColumns, toPlaceColumns } from "../model/order-columns.ts";
import type { partSchemas } from "../model/order-parts.ts";
import type { AppliedPart } from "./apply-part.server.ts";
import { checkMethodCoverage, readCoverageByMethod } from "./method-coverage.server.ts";

/** Replaces the customer. This ends a hold for a wrong phone number. */
export function applyCustomer(order: OrderRecord, input: z.output<typeof partSchemas.customer>): Result<AppliedPart> {
  const changed = toCustomerColumns(input.customer, order.destination.address.country);
  if (!changed.ok) return changed;
  return ok({
    set: {
      ...changed.value.columns,
      destination: { ...order.destination, contact: changed.value.contact },
      heldFor: order.heldFor === "WRONG_NUMBER" ? null : order.heldFor,
    },
  });
}

/**
 * Replaces places. This ends a hold for a wrong address, and a Draft leaves Draft when its address is found. Refused
 * where the order's shipping method does not cover the destination.
 */
export async function applyLocations(
  scope: Scope,
  order: OrderRecord,
  input: z.output<typeof partSchemas.locations>,
): Promise<Result<AppliedPart>> {
  const source = input.source ? await resolvePlace(scope, input.source, "source") : null;
  if (source && !source.ok) return source;
  const destination = input.destination ? await resolveNextDestination(scope, order, input.destination) : null;
  if (destination && !destination.ok) return destination;
  const places = toPlaceColumns(order, { source: source?.value ?? null, destination: destination?.value ?? null });
  const reach = checkMemberReach(scope, places.source, places.destination);
  if (!reach.ok) return reach;
  const method = destination && order.shippingMethodId;
  const covered = method && (await readCoverageByMethod(toCarrierScope(scope, order.accountId), [method]));
  const coverage = covered ? checkMethodCoverage(covered, method, places.destination) : ok(null);
  if (!coverage.ok) return failFields({ "destination.address": [{ code: "method_not_covering" }] });
  return ok({
    set: {
      ...places,
      heldFor: destination && order.heldFor === "WRONG_ADDRESS" ? null : order.heldFor,
    },
  });
}

/** The new destination; a confirmed point stays while only details such as floor or directions change. */
async function resolveNextDestination(
  scope: Scope,
  order: OrderRecord,
  draft: PlaceDraft,
): Promise<Result<ResolvedPlace>> {
  const known = order.destination;
  if (!draft.address || draft.point || !isSameSearch(draft.address, toPlaceAddressInput(known.address)))
    return resolvePlace(scope, draft, "destination");
  return ok({ place: { ...known, address: fromAddressInput(draft.address) }, issues: order.placeIssues.destination });
}
