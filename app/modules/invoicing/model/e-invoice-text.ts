import { formatDecimal } from "#app/platform/money/money.ts";
import type { BilledLine } from "./billed-lines.ts";

/** Formats amounts as decimals of the invoice's currency. */
export function createAmountFormat(currency: string): (amount: number) => string {
  return (amount) => formatDecimal({ amount, currency });
}

/** Formats hundredths of a percent: 810 becomes `8.1`. */
export function formatXmlPercent(rate: number): string {
  return String(Number(formatDecimal({ amount: rate, currency: "EUR" })));
}

/** Quantity and unit price; EN 16931 requires non-negative prices, so the sign goes to the quantity. */
export function toUnitPrice({ count, each }: Pick<BilledLine, "count" | "each">): { quantity: number; price: number } {
  return each < 0 ? { quantity: -count, price: -each } : { quantity: count, price: each };
}

/** Escapes the text of an XML element. */
export function escapeXmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
