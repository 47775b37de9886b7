import type { z } from "zod";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { heldBy } from "#app/data/orders/holder.server.ts";
import type { OrderRecord } from "#app/data/orders/order.reads.server.ts";
import { checkReach, type ResolvedPlace, resolvePlace } from "#app/data/orders/place.reads.server.ts";
import { listedLine } from "#app/domain/kernel/address-line.ts";
import { addressFrom, sameSearch, writtenAddress } from "#app/domain/kernel/place.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { statusAfterCorrection } from "#app/domain/orders/order.rules.ts";
import type { partSchemas } from "#app/domain/orders/order-parts.ts";
import type { PlaceDraft } from "#app/domain/orders/place-draft.ts";
import { nameOf, prepareCustomer } from "#app/domain/orders/prepare-order.ts";
import type { AppliedPart } from "./apply-part.server.ts";
import { checkMethod, coverageOfMethods } from "./covering.server.ts";

/** Another customer: what was held for a wrong number may go on. */
export function applyCustomer(order: OrderRecord, input: z.output<typeof partSchemas.customer>): Result<AppliedPart> {
  const customer = prepareCustomer(input.customer, order.destination.address.country);
  if (input.customer.phone && !customer.phone) return failFields({ "customer.phone": [{ code: "phone_invalid" }] });
  const name = nameOf(customer);
  const contact = { name, phone: customer.phone ?? undefined, email: customer.email ?? undefined };
  return ok({
    set: {
      customerName: name,
      customerPhone: customer.phone,
      customerEmail: customer.email,
      destination: { ...order.destination, contact },
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
  const issues = destination ? destination.value.issues : order.issues;
  const from = source?.value.place ?? order.source;
  const to = destination ? { ...destination.value.place, contact: order.destination.contact } : order.destination;
  const reach = checkReach(scope, from, to);
  if (!reach.ok) return reach;
  const method = destination && order.shippingMethodId;
  const covered = method && (await coverageOfMethods(heldBy(scope, order.accountId), [method]));
  const goes = covered ? checkMethod(covered, method, to) : ok(null);
  if (!goes.ok) return failFields({ "destination.address": [{ code: "method_not_covering" }] });
  return ok({
    set: {
      source: from,
      sourceLocationId: from.kind === "location" ? (from.id ?? null) : null,
      destination: to,
      destinationLine: listedLine(to.address),
      issues,
      status: statusAfterCorrection(order.status, issues, order.carrierAccountId !== null),
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
