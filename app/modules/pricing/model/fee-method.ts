import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Shipping method type (domain §3); `returns` are charged when goods are back where they came from. */
export const shippingMethodTypes = createEnumeration([
  { code: 1, key: "standard", returns: false },
  { code: 2, key: "on_demand", returns: false },
  { code: 3, key: "return_standard", returns: true },
  { code: 4, key: "return_on_demand", returns: true },
]);
export type ShippingMethodType = (typeof shippingMethodTypes.rows)[number]["code"];

/** `ceil(max(0, x − threshold) ÷ step) × amount`: grams, cubic centimetres, metres or seconds, and minor units. */
export interface Surcharge {
  threshold: number;
  step: number;
  amount: number;
}

/** One range of a tier, both ends included; without `to` it is open. Minor units for each order. */
export interface FeeRange {
  from: number;
  to: number | null;
  amount: number;
}

/**
 * Ranges that the price depends on: `fixed` by the chargeable weight of the order in grams, `dynamic` by its rank among the
 * merchant's orders of the month.
 */
export interface FeeTiers {
  kind: "fixed" | "dynamic";
  ranges: FeeRange[];
}

/** What a shipping method charges (domain §3). Money in minor units of `currency`. */
export interface FeeMethod {
  type: ShippingMethodType;
  currency: string;
  baseFee: number;
  rtoFee: number;
  /** The whole price of an order, whatever it is and wherever it goes; null charges by the rest. */
  flatFee: number | null;
  weight: Surcharge | null;
  volume: Surcharge | null;
  distance: Surcharge | null;
  /** By the time between arrival and begin at the door. */
  waiting: Surcharge | null;
  /** Cubic centimetres that weigh as much as one kilogram; null counts the scales alone. */
  volumeDivisor: number | null;
  /** Minor units by zone. */
  zones: readonly { zoneId: string; amount: number }[];
  tiers: FeeTiers | null;
}
