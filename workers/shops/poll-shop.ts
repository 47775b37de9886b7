import { markHooksHandled, readDueHooks } from "#app/modules/shops/db/shop-hooks.server.ts";
import { markShopOrderGone, upsertShopOrders } from "#app/modules/shops/db/shop-orders.server.ts";
import { updateShopState } from "#app/modules/shops/db/shops.server.ts";
import type { ShopOffer } from "#app/modules/shops/model/shop.ts";
import { ShopFault } from "#app/modules/shops/model/shop-client.ts";
import { extendOffer, mergeOffer } from "#app/modules/shops/model/shop-offer.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { day, minute } from "#app/platform/kernel/milliseconds.ts";
import { getWebhookAddress, type ShopWork } from "./shop-work.ts";

/** Polling is authoritative, webhooks only wake: its interval, and its overlap with the previous poll, milliseconds. */
export const POLL_INTERVAL_MS = 15 * minute;
export const OVERLAP_MS = 10 * minute;

/** Reads one page of the shop's changes. The next page's cursor is stored, so that a dying worker loses nothing. */
export async function pollShop({ scope, shop, client }: ShopWork): Promise<boolean> {
  const at = now(scope);
  if (shop.pageAfter === null && (shop.pollAt ?? 0) > at) return false;
  const from = Math.max(0, (shop.since ?? 0) - OVERLAP_MS);
  const page = await client.page(from, shop.pageAfter);
  const changes = shop.pageChanges + (await upsertShopOrders(scope, shop.id, page.orders));
  const newest = Math.max(shop.pageNewest ?? 0, page.changedAt ?? 0);
  const offer = extendOffer(shop.offer, page.orders);
  const common = { fault: null, failures: 0, budget: client.budget(), offer };
  if (page.after !== null) {
    await commit(scope.db, [
      updateShopState(scope.db, shop, {
        ...common,
        pageAfter: page.after,
        pageNewest: newest,
        pageChanges: changes,
        pollAt: at,
      }),
    ]);
    return true;
  }
  const checked = shop.hooksCheckedAt === null || shop.hooksCheckedAt <= at - day;
  // With an admin token alone the secret of webhook signatures is unknown: polling is enough.
  const canReceive = checked && shop.signIn !== "token";
  const hooks = canReceive ? await client.hooks(getWebhookAddress(scope.ports.origin, shop.id)) : null;
  await commit(scope.db, [
    updateShopState(scope.db, shop, {
      ...common,
      ...{ pageAfter: null, pageNewest: null, pageChanges: 0 },
      since: Math.max(shop.since ?? 0, newest),
      polledAt: at,
      polledChanges: changes,
      pollAt: at + POLL_INTERVAL_MS,
      ...(hooks ? { webhooksFound: hooks.found, webhooksExpected: hooks.wanted } : {}),
      // Connecting it has just read the offer.
      ...(checked
        ? { hooksCheckedAt: at, offer: shop.polledAt === null ? offer : await readOffer(client, offer) }
        : {}),
    }),
  ]);
  return true;
}

/** The shop's current offer; the known one if our keys may not read it. */
async function readOffer(client: ShopWork["client"], known: ShopOffer): Promise<ShopOffer> {
  try {
    return mergeOffer(known, await client.offer());
  } catch (error) {
    if (error instanceof ShopFault && (error.code === "refused" || error.code === "unauthorised")) return known;
    throw error;
  }
}

/** Messages processed at once. */
const MAX_WEBHOOKS = 40;

/**
 * Reads the orders that webhooks announced: a message is only a hint, the shop's response counts. After `until`
 * (milliseconds UTC) no further one is read: a shop may let us wait for its points before each.
 */
export async function processShopWebhooks({ scope, shop, client }: ShopWork, until: number): Promise<boolean> {
  const due = await readDueHooks(scope, shop.id, MAX_WEBHOOKS);
  for (const { parent, seqs } of due) {
    if (now(scope) >= until) return true;
    const orders = await client.parent(parent);
    if (orders) await upsertShopOrders(scope, shop.id, orders);
    await commit(scope.db, [
      ...(orders ? [] : [markShopOrderGone(scope, shop.id, parent)]),
      markHooksHandled(scope, seqs),
    ]);
  }
  return due.length > 0;
}
