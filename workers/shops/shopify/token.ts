import { z } from "zod";
import type { ShopCredentials } from "#app/modules/shops/model/shop.ts";
import { type ReachShop, type ShopAccess, ShopFault } from "#app/modules/shops/model/shop-client.ts";
import { minute, second } from "#app/platform/kernel/milliseconds.ts";

/** A token that ends sooner is renewed before it is used: the longest page takes less. */
const RENEWAL_MARGIN_MS = 2 * minute;

const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
});

/** The request for a new token, by kind of credentials; null for a permanent token. */
function getTokenRequest({ kind, id, secret, refresh }: ShopCredentials): Record<string, string> | null {
  const app = { client_id: id, client_secret: secret };
  if (kind === "client_credentials") return { ...app, grant_type: "client_credentials" };
  return kind === "oauth" && refresh ? { ...app, grant_type: "refresh_token", refresh_token: refresh } : null;
}

/**
 * A shop's token: renewed if it expires soon, or with `anew` if the shop refused it. A refresh token is stored before
 * it is used.
 */
export async function getShopifyToken(
  { address, credentials, storeCredentials }: ShopAccess,
  { reach, now, anew }: { reach: ReachShop; now: number; anew: boolean },
): Promise<ShopCredentials> {
  const { token, tokenUntil, kind, secret } = credentials;
  if (kind === "token") return { ...credentials, token: secret };
  if (token && !anew && (tokenUntil === undefined || tokenUntil - now > RENEWAL_MARGIN_MS)) return credentials;
  const body = getTokenRequest(credentials);
  if (!body) throw new ShopFault("unauthorised", "The token is over.");
  const renewed = await exchangeShopifyToken(address, body, { reach, now });
  const next = { ...credentials, ...renewed };
  await storeCredentials(next);
  return next;
}

/** Requests a token from a shop (`/admin/oauth/access_token`). */
export async function exchangeShopifyToken(
  address: string,
  body: Readonly<Record<string, string>>,
  { reach, now }: { reach: ReachShop; now: number },
): Promise<Pick<ShopCredentials, "token" | "tokenUntil" | "refresh">> {
  const answer = await reach({
    method: "POST",
    url: `https://${address}/admin/oauth/access_token`,
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status >= 500) throw new ShopFault("shop_fault", `answered ${answer.status}`);
  if (answer.status !== 200) throw new ShopFault("unauthorised", `answered ${answer.status}`);
  const {
    access_token: token,
    expires_in: seconds,
    refresh_token: refresh,
  } = tokenResponseSchema.parse(JSON.parse(answer.text));
  return {
    token,
    ...(seconds === undefined ? {} : { tokenUntil: now + seconds * second }),
    ...(refresh === undefined ? {} : { refresh }),
  };
}
