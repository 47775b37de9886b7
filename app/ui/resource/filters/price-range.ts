import { isCurrency } from "#app/platform/money/money.ts";

/** The fault of a price range: no currency, or a minimum above the maximum; null if valid. */
export function findPriceFault(currency: string, low: string, high: string): "currency" | "order" | null {
  if (!isCurrency(currency.toUpperCase())) return "currency";
  return low !== "" && high !== "" && Number(low) > Number(high) ? "order" : null;
}
