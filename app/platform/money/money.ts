import { type Currency, currencies } from "./currencies.ts";

/** An amount in integer minor units of its currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** The decimal mark used in a person's or file's text. */
export type DecimalMark = "." | ",";

const byCode = new Map<string, Currency>(currencies.map((each) => [each.code, each]));
const wholeNumberPattern = /^[+-]?(\d+|\d{1,3}(?:[ '’.,]\d{3})+)$/;

/** True for the ISO 4217 code of a currency of the product. */
export function isCurrency(code: string): boolean {
  return byCode.has(code);
}

/** Digits after the decimal mark; 2 for a currency that is not in the table. */
export function getCurrencyDecimals(currency: string): number {
  return byCode.get(currency)?.decimals ?? 2;
}

/**
 * Minor units of a written amount (`1,234.5`, `1.234,50` with a decimal comma); digits beyond the currency's are
 * rounded half up. Null for text that is not a number, has wrong digit groups, or is too large to be exact.
 */
export function parseMoney(text: string, currency: string, mark: DecimalMark = "."): number | null {
  const trimmed = text.trim().replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  const at = trimmed.lastIndexOf(mark);
  const integer = at < 0 ? trimmed : trimmed.slice(0, at);
  const fraction = at < 0 ? "" : trimmed.slice(at + 1);
  const digits = /^[+-]?$/.test(integer) && fraction !== "" ? `${integer}0` : integer;
  if (digits.includes(mark) || !wholeNumberPattern.test(digits) || !/^\d*$/.test(fraction)) return null;
  const decimals = getCurrencyDecimals(currency);
  const minor = Number(digits.replace(/[^\d]/g, "") + fraction.slice(0, decimals).padEnd(decimals, "0"));
  const rounded = minor + (Number(fraction[decimals] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(rounded)) return null;
  return rounded === 0 ? 0 : digits.startsWith("-") ? -rounded : rounded;
}

/** Whether a decimal text has no more decimals than its currency: `1.5` is no amount of yen. Zeros at the end do not count. */
export function hasExactDecimals(text: string, currency: string): boolean {
  const [, fraction = ""] = text.trim().split(".");
  return !/[^0]/.test(fraction.slice(getCurrencyDecimals(currency)));
}

/** The plain decimal text of an amount (`-12.50`), as the JSON API and files write it. */
export function formatDecimal({ amount, currency }: Money): string {
  const decimals = getCurrencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return amount < 0 ? `-${text}` : text;
}

/** The plain decimal text of an amount with its currency (`-12.50 EUR`), as messages name it. */
export function formatWithCurrency(money: Money): string {
  return `${formatDecimal(money)} ${money.currency}`;
}

/** An amount as a reader of the locale expects it, with the currency's sign. */
export function formatMoney(money: Money, locale: string): string {
  const decimals = getCurrencyDecimals(money.currency);
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: money.currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(money.amount / 10 ** decimals);
}

/** Integer quotient, halves away from zero ("half up" of both signs): `numerator ÷ denominator`. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const sign = numerator < 0 !== denominator < 0 ? -1 : 1;
  const top = Math.abs(numerator);
  const bottom = Math.abs(denominator);
  const quotient = Math.floor(top / bottom);
  const rest = top - quotient * bottom;
  const rounded = rest * 2 >= bottom ? quotient + 1 : quotient;
  return rounded === 0 ? 0 : sign * rounded;
}

/**
 * Splits an amount by weights so that the parts add up to it exactly: every part is rounded down and the left-over
 * units go to the largest remainders, the first one among equals. Weights must not all be zero.
 */
export function allocateAmount(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0 || weights.some((weight) => weight < 0)) throw new Error("weights must be positive");
  const sign = amount < 0 ? -1 : 1;
  const exact = weights.map((weight) => (Math.abs(amount) * weight) / sum);
  const parts = exact.map(Math.floor);
  let left = Math.abs(amount) - parts.reduce((total, part) => total + part, 0);
  const order = exact.map((value, at) => ({ at, rest: value - Math.floor(value) }));
  order.sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order) {
    if (left <= 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}
