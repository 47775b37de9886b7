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
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { followOrder } from "./follow-order.ts";
import { importOrders, noteDecisions } from "./import-orders.ts";
import { pollShop, processShopWebhooks } from "./poll-shop.ts";
import { pushStatuses } from "./push-statuses.ts";
import { openShopWork, type ShopWork } from "./shop-work.ts";

/** A worker begins no further round after so long, milliseconds, nor after so many. */
const SLICE_MS = 20_000;
const MAX_ROUNDS = 40;
/** Orders that are decided in one go. */
const MAX_ORDERS = 100;
/** A failure is believed when it is the third in a row: firewalls refuse now and then, and tokens end between two questions. */
const MAX_FAILURES = 3;
/** A shop that does not answer is asked again after a minute, two, four … and an hour at the most. */
const MAX_WAIT_MS = 60 * minute;

/** Works what is to do for one shop, for a while; whoever has more waiting is woken again. */
export async function syncShop(app: AppContext, shopId: string): Promise<void> {
  const { db, ports } = app;
  const began = ports.clock.now();
  const held = await acquireShopLease(db, shopId, began);
  if (!held) return;
  let rest: number | null = null;
  try {
    const opened = await openShopWork(app, held);
    if (opened) await runRounds(opened, began);
    // Without its key the installation can open none: it is looked at again when somebody may have given it.
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

/** Each kind of work once a round: what is told to the shop does not wait for the first 20,000 orders. */
async function runRounds(opened: ShopWork, began: number): Promise<void> {
  const { app } = opened;
  let work: ShopWork | null = opened;
  for (let round = 0; work && round < MAX_ROUNDS && app.ports.clock.now() - began < SLICE_MS; round += 1) {
    const received = await processShopWebhooks(work);
    const told = await pushStatuses(work);
    const decided = await decideOrders(work);
    const polled = await pollShop(work);
    if (!received && !told && !decided && !polled) return;
    const shop: ShopRecord | null = await renewShopLease(app.db, work.shop.id, app.ports.clock.now());
    // Another version of its settings is opened anew.
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

/** What a shop did wrong; null for a fault of ours. */
function toShopFault(error: unknown): ShopFault | null {
  if (error instanceof ShopFault) return error;
  // What it answered is not what its documents say.
  return error instanceof ZodError || error instanceof SyntaxError ? new ShopFault("shop_fault", error.message) : null;
}

/** Notes what failed, and until when the shop is left alone. One that lets us in no more is stopped after some tries, and people are told. */
async function noteFault({ db, ports }: AppContext, shop: ShopRecord, fault: ShopFault): Promise<number | null> {
  const at = ports.clock.now();
  logFailure(fault, { shop: shop.id, account: shop.accountId, code: fault.code });
  // Refusals are counted by themselves: an hour of 502 says nothing of keys.
  const alike = (fault.code === "unauthorised") === (shop.fault === "unauthorised");
  const failures = alike ? shop.failures + 1 : 1;
  if (fault.code === "unauthorised" && failures >= MAX_FAILURES) {
    const detail = { shopId: shop.id, name: shop.name, reason: "unauthorised" as const };
    await commit(db, [
      updateShopState(db, shop, { state: "inactive", stoppedFor: "unauthorised", fault: fault.code }),
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
  const told = failures === MAX_FAILURES ? [notifySyncFailed({ db, ports }, shop)] : [];
  await commit(db, [updateShopState(db, shop, { fault: fault.code, failures, pollAt: at + wait }), ...told]);
  return at + wait;
}
