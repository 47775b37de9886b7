/** An endpoint's deliveries of one day, with the 95th percentile of response times. */
export interface DeliveryDay {
  /** Start of the day, milliseconds UTC; a day is 24 hours, and the last one ends now. */
  at: number;
  delivered: number;
  failed: number;
  p95Ms: number | null;
}

/** Days in the chart. */
export const WEEK_DAYS = 7;

/** Per mille of a day's finished deliveries that succeeded; null if none finished. */
export function computeDeliveryRate({ delivered, failed }: Pick<DeliveryDay, "delivered" | "failed">): number | null {
  const finished = delivered + failed;
  return finished === 0 ? null : Math.floor((delivered / finished) * 1000);
}

/** Index of the day with the lowest rate; undefined if everything was delivered. */
export function findWorstDay(days: readonly DeliveryDay[]): number | undefined {
  const rates = days.map((each) => computeDeliveryRate(each) ?? 1000);
  const low = Math.min(...rates);
  return low < 1000 ? rates.indexOf(low) : undefined;
}
