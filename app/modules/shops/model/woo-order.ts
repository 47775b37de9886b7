import { z } from "zod";
import { formatDecimal, parseMoney } from "#app/platform/money/money.ts";
import type { ShopOrder, ShopOrderState } from "./shop-order.ts";

const textSchema = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const personSchema = z.object({
  first_name: textSchema,
  last_name: textSchema,
  company: textSchema,
  address_1: textSchema,
  address_2: textSchema,
  city: textSchema,
  state: textSchema,
  postcode: textSchema,
  country: textSchema,
  phone: textSchema,
  email: textSchema,
});

/** An order of `GET /wp-json/wc/v3/orders`, with the fields that we use. */
export const wooOrderSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  total: z.string(),
  date_created_gmt: z.string(),
  date_modified_gmt: z.string(),
  date_paid_gmt: z.string().nullish(),
  payment_method: textSchema,
  payment_method_title: textSchema,
  customer_note: textSchema,
  billing: personSchema,
  shipping: personSchema,
  line_items: z.array(
    z.object({
      id: z.number().int(),
      name: textSchema,
      quantity: z.number(),
      sku: z.string().nullish(),
      product_id: z.number().int().default(0),
      variation_id: z.number().int().default(0),
      meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
    }),
  ),
  shipping_lines: z.array(z.object({ method_title: textSchema, method_id: textSchema })).default([]),
  refunds: z.array(z.object({ total: z.string() })).default([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
});
export type WooOrder = z.output<typeof wooOrderSchema>;

/** Weights of a shop's products and variations by id, grams. */
export type ProductWeights = ReadonlyMap<number, number>;

/** Statuses with the same meaning in every shop. The settings' `statuses` say which others are to be sent. */
const wooStates: Readonly<Record<string, ShopOrderState>> = {
  cancelled: "cancelled",
  refunded: "cancelled",
  failed: "cancelled",
  trash: "cancelled",
  completed: "over",
};

/** WooCommerce writes GMT times without a zone: `2026-11-23T08:15:00`. */
export const parseWooTime = (text: string) => Date.parse(/Z$/.test(text) ? text : `${text}Z`);

/** Parses an order of WooCommerce. @param statuses of orders to be sent @param weights of its products */
export function parseWooOrder(order: WooOrder, statuses: readonly string[], weights: ProductWeights): ShopOrder {
  const { billing, shipping } = order;
  const to = shipping.address_1 ? shipping : billing;
  const line = order.shipping_lines[0];
  return {
    key: String(order.id),
    parent: String(order.id),
    name: `#${order.number}`,
    state: wooStates[order.status] ?? (statuses.includes(order.status) ? "open" : "on_hold"),
    status: order.status,
    isPaid: Boolean(order.date_paid_gmt),
    placedAt: parseWooTime(order.date_created_gmt),
    changedAt: parseWooTime(order.date_modified_gmt),
    method: line?.method_title || line?.method_id || null,
    location: null,
    gateway: order.payment_method || null,
    open: { amount: computeOpenAmount(order), currency: order.currency },
    tags: getTags(order),
    recipient: {
      firstName: to.first_name || billing.first_name,
      lastName: to.last_name || billing.last_name,
      company: to.company,
      phone: shipping.phone || billing.phone,
      email: billing.email,
    },
    address: {
      line1: to.address_1,
      line2: to.address_2,
      city: to.city,
      region: to.state,
      postalCode: to.postcode,
      country: to.country,
    },
    note: order.customer_note,
    lines: order.line_items
      .filter(({ quantity }) => quantity > 0)
      .map((each) => ({
        sku: each.sku || null,
        name: each.name,
        quantity: Math.ceil(each.quantity),
        grams: getLineGrams(each, weights),
      })),
  };
}

/** The unpaid amount: total minus refunds (WooCommerce reports refunds as negative). */
function computeOpenAmount({ total, refunds, currency }: WooOrder): string {
  const minor = (text: string) => parseMoney(text, currency) ?? 0;
  const amount = refunds.reduce((sum, { total: back }) => sum - Math.abs(minor(back)), minor(total));
  return formatDecimal({ amount: Math.max(0, amount), currency });
}

/** Weight of one piece: the line's `_weight` in kilograms, written by some extensions, or else the product's weight. */
function getLineGrams(
  { meta_data, product_id, variation_id }: WooOrder["line_items"][number],
  weights: ProductWeights,
): number {
  const value = Number(meta_data.find(({ key }) => key === "_weight")?.value ?? 0);
  if (Number.isFinite(value) && value > 0) return Math.round(value * 1000);
  return weights.get(variation_id) ?? weights.get(product_id) ?? 0;
}

/** Tags that extensions add to orders, separated by commas. */
function getTags({ meta_data }: WooOrder): string[] {
  const found = meta_data.find(({ key }) => key === "_order_tags")?.value;
  return typeof found === "string"
    ? found
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean)
    : [];
}
