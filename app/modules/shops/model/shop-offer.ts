import type { ShopChoice, ShopOffer } from "./shop.ts";
import type { ShopOrder } from "./shop-order.ts";

/** Most entries of one kind that a mapping lists. */
const MAX_NAMED = 100;

/** Adds methods and gateways that occur only in orders: Shopify has no list of gateways. */
export function extendOffer(offer: ShopOffer, orders: readonly Pick<ShopOrder, "method" | "gateway">[]): ShopOffer {
  return {
    ...offer,
    methods: addChoices(
      offer.methods,
      orders.map(({ method }) => method),
    ),
    gateways: addChoices(
      offer.gateways,
      orders.map(({ gateway }) => gateway),
    ),
  };
}

/** Replaces an offer by a newer one, but keeps gateways that are known only from orders. */
export function mergeOffer(before: ShopOffer, now: ShopOffer): ShopOffer {
  return {
    ...now,
    gateways: addChoices(
      now.gateways,
      before.gateways.map(({ key }) => key),
    ),
  };
}

function addChoices(known: readonly ShopChoice[], keys: readonly (string | null)[]): readonly ShopChoice[] {
  const there = new Set(known.map(({ key }) => key));
  const fresh = [...new Set(keys)].flatMap((key) => (key && key.length <= 200 && !there.has(key) ? [key] : []));
  return fresh.length === 0 ? known : [...known, ...fresh.map((key) => ({ key, name: key }))].slice(0, MAX_NAMED);
}
