import type { CountName } from "./counts.ts";
import { type Counts, type Dimension, findPercentile, type Subject } from "./subjects.ts";

/** How a number is written. An index is 100 where all is as expected. Money is of the account's currency, in minor units. */
export const measureUnits = [
  ...(["count", "percent", "minutes", "hours", "per_hour", "kilometers", "money", "ratio", "index"] as const),
] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** From the summed counts of a period to a number, and the same in words with the names of the counts. */
export interface Formula {
  readonly words: string;
  /** Null without data. */
  readonly compute: (counts: Counts) => number | null;
}

/** A number that dashboards, files and programs show: one row each. */
export interface Measure {
  readonly name: string;
  readonly subject: Subject;
  readonly unit: MeasureUnit;
  readonly of: Formula;
  /** The count whose facts are listed behind the number; undefined when it counts no rows. */
  readonly list?: CountName;
  /** Which direction is better; undefined when neither is. */
  readonly better?: "more" | "less";
  readonly by: readonly Dimension[];
}

/** A count by name, in parts; 0 when it is missing. */
export const count = (name: string, parts = 1): Formula => ({
  words: parts === 1 ? name : `${name} ÷ ${parts}`,
  compute: (counts) => (counts[name] ?? 0) / parts,
});

/** Share; null when the whole is 0. */
export const share = (part: string, whole: string, factor = 1): Formula => ({
  words: factor === 1 ? `${part} ÷ ${whole}` : `${factor} × ${part} ÷ ${whole}`,
  compute: (counts) => (counts[whole] ? ((counts[part] ?? 0) * factor) / counts[whole] : null),
});

/** Share in percent; null when the whole is 0. */
export const percent = (part: string, whole: string): Formula => share(part, whole, 100);

/** Share of what is known of some facts only; null where it is not, and when the whole is 0. */
export const knownShare = (part: string, whole: string, factor = 1): Formula => {
  const of = share(part, whole, factor);
  return { words: of.words, compute: (counts) => (counts[part] === undefined ? null : of.compute(counts)) };
};

/** By how many percent one is more than the other; null when one of them is 0. */
export const excess = (actual: string, planned: string): Formula => ({
  words: `100 × (${actual} − ${planned}) ÷ ${planned}`,
  compute: ({ [actual]: was, [planned]: plan }) => (was && plan ? ((was - plan) * 100) / plan : null),
});

/** What so many percent of the facts do not exceed, from the names of minutes; null without data. */
export const percentile = (name: string, hundredths: number): Formula => ({
  words: `${hundredths} % of ${name} are no higher`,
  compute: (counts) => findPercentile(counts, name, hundredths / 100),
});
