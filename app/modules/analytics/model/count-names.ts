import { type CountName, findCount } from "./counts.ts";

/** True when the facts of a count can be listed. */
export const isCountName = (name: string): name is CountName => findCount(name) !== undefined;

/** The counts that a formula names. */
export function listFormulaCounts(words: string): string[] {
  return (words.match(/[a-z]+(?:_[a-z]+)*/gi) ?? []).filter((word) => !fillers.includes(word));
}

/** Words of a formula that are no counts. */
const fillers = ["of", "are", "no", "higher"];
