import { z } from "zod";
import { listDueShops } from "#app/modules/shops/db/shop-leases.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { syncShop } from "../shops/sync-shop.ts";

const wakeUpSchema = z.object({ shopId: z.string() });
/** Shops that one sweep wakes. */
const MAX_WOKEN = 1_000;

/** A wake-up of one shop. */
export async function consumeShop(app: AppContext, body: unknown): Promise<void> {
  await syncShop(app, wakeUpSchema.parse(body).shopId);
}

/** Wakes every shop with pending work, of some accounts or all. */
export async function wakeShops({ db, ports }: AppContext, accounts: readonly string[] | "all"): Promise<void> {
  const due = await listDueShops(db, { nowMs: ports.clock.now(), accounts, most: MAX_WOKEN });
  if (due.length > 0) await ports.wake.shops(due);
}
