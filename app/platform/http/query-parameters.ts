import { isUuid } from "#app/platform/kernel/ids.ts";
import { createChoiceIssue } from "#app/platform/kernel/nearest.ts";
import { failFields, type Issue, type Result } from "#app/platform/kernel/result.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import type { Json } from "./endpoint-definition.ts";

/** The query parameters of a read that is no list, by name: the description shows it, and anything else is refused. */
export type QueryParameters = Readonly<Record<string, QueryParameter>>;

export interface QueryParameter {
  type: "text" | "day" | "id" | "integer" | "flag" | readonly string[];
  /** Of a whole number. */
  from?: number;
  to?: number;
  /** Several, repeated or joined by commas. */
  many?: true;
  required?: true;
  /** In a sentence. */
  means: string;
}

/** Where a page begins, of reads that are no lists but are paged. */
export const cursorParameter: QueryParameter = { type: "text", means: "`next` of the page before." };
export const searchParameter: QueryParameter = { type: "text", means: "Part of a name." };
export const limitParameter = (to: number): QueryParameter => ({
  type: "integer",
  from: 1,
  to,
  means: "Rows of a page.",
});

/** A refusal that names each parameter that is unknown, missing or cannot be read; null where there is none. */
export function refuseQuery(known: QueryParameters, params: URLSearchParams): Result<never> | null {
  const faults: [string, Issue][] = [];
  const names = Object.keys(known);
  for (const key of new Set(params.keys())) {
    const named = known[key] ?? (key.endsWith("[]") ? known[key.slice(0, -2)] : undefined);
    const issue =
      named && (named.many || !key.endsWith("[]"))
        ? findFault(named, params.getAll(key))
        : createChoiceIssue(key.replace(/\[\]$/, ""), names);
    if (issue) faults.push([key.slice(0, 60), issue]);
  }
  for (const name of names)
    if (known[name]?.required && !params.has(name) && !params.has(`${name}[]`))
      faults.push([name, { code: "required" }]);
  return faults.length === 0 ? null : failFields(Object.fromEntries(faults.map(([key, issue]) => [key, [issue]])));
}

/** The values of a parameter that may be several: `ids=a,b`, `ids=a&ids=b`, `ids[]=a&ids[]=b`. */
export function listQueryValues(params: URLSearchParams, name: string): string[] {
  return [...params.getAll(name), ...params.getAll(`${name}[]`)].flatMap((each) => each.split(",")).filter(Boolean);
}

function findFault(known: QueryParameter, given: readonly string[]): Issue | null {
  if (!known.many && given.length > 1) return { code: "query:given_twice" };
  const values = known.many ? given.flatMap((each) => each.split(",")) : given;
  return values.flatMap((value) => findValueFault(known, value) ?? [])[0] ?? null;
}

function findValueFault({ type, from = 0, to = Number.MAX_SAFE_INTEGER }: QueryParameter, value: string): Issue | null {
  const params = { text: value.slice(0, 60) };
  if (typeof type !== "string") return type.includes(value) ? null : createChoiceIssue(value, type);
  const faults = {
    text: () => null,
    day: () => (isDay(value) ? null : { code: "query:day", params }),
    id: () => (isUuid(value.toLowerCase()) ? null : { code: "query:id", params }),
    flag: () => (value === "true" || value === "false" ? null : { code: "query:flag", params }),
    integer: () =>
      /^\d{1,15}$/.test(value) && Number(value) >= from && Number(value) <= to
        ? null
        : { code: "query:whole_range", params: { from, to } },
  } satisfies Record<string, () => Issue | null>;
  return faults[type]();
}

/** A parameter's values as JSON schema. */
export function describeQueryValue({ type, from, to, many }: QueryParameter): Json {
  const one = typeof type === "string" ? { ...plainTypes[type] } : { type: "string", enum: type };
  const bounded = {
    ...one,
    ...(from === undefined ? {} : { minimum: from }),
    ...(to === undefined ? {} : { maximum: to }),
  };
  return many ? { type: "array", items: bounded } : bounded;
}

const plainTypes: Readonly<Record<Extract<QueryParameter["type"], string>, Json>> = {
  text: { type: "string" },
  day: { type: "string", format: "date" },
  id: { type: "string", format: "uuid" },
  integer: { type: "integer" },
  flag: { type: "boolean" },
};
