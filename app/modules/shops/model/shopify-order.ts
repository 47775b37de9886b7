import { z } from "zod";
import type { ShopLine, ShopOrder, ShopOrderState } from "./shop-order.ts";

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const cursor = z.object({ hasNextPage: z.boolean() });
const place = z.object({
  firstName: words,
  lastName: words,
  company: words,
  address1: words,
  address2: words,
  city: words,
  province: words,
  zip: words,
  phone: words,
});

const fulfilmentOrder = z.object({
  id: z.string(),
  status: z.string(),
  assignedLocation: z.object({ name: words, location: z.object({ id: z.string() }).nullish() }).nullish(),
  deliveryMethod: z.object({ methodType: z.string(), presentedName: z.string().nullish() }).nullish(),
  destination: place.extend({ countryCode: words, email: words }).nullish(),
  lineItems: z.object({
    pageInfo: cursor,
    nodes: z.array(
      z.object({
        id: z.string(),
        remainingQuantity: z.number(),
        sku: z.string().nullish(),
        productTitle: words,
        variantTitle: words,
        weight: z.object({ value: z.number(), unit: z.string() }).nullish(),
      }),
    ),
  }),
});

/** An order as the query `Taken` asks for it (Shopify Admin GraphQL 2026-10). */
export const shopifyOrder = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  cancelledAt: z.string().nullish(),
  tags: z.array(z.string()),
  note: words,
  email: words,
  phone: words,
  displayFinancialStatus: z.string().nullish(),
  paymentGatewayNames: z.array(z.string()),
  totalOutstandingSet: z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string() }) }),
  shippingLine: z.object({ title: words }).nullish(),
  shippingAddress: place.extend({ countryCodeV2: words }).nullish(),
  fulfillmentOrders: z.object({ pageInfo: cursor, nodes: z.array(fulfilmentOrder) }),
});
type Order = z.output<typeof shopifyOrder>;
type FulfilmentOrder = z.output<typeof fulfilmentOrder>;

/** Where a fulfilment order's status leaves us. */
const states: Readonly<Record<string, ShopOrderState>> = {
  OPEN: "open",
  IN_PROGRESS: "open",
  INCOMPLETE: "open",
  SCHEDULED: "on_hold",
  ON_HOLD: "on_hold",
  CANCELLED: "cancelled",
  CLOSED: "over",
};

/** Ways of delivery that nobody has to drive for. */
const undriven = ["PICK_UP", "NONE", "RETAIL", "PICKUP_POINT"];

const grams: Readonly<Record<string, number>> = { GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.349523125, POUNDS: 453.59237 };

/** The last part of a global id. */
export const plainId = (gid: string) => gid.split("/").at(-1) ?? gid;

/** True where a page of the order was cut: it has to be asked for by itself. */
export function isCut({ fulfillmentOrders }: Order): boolean {
  return (
    fulfillmentOrders.pageInfo.hasNextPage ||
    fulfillmentOrders.nodes.some(({ lineItems }) => lineItems.pageInfo.hasNextPage)
  );
}

/** What is to be sent of an order, fulfilment order by fulfilment order. The open amount is collected with the first. */
export function readShopify(order: Order): ShopOrder[] {
  const driven = order.fulfillmentOrders.nodes.filter(
    ({ deliveryMethod }) => !undriven.includes(deliveryMethod?.methodType ?? ""),
  );
  const live = driven.filter(({ status }) => states[status] !== "cancelled" && status !== "CLOSED");
  const first = (live.length > 0 ? live : driven).map(({ id }) => plainId(id)).sort(byNumber)[0];
  return driven.map((each) => readOne(order, each, plainId(each.id) === first));
}

const byNumber = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

function readOne(order: Order, each: FulfilmentOrder, isFirst: boolean): ShopOrder {
  const { destination, assignedLocation, deliveryMethod } = each;
  const { shippingAddress, totalOutstandingSet: outstanding } = order;
  const to = destination ?? shippingAddress;
  const country = destination?.countryCode || shippingAddress?.countryCodeV2 || "";
  const { amount, currencyCode: currency } = outstanding.shopMoney;
  return {
    key: plainId(each.id),
    parent: plainId(order.id),
    name: order.name,
    state: order.cancelledAt ? "cancelled" : (states[each.status] ?? "on_hold"),
    status: each.status,
    isPaid: ["PAID", "PARTIALLY_REFUNDED"].includes(order.displayFinancialStatus ?? ""),
    placedAt: Date.parse(order.createdAt),
    changedAt: Date.parse(order.updatedAt),
    method: deliveryMethod?.presentedName || order.shippingLine?.title || null,
    location: assignedLocation?.location ? plainId(assignedLocation.location.id) : null,
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
    lines: each.lineItems.nodes.filter(({ remainingQuantity }) => remainingQuantity > 0).map(readLine),
  };
}

function readLine(line: FulfilmentOrder["lineItems"]["nodes"][number]): ShopLine {
  const { sku, productTitle, variantTitle, remainingQuantity, weight } = line;
  return {
    sku: sku || null,
    name: variantTitle && variantTitle !== "Default Title" ? `${productTitle}, ${variantTitle}` : productTitle,
    quantity: remainingQuantity,
    grams: weight ? Math.round(weight.value * (grams[weight.unit] ?? 1)) : 0,
  };
}
