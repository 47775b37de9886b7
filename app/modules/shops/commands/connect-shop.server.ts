import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Result } from "#app/platform/kernel/result.ts";
import { type ConnectInput, connectSchema, normalizeShopAddress } from "../model/shop.ts";
import { connectWithCredentials } from "./connect-with-credentials.server.ts";
import { toShopCredentials } from "./read-shop-offer.server.ts";

/** Connects a shop with typed credentials. Calls the shop at once, so that a wrong key is reported in the form. */
export const connectShop = createCommand({
  name: "settings.integrations.create",
  permission: listManagePermissions("integrations"),
  input: connectSchema,
  run: runConnect,
});

async function runConnect(scope: Scope, input: ConnectInput): Promise<Result<{ id: string }>> {
  const { platform, name, first, merchant_id: merchantId = null } = input;
  const address = normalizeShopAddress(platform, input.address);
  if (address === null) return failFields({ address: [{ code: "shop_address_invalid" }] });
  return connectWithCredentials(scope, {
    platform,
    address,
    name,
    merchantId,
    first,
    credentials: toShopCredentials(input),
  });
}
