import type { PlaceDraft } from "#app/modules/places/model/place-draft.ts";
import { formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import { type Contact, fromAddressInput, type PlaceSnapshot } from "#app/platform/geo/place.ts";
import { cleanMetadata } from "#app/platform/kernel/metadata.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import type { PlaceIssues } from "./order.enums.ts";
import { getStatusAtCreation, mergePlaceIssues } from "./order.rules.ts";
import type { OrderDraft } from "./order.ts";
import { noWindows, toRequirementColumns, toWindowColumns } from "./order-columns.ts";
import type { CustomerDraft } from "./order-customer.ts";
import type { OrderOwnership } from "./order-ownership.ts";
import { formatPreparedName, prepareCustomer } from "./prepare-customer.ts";
import { computeCod, computeTotals, prepareCollections, preparePackages } from "./prepare-parts.ts";
import type { PreparedOrder } from "./prepared-order.ts";

/** What preparing an order needs from outside: ids, the account's time zone, and places that were looked up. */
export interface OrderContext {
  id: string;
  number: string;
  trackingToken: string;
  createdAt: number;
  timezone: string;
  /** The accounts that own and work it. */
  ownership: OrderOwnership;
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
  placeIssues: PlaceIssues;
  /** A held slot that was checked: its window is in the draft. */
  slotHoldId?: string | null;
  importId: string | null;
  importRow: number | null;
}

/** Turns a checked draft into rows to write: units and money as integers, totals, initial status. */
export function prepareOrder(draft: OrderDraft, context: OrderContext): PreparedOrder {
  const { carrierAccountId, accountId, ownerAccountId, merchantId, kind, defaultProof } = context.ownership;
  const customer = draft.customer ? prepareCustomer(draft.customer, context.destination.address.country) : null;
  const packages = preparePackages(draft.packages, draft.units);
  const collections = prepareCollections(draft.collections);
  const issues = mergePlaceIssues(context.placeIssues);
  return {
    id: context.id,
    number: context.number,
    trackingToken: context.trackingToken,
    kind,
    accountId,
    ownerAccountId,
    status: getStatusAtCreation(issues, carrierAccountId !== null),
    carrierAccountId,
    shippingMethodId: draft.shipping_method_id ?? null,
    merchantId,
    externalId: draft.external_id ?? null,
    source: context.source,
    destination: context.destination,
    sourceLocationId: context.source.kind === "location" ? (context.source.id ?? null) : null,
    destinationLine: formatAddressSortLine(context.destination.address),
    customer,
    customerName: customer
      ? formatPreparedName(customer)
      : (context.destination.name ?? context.destination.address.line1),
    timezone: draft.timezone ?? context.timezone,
    ...toWindowColumns(noWindows, draft),
    slotHoldId: context.slotHoldId ?? null,
    serviceMinutes: draft.service_minutes ?? null,
    priority: draft.priority,
    ...computeTotals(packages),
    ...computeCod(collections),
    proofOfDelivery: draft.proof_of_delivery || defaultProof,
    proofOfPickup: draft.proof_of_pickup,
    requirements: toRequirementColumns(draft.requirements),
    tags: draft.tags,
    notes: draft.notes ?? null,
    metadata: cleanMetadata(draft.metadata),
    issues,
    placeIssues: context.placeIssues,
    importId: context.importId,
    importRow: context.importRow,
    createdAt: context.createdAt,
    packages,
    items: draft.items.map(({ sku, name, quantity }) => ({ sku: sku ?? null, name, quantity })),
    collections,
  };
}

/** The contact stored with a place. */
export function toContact({ business_name, first_name, last_name, phone, email }: CustomerDraft): Contact {
  return { name: business_name ?? [first_name, last_name].filter(Boolean).join(" "), phone, email };
}

/**
 * The contact at the destination: the named one, otherwise the customer. A phone number without a country code is read
 * in the destination's country.
 */
export function getDestinationContact(
  { customer, destination_contact: named }: Pick<OrderDraft, "customer" | "destination_contact">,
  country: string,
): { contact?: Contact } {
  if (named) {
    const { name, phone, email } = named;
    return { contact: { name, phone: phone && (normalizePhone(phone, country) ?? undefined), email } };
  }
  return customer ? { contact: toContact(customer) } : {};
}

/** A snapshot of an address; its point is the given one or null. */
export function toPlaceSnapshot(draft: PlaceDraft & { address: NonNullable<PlaceDraft["address"]> }): PlaceSnapshot {
  const { address } = draft;
  return {
    kind: "address",
    name: draft.name,
    address: fromAddressInput(address),
    point: draft.point ?? null,
  };
}
