import type { FeeRange, FeeTiers } from "./fee-method.ts";

/** The range that holds a value: the first one that does not end before it, the last one beyond all; null for none. */
export function findFeeRange(ranges: readonly FeeRange[], value: number): FeeRange | null {
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  return sorted.find(({ to }) => to === null || value <= to) ?? sorted.at(-1) ?? null;
}

/** Which of the ranges it is, from 1 on, the lowest first. */
export const getTierNumber = (ranges: readonly FeeRange[], range: FeeRange): number =>
  ranges.filter(({ from }) => from <= range.from).length;

/**
 * What one order costs by its tier, minor units. Dynamic tiers are marginal: the order pays the price of its own rank
 * (domain-rules, "Merchant fees"), so that 225 orders at 0–100 5.00, 101–200 4.00 and 201+ 3.00 cost 975.00.
 * @param value the rank (1 is the first of the month), or grams for fixed tiers
 */
export function getTierAmount({ ranges }: FeeTiers, value: number): number {
  return findFeeRange(ranges, value)?.amount ?? 0;
}

/** What a month of `count` orders costs in all, minor units. */
export function computeMonthAmount(tiers: FeeTiers, count: number): number {
  let total = 0;
  for (let rank = 1; rank <= count; rank += 1) total += getTierAmount(tiers, rank);
  return total;
}

/** The next `count` free ranks of a month in which `taken` are given: a rank that was voided is given again. */
export function listFreeRanks(taken: readonly number[], count: number): number[] {
  const used = new Set(taken);
  const free: number[] = [];
  for (let rank = 1; free.length < count; rank += 1) if (!used.has(rank)) free.push(rank);
  return free;
}

/**
 * First day of the monthly cycle that a local date lies in, counted from the anchor's day of the month; in a month that
 * is too short the cycle begins on its last day. Dates are `YYYY-MM-DD`; without an anchor months are the calendar's.
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
  const two = (part: number) => String(part).padStart(2, "0");
  return `${year}-${two(month)}-${two(Math.min(day, last))}`;
}
