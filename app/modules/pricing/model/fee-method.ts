import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Shipping method type; `returns` are charged when the goods are back at their source. */
export const shippingMethodTypes = createEnumeration([
  { code: 1, key: "standard", returns: false },
  { code: 2, key: "on_demand", returns: false },
  { code: 3, key: "return_standard", returns: true },
  { code: 4, key: "return_on_demand", returns: true },
]);
export type ShippingMethodType = (typeof shippingMethodTypes.rows)[number]["code"];

/** `ceil(max(0, x − threshold) ÷ step) × amount`: grams, cubic centimeters, meters or seconds, and minor units. */
export interface Surcharge {
  threshold: number;
  step: number;
  amount: number;
}

/** One range of a tier, both ends included; open without `to`. Minor units for each order. */
export interface FeeRange {
  from: number;
  to: number | null;
  amount: number;
}

/**
 * Price ranges: `fixed` by the chargeable weight of the order in grams, `dynamic` by its rank among the merchant's
 * orders of the month.
 */
export interface FeeTiers {
  kind: "fixed" | "dynamic";
  ranges: FeeRange[];
}

/** What a shipping method charges. Minor units of `currency`. */
export interface FeeMethod {
  type: ShippingMethodType;
  currency: string;
  baseFee: number;
  rtoFee: number;
  /** One price for every order, whatever its size and destination; null charges by the other fields. */
  flatFee: number | null;
  weight: Surcharge | null;
  volume: Surcharge | null;
  distance: Surcharge | null;
  /** By the time between arrival and start of service at the stop. */
  waiting: Surcharge | null;
  /** Cubic centimeters that count as one kilogram; null uses the weight alone. */
  volumeDivisor: number | null;
  /** Minor units by zone. */
  zones: readonly { zoneId: string; amount: number }[];
  tiers: FeeTiers | null;
}
