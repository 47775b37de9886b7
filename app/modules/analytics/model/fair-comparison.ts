import type { Counts } from "./subjects.ts";

/** Kilometers from the stop before, as planned: how far apart the stops of an area are. */
const densities = [
  { name: "close", below: 500 },
  { name: "near", below: 2_000 },
  { name: "apart", below: 10_000 },
  { name: "remote", below: Number.POSITIVE_INFINITY },
] as const;

/** Fewer visits say nothing about an agent. */
export const MIN_COMPARED_VISITS = 200;

/** What is alike enough to be compared: a kind of stop at a density. */
function findVisitClass(kind: string, meters: number): string {
  return `${kind}_${densities.find(({ below }) => meters < below)?.name ?? "remote"}`;
}

/** What is compared, and of how many visits. */
const compared = [
  { sum: "visit_seconds", base: "visited" },
  { sum: "first_visits_done", base: "first_visits" },
  { sum: "due_visits_kept", base: "due_visits" },
  { sum: "service_minutes", base: "served" },
] as const;

/** A visit: a shipment's stop on a route that is over. */
export interface DrivenStop {
  kind: string;
  meters: number;
  /** From the end of the visit before, or the start of the route. */
  seconds: number | null;
  isDone: boolean;
  /** The first attempt, and one that counts. */
  isFirst: boolean;
  /** By when it was promised; null without a promise. */
  due: number | null;
  finishedAt: number;
}

/** The counts of a visit, each also by its class. @param served counts of the time at the stop */
export function countVisit(visit: DrivenStop, served: Counts): Counts {
  const counts: Counts = {};
  if (visit.seconds !== null && visit.seconds >= 0)
    Object.assign(counts, { visited: 1, visit_seconds: Math.round(visit.seconds) });
  if (visit.isFirst) Object.assign(counts, { first_visits: 1, ...(visit.isDone && { first_visits_done: 1 }) });
  if (visit.due !== null)
    Object.assign(counts, { due_visits: 1, ...(visit.finishedAt <= visit.due && { due_visits_kept: 1 }) });
  const all: Counts = { ...served, ...counts };
  const name = findVisitClass(visit.kind, visit.meters);
  for (const { sum, base } of compared)
    for (const key of [sum, base]) if (all[key]) counts[`${key}/${name}`] = all[key];
  return counts;
}

export type ComparedBase = (typeof compared)[number]["base"];

/** Whether these visits and those of others of the same classes are enough for a fair statement. @param all everybody's */
function isComparable(counts: Counts, all: Counts, base: ComparedBase): boolean {
  let [own, others] = [0, 0];
  for (const [name, n] of Object.entries(counts)) {
    if (!name.startsWith(`${base}/`)) continue;
    own += n;
    others += Math.max(0, (all[name] ?? 0) - n);
  }
  return own >= MIN_COMPARED_VISITS && others >= MIN_COMPARED_VISITS;
}

/**
 * Adds what the visits of these counts would have brought at the mean of all visits of their class, where that is a fair
 * statement. @param all the counts of everybody
 */
export function addExpected(counts: Counts, all: Counts): Counts {
  const added: Counts = { ...counts };
  for (const { sum, base } of compared) {
    if (!isComparable(counts, all, base)) continue;
    let expected = 0;
    for (const [name, n] of Object.entries(counts)) {
      if (!name.startsWith(`${base}/`)) continue;
      const key = `${sum}${name.slice(base.length)}`;
      const visits = all[name];
      // A class that only the last change brought is not in the sums of everybody yet: as expected.
      expected += visits ? ((all[key] ?? 0) / visits) * n : (counts[key] ?? 0);
    }
    added[`expected_${sum}`] = expected;
  }
  return added;
}
