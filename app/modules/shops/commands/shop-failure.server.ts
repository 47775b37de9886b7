import { failFields, type Result } from "#app/platform/kernel/result.ts";
import type { ShopFault, ShopFaultCode } from "../model/shop-client.ts";

/** Which field a shop's fault is told at, and as what. */
const faultFields: Readonly<Record<ShopFaultCode, { field: string; code: string }>> = {
  unreachable: { field: "address", code: "shop_unreachable" },
  unauthorised: { field: "secret", code: "shop_unauthorised" },
  throttled: { field: "address", code: "shop_throttled" },
  shop_fault: { field: "address", code: "shop_strange" },
  refused: { field: "address", code: "shop_strange" },
};

/** What a shop's fault means to whoever connects it. */
export function toShopFailure({ code }: ShopFault): Result<never> {
  const { field, code: word } = faultFields[code];
  return failFields({ [field]: [{ code: word }] });
}
