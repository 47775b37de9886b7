import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, isSameToken } from "#app/platform/kernel/tokens.ts";
import {
  deleteShopData,
  erasePersonalData,
  markForErasure,
  readOrderNumbers,
} from "../db/erase-personal-data.server.ts";
import { listShopsAtAddress } from "../db/shop-hooks.server.ts";
import type { ShopRecord } from "../db/shops.server.ts";
import { computeHookSignature } from "../model/hook-signature.ts";
import { isPrivacyTopic, type PrivacyTopic, parseRequestedOrders } from "../model/privacy.ts";
import { normalizeShopAddress } from "../model/shop.ts";

type PrivacyContext = Pick<Scope, "db" | "ports">;

interface PrivacyRequest {
  topic: PrivacyTopic;
  body: string;
}

/**
 * Receives Shopify's mandatory privacy requests, sent to one URL for all shops of the app and signed with the app's
 * secret. A wrong signature is a 401, which Shopify checks. An unknown shop has no data here and gets the same response
 * as a known one.
 */
export async function receivePrivacyRequest(
  context: PrivacyContext,
  { header, body }: { header: (name: string) => string; body: string },
): Promise<Result<null>> {
  const { shopifyApp } = context.ports;
  if (!shopifyApp) return fail("signature_invalid");
  const signature = header("x-shopify-hmac-sha256");
  if (!(await isSameToken(signature, await computeHookSignature(shopifyApp.secret, body))))
    return fail("signature_invalid");
  const topic = header("x-shopify-topic");
  const address = normalizeShopAddress("shopify", header("x-shopify-shop-domain"));
  if (!isPrivacyTopic(topic) || address === null) return ok(null);
  const known = await listShopsAtAddress(context.db, "shopify", address);
  // Integrations with an app of their own get these requests through that app.
  for (const shop of known.filter(({ signIn }) => signIn === "oauth"))
    await handlePrivacyRequest(context, shop, { topic, body });
  return ok(null);
}

/** Carries out a privacy request for one integration and notifies its people. Orders under way are erased once they have ended. */
export async function handlePrivacyRequest(
  context: PrivacyContext,
  shop: ShopRecord,
  { topic, body }: PrivacyRequest,
): Promise<void> {
  const { db, ports } = context;
  const at = ports.clock.now();
  const parents = parseRequestedOrders(parseBoundedJson(body) ?? null);
  const numbers = await readOrderNumbers(db, shop, parents);
  const wanted = topic === "customers/data_request" ? "data" : "erase";
  const news = {
    kind: "shop_privacy" as const,
    detail: { shopId: shop.id, name: shop.name, wanted, numbers: numbers.slice(0, 20).join(", ") } as const,
  };
  const tell = insertInboxItem(
    { db, ports, account: { id: shop.accountId } },
    { news, to: { permission: "settings.integrations" }, key: `shop_privacy:${shop.id}:${await hashSha256Hex(body)}` },
  );
  const done: Readonly<Record<PrivacyTopic, () => Statement[]>> = {
    "customers/data_request": () => [tell],
    "customers/redact": () => [markForErasure(db, shop, { parents, at }), ...(numbers.length > 0 ? [tell] : [])],
    "shop/redact": () => [markForErasure(db, shop, { parents: "all", at }), ...deleteShopData(db, shop), tell],
  };
  await commit(db, done[topic]());
  await erasePersonalData(context);
}
