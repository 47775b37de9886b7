import { z } from "zod";
import type { ShopOffer } from "#app/modules/shops/model/shop.ts";
import type { ShopClient } from "#app/modules/shops/model/shop-client.ts";
import { isCut, plainId, readShopify, shopifyOrder } from "#app/modules/shops/model/shopify-order.ts";
import type { Asking } from "./ask.ts";
import { pushShopify } from "./push.ts";
import {
  gid,
  hookMutation,
  hooksQuery,
  offerQuery,
  orderQuery,
  ordersQuery,
  unhookMutation,
  wantedTopics,
} from "./queries.ts";

/** Points that a page may cost, and an order by itself. */
const pageCost = 820;
const orderCost = 822;

const page = z.object({
  orders: z.object({
    nodes: z.array(shopifyOrder),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  }),
});
const one = z.object({ order: shopifyOrder.nullable() });
const named = z.object({ nodes: z.array(z.object({ id: z.string(), name: z.string() })) });
const methods = z.object({
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
const offered = z.object({
  shop: z.object({ name: z.string(), currencyCode: z.string() }),
  locations: named,
  deliveryProfiles: methods,
});
const subscriptions = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: z.string() })) }),
});

/** A shop of Shopify. */
export function shopifyClient(asking: Asking): ShopClient {
  const { ask, change, budget, calls } = asking;
  const whole = async (id: string) => one.parse(await ask(orderQuery, { id: gid("Order", id) }, orderCost)).order;
  const hooksAt = async (callback: string) =>
    subscriptions
      .parse(await ask(hooksQuery, {}, 102))
      .webhookSubscriptions.nodes.filter(({ uri }) => uri === callback);
  return {
    budget,
    calls,
    async offer() {
      return offerOf(offered.parse(await ask(offerQuery, {}, 900)));
    },
    async page(since, after) {
      const query = `updated_at:>='${new Date(since).toISOString()}'`;
      const { nodes, pageInfo } = page.parse(await ask(ordersQuery, { query, after }, pageCost)).orders;
      const orders = [];
      for (const node of nodes) {
        const order = isCut(node) ? await whole(plainId(node.id)) : node;
        if (order) orders.push(...readShopify(order));
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
      return order && readShopify(order);
    },
    push: (pushed) => pushShopify(asking, pushed),
    async hooks(callback) {
      const there = new Set((await hooksAt(callback)).map(({ topic }) => topic));
      const missing = wantedTopics.filter((topic) => !there.has(topic));
      for (const topic of missing) await change(hookMutation, { topic, hook: { uri: callback, format: "JSON" } });
      return { found: wantedTopics.length, wanted: wantedTopics.length };
    },
    async unhook(callback) {
      for (const { id } of await hooksAt(callback)) await change(unhookMutation, { id });
    },
  };
}

function offerOf({ shop, locations, deliveryProfiles }: z.output<typeof offered>): ShopOffer {
  const names = deliveryProfiles.nodes.flatMap(({ profileLocationGroups }) =>
    profileLocationGroups.flatMap(({ locationGroupZones }) =>
      locationGroupZones.nodes.flatMap(({ methodDefinitions }) => methodDefinitions.nodes.map(({ name }) => name)),
    ),
  );
  return {
    name: shop.name,
    currency: shop.currencyCode,
    methods: [...new Set(names)].map((name) => ({ key: name, name })),
    locations: locations.nodes.map(({ id, name }) => ({ key: plainId(id), name })),
    // Shopify does not tell a shop's gateways: those of its orders are added as they come (`widenOffer`).
    gateways: [{ key: "Cash on Delivery (COD)", name: "Cash on Delivery (COD)" }],
    statuses: [],
  };
}
