import type { CountName } from "./counts.ts";
import type { Counts, Dimension, Subject } from "./subjects.ts";

/** How a number is written. Money is of the account's currency, in minor units. */
export type MeasureUnit = "count" | "percent" | "minutes" | "hours" | "per_hour" | "kilometers" | "money" | "ratio";

/** A number that dashboards, files and programs show: one row each. */
export interface Measure {
  readonly name: string;
  readonly subject: Subject;
  readonly unit: MeasureUnit;
  /** From the counts of all facts of a period; null of nothing. */
  readonly of: (counts: Counts) => number | null;
  /** The count whose facts are the list behind it; none where it is no number of rows. */
  readonly list?: CountName;
  /** Which way is better; none where neither is. */
  readonly better?: "more" | "less";
  readonly by: readonly Dimension[];
}

/** How often something is counted. */
export const count = (name: string) => (counts: Counts) => counts[name] ?? 0;

/** A part of a whole; null of nothing. */
export const share =
  (part: string, whole: string, factor = 1) =>
  (counts: Counts) =>
    counts[whole] ? ((counts[part] ?? 0) * factor) / counts[whole] : null;

/** A part of a whole in percent; null of nothing. */
export const percent = (part: string, whole: string) => share(part, whole, 100);
