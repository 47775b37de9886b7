import { z } from "zod";
import { expectedVersionSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import {
  firstLoads,
  type ShopPlatform,
  type ShopSignIn,
  type ShopState,
  type ShopStopReason,
  shopPlatforms,
  shopSignIns,
} from "./shop.enums.ts";
import type { ShopSettings } from "./shop-settings.ts";

/** Credentials of a shop, stored encrypted. `id` is a client id or consumer key, with its `secret`. */
export const shopCredentialsSchema = z.object({
  kind: z.enum(shopSignIns),
  id: z.string(),
  secret: z.string(),
  token: z.string().optional(),
  /** Expiry of the token, milliseconds UTC; absent if it does not expire. */
  tokenUntil: z.number().optional(),
  /** Refresh token; each use returns a new one. */
  refresh: z.string().optional(),
});
export type ShopCredentials = z.output<typeof shopCredentialsSchema>;

/** What can be mapped, as the shop last reported it. */
export interface ShopOffer {
  name: string;
  currency: string;
  methods: readonly ShopChoice[];
  locations: readonly ShopChoice[];
  gateways: readonly ShopChoice[];
  statuses: readonly ShopChoice[];
}
export interface ShopChoice {
  key: string;
  name: string;
}

/** Use of the shop's rate limit: points of its bucket, or calls of one poll. */
export interface ShopBudget {
  remaining: number;
  limit: number;
  /** Points restored per second. */
  refillPerSecond: number;
}

const platformNames: Readonly<Record<ShopPlatform, string>> = { shopify: "Shopify", woocommerce: "WooCommerce" };

/** The actor in an order's timeline for changes from a shop; stable while the shop keeps its address. */
export function formatShopActor({ platform, address }: { platform: ShopPlatform; address: string }): string {
  return `${platformNames[platform]} ${address}`;
}

/** Normalizes a typed shop address such as `talroesterei` or `https://shop.example.com/store/`; null if invalid. */
export function normalizeShopAddress(platform: ShopPlatform, typed: string): string | null {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .slice(0, 255)
    .split("/")
    .filter((part, index) => part !== "" || index === 0)
    .join("/");
  if (platform === "woocommerce") return /^[a-z0-9.-]+\.[a-z0-9-]+(\/[\w./-]*)?$/.test(bare) ? bare : null;
  const name = bare.replace(/\.myshopify\.com$/, "");
  return /^[a-z0-9][a-z0-9-]{0,60}$/.test(name) ? `${name}.myshopify.com` : null;
}

/** How far back the first import reads, days: older orders need a special Shopify permission. */
export const FIRST_LOAD_DAYS = 60;

const secretSchema = z.string().trim().min(1).max(500);

/** Connecting with typed credentials: client id and secret, a token, or WooCommerce keys. */
export const connectSchema = z
  .object({
    platform: z.enum(shopPlatforms),
    name: textSchema(100),
    address: z.string().trim().min(1).max(200).describe("talroesterei.myshopify.com, or shop.example.com"),
    key: z.string().trim().max(500).optional().describe("Client id, or consumer key; none with an admin token"),
    secret: secretSchema.describe("Client secret, consumer secret, or admin token"),
    merchant_id: z
      .preprocess((value) => value || undefined, z.uuid().optional())
      .describe("Whose it is; without one it is the account's own"),
    first: z
      .enum(firstLoads)
      .default("open")
      .describe("open: also what is still to be sent of 60 days; new: what comes from now on"),
  })
  .superRefine(({ platform, key, address }, context) => {
    if (normalizeShopAddress(platform, address) === null)
      context.addIssue({ code: "custom", path: ["address"], message: "shop_address_invalid" });
    if (platform === "woocommerce" && !key) context.addIssue({ code: "custom", path: ["key"], message: "required" });
  });
export type ConnectInput = z.output<typeof connectSchema>;

/** An integration and its expected version. */
export const shopRefSchema = z.object({ id: z.uuid(), version: expectedVersionSchema });
export const shopIdSchema = z.object({ id: z.uuid() });

/** An integration as screens and the API read it. */
export interface ShopView {
  id: string;
  platform: ShopPlatform;
  name: string;
  address: string;
  state: ShopState;
  stop_reason: ShopStopReason | null;
  sign_in: ShopSignIn;
  token_until: number | null;
  merchant_id: string | null;
  merchant_name: string | null;
  webhooks_found: number;
  webhooks_expected: number;
  polled_at: number | null;
  polled_changes: number;
  next_poll_at: number | null;
  /** Fault of the last poll, one of `shopFaults`. */
  fault: string | null;
  budget: ShopBudget | null;
  created_at: number;
  version: number;
  settings: ShopSettings;
}
