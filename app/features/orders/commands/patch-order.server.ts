import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { OrderRecord } from "#app/data/orders/order.reads.server.ts";
import { checkReach, type ResolvedPlace } from "#app/data/orders/place.reads.server.ts";
import { type OrderReplacement, replaceable } from "#app/data/orders/replace.writes.server.ts";
import { can } from "#app/domain/access/can.ts";
import { listedLine } from "#app/domain/kernel/address-line.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { type OrderPatch, patchPermissions } from "#app/domain/orders/bulk-orders.ts";
import { statusAfterCorrection } from "#app/domain/orders/order.rules.ts";
import { changesBetween } from "#app/domain/orders/order-changes.ts";
import { contactOf, nameOf, prepareCustomer } from "#app/domain/orders/prepare-order.ts";
import { codOf, prepareCollections, preparePackages, totalsOf } from "#app/domain/orders/prepare-parts.ts";

/** What a patch says, its places looked up. */
export interface GroundedPatch {
  patch: OrderPatch;
  source: ResolvedPlace | null;
  destination: ResolvedPlace | null;
}

/** An order with the fields that a patch names replaced; refused once a shipment has taken it over. */
export function patchOrder(scope: Scope, order: OrderRecord, grounded: GroundedPatch): Result<OrderReplacement> {
  const { patch } = grounded;
  if (patch.version !== undefined && patch.version !== order.version) return fail("lost_race");
  if (!replaceable.includes(order.status)) return fail("illegal_transition");
  const denied = Object.entries(patchPermissions).some(
    ([field, needed]) => Object.hasOwn(patch, field) && !can(scope.account, needed),
  );
  if (denied) return fail("forbidden");
  const places = placesOf(scope, order, grounded);
  if (!places.ok) return places;
  const customer = patch.customer ? prepareCustomer(patch.customer, places.value.destination.address.country) : null;
  if (patch.customer?.phone && !customer?.phone) return failFields({ "customer.phone": [{ code: "phone_invalid" }] });
  const window = windowsOf(order, patch);
  if (window.pickupFrom && window.deliveryTo && window.pickupFrom >= window.deliveryTo)
    return failFields({ "delivery_schedule.to": [{ code: "window_impossible" }] });
  const packages = patch.packages ? preparePackages(patch.packages, patch.units ?? "base") : null;
  const collections = patch.collections ? prepareCollections(patch.collections) : null;
  const asked = patch.requirements;
  const { packageCount, weight, volume, codAmount, codCurrency } = order;
  const set = {
    ...places.value,
    ...window,
    ...(customer
      ? { customerName: nameOf(customer), customerPhone: customer.phone, customerEmail: customer.email }
      : { customerName: order.customerName, customerPhone: order.customerPhone, customerEmail: order.customerEmail }),
    shippingMethodId: patch.shipping_method_id ?? order.shippingMethodId,
    serviceMinutes: patch.service_minutes ?? order.serviceMinutes,
    proofOfDelivery: patch.proof_of_delivery ?? order.proofOfDelivery,
    proofOfPickup: patch.proof_of_pickup ?? order.proofOfPickup,
    requirements: asked
      ? {
          vehicleTypes: asked.vehicle_types,
          vehicleOptions: asked.vehicle_options,
          allowedAgents: asked.allowed_agents,
          prohibitedVehicles: asked.prohibited_vehicles,
        }
      : order.requirements,
    tags: patch.tags ?? order.tags,
    notes: patch.notes ?? order.notes,
    ...(packages ? totalsOf(packages) : { packageCount, weight, volume }),
    ...(collections ? codOf(collections) : { codAmount, codCurrency }),
  };
  return ok({
    seen: order,
    set,
    customer,
    packages,
    collections,
    detail: { changes: changesBetween(order, { ...order, ...set }) },
  });
}

function placesOf(scope: Scope, order: OrderRecord, { source: from, destination: to, patch }: GroundedPatch) {
  const source = from?.place ?? order.source;
  const { contact } = order.destination;
  const destination = { ...(to ? { ...to.place, contact } : order.destination) };
  if (patch.customer) destination.contact = contactOf(patch.customer);
  const reach = checkReach(scope, source, destination);
  if (!reach.ok) return reach;
  const issues = to?.issues ?? order.issues;
  const status =
    from || to ? statusAfterCorrection(order.status, issues, order.carrierAccountId !== null) : order.status;
  const sourceLocationId = source.kind === "location" ? (source.id ?? null) : null;
  const destinationLine = listedLine(destination.address);
  return ok({ source, sourceLocationId, destination, destinationLine, issues, status });
}

/** The schedules that the patch names, as a whole: an end that it leaves out is open. */
function windowsOf(order: OrderRecord, { pickup_schedule: pickup, delivery_schedule: delivery }: OrderPatch) {
  return {
    pickupFrom: pickup ? (pickup.from ?? null) : order.pickupFrom,
    pickupTo: pickup ? (pickup.to ?? null) : order.pickupTo,
    deliveryFrom: delivery ? (delivery.from ?? null) : order.deliveryFrom,
    deliveryTo: delivery ? (delivery.to ?? null) : order.deliveryTo,
  };
}
