import { scheduler } from "node:timers/promises";
import {
  type OpenShop,
  type ReachShop,
  type ShopAccess,
  ShopFault,
  type ShopifyApp,
} from "#app/modules/shops/model/shop-client.ts";
import { findAddressFault } from "#app/platform/http/webhook-address.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { createShopifyClient } from "../shops/shopify/client.ts";
import { createShopifyGraphql } from "../shops/shopify/graphql.ts";
import { exchangeShopifyToken } from "../shops/shopify/token.ts";
import { createWooClient } from "../shops/woocommerce/client.ts";
import { findNameFault, resolveName } from "./webhooks.ts";

/** Timeout of a shop's response, milliseconds; shop hosts are slow. */
const RESPONSE_TIMEOUT_MS = 30 * second;
/** Maximum response size, bytes: 100 orders are some hundred kilobytes. */
const MAX_RESPONSE_BYTES = 8_000_000;

interface ShopSettings {
  readonly APP_ORIGIN: string;
  readonly APP_ENVIRONMENT: string;
  /** For development: the origin of a fake server for every shop; `X-Shop-Host` names the shop. */
  readonly SHOPS_AT?: string;
}

/** Calls shops at addresses that people typed: only https, no redirects, no internal networks (like webhooks). */
export function createReachShop({ APP_ORIGIN, APP_ENVIRONMENT, SHOPS_AT }: ShopSettings): ReachShop {
  const own = [new URL(APP_ORIGIN).hostname];
  const isLocal = APP_ENVIRONMENT === "development";
  return async ({ method, url, headers, body }) => {
    const standIn = isLocal && SHOPS_AT ? SHOPS_AT : null;
    const { hostname, pathname, search } = new URL(url);
    const requested = standIn ? new URL(`${pathname}${search}`, standIn).href : url;
    const fault = standIn ? null : findAddressFault(url, own);
    if (fault) throw new ShopFault("unreachable", fault);
    try {
      if (isLocal && !standIn && (await findNameFault(hostname, resolveName)))
        throw new ShopFault("unreachable", hostname);
      const answer = await fetch(requested, {
        method,
        headers: { ...headers, ...(standIn ? { "X-Shop-Host": hostname } : {}) },
        ...(body === undefined ? {} : { body }),
        redirect: "manual",
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      const text = await readBoundedText(answer, MAX_RESPONSE_BYTES);
      if (text === null) throw new ShopFault("shop_fault", "The answer is too large.");
      return { status: answer.status, header: (name) => answer.headers.get(name), text };
    } catch (error) {
      if (error instanceof ShopFault) throw error;
      throw new ShopFault("unreachable", error instanceof Error ? error.message : hostname);
    }
  };
}

/** The response's text; null, with the rest unread, if it exceeds the limit, whatever length it declared. */
export async function readBoundedText({ body }: Response, limit: number): Promise<string | null> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return parts.join("") + decoder.decode();
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => {});
      return null;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}

/** This installation's Shopify app, if it has a client id and secret. */
export function createShopifyApp(
  {
    SHOPIFY_CLIENT_ID: clientId = "",
    SHOPIFY_CLIENT_SECRET: secret = "",
  }: { readonly SHOPIFY_CLIENT_ID?: string; readonly SHOPIFY_CLIENT_SECRET?: string },
  { reach, now }: { reach: ReachShop; now: () => number },
): ShopifyApp | null {
  if (clientId === "" || secret === "") return null;
  return {
    clientId,
    secret,
    async exchange(address, code) {
      const app = { client_id: clientId, client_secret: secret };
      // Shopify accepts no permanent tokens from public apps after 2026 (shopify.dev, "expiring offline access
      // tokens").
      const given = await exchangeShopifyToken(address, { ...app, code, expiring: "1" }, { reach, now: now() });
      return { kind: "oauth", id: clientId, secret: "", ...given };
    },
  };
}

/** Opens shops of either platform. @param around how they are called: tests pass fakes */
export function createOpenShop({
  reach,
  now,
  shopifyApp = null,
  wait = async (ms) => scheduler.wait(ms),
}: {
  reach: ReachShop;
  now: () => number;
  shopifyApp?: ShopifyApp | null;
  wait?: (ms: number) => Promise<void>;
}): OpenShop {
  return (access) =>
    access.platform === "woocommerce"
      ? createWooClient(access, reach)
      : createShopifyClient(createShopifyGraphql(withAppSecret(access, shopifyApp), { reach, now, wait }));
}

/** Shops that installed the app use the app's current secret. */
function withAppSecret(access: ShopAccess, app: ShopifyApp | null): ShopAccess {
  const { credentials } = access;
  if (credentials.kind !== "oauth" || !app) return access;
  return { ...access, credentials: { ...credentials, id: app.clientId, secret: app.secret } };
}
