import { getCurrencyDecimals } from "#app/platform/money/money.ts";

/** Length of the account's unit of distance, meters. */
export const distanceUnits = {
  metric: { unit: "km", metres: 1000 },
  imperial: { unit: "mi", metres: 1609.344 },
} as const;
export type Measures = keyof typeof distanceUnits;

/** The amount for `quantity ÷ per` units at a rate, in minor units, rounded half up; computed exactly. */
export function computeRateAmount(rate: number, quantity: number, per: number, currency: string): number {
  const tenThousandths = BigInt(Math.round(rate * 10_000)) * 10n ** BigInt(getCurrencyDecimals(currency));
  const top = tenThousandths * BigInt(Math.round(quantity)) * 1000n;
  const bottom = 10_000n * BigInt(Math.round(per * 1000));
  return Number((top * 2n + bottom) / (bottom * 2n));
}
