import { readPackageTemplates, type ShopRecord, updateShopState } from "#app/modules/shops/db/shops.server.ts";
import type { MappingOptions } from "#app/modules/shops/model/map-order.ts";
import { formatShopActor, shopCredentialsSchema } from "#app/modules/shops/model/shop.ts";
import { type ShopClient, ShopFault } from "#app/modules/shops/model/shop-client.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { Vault } from "#app/platform/kernel/ports.ts";

/** A shop under somebody's hands: who acts, how its orders are mapped, and the shop itself. */
export interface ShopWork {
  app: AppContext;
  scope: Scope;
  shop: ShopRecord;
  mapped: MappingOptions;
  client: ShopClient;
}

/** Where a shop's webhooks go. */
export const getWebhookAddress = (origin: string, shopId: string) => `${origin}/api/shops/${shopId}/events`;

/** Opens a shop that is held: its credentials, its account's scope under its own name, and what it is mapped by. */
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

/** What signs in, and what signs webhooks. Sealed under another key they are worth as much as keys that the shop refuses. */
async function openCredentials(vault: Vault, shop: ShopRecord) {
  try {
    const [hookSecret, credentials] = [await vault.open(shop.hookSecret), await vault.open(shop.credentials)];
    return { hookSecret, credentials: shopCredentialsSchema.parse(JSON.parse(credentials)) };
  } catch (error) {
    throw new ShopFault("unauthorised", error instanceof Error ? error.message : "not opened");
  }
}

/** What orders of a shop are mapped by, as its settings stand now. */
export async function readMapping(
  scope: Scope,
  { settings, merchantId, address }: ShopRecord,
): Promise<MappingOptions> {
  return { settings, merchantId, address, templates: await readPackageTemplates(scope) };
}
