/** An agent's limit of cash, minor units of its own currency. */
export interface CashLimit {
  cashLimit: number | null;
  limitCurrency: string | null;
}

/** How cash stands to a limit: minor units of the same currency. */
export interface LimitUse {
  limit: number;
  /** Whole percent of the limit, rounded down. */
  share: number;
  /** What is beyond it; nothing within. */
  over: number;
}

/** How an agent's cash of a currency stands to the limit; null where there is none in that currency: sums never mix. */
export function computeCashLimitUse(
  { cashLimit, limitCurrency }: CashLimit,
  { currency, cash }: { currency: string; cash: number },
): LimitUse | null {
  if (!cashLimit || limitCurrency !== currency) return null;
  return { limit: cashLimit, share: Math.floor((cash * 100) / cashLimit), over: Math.max(0, cash - cashLimit) };
}
