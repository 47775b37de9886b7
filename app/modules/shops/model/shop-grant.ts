import { z } from "zod";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { firstLoads, type ShopPlatform, shopPlatforms } from "./shop.enums.ts";
import { normalizeShopAddress } from "./shop.ts";

/** How long a person may take to grant access in their shop, milliseconds. */
export const GRANT_LIFETIME_MS = 60 * minute;

/** Connecting a shop by signing in there, without typing a key. */
export const authorizeSchema = z
  .object({
    platform: z.enum(shopPlatforms),
    name: textSchema(100),
    address: z.string().trim().min(1).max(200).describe("talroesterei.myshopify.com, or shop.example.com"),
    merchant_id: z
      .preprocess((value) => value || undefined, z.uuid().optional())
      .describe("Whose it is; without one it is the account's own"),
    first: z.enum(firstLoads).default("open"),
  })
  .superRefine(({ platform, address }, context) => {
    if (normalizeShopAddress(platform, address) === null)
      context.addIssue({ code: "custom", path: ["address"], message: "shop_address_invalid" });
  });
export type AuthorizeInput = z.output<typeof authorizeSchema>;

/** Requested scopes: reading orders and fulfillment orders, reading what can be mapped, and writing fulfillments. */
const SHOPIFY_SCOPES = [
  ...["read_orders", "read_locations", "read_shipping"],
  ...["read_merchant_managed_fulfillment_orders", "write_merchant_managed_fulfillment_orders", "write_fulfillments"],
];

interface GrantRequest {
  /** The shop's host. */
  address: string;
  /** Returned unchanged; identifies who began. */
  state: string;
  origin: string;
  /** Title of this installation, shown by WooCommerce. */
  appTitle: string;
  clientId: string;
}

/** Both platforms redirect people back to this path. */
export const RETURN_PATH = "/settings/integrations/return";
/** WooCommerce posts the keys it created to this path. */
export const KEYS_PATH = "/api/shops/woocommerce/keys";

/** The URL at a shop on which its owner grants access, per platform. */
export const grantUrlBuilders: Readonly<Record<ShopPlatform, (requested: GrantRequest) => string>> = {
  // shopify.dev, "authorization code grant": offline access is the default.
  shopify: ({ address, state, origin, clientId }) =>
    `https://${address}/admin/oauth/authorize?${new URLSearchParams({
      client_id: clientId,
      scope: SHOPIFY_SCOPES.join(","),
      redirect_uri: `${origin}${RETURN_PATH}`,
      state,
    })}`,
  // developer.woocommerce.com, "application authentication endpoint".
  woocommerce: ({ address, state, origin, appTitle }) =>
    `https://${address}/wc-auth/v1/authorize?${new URLSearchParams({
      app_name: appTitle,
      scope: "read_write",
      user_id: state,
      return_url: `${origin}${RETURN_PATH}`,
      callback_url: `${origin}${KEYS_PATH}`,
    })}`,
};

/** The keys that WooCommerce posts. */
export const keysSchema = z.object({
  user_id: z.coerce.string().max(200),
  consumer_key: z.string().min(1).max(500),
  consumer_secret: z.string().min(1).max(500),
  key_permissions: z.string().max(50),
});

/** The query of the return URL. */
export interface GrantReturn {
  platform: ShopPlatform;
  state: string;
  /** Shopify's authorization code, to be exchanged for a token. */
  code: string;
  address: string;
  denied: boolean;
}

/** Parses the query of a return URL; null if it fits neither platform. */
export function parseGrantReturn(query: URLSearchParams): GrantReturn | null {
  const get = (name: string) => query.get(name) ?? "";
  if (query.has("user_id"))
    return { platform: "woocommerce", state: get("user_id"), code: "", address: "", denied: get("success") !== "1" };
  if (!query.has("state")) return null;
  return {
    ...{ platform: "shopify", state: get("state"), code: get("code"), address: get("shop") },
    denied: query.has("error"),
  };
}
