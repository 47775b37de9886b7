import type { ShopLine, ShopOrder, ShopOrderState } from "./shop-order.ts";
import type { FulfillmentOrder, ShopifyOrder } from "./shopify-order-schema.ts";

/** Our state for a fulfillment order's status. */
const fulfillmentStates: Readonly<Record<string, ShopOrderState>> = {
  OPEN: "open",
  IN_PROGRESS: "open",
  INCOMPLETE: "open",
  SCHEDULED: "on_hold",
  ON_HOLD: "on_hold",
  CANCELLED: "cancelled",
  CLOSED: "over",
};

/** Delivery methods that need no driving. */
const undeliveredMethods = ["PICK_UP", "NONE", "RETAIL", "PICKUP_POINT"];

const gramsPerUnit: Readonly<Record<string, number>> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349523125,
  POUNDS: 453.59237,
};

/** The last part of a global id. */
export const parsePlainId = (gid: string) => gid.split("/").at(-1) ?? gid;

/** True if nested pages of the order were truncated, so that it has to be fetched separately. */
export function isTruncated({ fulfillmentOrders }: ShopifyOrder): boolean {
  return (
    fulfillmentOrders.pageInfo.hasNextPage ||
    fulfillmentOrders.nodes.some(({ lineItems }) => lineItems.pageInfo.hasNextPage)
  );
}

/** Splits an order into its fulfillment orders. The open amount is collected with the first. */
export function parseShopifyOrder(order: ShopifyOrder): ShopOrder[] {
  const driven = order.fulfillmentOrders.nodes.filter(
    ({ deliveryMethod }) => !undeliveredMethods.includes(deliveryMethod?.methodType ?? ""),
  );
  const live = driven.filter(({ status }) => fulfillmentStates[status] !== "cancelled" && status !== "CLOSED");
  const first = (live.length > 0 ? live : driven).map(({ id }) => parsePlainId(id)).sort(compareIds)[0];
  return driven.map((each) => toShopOrder(order, each, parsePlainId(each.id) === first));
}

const compareIds = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

function toShopOrder(order: ShopifyOrder, each: FulfillmentOrder, isFirst: boolean): ShopOrder {
  const { destination, assignedLocation, deliveryMethod } = each;
  const { shippingAddress, totalOutstandingSet: outstanding } = order;
  const to = destination ?? shippingAddress;
  const country = destination?.countryCode || shippingAddress?.countryCodeV2 || "";
  const { amount, currencyCode: currency } = outstanding.shopMoney;
  return {
    key: parsePlainId(each.id),
    parent: parsePlainId(order.id),
    name: order.name,
    state: order.cancelledAt ? "cancelled" : (fulfillmentStates[each.status] ?? "on_hold"),
    status: each.status,
    isPaid: ["PAID", "PARTIALLY_REFUNDED"].includes(order.displayFinancialStatus ?? ""),
    placedAt: Date.parse(order.createdAt),
    changedAt: Date.parse(order.updatedAt),
    method: deliveryMethod?.presentedName || order.shippingLine?.title || null,
    location: assignedLocation?.location ? parsePlainId(assignedLocation.location.id) : null,
    gateway: order.paymentGatewayNames.at(-1) ?? null,
    open: isFirst ? { amount, currency } : null,
    tags: order.tags,
    recipient: {
      firstName: to?.firstName ?? "",
      lastName: to?.lastName ?? "",
      company: to?.company ?? "",
      phone: to?.phone || shippingAddress?.phone || order.phone,
      email: destination?.email || order.email,
    },
    address: {
      line1: to?.address1 ?? "",
      line2: to?.address2 ?? "",
      city: to?.city ?? "",
      region: to?.province ?? "",
      postalCode: to?.zip ?? "",
      country,
    },
    note: order.note,
    lines: each.lineItems.nodes.filter(({ remainingQuantity }) => remainingQuantity > 0).map(toShopLine),
  };
}

function toShopLine(line: FulfillmentOrder["lineItems"]["nodes"][number]): ShopLine {
  const { sku, productTitle, variantTitle, remainingQuantity, weight } = line;
  return {
    sku: sku || null,
    name: variantTitle && variantTitle !== "Default Title" ? `${productTitle}, ${variantTitle}` : productTitle,
    quantity: remainingQuantity,
    grams: weight ? Math.round(weight.value * (gramsPerUnit[weight.unit] ?? 1)) : 0,
  };
}
