/** A line of goods that is still to be sent. */
export interface ShopLine {
  sku: string | null;
  name: string;
  quantity: number;
  /** Each. */
  grams: number;
}

/** How it stands in the shop: `over` means that nothing of it is left to be sent. */
export type ShopOrderState = "open" | "on_hold" | "cancelled" | "over";

/**
 * What a shop wants to have sent, whatever the platform: an order of WooCommerce, a fulfilment order of Shopify. A split order
 * is several of them, each with what is left of its own lines.
 */
export interface ShopOrder {
  /** Never given twice by its shop. */
  key: string;
  /** The shop's order that it belongs to. */
  parent: string;
  /** As the shop's people call it: "#3187". */
  name: string;
  state: ShopOrderState;
  /** The platform's own word. */
  status: string;
  isPaid: boolean;
  /** When it was placed, milliseconds UTC: the hold window begins there. */
  placedAt: number;
  /** When the shop changed it last, milliseconds UTC. */
  changedAt: number;
  method: string | null;
  location: string | null;
  gateway: string | null;
  /** What is still to be paid, a decimal in the currency. */
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
