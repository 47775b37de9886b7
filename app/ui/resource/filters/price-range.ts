import { isCurrency } from "#app/platform/money/money.ts";

/** What keeps a price range from being a filter: no currency, or a minimum above the maximum; null when it is one. */
export function findPriceFault(currency: string, low: string, high: string): "currency" | "order" | null {
  if (!isCurrency(currency.toUpperCase())) return "currency";
  return low !== "" && high !== "" && Number(low) > Number(high) ? "order" : null;
}
