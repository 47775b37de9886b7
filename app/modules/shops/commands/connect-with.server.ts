import { readTradingPartners } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { base64Url } from "#app/platform/kernel/tokens.ts";
import { readChoices } from "#app/platform/lists/names.reads.server.ts";
import { insertShop, noteShop, shopAt } from "../db/shops.server.ts";
import { type ConnectInput, firstLoadDays, type ShopCredentials } from "../model/shop.ts";
import { usualSettings } from "../model/shop-settings.ts";
import { offerOf } from "./ask-shop.server.ts";

interface Connecting extends Pick<ConnectInput, "platform" | "name" | "first"> {
  address: string;
  merchantId: string | null;
  credentials: ShopCredentials;
}

/** Connects a shop by what signs in there, whoever gave it: typed keys, or a sign-in at the shop. */
export async function connectWith(
  scope: Scope,
  { platform, address, name, merchantId, first, credentials: given }: Connecting,
): Promise<Result<{ id: string }>> {
  const { vault } = scope.ports;
  if (!vault) return fail("integrations_unavailable");
  const owner = await merchantOf(scope, merchantId);
  if (!owner.ok) return owner;
  // Somebody who connects it again after it stopped gives it new keys.
  const known = await shopAt(scope, platform, address);
  if (known && known.state !== "inactive") return failFields({ address: [{ code: "shop_connected" }] });
  const hookSecret = base64Url(scope.ports.random(32));
  const asked = await offerOf(scope, { platform, address, hookSecret, credentials: given });
  if (!asked.ok) return asked;
  const { offer, credentials } = asked.value;
  const sealed = {
    credentials: await vault.seal(JSON.stringify(credentials)),
    tokenUntil: credentials.tokenUntil ?? null,
    // Shopify signs with the app's own secret, WooCommerce with what we tell it.
    hookSecret: await vault.seal(platform === "shopify" ? credentials.secret : hookSecret),
  };
  const at = now(scope);
  const fresh = {
    ...sealed,
    signIn: credentials.kind,
    offer,
    state: "active" as const,
    stoppedFor: null,
    fault: null,
    failures: 0,
    heldUntil: null,
    pollAt: at,
    hooksCheckedAt: null,
  };
  const id = known?.id ?? newId(scope);
  const written = await commit(scope.db, [
    known
      ? noteShop(scope.db, known, fresh)
      : insertShop(scope, {
          ...fresh,
          id,
          accountId: scope.account.id,
          platform,
          name,
          address,
          merchantId,
          settings: { ...usualSettings, location_id: await onlyLocation(scope) },
          since: first === "open" ? at - firstLoadDays * day : at,
          createdAt: at,
        }),
    audit(scope, "settings.integrations.create", id, { name, platform, address }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.shops([id]);
  return ok({ id });
}

/** Whoever has one location has all orders leave from there. */
async function onlyLocation(scope: Scope): Promise<string | null> {
  const [first, second] = await readChoices(scope, "locations");
  return first && !second ? first.value : null;
}

/** Of a connected merchant of the account, where one is named. */
export async function merchantOf(scope: Scope, merchantId: string | null | undefined): Promise<Result<null>> {
  if (!merchantId) return ok(null);
  const partners = await readTradingPartners(scope, { merchants: [merchantId], methods: [] });
  return partners.merchants.some((each) => each.merchantId === merchantId)
    ? ok(null)
    : failFields({ merchant_id: [{ code: "invalid_value" }] });
}
