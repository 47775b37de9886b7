import { z } from "zod";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, isSameToken } from "#app/platform/kernel/tokens.ts";
import { type GrantRecord, redeemGrant, storeGrantKeys } from "../db/shop-grants.server.ts";
import { computeAddressSignature } from "../model/hook-signature.ts";
import { normalizeShopAddress, type ShopCredentials } from "../model/shop.ts";
import { ShopFault } from "../model/shop-client.ts";
import { type GrantReturn, keysSchema, parseGrantReturn } from "../model/shop-grant.ts";
import { connectWithCredentials } from "./connect-with-credentials.server.ts";
import { toShopFailure } from "./read-shop-offer.server.ts";

/** Connects a shop after its owner granted access there. The grant works once, and only for the person who began it. */
export const returnFromShop = createCommand({
  name: "settings.integrations.return",
  permission: listManagePermissions("integrations"),
  input: z.object({ query: z.string().max(4000) }),
  run: finishAuthorization,
});

/** Largest allowed clock difference of a signed URL. */
const MAX_SIGNATURE_AGE_MS = 10 * minute;

async function finishAuthorization(scope: Scope, { query }: { query: string }): Promise<Result<{ id: string }>> {
  const searchParams = new URLSearchParams(query);
  const back = parseGrantReturn(searchParams);
  if (!back) return fail("grant_unknown");
  if (back.platform === "shopify" && !(await isSignedByShop(scope, searchParams))) return fail("signature_invalid");
  const grant = await redeemGrant(scope, await hashSha256Hex(back.state));
  if (!grant || grant.platform !== back.platform) return fail("grant_unknown");
  if (back.denied) return fail("grant_denied");
  try {
    const credentials = await exchangeCredentials(scope, grant, back);
    if (!credentials) return fail("grant_unknown");
    const { platform, address, name, merchantId, first } = grant;
    return await connectWithCredentials(scope, { platform, address, name, merchantId, first, credentials });
  } catch (error) {
    if (error instanceof ShopFault) return toShopFailure(error);
    throw error;
  }
}

/** Verifies the signature and timestamp that Shopify adds to the URL. */
async function isSignedByShop(scope: Scope, query: URLSearchParams): Promise<boolean> {
  const { shopifyApp } = scope.ports;
  const at = Number(query.get("timestamp")) * 1000;
  if (!shopifyApp || !(Math.abs(now(scope) - at) <= MAX_SIGNATURE_AGE_MS)) return false;
  return isSameToken(query.get("hmac") ?? "", await computeAddressSignature(shopifyApp.secret, query));
}

async function exchangeCredentials(
  { ports: { vault, shopifyApp } }: Scope,
  { platform, address, keys }: GrantRecord,
  back: GrantReturn,
): Promise<ShopCredentials | null> {
  if (platform === "woocommerce") {
    if (!keys || !vault) return null;
    const { id, secret } = z.object({ id: z.string(), secret: z.string() }).parse(JSON.parse(await vault.open(keys)));
    return { kind: "keys", id, secret };
  }
  // The shop must be the one that the person was sent to.
  if (!shopifyApp || back.code === "" || normalizeShopAddress("shopify", back.address) !== address) return null;
  return shopifyApp.exchange(address, back.code);
}

/** Receives the keys that WooCommerce created. Unrequested keys are refused; WooCommerce then revokes them. */
export async function receiveShopKeys(
  { db, ports }: Pick<Scope, "db" | "ports">,
  body: unknown,
): Promise<Result<null>> {
  const read = keysSchema.safeParse(body);
  if (!read.success || !ports.vault) return fail("grant_unknown");
  const { user_id: state, consumer_key: id, consumer_secret: secret, key_permissions: allowed } = read.data;
  if (allowed !== "read_write") return fail("grant_unknown");
  const keys = await ports.vault.seal(JSON.stringify({ id, secret }));
  const isStored = await storeGrantKeys(db, await hashSha256Hex(state), { keys, at: ports.clock.now() });
  return isStored ? ok(null) : fail("grant_unknown");
}
