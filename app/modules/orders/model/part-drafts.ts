import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import { type PlaceSnapshot, toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { fromGrams, fromMillimeters, type MeasurementSystem, packageUnits } from "#app/platform/money/units.ts";
import type { ChangeableOrder } from "./changeable-order.ts";
import { type CollectionStatus, collectionStatuses, type PaymentMethod } from "./order.enums.ts";
import type { OrderPart } from "./order-parts.ts";
import type { PreparedPackage } from "./prepared-order.ts";

/** Initial values of the forms of an order's parts, as text, by part. */
export type PartDrafts = Readonly<Record<OrderPart, object>>;

interface DraftedOrder {
  order: ChangeableOrder;
  packages: readonly PreparedPackage[];
  collections: readonly DraftedCollection[];
  /** The linked customer: the stored name alone does not say which part is the first name. */
  customer: KnownCustomer | null;
}

export interface KnownCustomer {
  type: 1 | 2;
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
}

interface DraftedCollection {
  amount: number;
  currency: string;
  method: PaymentMethod;
  status: CollectionStatus;
  prepaymentRequired: boolean;
}

/** The initial values for the forms of an order; measures in the account's units. */
export function toPartDrafts(
  { order, packages, collections, customer }: DraftedOrder,
  units: MeasurementSystem,
): PartDrafts {
  const { requirements } = order;
  return {
    external_id: { external_id: order.externalId ?? "" },
    notes: { notes: order.notes ?? "" },
    proof_of_delivery: {
      proof_of_delivery: String(order.proofOfDelivery),
      proof_of_pickup: String(order.proofOfPickup),
    },
    customer: { customer: toCustomerDraft(order, customer) },
    locations: { source: toPlaceDraft(order.source), destination: toPlaceDraft(order.destination) },
    schedule: {
      delivery_schedule: { from: order.deliveryFrom ?? "", to: order.deliveryTo ?? "" },
      pickup_schedule: { from: order.pickupFrom ?? "", to: order.pickupTo ?? "" },
      service_minutes: order.serviceMinutes === null ? "" : String(order.serviceMinutes),
      priority: order.priority,
      tags: order.tags,
    },
    requirements: {
      requirements: {
        vehicle_types: requirements.vehicleTypes.map(String),
        vehicle_options: requirements.vehicleOptions,
        allowed_agents: requirements.allowedAgents,
        prohibited_vehicles: requirements.prohibitedVehicles,
      },
    },
    packages: { units, packages: packages.map((each) => toPackageDraft(each, units)) },
    collections: {
      collections: collections.filter((each) => each.status === collectionStatuses.code.pending).map(toCollectionDraft),
    },
  };
}

/** The customer of an order as form input. */
export function toCustomerDraft(order: ChangeableOrder, customer: KnownCustomer | null) {
  const words = order.customerName.split(" ");
  const last = words.pop() ?? "";
  const named = customer && formatName(customer) === order.customerName ? customer : null;
  return {
    type: String(named?.type ?? 1),
    first_name: named ? (named.firstName ?? "") : words.join(" "),
    last_name: named ? (named.lastName ?? "") : last,
    business_name: named?.businessName ?? "",
    phone: order.customerPhone ?? "",
    email: order.customerEmail ?? "",
  };
}

function formatName({ type, firstName, lastName, businessName }: KnownCustomer): string {
  return type === customerTypes.code.business ? (businessName ?? "") : [firstName, lastName].filter(Boolean).join(" ");
}

function toPlaceDraft(place: PlaceSnapshot): object {
  return place.kind === "location" ? { location_id: place.id ?? "" } : { address: toPlaceAddressInput(place.address) };
}

/** A measure as text: at most three decimals, without trailing zeros. */
function formatMeasure(value: number | null, convert: (value: number) => number): string {
  return value === null ? "" : String(Math.round(convert(value) * 1000) / 1000);
}

function toPackageDraft(each: PreparedPackage, units: MeasurementSystem): object {
  const unit = packageUnits[units];
  const side = (value: number | null) => formatMeasure(value, (mm) => fromMillimeters(mm, unit.length));
  const boxed = each.length !== null && each.width !== null && each.height !== null;
  return {
    type: String(each.type),
    name: each.name ?? "",
    barcode: each.barcode ?? "",
    external_id: each.externalId ?? "",
    quantity: String(each.quantity),
    weight: formatMeasure(each.weight, (grams) => fromGrams(grams, unit.weight)),
    length: side(each.length),
    width: side(each.width),
    height: side(each.height),
    volume: boxed ? "" : formatMeasure(each.volume, (cubicCentimetres) => cubicCentimetres / 1000),
  };
}

function toCollectionDraft({ amount, currency, method, prepaymentRequired }: DraftedCollection): object {
  return {
    amount: formatDecimal({ amount, currency }),
    currency,
    method: String(method),
    prepayment_required: prepaymentRequired ? "on" : "",
  };
}
