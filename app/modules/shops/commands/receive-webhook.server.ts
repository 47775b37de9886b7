import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, isSameToken } from "#app/platform/kernel/tokens.ts";
import { findShopOfHook, insertHook } from "../db/shop-hooks.server.ts";
import { notifySyncFailed, type ShopRecord, updateShopState } from "../db/shops.server.ts";
import { type HookHeaders, hookReaders } from "../model/hook-headers.ts";
import { computeHookSignature } from "../model/hook-signature.ts";
import { isPrivacyTopic } from "../model/privacy.ts";
import { handlePrivacyRequest } from "./receive-privacy-request.server.ts";

/** The secret that signs a shop's webhooks: for OAuth the app's current secret, otherwise the stored one. */
async function getHookSecret({ signIn, hookSecret }: ShopRecord, { vault, shopifyApp }: Scope["ports"]) {
  if (signIn === "oauth" && shopifyApp) return shopifyApp.secret;
  return vault ? vault.open(hookSecret) : "";
}

/**
 * Receives a webhook of a shop, authenticated by its signature over the raw body. It is only a hint: the order is
 * fetched again from the shop. An unknown address and a wrong signature get the same response.
 */
export async function receiveShopWebhook(
  { db, ports }: Pick<Scope, "db" | "ports">,
  { id, header, body }: { id: string; header: HookHeaders; body: string },
): Promise<Result<null>> {
  const shop = isUuid(id) ? await findShopOfHook(db, id) : null;
  if (!shop || !ports.vault) return fail("signature_invalid");
  const platform = hookReaders[shop.platform];
  const { signature, event, topic } = platform.readFacts(header);
  // WooCommerce first sends an unsigned ping, a form without an order.
  if (signature === "" && /^webhook_id=\d+$/.test(body)) return ok(null);
  const expected = await computeHookSignature(await getHookSecret(shop, ports), body);
  if (!(await isSameToken(signature, expected))) return fail("signature_invalid");
  // A merchant's own app may send privacy requests here, too.
  if (isPrivacyTopic(topic)) {
    await handlePrivacyRequest({ db, ports }, shop, { topic, body });
    return ok(null);
  }
  const at = ports.clock.now();
  const parent = platform.getParent(parseBoundedJson(body) ?? null, topic);
  // A message without an id is identified by the hash of its content.
  const known = event.trim() === "" || event.trim() === topic ? `${topic} ${await hashSha256Hex(body)}` : event;
  const statements: Statement[] = [
    insertHook(db, shop, { event: known.slice(0, 200), topic: topic.slice(0, 100), parent, at }),
  ];
  if (topic === "app/uninstalled")
    statements.push(
      updateShopState(db, shop, { state: "inactive", stopReason: "uninstalled", fault: null }),
      ...(shop.state === "active" ? [notifySyncFailed({ db, ports }, shop)] : []),
    );
  const written = await commit(db, statements);
  if (!written.ok) return written;
  if (parent !== null && shop.state === "active") await ports.wake.shops([shop.id]);
  return ok(null);
}
