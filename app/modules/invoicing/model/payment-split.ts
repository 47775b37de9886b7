import type { Preferences } from "#app/platform/access/preferences.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";

/** What an amount is to an invoice, minor units. */
interface PaymentSplit {
  /** What clears it. */
  paid: number;
  /** A rest that the tolerance covers. */
  writtenOff: number;
  /** What is owed to the merchant. */
  over: number;
  isPaid: boolean;
}

/** What may be missing of an invoice that is paid, minor units; nothing in another currency than the account's. */
export function getTolerance(
  { default_currency: own, payment_tolerance: tolerance = 0 }: Partial<Preferences>,
  currency: string,
): number {
  return currency === own ? Math.round(tolerance * 10 ** getCurrencyDecimals(currency)) : 0;
}

/** Splits a payment by what is open of its invoice, less than nothing for a credit. */
export function splitPayment(open: number, amount: number, discount: number, tolerance: number): PaymentSplit {
  const paid = open < 0 ? open : Math.min(amount, open - discount);
  const rest = open - discount - paid;
  const writtenOff = rest > 0 && rest <= tolerance ? rest : 0;
  return { paid, writtenOff, over: amount - paid, isPaid: rest === writtenOff };
}
