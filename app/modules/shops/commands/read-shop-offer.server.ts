import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ConnectInput, ShopCredentials, ShopOffer } from "../model/shop.ts";
import { ShopFault, type ShopFaultCode } from "../model/shop-client.ts";
import { DEFAULT_SHOP_SETTINGS } from "../model/shop-settings.ts";

/** Converts the typed fields to credentials. */
export function toShopCredentials({ platform, key, secret }: ConnectInput): ShopCredentials {
  if (platform === "woocommerce") return { kind: "keys", id: key ?? "", secret };
  return key ? { kind: "client_credentials", id: key, secret } : { kind: "token", id: "", secret };
}

/** The field and error code that show a shop's fault in the form. */
const faultFields: Readonly<Record<ShopFaultCode, { field: string; code: string }>> = {
  unreachable: { field: "address", code: "shop_unreachable" },
  unauthorised: { field: "secret", code: "shop_unauthorised" },
  throttled: { field: "address", code: "shop_throttled" },
  shop_fault: { field: "address", code: "shop_strange" },
  refused: { field: "address", code: "shop_strange" },
};

/** The failure of the connect form for a shop's fault. */
export function toShopFailure({ code }: ShopFault): Result<never> {
  const { field, code: fieldCode } = faultFields[code];
  return failFields({ [field]: [{ code: fieldCode }] });
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
