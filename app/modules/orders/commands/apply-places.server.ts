import type { z } from "zod";
import type { PlaceDraft } from "#app/modules/places/model/place-draft.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addressFrom, sameSearch, writtenAddress } from "#app/platform/geo/place.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { carrierScope } from "../db/carrier-scope.server.ts";
import type { OrderRecord } from "../db/order.reads.server.ts";
import { checkReach, type ResolvedPlace, resolvePlace } from "../db/place.reads.server.ts";
import { customerColumns, placeColumns } from "../model/order-columns.ts";
import type { partSchemas } from "../model/order-parts.ts";
import type { AppliedPart } from "./apply-part.server.ts";
import { checkMethod, coverageOfMethods } from "./method-coverage.server.ts";

/** Another customer: what was held for a wrong number may go on. */
export function applyCustomer(order: OrderRecord, input: z.output<typeof partSchemas.customer>): Result<AppliedPart> {
  const changed = customerColumns(input.customer, order.destination.address.country);
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
 * Other places: what was held for a wrong address may go on, and a Draft whose address is found leaves Draft. Refused
 * where the order's shipping method does not go.
 */
export async function applyLocations(
  scope: Scope,
  order: OrderRecord,
  input: z.output<typeof partSchemas.locations>,
): Promise<Result<AppliedPart>> {
  const source = input.source ? await resolvePlace(scope, input.source, "source") : null;
  if (source && !source.ok) return source;
  const destination = input.destination ? await nextDestination(scope, order, input.destination) : null;
  if (destination && !destination.ok) return destination;
  const places = placeColumns(order, { source: source?.value ?? null, destination: destination?.value ?? null });
  const reach = checkReach(scope, places.source, places.destination);
  if (!reach.ok) return reach;
  const method = destination && order.shippingMethodId;
  const covered = method && (await coverageOfMethods(carrierScope(scope, order.accountId), [method]));
  const goes = covered ? checkMethod(covered, method, places.destination) : ok(null);
  if (!goes.ok) return failFields({ "destination.address": [{ code: "method_not_covering" }] });
  return ok({
    set: {
      ...places,
      heldFor: destination && order.heldFor === "WRONG_ADDRESS" ? null : order.heldFor,
    },
  });
}

/** Where it is to go; the point that somebody may have confirmed stays while floor or directions alone change. */
async function nextDestination(scope: Scope, order: OrderRecord, draft: PlaceDraft): Promise<Result<ResolvedPlace>> {
  const known = order.destination;
  if (!draft.address || draft.point || !sameSearch(draft.address, writtenAddress(known.address)))
    return resolvePlace(scope, draft, "destination");
  return ok({ place: { ...known, address: addressFrom(draft.address) }, issues: order.issues });
}
