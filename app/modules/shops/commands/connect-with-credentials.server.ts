import { readTradingPartners } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toBase64Url } from "#app/platform/kernel/tokens.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { findShopAtAddress, insertShop, updateShopState } from "../db/shops.server.ts";
import { type ConnectInput, FIRST_LOAD_DAYS, type ShopCredentials } from "../model/shop.ts";
import { DEFAULT_SHOP_SETTINGS } from "../model/shop-settings.ts";
import { readShopOffer } from "./read-shop-offer.server.ts";

interface ShopConnection extends Pick<ConnectInput, "platform" | "name" | "first"> {
  address: string;
  merchantId: string | null;
  credentials: ShopCredentials;
}

/** Connects a shop with credentials, either typed or obtained by signing in at the shop. */
export async function connectWithCredentials(
  scope: Scope,
  { platform, address, name, merchantId, first, credentials: input }: ShopConnection,
): Promise<Result<{ id: string }>> {
  const { vault } = scope.ports;
  if (!vault) return fail("integrations_unavailable");
  const owner = await validateMerchant(scope, merchantId);
  if (!owner.ok) return owner;
  // Connecting an inactive integration again replaces its credentials.
  const known = await findShopAtAddress(scope, platform, address);
  if (known && known.state !== "inactive") return failFields({ address: [{ code: "shop_connected" }] });
  const hookSecret = toBase64Url(scope.ports.random(32));
  const requested = await readShopOffer(scope, { platform, address, hookSecret, credentials: input });
  if (!requested.ok) return requested;
  const { offer, credentials } = requested.value;
  const sealed = {
    credentials: await vault.seal(JSON.stringify(credentials)),
    tokenUntil: credentials.tokenUntil ?? null,
    // Shopify signs with the app's secret, WooCommerce with a secret that we choose.
    hookSecret: await vault.seal(platform === "shopify" ? credentials.secret : hookSecret),
  };
  const at = now(scope);
  const fresh = {
    ...sealed,
    signIn: credentials.kind,
    offer,
    state: "active" as const,
    stopReason: null,
    fault: null,
    failures: 0,
    leasedUntil: null,
    pollAt: at,
    hooksCheckedAt: null,
  };
  const id = known?.id ?? newId(scope);
  const written = await commit(scope.db, [
    known
      ? updateShopState(scope.db, known, fresh)
      : insertShop(scope, {
          ...fresh,
          id,
          accountId: scope.account.id,
          platform,
          name,
          address,
          merchantId,
          settings: { ...DEFAULT_SHOP_SETTINGS, location_id: await findOnlyLocation(scope) },
          since: first === "open" ? at - FIRST_LOAD_DAYS * day : at,
          createdAt: at,
        }),
    writeAudit(scope, "settings.integrations.create", id, { name, platform, address }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.shops([id]);
  return ok({ id });
}

/** The default origin of orders, if the account has exactly one location. */
async function findOnlyLocation(scope: Scope): Promise<string | null> {
  const [first, second] = await readNamedChoices(scope, "locations");
  return first && !second ? first.value : null;
}

/** Checks that the merchant, if any, is a connected merchant of the account. */
export async function validateMerchant(scope: Scope, merchantId: string | null | undefined): Promise<Result<null>> {
  if (!merchantId) return ok(null);
  const partners = await readTradingPartners(scope, { merchants: [merchantId], methods: [] });
  return partners.merchants.some((each) => each.merchantId === merchantId)
    ? ok(null)
    : failFields({ merchant_id: [{ code: "invalid_value" }] });
}
