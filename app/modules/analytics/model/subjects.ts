/** What is counted: an order by the day it was promised for, a shipment by the day it ended or is due, a route by its date. */
export const subjects = ["order", "shipment", "route"] as const;
export type Subject = (typeof subjects)[number];

/** What figures may be cut and filtered by, one at a time from kept sums; two from the facts of at most 31 days. */
export const dimensions = ["location", "merchant", "method", "zone", "team", "agent", "type", "vehicle"] as const;
export type Dimension = (typeof dimensions)[number];

/** What a merchant may cut and filter its orders by: the others are its carriers'. */
export const merchantDimensions: readonly Dimension[] = ["type"];

/** Longest period for which single facts are read, days. */
export const MAX_FACT_DAYS = 31;

/** The longest period of a dashboard, days. */
export const MAX_PERIOD_DAYS = 1_100;

/** What one order, shipment or route adds, by the name of the count. Zeros are left out. */
export type Counts = Record<string, number>;

/** Dimension values of a fact. */
export type FactDimensions = Record<Dimension, string | null>;

/** Counts of one order, shipment or route. */
export interface SubjectFact extends FactDimensions {
  subject: Subject;
  id: string;
  accountId: string;
  /** Local day that it counts for. */
  day: string;
  number: string;
  name: string;
  /** The location it goes to, for members of some locations. */
  toLocation: string | null;
  counts: Counts;
  /** When its counts change without an event, as a promise passes. Milliseconds UTC. */
  recountAt: number | null;
}

/** Adds counts to a sum. */
export function addCounts(into: Counts, added: Counts): void {
  for (const [name, n] of Object.entries(added)) into[name] = (into[name] ?? 0) + n;
}

/** A count that is kept by whole minutes: `late@12` is how many were 12 minutes late. */
export function toMinuteCount(name: string, minutes: number): string {
  return `${name}@${Math.max(-720, Math.min(720, Math.round(minutes)))}`;
}

/** Percentile from minute counts; null without data. */
export function findPercentile(counts: Counts, name: string, share: number): number | null {
  const found = Object.entries(counts)
    .filter(([key, n]) => key.startsWith(`${name}@`) && n > 0)
    .map(([key, n]) => ({ minutes: Number(key.slice(name.length + 1)), n }))
    .sort((a, b) => a.minutes - b.minutes);
  const total = found.reduce((sum, { n }) => sum + n, 0);
  let passed = 0;
  for (const { minutes, n } of found) {
    passed += n;
    if (passed >= total * share) return minutes;
  }
  return null;
}
