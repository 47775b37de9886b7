import { z } from "zod";
import { decimalOf, parseMoney } from "../kernel/money.ts";
import type { ShopOrder, ShopOrderState } from "./shop-order.ts";

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const person = z.object({
  first_name: words,
  last_name: words,
  company: words,
  address_1: words,
  address_2: words,
  city: words,
  state: words,
  postcode: words,
  country: words,
  phone: words,
  email: words,
});

/** An order of `GET /wp-json/wc/v3/orders`, as far as it is ours to know. */
export const wooOrder = z.object({
  id: z.number().int(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  total: z.string(),
  date_created_gmt: z.string(),
  date_modified_gmt: z.string(),
  date_paid_gmt: z.string().nullish(),
  payment_method: words,
  payment_method_title: words,
  customer_note: words,
  billing: person,
  shipping: person,
  line_items: z.array(
    z.object({
      id: z.number().int(),
      name: words,
      quantity: z.number(),
      sku: z.string().nullish(),
      meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
    }),
  ),
  shipping_lines: z.array(z.object({ method_title: words, method_id: words })).default([]),
  refunds: z.array(z.object({ total: z.string() })).default([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
});
type Order = z.output<typeof wooOrder>;

/** Statuses that mean the same in every shop. What else waits is `statuses` of the settings. */
const states: Readonly<Record<string, ShopOrderState>> = {
  cancelled: "cancelled",
  refunded: "cancelled",
  failed: "cancelled",
  trash: "cancelled",
  completed: "over",
};

/** Times of WooCommerce in GMT have no zone: `2026-11-23T08:15:00`. */
export const wooTime = (text: string) => Date.parse(/Z$/.test(text) ? text : `${text}Z`);

/** An order of WooCommerce. @param taken statuses in which orders are to be sent */
export function readWoo(order: Order, taken: readonly string[]): ShopOrder {
  const { billing, shipping } = order;
  const to = shipping.address_1 ? shipping : billing;
  const line = order.shipping_lines[0];
  return {
    key: String(order.id),
    parent: String(order.id),
    name: `#${order.number}`,
    state: states[order.status] ?? (taken.includes(order.status) ? "open" : "on_hold"),
    status: order.status,
    isPaid: Boolean(order.date_paid_gmt),
    placedAt: wooTime(order.date_created_gmt),
    changedAt: wooTime(order.date_modified_gmt),
    method: line?.method_title || line?.method_id || null,
    location: null,
    gateway: order.payment_method || null,
    open: { amount: openAmount(order), currency: order.currency },
    tags: tagsOf(order),
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
      .map(({ sku, name, quantity, meta_data }) => ({
        sku: sku || null,
        name,
        quantity: Math.ceil(quantity),
        grams: gramsOf(meta_data),
      })),
  };
}

/** What is left to be paid: the total less what was refunded (refunds are negative there). */
function openAmount({ total, refunds, currency }: Order): string {
  const minor = (text: string) => parseMoney(text, currency) ?? 0;
  const amount = refunds.reduce((sum, { total: back }) => sum - Math.abs(minor(back)), minor(total));
  return decimalOf({ amount: Math.max(0, amount), currency });
}

/** WooCommerce's orders have no weight of their own: a shop that writes one does so as `_weight`, in kilograms. */
function gramsOf(meta: Order["meta_data"]): number {
  const value = Number(meta.find(({ key }) => key === "_weight")?.value ?? 0);
  return Number.isFinite(value) && value > 0 ? Math.round(value * 1000) : 0;
}

/** Tags that extensions put onto orders, joined by commas. */
function tagsOf({ meta_data }: Order): string[] {
  const found = meta_data.find(({ key }) => key === "_order_tags")?.value;
  return typeof found === "string"
    ? found
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean)
    : [];
}
