/** Prices of soft terms, in kernel cost units; the host sets them by the problem's scale (`host/soft-prices.ts`). */
import { outside } from "./problem";

/** A stop outside of a soft service area; a second of lateness; a return to a place; active seconds squared. */
export let OUTSIDE_PRICE: f64 = 0;
export let LATE_SECOND_PRICE: f64 = 0;
export let RETURN_PRICE: f64 = 0;
export let BALANCE_PRICE: f64 = 0;

export function setPrices(outside: f64, second: f64, back: f64, balance: f64): void {
  OUTSIDE_PRICE = outside;
  LATE_SECOND_PRICE = second;
  RETURN_PRICE = back;
  BALANCE_PRICE = balance;
}
