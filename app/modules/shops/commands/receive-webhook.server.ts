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

/** What signs a shop's messages: the app's own secret, as it is now, where the shop let the app in. */
async function getHookSecret({ signIn, hookSecret }: ShopRecord, { vault, shopifyApp }: Scope["ports"]) {
  if (signIn === "oauth" && shopifyApp) return shopifyApp.secret;
  return vault ? vault.open(hookSecret) : "";
}

/**
 * A message of a shop, told by its signature over the body as it came. It is a hint: what it says of an order is asked for
 * anew. An address that is nobody's and a signature that does not fit look the same.
 */
export async function receiveShopWebhook(
  { db, ports }: Pick<Scope, "db" | "ports">,
  { id, header, body }: { id: string; header: HookHeaders; body: string },
): Promise<Result<null>> {
  const shop = isUuid(id) ? await findShopOfHook(db, id) : null;
  if (!shop || !ports.vault) return fail("signature_invalid");
  const platform = hookReaders[shop.platform];
  const { signature, event, topic } = platform.readFacts(header);
  // WooCommerce asks once whether somebody is there, before it signs anything: a form, and no order.
  if (signature === "" && /^webhook_id=\d+$/.test(body)) return ok(null);
  const expected = await computeHookSignature(await getHookSecret(shop, ports), body);
  if (!(await isSameToken(signature, expected))) return fail("signature_invalid");
  // Apps of somebody's own may send them here, too.
  if (isPrivacyTopic(topic)) {
    await handlePrivacyRequest({ db, ports }, shop, { topic, body });
    return ok(null);
  }
  const at = ports.clock.now();
  const parent = platform.getParent(parseBoundedJson(body) ?? null, topic);
  // Without an id of its own a message is known by what it says.
  const known = event.trim() === "" || event.trim() === topic ? `${topic} ${await hashSha256Hex(body)}` : event;
  const statements: Statement[] = [
    insertHook(db, shop, { event: known.slice(0, 200), topic: topic.slice(0, 100), parent, at }),
  ];
  if (topic === "app/uninstalled")
    statements.push(
      updateShopState(db, shop, { state: "inactive", stoppedFor: "uninstalled", fault: null }),
      ...(shop.state === "active" ? [notifySyncFailed({ db, ports }, shop)] : []),
    );
  const written = await commit(db, statements);
  if (!written.ok) return written;
  if (parent !== null && shop.state === "active") await ports.wake.shops([shop.id]);
  return ok(null);
}
