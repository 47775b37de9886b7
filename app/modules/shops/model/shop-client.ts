import type { PushStep } from "./push-steps.ts";
import type { ShopPlatform } from "./shop.enums.ts";
import type { ShopBudget, ShopCredentials, ShopOffer } from "./shop.ts";
import type { ShopOrder } from "./shop-order.ts";
import type { PushWay } from "./sync-log.ts";

/** Faults of a shop, which decide whether to wait or who has to act. */
export const shopFaults = ["unreachable", "unauthorised", "throttled", "shop_fault", "refused"] as const;
export type ShopFaultCode = (typeof shopFaults)[number];

/** A failed call to a shop. */
export class ShopFault extends Error {
  readonly code: ShopFaultCode;
  /** How long the shop wants us to wait, milliseconds. */
  readonly waitMs: number;

  constructor(code: ShopFaultCode, message: string, waitMs = 0) {
    super(message);
    this.code = code;
    this.waitMs = waitMs;
  }
}

export interface ShopRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends a request to a shop and returns a response of at most 8 MB. Throws `ShopFault` if the shop is unreachable. */
export type ReachShop = (
  request: ShopRequest,
) => Promise<{ status: number; header(name: string): string | null; text: string }>;

/** Address and credentials of a shop. */
export interface ShopAccess {
  platform: ShopPlatform;
  address: string;
  credentials: ShopCredentials;
  /** WooCommerce: statuses of orders to import, and the secret that signs its webhooks. */
  statuses: readonly string[];
  hookSecret: string;
  /** Called with renewed credentials before they are used: a refresh token works once, so its successor must be stored first. */
  storeCredentials(credentials: ShopCredentials): Promise<void>;
}

/** Orders of a shop, oldest change first. `after` is the cursor of the next page; `changedAt` is the newest change of the page. */
export interface ShopOrderPage {
  orders: ShopOrder[];
  after: string | null;
  changedAt: number | null;
}

/** A status update of one of our orders. */
export interface ShopPush {
  order: Pick<ShopOrder, "key" | "parent">;
  step: PushStep;
  number: string;
  trackingUrl: string;
  /** Name of the carrier shown to customers. */
  company: string;
  /** What a merchant reads when we do not deliver. */
  cancellation: string;
  /** When it happened. */
  at: number;
  notifyCustomer: boolean;
}

/** A client for a shop of either platform. Failed calls throw `ShopFault`. */
export interface ShopClient {
  offer(): Promise<ShopOffer>;
  /** Orders changed at or after `since` (milliseconds UTC), oldest change first. */
  page(since: number, after: string | null): Promise<ShopOrderPage>;
  /** All parts of an order of the shop; null if it no longer exists. */
  parent(id: string): Promise<ShopOrder[] | null>;
  /** Sends a status update and returns how; null if there was nothing to send. Idempotent. */
  push(pushed: ShopPush): Promise<PushWay | null>;
  /** Creates the missing webhooks to a callback URL. */
  hooks(callback: string): Promise<{ found: number; wanted: number }>;
  /** Deletes our webhooks. */
  unhook(callback: string): Promise<void>;
  /** What is left of the shop's rate limit after the last call. */
  budget(): ShopBudget | null;
  /** Number of calls made so far. */
  calls(): number;
}

/** Our Shopify app, which shops grant access to. */
export interface ShopifyApp {
  clientId: string;
  /** Signs return URLs, and the webhooks of shops that granted access to the app. */
  secret: string;
  /** Exchanges a shop's code for credentials: an access token valid for an hour, and a refresh token. Throws `ShopFault`. */
  exchange(address: string, code: string): Promise<ShopCredentials>;
}

/** Creates a client for a shop. */
export type OpenShop = (access: ShopAccess) => ShopClient;
