import { z } from "zod";
import type { ShopOffer } from "#app/modules/shops/model/shop.ts";
import type { ShopClient } from "#app/modules/shops/model/shop-client.ts";
import { isTruncated, parsePlainId, parseShopifyOrder } from "#app/modules/shops/model/shopify-order.ts";
import { shopifyOrderSchema } from "#app/modules/shops/model/shopify-order-schema.ts";
import type { ShopifyGraphql } from "./graphql.ts";
import { pushShopify } from "./push.ts";
import {
  createWebhookMutation,
  deleteWebhookMutation,
  offerQuery,
  orderQuery,
  ordersQuery,
  toGlobalId,
  WEBHOOK_TOPICS,
  webhooksQuery,
} from "./queries.ts";

const pageSchema = z.object({
  orders: z.object({
    nodes: z.array(shopifyOrderSchema),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  }),
});
const orderResponseSchema = z.object({ order: shopifyOrderSchema.nullable() });
const namedListSchema = z.object({ nodes: z.array(z.object({ id: z.string(), name: z.string() })) });
const methodsSchema = z.object({
  nodes: z.array(
    z.object({
      profileLocationGroups: z.array(
        z.object({
          locationGroupZones: z.object({
            nodes: z.array(
              z.object({ methodDefinitions: z.object({ nodes: z.array(z.object({ name: z.string() })) }) }),
            ),
          }),
        }),
      ),
    }),
  ),
});
const offerSchema = z.object({
  shop: z.object({ name: z.string(), currencyCode: z.string() }),
  locations: namedListSchema,
  deliveryProfiles: methodsSchema,
});
const subscriptionsSchema = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: z.string() })) }),
});

/** A shop of Shopify. */
export function createShopifyClient(asking: ShopifyGraphql): ShopClient {
  const { query: ask, mutate, budget, calls } = asking;
  const whole = async (id: string) =>
    orderResponseSchema.parse(await ask(orderQuery, { id: toGlobalId("Order", id) })).order;
  const hooksAt = async (callback: string) =>
    subscriptionsSchema
      .parse(await ask(webhooksQuery, {}))
      .webhookSubscriptions.nodes.filter(({ uri }) => uri === callback);
  return {
    budget,
    calls,
    async offer() {
      return toOffer(offerSchema.parse(await ask(offerQuery, {})));
    },
    async page(since, after) {
      const query = `updated_at:>='${new Date(since).toISOString()}'`;
      const { nodes, pageInfo } = pageSchema.parse(await ask(ordersQuery, { query, after })).orders;
      const orders = [];
      for (const node of nodes) {
        const order = isTruncated(node) ? await whole(parsePlainId(node.id)) : node;
        if (order) orders.push(...parseShopifyOrder(order));
      }
      const times = nodes.map(({ updatedAt }) => Date.parse(updatedAt));
      return {
        orders,
        after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
        changedAt: times.length > 0 ? Math.max(...times) : null,
      };
    },
    async parent(id) {
      const order = await whole(id);
      return order && parseShopifyOrder(order);
    },
    push: (pushed) => pushShopify(asking, pushed),
    async hooks(callback) {
      const there = new Set((await hooksAt(callback)).map(({ topic }) => topic));
      const missing = WEBHOOK_TOPICS.filter((topic) => !there.has(topic));
      for (const topic of missing)
        await mutate(createWebhookMutation, { topic, hook: { uri: callback, format: "JSON" } });
      return { found: WEBHOOK_TOPICS.length, wanted: WEBHOOK_TOPICS.length };
    },
    async unhook(callback) {
      for (const { id } of await hooksAt(callback)) await mutate(deleteWebhookMutation, { id });
    },
  };
}

function toOffer({ shop, locations, deliveryProfiles }: z.output<typeof offerSchema>): ShopOffer {
  const names = deliveryProfiles.nodes.flatMap(({ profileLocationGroups }) =>
    profileLocationGroups.flatMap(({ locationGroupZones }) =>
      locationGroupZones.nodes.flatMap(({ methodDefinitions }) => methodDefinitions.nodes.map(({ name }) => name)),
    ),
  );
  return {
    name: shop.name,
    currency: shop.currencyCode,
    methods: [...new Set(names)].map((name) => ({ key: name, name })),
    locations: locations.nodes.map(({ id, name }) => ({ key: parsePlainId(id), name })),
    // Shopify does not list a shop's gateways: those of its orders are added as they come (`extendOffer`).
    gateways: [{ key: "Cash on Delivery (COD)", name: "Cash on Delivery (COD)" }],
    statuses: [],
  };
}
