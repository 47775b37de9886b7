import { formatDecimal } from "#app/platform/money/money.ts";
import { type ChargedPackage, computeChargedTotals } from "./chargeable.ts";
import type { FeeType } from "./fee.enums.ts";
import { type FeeMethod, type Surcharge, shippingMethodTypes } from "./fee-method.ts";
import { computeSurcharge } from "./surcharges.ts";
import { findFeeRange, getTierNumber } from "./tiers.ts";

/** The inputs of a fee by name, so that everyone can check the amount. */
export type FeeInputs = Readonly<Record<string, string | number | null>>;

/** One line of an order's fees. Minor units of the method's currency. */
export interface FeeLine {
  type: FeeType;
  amount: number;
  /** With the numbers filled in: `ceil((12500 − 10000) ÷ 1000) × 0.50`. */
  formula: string;
  inputs: FeeInputs;
}

/** The data of an order that fees depend on. */
export interface ChargedOrder {
  packages: readonly ChargedPackage[];
  /** Meters from source to destination; null when a place has no point. */
  distance: number | null;
  /** The factor that its great circle was multiplied by. */
  detour?: number | undefined;
  /** Seconds that the driver waited at the stop; null when unknown. */
  waiting: number | null;
  /** The smallest zone that contains the destination. */
  zone: { id: string; name: string } | null;
  /** Its rank among the merchant's orders of the month, for dynamic tiers. */
  rank: number;
}

/**
 * The fees due when an order is delivered or is back at its source: the price at Delivered, or at Return Completed for
 * a return method; the RTO fee at Return Completed for all other methods. Lines of zero are left out, except the price
 * itself.
 */
export function computeFeesDue(
  method: FeeMethod,
  order: ChargedOrder,
  event: "delivered" | "return_completed",
): FeeLine[] {
  const { returns } = shippingMethodTypes.byCode(method.type);
  if (event === "delivered") return returns ? [] : buildPriceLines(method, order);
  if (returns) return buildPriceLines(method, order);
  if (method.rtoFee === 0) return [];
  const amount = formatDecimal({ amount: method.rtoFee, currency: method.currency });
  return [{ type: "rto_fee", amount: method.rtoFee, formula: amount, inputs: { rto_fee: amount } }];
}

/** The sum of lines, minor units. */
export function sumFeeLines(lines: readonly Pick<FeeLine, "amount">[]): number {
  return lines.reduce((total, line) => total + line.amount, 0);
}

function buildPriceLines(method: FeeMethod, order: ChargedOrder): FeeLine[] {
  const { currency, flatFee } = method;
  const text = (amount: number) => formatDecimal({ amount, currency });
  if (flatFee !== null)
    return [{ type: "shipping", amount: flatFee, formula: text(flatFee), inputs: { flat_fee: text(flatFee) } }];
  const totals = computeChargedTotals(order.packages, method.volumeDivisor);
  const buildLines = (type: FeeType, rule: Surcharge | null, x: number | null, unit: string) =>
    rule && x !== null ? buildSurchargeLine(type, rule, x, unit, text) : [];
  return [
    buildShippingLine(method, order.rank, totals.weight, text),
    ...buildLines("weight_surcharge", method.weight, totals.weight, "g"),
    ...buildLines("volume_surcharge", method.volume, totals.volume, "cm³"),
    ...buildLines("distance_surcharge", method.distance, order.distance, "m").map((line) => ({
      ...line,
      ...(order.detour === undefined ? {} : describeGreatCircle(line, order.detour)),
    })),
    ...buildLines("waiting_fee", method.waiting, order.waiting, "s"),
    ...buildZoneLine(method, order.zone, text),
  ];
}

/** A line whose formula names how its distance was measured. */
function describeGreatCircle({ formula, inputs }: FeeLine, detour: number): Pick<FeeLine, "formula" | "inputs"> {
  return { formula: `${formula} · great circle × ${detour}`, inputs: { ...inputs, detour } };
}

type FormatAmount = (amount: number) => string;

function buildShippingLine({ baseFee, tiers }: FeeMethod, rank: number, weight: number, text: FormatAmount): FeeLine {
  if (!tiers) return { type: "shipping", amount: baseFee, formula: text(baseFee), inputs: { base_fee: text(baseFee) } };
  const value = tiers.kind === "dynamic" ? rank : weight;
  const range = findFeeRange(tiers.ranges, value);
  const tier = range?.amount ?? 0;
  return {
    type: "shipping",
    amount: baseFee + tier,
    formula: baseFee === 0 ? text(tier) : `${text(baseFee)} + ${text(tier)}`,
    inputs: {
      base_fee: text(baseFee),
      tier: text(tier),
      number: range ? getTierNumber(tiers.ranges, range) : null,
      from: range?.from ?? null,
      to: range?.to ?? null,
      [tiers.kind === "dynamic" ? "rank" : "weight"]: value,
    },
  };
}

function buildSurchargeLine(type: FeeType, rule: Surcharge, x: number, unit: string, text: FormatAmount): FeeLine[] {
  const amount = computeSurcharge(rule, x);
  if (amount === 0) return [];
  return [
    {
      type,
      amount,
      formula: `ceil((${x} − ${rule.threshold}) ÷ ${rule.step}) × ${text(rule.amount)}`,
      inputs: { value: x, unit, threshold: rule.threshold, step: rule.step, amount: text(rule.amount) },
    },
  ];
}

function buildZoneLine({ zones }: FeeMethod, zone: ChargedOrder["zone"], text: FormatAmount): FeeLine[] {
  const amount = zones.find((each) => each.zoneId === zone?.id)?.amount ?? 0;
  if (!zone || amount === 0) return [];
  return [{ type: "zone_surcharge", amount, formula: text(amount), inputs: { zone: zone.name, zone_id: zone.id } }];
}
