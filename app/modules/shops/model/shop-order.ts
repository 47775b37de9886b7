/** A line of goods that is still to be sent. */
export interface ShopLine {
  sku: string | null;
  name: string;
  quantity: number;
  /** Weight of one piece, grams. */
  grams: number;
}

/** State in the shop; `over` means that nothing is left to send. */
export type ShopOrderState = "open" | "on_hold" | "cancelled" | "over";

/**
 * What a shop wants to be sent, for either platform: an order of WooCommerce or a fulfillment order of Shopify. A split
 * order is several of these, each with its remaining lines.
 */
export interface ShopOrder {
  /** Unique within its shop. */
  key: string;
  /** Id of the order in the shop that it belongs to. */
  parent: string;
  /** The order's name in the shop: "#3187". */
  name: string;
  state: ShopOrderState;
  /** The platform's status. */
  status: string;
  isPaid: boolean;
  /** When it was placed, milliseconds UTC; the hold window begins then. */
  placedAt: number;
  /** Last change in the shop, milliseconds UTC. */
  changedAt: number;
  method: string | null;
  location: string | null;
  gateway: string | null;
  /** Unpaid amount, a decimal number in the currency. */
  open: { amount: string; currency: string } | null;
  tags: readonly string[];
  recipient: {
    firstName: string;
    lastName: string;
    company: string;
    phone: string;
    email: string;
  };
  address: {
    line1: string;
    line2: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  note: string;
  lines: readonly ShopLine[];
}
