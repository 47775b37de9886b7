import type { z } from "zod";
import { getCurrencyDecimals, hasExactDecimals } from "./money.ts";

/** Refuses amounts with more decimals than their currency has, each at its field; absent ones are skipped. */
export function refuseInexactAmounts(
  context: z.RefinementCtx,
  currency: string,
  amounts: readonly (readonly [path: (string | number)[], text: string | number | undefined])[],
): void {
  for (const [path, text] of amounts) {
    if (text === undefined || hasExactDecimals(String(text), currency)) continue;
    const params = { currency, decimals: getCurrencyDecimals(currency) };
    context.addIssue({ code: "custom", path, message: "amount_decimals", params });
  }
}
