import { z } from "zod";
import type { ShopPlatform } from "./shop.ts";
import { plainId } from "./shopify-order.ts";

/** What a platform says of its message in headers. */
interface Told {
  signature: string;
  event: string;
  topic: string;
}

export type HookHeaders = (name: string) => string;

/** How each platform names a message, and the order of the shop that it is about. */
export const hookWords: Readonly<
  Record<ShopPlatform, { told(header: HookHeaders): Told; parentOf(body: unknown, topic: string): string | null }>
> = {
  shopify: {
    told: (header) => ({
      signature: header("x-shopify-hmac-sha256"),
      // The same event is sent to each of several subscriptions, and again where nobody answered.
      event: `${header("x-shopify-event-id") || header("x-shopify-webhook-id")} ${header("x-shopify-topic")}`,
      topic: header("x-shopify-topic"),
    }),
    parentOf(body, topic) {
      const read = shopifyBody.safeParse(body);
      if (!read.success) return null;
      const { id, order_id, fulfillment_order } = read.data;
      if (topic.startsWith("fulfillment_orders/")) return fulfillment_order ? named(fulfillment_order.order_id) : null;
      return named(topic.startsWith("refunds/") ? order_id : id);
    },
  },
  woocommerce: {
    told: (header) => ({
      signature: header("x-wc-webhook-signature"),
      event: header("x-wc-webhook-delivery-id"),
      topic: header("x-wc-webhook-topic"),
    }),
    parentOf(body, topic) {
      const read = wooBody.safeParse(body);
      return read.success && topic.startsWith("order.") ? String(read.data.id) : null;
    },
  },
};

const anyId = z.union([z.string(), z.number()]);
const shopifyBody = z.object({
  id: anyId.optional(),
  order_id: anyId.optional(),
  fulfillment_order: z.object({ order_id: anyId.optional() }).optional(),
});
const wooBody = z.object({ id: z.number() });
const named = (id: string | number | undefined) => (id === undefined ? null : plainId(String(id)));
