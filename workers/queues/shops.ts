import { z } from "zod";
import { shopsDue } from "#app/modules/shops/db/shop-work.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { syncShop } from "../shops/sync-shop.ts";

const wakeUp = z.object({ shopId: z.string() });
/** Shops that one sweep wakes. */
const mostWoken = 1_000;

/** A wake-up of one shop. */
export async function consumeShop(app: AppContext, body: unknown): Promise<void> {
  await syncShop(app, wakeUp.parse(body).shopId);
}

/** Wakes every shop, of some accounts or of all, that there is something to do for. */
export async function wakeShops({ db, ports }: AppContext, accounts: readonly string[] | "all"): Promise<void> {
  const due = await shopsDue(db, { nowMs: ports.clock.now(), accounts, most: mostWoken });
  if (due.length > 0) await ports.wake.shops(due);
}
