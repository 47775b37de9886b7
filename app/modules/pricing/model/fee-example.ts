import { computeFeesDue, type FeeLine } from "./fee-lines.ts";
import type { FeeMethod, FeeTiers, Surcharge } from "./fee-method.ts";
import { computeSurcharge } from "./surcharges.ts";
import { computeMonthAmount, findFeeRange } from "./tiers.ts";

/** An order to try a method with: grams, cubic centimeters, meters, seconds. */
export interface ExampleOrder {
  weight: number;
  volume: number;
  distance: number;
  waiting: number;
  /** The zone that contains the destination. */
  zone: { id: string; name: string } | null;
  /** Its rank among the merchant's orders of the month. */
  rank: number;
}

/** The price of an order like this, by the rules that charge real orders. */
export function computeExampleFees(method: FeeMethod, order: ExampleOrder): { due: FeeLine[]; back: FeeLine[] } {
  const { weight, volume, distance, waiting, zone, rank } = order;
  const charged = { packages: [{ quantity: 1, weight, volume }], distance, waiting, zone, rank };
  return {
    due: computeFeesDue(method, charged, "delivered"),
    back: computeFeesDue(method, charged, "return_completed"),
  };
}

/** A value a little above a threshold and the amount it adds: "14.2 kg adds 1.75 EUR". Base units and minor units. */
export function computeSurchargeExample(rule: Surcharge): { value: number; adds: number } {
  const value = rule.threshold + Math.round(4.2 * rule.step);
  return { value, adds: computeSurcharge(rule, value) };
}

/** One price of a month: a number of orders and the price of each. */
export interface MonthPart {
  count: number;
  each: number;
  total: number;
}

/** The cost of a month of `count` orders by dynamic tiers, price by price. */
export function listMonthParts({ ranges }: FeeTiers, count: number): MonthPart[] {
  const parts: MonthPart[] = [];
  for (let rank = 1; rank <= count; rank += 1) {
    const each = findFeeRange(ranges, rank)?.amount ?? 0;
    const last = parts.at(-1);
    if (last?.each === each) {
      last.count += 1;
      last.total += each;
    } else parts.push({ count: 1, each, total: each });
  }
  return parts;
}

/** The cost of a month at some counts up to the given one, for a curve: at both ends, and where a price begins. */
export function computeMonthCurve(tiers: FeeTiers, limit: number): { count: number; total: number }[] {
  const bends = tiers.ranges.flatMap(({ from, to }) => [Math.max(0, from - 1), to ?? limit]);
  const counts = [...new Set([0, ...bends, limit])].filter((count) => count <= limit).sort((a, b) => a - b);
  return counts.map((count) => ({ count, total: computeMonthAmount(tiers, count) }));
}
