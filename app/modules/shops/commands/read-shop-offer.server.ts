import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { ConnectInput, ShopCredentials, ShopOffer } from "../model/shop.ts";
import { ShopFault } from "../model/shop-client.ts";
import { DEFAULT_SHOP_SETTINGS } from "../model/shop-settings.ts";
import { toShopFailure } from "./shop-failure.server.ts";

/** Converts the typed fields to credentials. */
export function toShopCredentials({ platform, key, secret }: ConnectInput): ShopCredentials {
  if (platform === "woocommerce") return { kind: "keys", id: key ?? "", secret };
  return key ? { kind: "client_credentials", id: key, secret } : { kind: "token", id: "", secret };
}

/** Reads what a shop offers. Also returns the credentials, which the call may have renewed. */
export async function readShopOffer(
  scope: Scope,
  access: { platform: ConnectInput["platform"]; address: string; hookSecret: string; credentials: ShopCredentials },
): Promise<Result<{ offer: ShopOffer; credentials: ShopCredentials }>> {
  let { credentials } = access;
  const client = scope.ports.openShop({
    ...access,
    statuses: DEFAULT_SHOP_SETTINGS.statuses,
    async storeCredentials(renewed) {
      credentials = renewed;
    },
  });
  try {
    return ok({ offer: await client.offer(), credentials });
  } catch (error) {
    if (error instanceof ShopFault) return toShopFailure(error);
    throw error;
  }
}
