import { z } from "zod";
import { windowSchema } from "#app/modules/places/model/place-draft.ts";
import { type PlaceSnapshot, toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import type { ChangeableOrder } from "./changeable-order.ts";
import type { OrderKind, PaymentMethod, PlaceIssues } from "./order.enums.ts";
import type { OrderDraftInput } from "./order.ts";
import { type KnownCustomer, toCustomerDraft } from "./part-drafts.ts";
import type { PreparedItem, PreparedPackage } from "./prepared-order.ts";

/** Which order or shipment to duplicate, and the new time windows. */
export const duplicateSchema = z.object({
  number: z.string().min(1).max(50),
  delivery_schedule: windowSchema.default({}).describe("When it may arrive, local times"),
  pickup_schedule: windowSchema.default({}).describe("When it may be picked up, local times"),
});

export type DuplicateInput = z.output<typeof duplicateSchema>;

/** The parts of an order that a duplicate copies. */
export interface DuplicatedOrder {
  order: ChangeableOrder & {
    kind: OrderKind;
    merchantId: string | null;
    carrierAccountId: string | null;
    shippingMethodId: string | null;
    timezone: string;
    placeIssues: PlaceIssues;
  };
  packages: readonly PreparedPackage[];
  items: readonly PreparedItem[];
  collections: readonly { amount: number; currency: string; method: PaymentMethod; prepaymentRequired: boolean }[];
  customer: KnownCustomer | null;
}

/**
 * Builds the input for an order with the contents of another. References, package barcodes and documents are not
 * copied; an address whose location was in doubt is geocoded again.
 */
export function toDuplicateDraft(
  { order, packages, items, collections, customer }: DuplicatedOrder,
  when: Pick<DuplicateInput, "delivery_schedule" | "pickup_schedule">,
  account: "carrier" | "merchant",
): OrderDraftInput {
  const { requirements, destination } = order;
  const { contact } = destination;
  const { type, ...named } = toCustomerDraft(order, customer);
  const whose =
    account === "merchant"
      ? { carrier_id: order.carrierAccountId ?? undefined }
      : { merchant_id: order.merchantId ?? undefined };
  return {
    ...whose,
    kind: order.kind,
    without_carrier: order.carrierAccountId === null,
    shipping_method_id: order.shippingMethodId ?? undefined,
    timezone: order.timezone,
    source: toDuplicatePlace(order.source, order.placeIssues.source.length === 0),
    destination: toDuplicatePlace(destination, order.placeIssues.destination.length === 0),
    customer: order.kind === "internal" ? undefined : { ...named, type: type === "2" ? 2 : 1 },
    ...(contact && contact.name !== order.customerName ? { destination_contact: contact } : {}),
    // The largest unit that divides the stored value exactly.
    units: "metric",
    packages: packages.map((each) => ({
      type: each.type,
      name: each.name ?? undefined,
      quantity: each.quantity,
      length: toUnits(each.length, 10),
      width: toUnits(each.width, 10),
      height: toUnits(each.height, 10),
      weight: toUnits(each.weight, 1000),
      volume: toUnits(each.volume, 1000),
    })),
    items: items.map(({ sku, name, quantity }) => ({ sku: sku ?? undefined, name, quantity })),
    collections: collections.map(({ amount, currency, method, prepaymentRequired }) => ({
      amount: formatDecimal({ amount, currency }),
      currency,
      method,
      prepayment_required: prepaymentRequired,
    })),
    ...when,
    service_minutes: order.serviceMinutes ?? undefined,
    priority: order.priority,
    proof_of_delivery: order.proofOfDelivery,
    proof_of_pickup: order.proofOfPickup,
    requirements: {
      vehicle_types: requirements.vehicleTypes as NonNullable<OrderDraftInput["requirements"]>["vehicle_types"],
      vehicle_options: requirements.vehicleOptions as NonNullable<OrderDraftInput["requirements"]>["vehicle_options"],
      allowed_agents: requirements.allowedAgents,
      prohibited_vehicles: requirements.prohibitedVehicles,
    },
    tags: order.tags,
    notes: order.notes ?? undefined,
  };
}

/** A saved location by its id; an address with its point, unless the point was in doubt. */
function toDuplicatePlace(place: PlaceSnapshot, certain: boolean): OrderDraftInput["destination"] {
  if (place.kind === "location" && place.id) return { location_id: place.id };
  return { name: place.name, address: toPlaceAddressInput(place.address), point: certain ? place.point : null };
}

const toUnits = (value: number | null, by: number) => (value === null ? undefined : value / by);
