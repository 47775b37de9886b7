import { z } from "zod";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { firstLoads, type ShopPlatform, shopPlatforms } from "./shop.enums.ts";
import { normalizeShopAddress } from "./shop.ts";

/** So long somebody may take to say yes in their shop. */
export const GRANT_LIFETIME_MS = 60 * minute;

/** Beginning to connect a shop by signing in there: nobody types a key. */
export const authorizeSchema = z
  .object({
    platform: z.enum(shopPlatforms),
    name: textSchema(100),
    address: z.string().trim().min(1).max(200).describe("talroesterei.myshopify.com, or shop.example.com"),
    merchant_id: z.preprocess((value) => value || undefined, z.uuid().optional()),
    first: z.enum(firstLoads).default("open"),
  })
  .superRefine(({ platform, address }, context) => {
    if (normalizeShopAddress(platform, address) === null)
      context.addIssue({ code: "custom", path: ["address"], message: "shop_address_invalid" });
  });
export type AuthorizeInput = z.output<typeof authorizeSchema>;

/** What Shopify is asked for: orders and what is left of them, what can be mapped, and telling what became of them. */
const SHOPIFY_SCOPES = [
  ...["read_orders", "read_locations", "read_shipping"],
  ...["read_merchant_managed_fulfillment_orders", "write_merchant_managed_fulfillment_orders", "write_fulfillments"],
];

interface GrantRequest {
  /** The shop's host. */
  address: string;
  /** Comes back as it is: by it we know who began. */
  state: string;
  origin: string;
  /** Who asks: the title of this installation, or its client id at Shopify. */
  appTitle: string;
  clientId: string;
}

/** Where both platforms lead people back to. */
export const RETURN_PATH = "/settings/integrations/return";
/** Where WooCommerce posts the keys that it made. */
export const KEYS_PATH = "/api/shops/woocommerce/keys";

/** The page of a shop on which its owner lets us in. */
export const grantUrlBuilders: Readonly<Record<ShopPlatform, (requested: GrantRequest) => string>> = {
  // shopify.dev, "authorization code grant": offline access where nothing else is asked for.
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

/** What WooCommerce posts. */
export const keysSchema = z.object({
  user_id: z.coerce.string().max(200),
  consumer_key: z.string().min(1).max(500),
  consumer_secret: z.string().min(1).max(500),
  key_permissions: z.string().max(50),
});

/** What the address says that leads back from a shop. */
export interface GrantReturn {
  platform: ShopPlatform;
  state: string;
  /** Shopify's, to be exchanged. */
  code: string;
  address: string;
  denied: boolean;
}

/** Reads the address that leads back; null where it is neither platform's. */
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
