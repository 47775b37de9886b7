/** What became of an endpoint's deliveries of one day, and how long 95 % of the answers took at most. */
export interface DeliveryDay {
  /** When the day begins, milliseconds UTC; it has 24 hours, and the last ends now. */
  at: number;
  delivered: number;
  givenUp: number;
  p95Ms: number | null;
}

/** Days that are drawn. */
export const WEEK_DAYS = 7;

/** Per mille of a day's deliveries that arrived; null where none came to an end. */
export function computeDeliveryRate({ delivered, givenUp }: Pick<DeliveryDay, "delivered" | "givenUp">): number | null {
  const over = delivered + givenUp;
  return over === 0 ? null : Math.floor((delivered / over) * 1000);
}

/** The place of the day with the lowest rate; none while everything arrived. */
export function findWorstDay(days: readonly DeliveryDay[]): number | undefined {
  const rates = days.map((each) => computeDeliveryRate(each) ?? 1000);
  const low = Math.min(...rates);
  return low < 1000 ? rates.indexOf(low) : undefined;
}
