import type { Surcharge } from "./fee-method.ts";

/** `ceil(max(0, x − threshold) ÷ step) × amount`, minor units (domain-rules, "Merchant fees"). */
export function computeSurcharge({ threshold, step, amount }: Surcharge, x: number): number {
  const over = Math.max(0, x - threshold);
  return over === 0 ? 0 : Math.ceil(over / step) * amount;
}
