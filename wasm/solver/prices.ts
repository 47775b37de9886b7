/** Prices of soft terms, in kernel cost units; the host sets them by the problem's scale (`host/soft-prices.ts`). */

/** A stop outside of a soft service area; a second of lateness; a return to a place; active seconds squared. */
export let SOFT_OUTSIDE: f64 = 0;
export let SOFT_SECOND: f64 = 0;
export let RETURN: f64 = 0;
export let BALANCE: f64 = 0;

export function setPrices(outside: f64, second: f64, back: f64, balance: f64): void {
  SOFT_OUTSIDE = outside;
  SOFT_SECOND = second;
  RETURN = back;
  BALANCE = balance;
}
