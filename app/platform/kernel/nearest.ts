import type { Issue } from "./result.ts";

/** The known name that was probably meant: at most a third of its letters differ; null where none is that near. */
export function findNearest(text: string, known: readonly string[]): string | null {
  const word = text.slice(0, 60).toLowerCase();
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const distance = countEdits(word, name.toLowerCase());
    if (distance < least && distance <= Math.max(1, Math.floor(name.length / 3))) [best, least] = [name, distance];
  }
  return best;
}

/** Letters to insert, drop or replace to get from one text to the other (Levenshtein). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let col = 1; col <= to.length; col += 1) {
      const replaced = (row[col - 1] ?? 0) + Number(from[at - 1] !== to[col - 1]);
      next.push(Math.min(replaced, (row[col] ?? 0) + 1, (next[col - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The issue of a name that is none of those that are allowed. */
export function createChoiceIssue(text: string, names: readonly string[]): Issue {
  const shown = text.slice(0, 60);
  if (names.length === 0) return { code: "query:choice_none", params: { text: shown } };
  const near = findNearest(text, names);
  const params = { text: shown, allowed: names.join(", ") };
  return near === null
    ? { code: "query:choice_unknown", params }
    : { code: "query:choice_near", params: { ...params, near } };
}
