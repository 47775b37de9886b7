import { z } from "zod";
import type { ShopChoice, ShopOffer } from "#app/modules/shops/model/shop.ts";
import { type ReachShop, type ShopAccess, type ShopClient, ShopFault } from "#app/modules/shops/model/shop-client.ts";
import { parseWooOrder, parseWooTime, wooOrderSchema } from "#app/modules/shops/model/woo-order.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { pushWoo } from "./push.ts";
import { createWooRest } from "./rest.ts";
import { createReadWeights } from "./weights.ts";

/** Orders per page, WooCommerce's maximum. */
const PAGE_SIZE = 100;
/** Statuses with a fixed meaning: whether their orders are imported is not a choice. */
const fixedStatuses = new Set([
  "completed",
  "cancelled",
  "refunded",
  "failed",
  "trash",
  "checkout-draft",
  "auto-draft",
]);
/** Webhook topics to subscribe to. */
const WEBHOOK_TOPICS = ["order.created", "order.updated", "order.deleted", "order.restored"];

const methodSchema = z.object({ id: z.string(), title: z.string().nullish(), enabled: z.boolean().optional() });
const statusSchema = z.object({ slug: z.string(), name: z.string() });
const webhookSchema = z.object({ id: z.number(), topic: z.string(), status: z.string(), delivery_url: z.string() });

/** A shop of WooCommerce. */
export function createWooClient(access: ShopAccess, reach: ReachShop): ShopClient {
  const { statuses, hookSecret: secret } = access;
  const asking = createWooRest(access, reach);
  const { request, calls } = asking;
  const weights = createReadWeights(asking);
  const hooksAt = async (callback: string) =>
    z
      .array(webhookSchema)
      .parse(await request("GET", "wc/v3/webhooks?per_page=100"))
      .filter(({ delivery_url: url }) => url === callback);
  return {
    calls,
    budget: () => null,
    async offer() {
      return readOffer(request);
    },
    /**
     * There is no cursor, and pages shift while orders change: the next page begins at the second at which this one ended. Only
     * where a whole page was changed in one second its pages are counted.
     */
    async page(since, after) {
      const [from, number] = after ? after.split(" ").map(Number) : [since, 1];
      const at = from ?? since;
      const query = new URLSearchParams({
        // "After" excludes its second.
        modified_after: new Date(at - second).toISOString().slice(0, 19),
        dates_are_gmt: "true",
        orderby: "modified",
        order: "asc",
        per_page: String(PAGE_SIZE),
        page: String(number ?? 1),
      });
      const found = z.array(wooOrderSchema).parse(await request("GET", `wc/v3/orders?${query}`));
      const times = found.map((each) => parseWooTime(each.date_modified_gmt));
      const newest = times.length > 0 ? Math.max(...times) : null;
      const full = found.length === PAGE_SIZE && newest !== null;
      const stands = full && newest - (newest % second) <= at - (at % second);
      const next = stands ? `${at} ${(number ?? 1) + 1}` : `${newest} 1`;
      const weigh = await weights(found);
      return {
        orders: found.map((each) => parseWooOrder(each, statuses, weigh)),
        after: full ? next : null,
        changedAt: newest,
      };
    },
    async parent(id) {
      const found = await request("GET", `wc/v3/orders/${id}`, undefined, "or_null");
      if (found === null) return null;
      const order = wooOrderSchema.parse(found);
      return [parseWooOrder(order, statuses, await weights([order]))];
    },
    push: (pushed) => pushWoo(asking, pushed),
    /** Enables a webhook again that was disabled after failures. */
    async hooks(callback) {
      const there = await hooksAt(callback);
      for (const each of there)
        if (each.status !== "active") await request("PUT", `wc/v3/webhooks/${each.id}`, { status: "active" });
      for (const topic of WEBHOOK_TOPICS.filter((wanted) => !there.some((each) => each.topic === wanted)))
        await request("POST", "wc/v3/webhooks", {
          name: "Waybill",
          topic,
          delivery_url: callback,
          secret,
          status: "active",
        });
      return { found: WEBHOOK_TOPICS.length, wanted: WEBHOOK_TOPICS.length };
    },
    async unhook(callback) {
      for (const { id } of await hooksAt(callback)) await request("DELETE", `wc/v3/webhooks/${id}?force=true`);
    },
  };
}

/** The shop's options to map. Shops without a zone for the rest of the world have none. */
async function readOffer(ask: ReturnType<typeof createWooRest>["request"]): Promise<ShopOffer> {
  const zones = z.array(z.object({ id: z.number() })).parse(await ask("GET", "wc/v3/shipping/zones"));
  const methods: ShopChoice[] = [];
  for (const { id } of zones.slice(0, 20))
    for (const each of z.array(methodSchema).parse(await ask("GET", `wc/v3/shipping/zones/${id}/methods`)))
      methods.push({ key: each.title || each.id, name: each.title || each.id });
  const gateways = z.array(methodSchema).parse(await ask("GET", "wc/v3/payment_gateways"));
  const currency = z
    .object({ value: z.string() })
    .parse(await ask("GET", "wc/v3/settings/general/woocommerce_currency"));
  const index = z.object({ name: z.string() }).parse(await ask("GET", ""));
  return {
    name: index.name,
    currency: currency.value,
    methods: [...new Map(methods.map((each) => [each.key, each])).values()],
    locations: [],
    gateways: gateways.filter(({ enabled }) => enabled).map(({ id, title }) => ({ key: id, name: title || id })),
    statuses: await readStatuses(ask),
  };
}

/**
 * Statuses of a shop, including its extensions': only one report lists them. With keys that cannot read reports, those
 * of the core are used.
 */
async function readStatuses(ask: ReturnType<typeof createWooRest>["request"]): Promise<ShopChoice[]> {
  try {
    const all = z.array(statusSchema).parse(await ask("GET", "wc/v3/reports/orders/totals"));
    return all.filter(({ slug }) => !fixedStatuses.has(slug)).map(({ slug, name }) => ({ key: slug, name }));
  } catch (error) {
    if (!(error instanceof ShopFault)) throw error;
    return ["pending", "processing", "on-hold"].map((key) => ({ key, name: key }));
  }
}
