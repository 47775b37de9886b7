import { managing } from "#app/platform/catalogue/catalogue.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { faultOfAddress } from "#app/platform/http/webhook-address.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/platform/kernel/tokens.ts";
import { insertGrant } from "../db/shop-grants.server.ts";
import { shopAt } from "../db/shops.server.ts";
import { shopAddress } from "../model/shop.ts";
import { type AuthorizeInput, authorizeSchema, grantMs, grantPages } from "../model/shop-grant.ts";
import { merchantOf } from "./connect-with.server.ts";

/** Begins to connect a shop: answers the page of the shop on which a person lets us in. Nothing is asked of the shop yet. */
export const authorizeShop = command({
  name: "settings.integrations.authorize",
  permission: managing("integrations"),
  input: authorizeSchema,
  run: authorize,
});

async function authorize(scope: Scope, input: AuthorizeInput): Promise<Result<{ url: string }>> {
  const { vault, shopifyApp, origin, appTitle } = scope.ports;
  if (!vault) return fail("integrations_unavailable");
  // A program has nobody who could say yes in the shop, nor come back.
  if (scope.actor.id === null) return fail("token_no_person");
  const { platform, name, merchant_id: merchantId = null, first } = input;
  if (platform === "shopify" && !shopifyApp) return failFields({ platform: [{ code: "shop_no_app" }] });
  const address = shopAddress(platform, input.address);
  if (address === null) return failFields({ address: [{ code: "shop_address_invalid" }] });
  const inside = faultOfAddress(`https://${address}`, [new URL(origin).hostname]);
  if (inside) return failFields({ address: [{ code: inside }] });
  const owner = await merchantOf(scope, merchantId);
  if (!owner.ok) return owner;
  const known = await shopAt(scope, platform, address);
  if (known && known.state !== "inactive") return failFields({ address: [{ code: "shop_connected" }] });
  const state = base64Url(scope.ports.random(32));
  const grant = { id: await sha256Hex(state), platform, address, name, merchantId, first };
  const written = await commit(scope.db, [insertGrant(scope, { ...grant, until: now(scope) + grantMs })]);
  if (!written.ok) return written;
  const asked = { address, state, origin, appTitle, clientId: shopifyApp?.clientId ?? "" };
  return ok({ url: grantPages[platform](asked) });
}
