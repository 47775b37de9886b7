import type { CountName } from "./counts.ts";
import { type ComparedBase, MIN_COMPARED_VISITS } from "./fair-comparison.ts";
import { type Formula, knownShare, share } from "./measure.ts";
import { getMeasure, type MeasureName } from "./measures.ts";
import type { Counts } from "./subjects.ts";

/** What agents are compared by: what was done, what is expected of the same visits, and the one in percent of the other. */
interface FairComparison {
  readonly measure: MeasureName;
  readonly index: MeasureName;
  readonly expected: Formula;
  readonly base: ComparedBase;
}

export const fairComparisons = [
  {
    measure: "visits_an_hour",
    index: "pace_index",
    base: "visited",
    expected: share("visited", "expected_visit_seconds", 3600),
  },
  {
    measure: "first_visit_done",
    index: "first_visit_index",
    base: "first_visits",
    expected: knownShare("expected_first_visits_done", "first_visits", 100),
  },
  {
    measure: "visits_on_time",
    index: "on_time_index",
    base: "due_visits",
    expected: knownShare("expected_due_visits_kept", "due_visits", 100),
  },
  {
    measure: "service_time",
    index: "service_index",
    base: "served",
    expected: knownShare("expected_service_minutes", "served"),
  },
] as const satisfies readonly FairComparison[];

export type ComparedMeasure = (typeof fairComparisons)[number]["measure"];

/** A number of an agent with the visits behind it. */
export interface AgentNumber {
  measure: ComparedMeasure;
  value: number | null;
  expected: number | null;
  index: number | null;
  /** The count behind the value, and how many it counts. */
  list: CountName;
  rows: number;
  /** The count behind expectation and index, and how many it counts. */
  base: ComparedBase;
  visits: number;
  /** Why there is no index: too few visits, or too few of others that are alike. */
  doubt: "few" | "alone" | null;
}

/** The numbers of counts to which what is expected was added. */
export function compareVisits(counts: Counts): AgentNumber[] {
  return fairComparisons.map(({ measure, index, expected, base }) => {
    const { of, list = base } = getMeasure(measure);
    const visits = counts[base] ?? 0;
    const hundredths = getMeasure(index).of.compute(counts);
    return {
      ...{ measure, value: of.compute(counts), expected: expected.compute(counts), index: hundredths },
      ...{ list, rows: counts[list] ?? 0, base, visits },
      doubt: hundredths !== null ? null : visits < MIN_COMPARED_VISITS ? "few" : "alone",
    };
  });
}
