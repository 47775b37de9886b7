import { findNearest } from "./nearest.ts";
import type { Issue } from "./result.ts";

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
