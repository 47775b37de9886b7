/** An agent's cash limit, minor units of its currency. */
export interface CashLimit {
  cashLimit: number | null;
  limitCurrency: string | null;
}

/** Use of a cash limit, minor units. */
export interface LimitUse {
  limit: number;
  /** Whole percent of the limit, rounded down. */
  share: number;
  /** The excess over the limit; 0 within it. */
  over: number;
}

/** The use of an agent's limit by cash in a currency; null if the limit is in another currency: currencies are never mixed. */
export function computeCashLimitUse(
  { cashLimit, limitCurrency }: CashLimit,
  { currency, cash }: { currency: string; cash: number },
): LimitUse | null {
  if (!cashLimit || limitCurrency !== currency) return null;
  return { limit: cashLimit, share: Math.floor((cash * 100) / cashLimit), over: Math.max(0, cash - cashLimit) };
}
