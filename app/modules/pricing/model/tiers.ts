import type { FeeRange, FeeTiers } from "./fee-method.ts";

/** The range of a value: the first one that does not end below it, the last one beyond all; null for none. */
export function findFeeRange(ranges: readonly FeeRange[], value: number): FeeRange | null {
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  return sorted.find(({ to }) => to === null || value <= to) ?? sorted.at(-1) ?? null;
}

/** The number of a range from 1 on, the lowest first. */
export const getTierNumber = (ranges: readonly FeeRange[], range: FeeRange): number =>
  ranges.filter(({ from }) => from <= range.from).length;

/**
 * The price of one order by its tier, minor units. Dynamic tiers are marginal: an order pays the price of its own rank,
 * so that 225 orders at 0–100 5.00, 101–200 4.00 and 201+ 3.00 cost 975.00.
 * @param value the rank (1 is the first of the month), or grams for fixed tiers
 */
export function getTierAmount({ ranges }: FeeTiers, value: number): number {
  return findFeeRange(ranges, value)?.amount ?? 0;
}

/** The cost of a month of `count` orders, minor units. */
export function computeMonthAmount(tiers: FeeTiers, count: number): number {
  let total = 0;
  for (let rank = 1; rank <= count; rank += 1) total += getTierAmount(tiers, rank);
  return total;
}

/** The next `count` free ranks of a month, given the used ones: a voided rank is used again. */
export function listFreeRanks(usedRanks: readonly number[], count: number): number[] {
  const used = new Set(usedRanks);
  const free: number[] = [];
  for (let rank = 1; free.length < count; rank += 1) if (!used.has(rank)) free.push(rank);
  return free;
}

/**
 * First day of the monthly cycle that contains a local date, counted from the anchor's day of the month; in a shorter
 * month the cycle starts on its last day. Dates are `YYYY-MM-DD`; without an anchor the cycle is the calendar month.
 */
export function getCycleStart(anchor: string | null, date: string): string {
  const day = anchor ? Number(anchor.slice(8, 10)) : 1;
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const here = getStartInMonth(year, month, day);
  if (here <= date) return here;
  return month === 1 ? getStartInMonth(year - 1, 12, day) : getStartInMonth(year, month - 1, day);
}

function getStartInMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const padTwo = (part: number) => String(part).padStart(2, "0");
  return `${year}-${padTwo(month)}-${padTwo(Math.min(day, last))}`;
}
