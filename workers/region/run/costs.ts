/**
 * What an arc costs: its time in tenths of a second, and this much more where it enters a road that is open to its
 * destinations only. So the hierarchy finds the route with the fewest such entrances and, among these, the fastest:
 * through traffic stays out, residents get home, and the time is the rest of the cost.
 */
export const ENTRANCE_COST = 2 ** 22;
export const UNREACHABLE_COST = 0xffff_ffff;

/** Tenths of a second of a cost. */
export function getCostTime(cost: number): number {
  return cost & (ENTRANCE_COST - 1);
}
