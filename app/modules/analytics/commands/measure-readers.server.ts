import type { Scope } from "#app/platform/db/scope.server.ts";
import { type By, type CountsBy, type Cut, readMeasureCounts } from "../db/sums.reads.server.ts";
import { addExpected } from "../model/fair-comparison.ts";
import type { AnalyticsQuery } from "../model/period.ts";
import { addCounts, type Counts, type Subject } from "../model/subjects.ts";

/** Reads each cut once for all figures and charts that need it. */
export function createReaders(scope: Scope, { days, before, filters }: AnalyticsQuery) {
  const { agent, team, ...everybody } = filters;
  const spans = { days, before };
  const known = new Map<string, Promise<CountsBy>>();
  const readCut = (cut: Cut, by: By): Promise<CountsBy> => {
    const key = JSON.stringify([cut, by]);
    const found = known.get(key) ?? readMeasureCounts(scope, cut, by);
    known.set(key, found);
    return found;
  };
  const read = (subject: Subject, by: By, span: Span = "days") => readCut({ subject, days: spans[span], filters }, by);
  /** Adds to summed counts what is expected of them, whatever agent or team is asked for. */
  const completeSums = async (subject: Subject, span: Span = "days"): Promise<(counts: Counts) => Counts> => {
    if (subject !== "shipment") return (counts) => counts;
    const all = addAll(await readCut({ subject, days: spans[span], filters: everybody }, "all"));
    return (counts) => addExpected(counts, all);
  };
  return Object.assign(read, { completeSums });
}

type Span = "days" | "before";

export type Readers = ReturnType<typeof createReaders>;

/** The sum of all counts. */
export function addAll(counts: CountsBy): Counts {
  const sum: Counts = {};
  for (const each of counts.values()) addCounts(sum, each);
  return sum;
}
