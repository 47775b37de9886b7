import { z } from "zod";
import type { ShopPlatform } from "./shop.enums.ts";
import { parsePlainId } from "./shopify-order.ts";

/** What the headers of a webhook say. */
interface HookFacts {
  signature: string;
  event: string;
  topic: string;
}

export type HookHeaders = (name: string) => string;

/** Reads the id and topic of a webhook, and the order it is about, per platform. */
export const hookReaders: Readonly<
  Record<
    ShopPlatform,
    { readFacts(header: HookHeaders): HookFacts; getParent(body: unknown, topic: string): string | null }
  >
> = {
  shopify: {
    readFacts: (header) => ({
      signature: header("x-shopify-hmac-sha256"),
      // The same event is sent once per subscription, and again after a failed delivery.
      event: `${header("x-shopify-event-id") || header("x-shopify-webhook-id")} ${header("x-shopify-topic")}`,
      topic: header("x-shopify-topic"),
    }),
    getParent(body, topic) {
      const read = shopifyBodySchema.safeParse(body);
      if (!read.success) return null;
      const { id, order_id, fulfillment_order } = read.data;
      if (topic.startsWith("fulfillment_orders/"))
        return fulfillment_order ? toPlainId(fulfillment_order.order_id) : null;
      return toPlainId(topic.startsWith("refunds/") ? order_id : id);
    },
  },
  woocommerce: {
    readFacts: (header) => ({
      signature: header("x-wc-webhook-signature"),
      event: header("x-wc-webhook-delivery-id"),
      topic: header("x-wc-webhook-topic"),
    }),
    getParent(body, topic) {
      const read = wooBodySchema.safeParse(body);
      return read.success && topic.startsWith("order.") ? String(read.data.id) : null;
    },
  },
};

const anyIdSchema = z.union([z.string(), z.number()]);
const shopifyBodySchema = z.object({
  id: anyIdSchema.optional(),
  order_id: anyIdSchema.optional(),
  fulfillment_order: z.object({ order_id: anyIdSchema.optional() }).optional(),
});
const wooBodySchema = z.object({ id: z.number() });
const toPlainId = (id: string | number | undefined) => (id === undefined ? null : parsePlainId(String(id)));
