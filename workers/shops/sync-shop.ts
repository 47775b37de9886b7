import { ZodError } from "zod";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import {
  acquireShopLease,
  listDueShops,
  releaseShopLease,
  renewShopLease,
} from "#app/modules/shops/db/shop-leases.server.ts";
import { readDueShopOrders } from "#app/modules/shops/db/shop-orders.server.ts";
import { notifySyncFailed, type ShopRecord, updateShopState } from "#app/modules/shops/db/shops.server.ts";
import { ShopFault } from "#app/modules/shops/model/shop-client.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { withLease } from "#app/platform/db/lease.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { followOrder } from "./follow-order.ts";
import { importOrders, noteDecisions } from "./import-orders.ts";
import { pollShop, processShopWebhooks } from "./poll-shop.ts";
import { pushStatuses } from "./push-statuses.ts";
import { openShopWork, type ShopWork } from "./shop-work.ts";

/** A worker begins no further round after this time in milliseconds, or this many rounds. */
const SLICE_MS = 20_000;
/** Time of it, milliseconds, after which no further webhook is answered: the shop's other work has its turn, then other shops. */
const WEBHOOKS_MS = 10_000;
const MAX_ROUNDS = 40;
/** Orders processed at once. */
const MAX_ORDERS = 100;
/** Only the third failure in a row counts: firewalls refuse now and then, and tokens expire between two requests. */
const MAX_FAILURES = 3;
/** A shop that does not respond is retried after one, two, four … minutes, at most an hour. */
const MAX_WAIT_MS = 60 * minute;

/** Processes one shop's pending work, for a while; a shop with more work is woken again. */
export async function syncShop(app: AppContext, shopId: string): Promise<void> {
  const { db, ports } = app;
  const began = ports.clock.now();
  const held = await acquireShopLease(db, shopId, began);
  if (!held) return;
  let rest: number | null = null;
  try {
    const opened = await openShopWork(app, held);
    if (opened) {
      const renew = () => renewShopLease(db, shopId, ports.clock.now());
      await withLease(renew, () => runRounds(opened, began));
    }
    // Without its key the installation can open no shop: it retries later, when the key may have been set.
    else rest = began + MAX_WAIT_MS;
  } catch (error) {
    const fault = toShopFault(error);
    if (!fault) throw error;
    rest = await noteFault(app, held, fault);
  } finally {
    await releaseShopLease(db, shopId, rest);
  }
  const more = await listDueShops(db, { nowMs: ports.clock.now(), accounts: [held.accountId], most: 20 });
  if (more.includes(shopId)) await ports.wake.shops([shopId]);
}

/** Each kind of work once per round, so that pushes do not wait for the first 20,000 orders. */
async function runRounds(opened: ShopWork, began: number): Promise<void> {
  const { app } = opened;
  let work: ShopWork | null = opened;
  for (let round = 0; work && round < MAX_ROUNDS && app.ports.clock.now() - began < SLICE_MS; round += 1) {
    const received = await processShopWebhooks(work, began + WEBHOOKS_MS);
    const pushed = await pushStatuses(work);
    const decided = await decideOrders(work);
    const polled = await pollShop(work);
    if (!received && !pushed && !decided && !polled) return;
    const shop: ShopRecord | null = await renewShopLease(app.db, work.shop.id, app.ports.clock.now());
    // Reopens the shop after a change of its settings.
    work = shop && (shop.version === work.shop.version ? { ...work, shop } : await openShopWork(app, shop));
  }
}

async function decideOrders(work: ShopWork): Promise<boolean> {
  const due = await readDueShopOrders(work.scope, work.shop.id, MAX_ORDERS);
  const fresh = due.filter(({ orderId }) => orderId === null);
  if (fresh.length > 0) await importOrders(work, fresh);
  for (const row of due) if (row.orderId !== null) await noteDecisions(work, [await followOrder(work, row)]);
  return due.length > 0;
}

/** The shop's fault; null for one of our own. */
function toShopFault(error: unknown): ShopFault | null {
  if (error instanceof ShopFault) return error;
  // The response does not match the documentation.
  return error instanceof ZodError || error instanceof SyntaxError ? new ShopFault("shop_fault", error.message) : null;
}

/**
 * Records the failure and the pause of the shop. A shop that refuses our credentials is stopped after some attempts,
 * and people are notified.
 */
async function noteFault({ db, ports }: AppContext, shop: ShopRecord, fault: ShopFault): Promise<number | null> {
  const at = ports.clock.now();
  logFailure(fault, { shop: shop.id, account: shop.accountId, code: fault.code });
  // Refused credentials are counted separately: an hour of 502 says nothing about keys.
  const isSameKind = (fault.code === "unauthorised") === (shop.fault === "unauthorised");
  const failures = isSameKind ? shop.failures + 1 : 1;
  if (fault.code === "unauthorised" && failures >= MAX_FAILURES) {
    const detail = { shopId: shop.id, name: shop.name, reason: "unauthorised" as const };
    await commit(db, [
      updateShopState(db, shop, { state: "inactive", stopReason: "unauthorised", fault: fault.code }),
      notifySyncFailed({ db, ports }, shop),
      insertInboxItem(
        { db, ports, account: { id: shop.accountId } },
        {
          news: { kind: "shop_stopped", detail },
          to: { permission: "settings.integrations" },
          key: `shop_stopped:${shop.id}:${at}`,
        },
      ),
    ]);
    return null;
  }
  const wait = Math.max(fault.waitMs, Math.min(MAX_WAIT_MS, minute * 2 ** Math.min(failures - 1, 10)));
  const notifications = failures === MAX_FAILURES ? [notifySyncFailed({ db, ports }, shop)] : [];
  await commit(db, [updateShopState(db, shop, { fault: fault.code, failures, pollAt: at + wait }), ...notifications]);
  return at + wait;
}
