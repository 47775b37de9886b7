import { failFields, type Result } from "#app/platform/kernel/result.ts";
import type { ShopFault, ShopFaultCode } from "../model/shop-client.ts";

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
