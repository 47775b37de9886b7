import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { findAddressFault } from "#app/platform/http/webhook-address.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { insertGrant } from "../db/shop-grants.server.ts";
import { findShopAtAddress } from "../db/shops.server.ts";
import { normalizeShopAddress } from "../model/shop.ts";
import { type AuthorizeInput, authorizeSchema, GRANT_LIFETIME_MS, grantUrlBuilders } from "../model/shop-grant.ts";
import { validateMerchant } from "./connect-with-credentials.server.ts";

/** Begins to connect a shop: returns the URL at the shop where the person grants access. Makes no call to the shop yet. */
export const authorizeShop = createCommand({
  name: "settings.integrations.authorize",
  permission: listManagePermissions("integrations"),
  input: authorizeSchema,
  run: startAuthorization,
});

async function startAuthorization(scope: Scope, input: AuthorizeInput): Promise<Result<{ url: string }>> {
  const { vault, shopifyApp, origin, appTitle } = scope.ports;
  if (!vault) return fail("integrations_unavailable");
  // A program cannot grant access in the shop, nor follow the redirect back.
  if (scope.actor.id === null) return fail("token_no_person");
  const { platform, name, merchant_id: merchantId = null, first } = input;
  if (platform === "shopify" && !shopifyApp) return failFields({ platform: [{ code: "shops:shop_no_app" }] });
  const address = normalizeShopAddress(platform, input.address);
  if (address === null) return failFields({ address: [{ code: "shop_address_invalid" }] });
  const inside = findAddressFault(`https://${address}`, [new URL(origin).hostname]);
  if (inside) return failFields({ address: [{ code: inside }] });
  const owner = await validateMerchant(scope, merchantId);
  if (!owner.ok) return owner;
  const known = await findShopAtAddress(scope, platform, address);
  if (known && known.state !== "inactive") return failFields({ address: [{ code: "shop_connected" }] });
  const state = toBase64Url(scope.ports.random(32));
  const grant = { id: await hashSha256Hex(state), platform, address, name, merchantId, first };
  const written = await commit(scope.db, [insertGrant(scope, { ...grant, expiresAt: now(scope) + GRANT_LIFETIME_MS })]);
  if (!written.ok) return written;
  const requested = { address, state, origin, appTitle, clientId: shopifyApp?.clientId ?? "" };
  return ok({ url: grantUrlBuilders[platform](requested) });
}
