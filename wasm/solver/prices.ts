/** Prices of soft terms, in kernel cost units; the host sets them by the problem's scale (`host/soft-prices.ts`). */

export let SOFT_OUTSIDE: f64 = 0;
export let SOFT_SECOND: f64 = 0;

export function setPrices(outside: f64, second: f64): void {
  SOFT_OUTSIDE = outside;
  SOFT_SECOND = second;
}
