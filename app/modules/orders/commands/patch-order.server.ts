import { can } from "#app/platform/access/can.ts";
import { failMissing } from "#app/platform/access/missing.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { mergeMetadata } from "#app/platform/kernel/metadata.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { OrderRecord } from "../db/order.reads.server.ts";
import { checkMemberReach, type ResolvedPlace } from "../db/place.reads.server.ts";
import { type OrderReplacement, replaceableStatuses } from "../db/replace.writes.server.ts";
import { type OrderPatch, patchPermissions } from "../model/bulk-orders.ts";
import { listOrderChanges } from "../model/order-changes.ts";
import { applySchedules, toCustomerColumns, toPlaceColumns, toRequirementColumns } from "../model/order-columns.ts";
import { computeCod, computeTotals, prepareCollections, preparePackages } from "../model/prepare-parts.ts";

/** A patch with its places resolved. */
export interface PlacedPatch {
  patch: OrderPatch;
  source: ResolvedPlace | null;
  destination: ResolvedPlace | null;
}

/** Replaces the fields of an order that a patch names; refused once a shipment has copied it. */
export function patchOrder(scope: Scope, order: OrderRecord, placed: PlacedPatch): Result<OrderReplacement> {
  const { patch } = placed;
  if (patch.version !== undefined && patch.version !== order.version) return fail("lost_race");
  if (!replaceableStatuses.includes(order.status)) return fail("illegal_transition");
  const needed = Object.entries(patchPermissions).flatMap(([field, each]) =>
    Object.hasOwn(patch, field) ? [each] : [],
  );
  if (!can(scope.account, ...needed)) return failMissing(scope, ...needed);
  const places = toPlaceColumns(order, placed);
  const reach = checkMemberReach(scope, places.source, places.destination);
  if (!reach.ok) return reach;
  const changed = patch.customer ? toCustomerColumns(patch.customer, places.destination.address.country) : ok(null);
  if (!changed.ok) return changed;
  const windows = applySchedules(order, patch);
  if (!windows.ok) return windows;
  const metadata = mergeMetadata(order.metadata, patch.metadata ?? {});
  if (!metadata.ok) return metadata;
  const { customer = null, contact } = changed.value ?? {};
  const packages = patch.packages ? preparePackages(patch.packages, patch.units ?? "base") : null;
  const collections = patch.collections ? prepareCollections(patch.collections) : null;
  const { packageCount, weight, volume, codAmount, codCurrency } = order;
  const { customerName, customerPhone, customerEmail } = changed.value?.columns ?? order;
  const set = {
    ...places,
    ...(contact && { destination: { ...places.destination, contact } }),
    ...windows.value,
    customerName,
    customerPhone,
    customerEmail,
    shippingMethodId: patch.shipping_method_id ?? order.shippingMethodId,
    serviceMinutes: patch.service_minutes ?? order.serviceMinutes,
    priority: patch.priority ?? order.priority,
    proofOfDelivery: patch.proof_of_delivery ?? order.proofOfDelivery,
    proofOfPickup: patch.proof_of_pickup ?? order.proofOfPickup,
    requirements: patch.requirements ? toRequirementColumns(patch.requirements) : order.requirements,
    tags: patch.tags ?? order.tags,
    notes: patch.notes ?? order.notes,
    metadata: metadata.value,
    ...(packages ? computeTotals(packages) : { packageCount, weight, volume }),
    ...(collections ? computeCod(collections) : { codAmount, codCurrency }),
  };
  return ok({
    expected: order,
    set,
    customer,
    packages,
    collections,
    detail: { changes: listOrderChanges(order, { ...order, ...set }) },
  });
}
