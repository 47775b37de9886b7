import { managing } from "#app/platform/catalogue/catalogue.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Result } from "#app/platform/kernel/result.ts";
import { type ConnectInput, connectSchema, shopAddress } from "../model/shop.ts";
import { credentialsOf } from "./ask-shop.server.ts";
import { connectWith } from "./connect-with.server.ts";

/** Connects a shop by what somebody typed: it is asked at once, so that a wrong key is told where it was typed. */
export const connectShop = command({
  name: "settings.integrations.create",
  permission: managing("integrations"),
  input: connectSchema,
  run: connect,
});

async function connect(scope: Scope, input: ConnectInput): Promise<Result<{ id: string }>> {
  const { platform, name, first, merchant_id: merchantId = null } = input;
  const address = shopAddress(platform, input.address);
  if (address === null) return failFields({ address: [{ code: "shop_address_invalid" }] });
  return connectWith(scope, { platform, address, name, merchantId, first, credentials: credentialsOf(input) });
}
