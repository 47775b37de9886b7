import type { ShopChoice, ShopOffer } from "./shop.ts";
import type { ShopOrder } from "./shop-order.ts";

/** The most that a mapping lists of a kind. */
const MAX_NAMED = 100;

/** What a shop offers, with the methods and ways to pay that its orders name and it does not: Shopify tells of no gateways. */
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

/** What a shop says anew; ways to pay that only its orders told of stay known. */
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
