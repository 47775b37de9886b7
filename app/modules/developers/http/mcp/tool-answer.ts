// What a tool answers, made for a reader that pays for every word: words instead of codes, nothing that is empty, and never more
// than the budget, above which it says what was left out and how to read it.

import { type Fields, isFields } from "#app/platform/http/wire-fields.ts";

/** Characters of an answer at most, about 4,000 tokens. */
export const answerBudget = 16_000;

/** `status: 2, status_name: "ready"` becomes `status: "ready"`; what is null, or a list or object without content, is left out. */
export function compactAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compactAnswer);
  if (!isFields(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    if (name.endsWith("_name") && typeof value[name.slice(0, -"_name".length)] === "number") continue;
    const word = typeof each === "number" ? value[`${name}_name`] : undefined;
    const kept = typeof word === "string" ? word : compactAnswer(each);
    if (!isEmpty(kept)) made[name] = kept;
  }
  return made;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return isFields(value) && Object.keys(value).length === 0;
}

/** Picks what dotted paths name: `plan.status`, `routes.agent` of every route, `routes.0`. Null when one of them names nothing. */
export function pickPaths(value: unknown, paths: readonly string[]): unknown {
  if (!isFields(value)) return value;
  const parts = paths.map((path) => path.split("."));
  return pick(value, parts);
}

function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) {
    const numbered = paths.filter(([first = ""]) => /^\d+$/.test(first));
    const all = paths.filter((path) => !numbered.includes(path));
    return value.flatMap((each, at) => {
      const own = numbered.filter(([first]) => first === String(at)).map((path) => path.slice(1));
      return own.length + all.length > 0 ? [pick(each, [...own, ...all])] : [];
    });
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const own = paths.filter(([first]) => first === name).map((path) => path.slice(1));
      return own.length > 0 ? [[name, pick(each, own)]] : [];
    }),
  );
}

export const measureAnswer = (value: unknown): number => JSON.stringify(value).length;

/** Cuts an answer down to the budget: lists within lists become their number, then lists end early. */
export function fitAnswer(answer: Fields): Fields {
  if (measureAnswer(answer) <= answerBudget) return answer;
  const counted = Object.fromEntries(Object.entries(answer).map(([name, each]) => [name, countInner(each, 0)]));
  const leftOut: string[] = ["lists within lists, which are shown as their number"];
  const lists = Object.entries(counted).filter((each): each is [string, unknown[]] => Array.isArray(each[1]));
  for (const [name, rows] of lists.sort((a, b) => measureAnswer(b[1]) - measureAnswer(a[1]))) {
    const over = measureAnswer(counted) - answerBudget;
    if (over <= 0) break;
    const keep = Math.max(1, Math.floor(rows.length * Math.max(0, 1 - over / measureAnswer(rows)) * 0.95));
    counted[name] = rows.slice(0, keep);
    leftOut.push(`${rows.length - keep} of ${rows.length} ${name}`);
  }
  return { ...counted, left_out: leftOut, next: "Name what you need in `fields`: a list's row is `routes.0`" };
}

function countInner(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth > 1 ? value.length : value.map((each) => countInner(each, depth + 1));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, countInner(each, depth + 1)]));
}
