/** What a settlement by calendar leaves. Minor units of the settlement's currency. */
export interface SettlementLimit {
  /** All that is held, corrections included. */
  held: number;
  /** So much of it stays. */
  reserve: number;
  /** Less is not settled. */
  minimum: number;
}

/**
 * The oldest collections that leave the reserve, after the corrections, which are always settled; null where that is nothing,
 * or less than the minimum.
 */
export function chooseWithin<Row extends { amount: number }>(
  collections: readonly Row[],
  corrections: number,
  { held, reserve, minimum }: SettlementLimit,
): readonly Row[] | null {
  let sum = corrections;
  const chosen: Row[] = [];
  for (const row of collections) {
    if (sum + row.amount > held - reserve) break;
    sum += row.amount;
    chosen.push(row);
  }
  return sum > 0 && sum >= minimum ? chosen : null;
}
