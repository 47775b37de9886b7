import type { PushStep } from "./push-steps.ts";
import type { ShopPlatform } from "./shop.enums.ts";
import type { ShopBudget, ShopCredentials, ShopOffer } from "./shop.ts";
import type { ShopOrder } from "./shop-order.ts";
import type { PushWay } from "./sync-log.ts";

/** What goes wrong with a shop: whether it helps to wait, and who has to do something. */
export const shopFaults = ["unreachable", "unauthorised", "throttled", "shop_fault", "refused"] as const;
export type ShopFaultCode = (typeof shopFaults)[number];

/** A shop did not do what it was asked for. */
export class ShopFault extends Error {
  readonly code: ShopFaultCode;
  /** Milliseconds that it wants us to wait. */
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

/** What a shop answered: 8 MB at the most. Throws `ShopFault` where nobody answers. */
export type ReachShop = (
  request: ShopRequest,
) => Promise<{ status: number; header(name: string): string | null; text: string }>;

/** Where a shop is and how we sign in there. */
export interface ShopAccess {
  platform: ShopPlatform;
  address: string;
  credentials: ShopCredentials;
  /** WooCommerce: statuses in which orders are to be sent, and what signs its webhooks. */
  statuses: readonly string[];
  hookSecret: string;
  /** Called with renewed credentials before they are used: what is spent once must be kept first. */
  storeCredentials(credentials: ShopCredentials): Promise<void>;
}

/** Orders of a shop in the order in which it changed them. `after` leads to the next page; `changedAt` is the newest of the page. */
export interface ShopOrderPage {
  orders: ShopOrder[];
  after: string | null;
  changedAt: number | null;
}

/** What is told of an order of ours. */
export interface ShopPush {
  order: Pick<ShopOrder, "key" | "parent">;
  step: PushStep;
  number: string;
  trackingUrl: string;
  /** Whom customers read the goods are carried by. */
  company: string;
  /** When it happened. */
  at: number;
  notifyCustomer: boolean;
}

/** A shop of either platform. What it refuses is thrown as `ShopFault`. */
export interface ShopClient {
  offer(): Promise<ShopOffer>;
  /** Orders changed at `since` (milliseconds UTC) or later, the oldest change first. */
  page(since: number, after: string | null): Promise<ShopOrderPage>;
  /** All that belongs to an order of the shop; null for one that is gone. */
  parent(id: string): Promise<ShopOrder[] | null>;
  /** How it was told; null where nothing was to be told. Telling twice is telling once. */
  push(pushed: ShopPush): Promise<PushWay | null>;
  /** Subscribes to what is wanted and missing at an address. */
  hooks(callback: string): Promise<{ found: number; wanted: number }>;
  /** Takes our subscriptions back. */
  unhook(callback: string): Promise<void>;
  /** What is left of what it allows, after the last question. */
  budget(): ShopBudget | null;
  /** Questions that were asked so far. */
  calls(): number;
}

/** An app of Shopify that shops let in. */
export interface ShopifyApp {
  clientId: string;
  /** Signs the address that leads back from a shop, and the messages of shops that let the app in. */
  secret: string;
  /** What signs in, for the code that a shop gave: a token of an hour, and what renews it. Throws `ShopFault`. */
  exchange(address: string, code: string): Promise<ShopCredentials>;
}

/** Opens a shop. */
export type OpenShop = (access: ShopAccess) => ShopClient;
