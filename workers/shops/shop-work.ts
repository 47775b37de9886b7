import { readPackageTemplates, type ShopRecord, updateShopState } from "#app/modules/shops/db/shops.server.ts";
import type { MappingOptions } from "#app/modules/shops/model/map-order.ts";
import { formatShopActor, shopCredentialsSchema } from "#app/modules/shops/model/shop.ts";
import { type ShopClient, ShopFault } from "#app/modules/shops/model/shop-client.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { Vault } from "#app/platform/kernel/ports.ts";

/** A shop being processed: the scope, the mapping of orders, and its client. */
export interface ShopWork {
  app: AppContext;
  scope: Scope;
  shop: ShopRecord;
  mapped: MappingOptions;
  client: ShopClient;
}

/** The address for a shop's webhooks. */
export const getWebhookAddress = (origin: string, shopId: string) => `${origin}/api/shops/${shopId}/events`;

/** Opens a leased shop: its credentials, a scope with the shop as actor, and its mapping. */
export async function openShopWork(app: AppContext, shop: ShopRecord): Promise<ShopWork | null> {
  const { db, ports } = app;
  const scope = await readAccountScope(app, shop.accountId, { id: null, name: formatShopActor(shop), language: "en" });
  const { vault } = ports;
  if (!scope || !vault) return null;
  const client = ports.openShop({
    platform: shop.platform,
    address: shop.address,
    statuses: shop.settings.statuses,
    ...(await openCredentials(vault, shop)),
    async storeCredentials(credentials) {
      const sealed = await vault.seal(JSON.stringify(credentials));
      await commit(db, [
        updateShopState(db, shop, { credentials: sealed, tokenUntil: credentials.tokenUntil ?? null }),
      ]);
    },
  });
  return { app, scope, shop, client, mapped: await readMapping(scope, shop) };
}

/** Credentials and webhook secret. If sealed with another key they count as refused by the shop. */
async function openCredentials(vault: Vault, shop: ShopRecord) {
  try {
    const [hookSecret, credentials] = [await vault.open(shop.hookSecret), await vault.open(shop.credentials)];
    return { hookSecret, credentials: shopCredentialsSchema.parse(JSON.parse(credentials)) };
  } catch (error) {
    throw new ShopFault("unauthorised", error instanceof Error ? error.message : "not opened");
  }
}

/** The mapping of a shop's orders by its current settings. */
export async function readMapping(
  scope: Scope,
  { settings, merchantId, address }: ShopRecord,
): Promise<MappingOptions> {
  return { settings, merchantId, address, templates: await readPackageTemplates(scope) };
}
