import type { CountName } from "./counts.ts";
import type { Counts, Dimension, Subject } from "./subjects.ts";

/** How a number is written. Money is of the account's currency, in minor units. */
export type MeasureUnit = "count" | "percent" | "minutes" | "hours" | "per_hour" | "kilometers" | "money" | "ratio";

/** A number that dashboards, files and programs show: one row each. */
export interface Measure {
  readonly name: string;
  readonly subject: Subject;
  readonly unit: MeasureUnit;
  /** From the sum of the counts of a period; null without data. */
  readonly of: (counts: Counts) => number | null;
  /** The count whose facts are listed behind the number; undefined when it counts no rows. */
  readonly list?: CountName;
  /** Which direction is better; undefined when neither is. */
  readonly better?: "more" | "less";
  readonly by: readonly Dimension[];
}

/** A count by name; 0 when it is missing. */
export const count = (name: string) => (counts: Counts) => counts[name] ?? 0;

/** Share; null when the whole is 0. */
export const share =
  (part: string, whole: string, factor = 1) =>
  (counts: Counts) =>
    counts[whole] ? ((counts[part] ?? 0) * factor) / counts[whole] : null;

/** Share in percent; null when the whole is 0. */
export const percent = (part: string, whole: string) => share(part, whole, 100);
