import { listWords } from "#app/platform/kernel/enumeration.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { findNearest } from "#app/platform/kernel/nearest.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import { isCountry } from "#app/platform/money/countries.ts";
import { hasExactDecimals, isCurrency } from "#app/platform/money/money.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import { MAX_FILTER_VALUES } from "./filter-forms.ts";
import { parseDateRange } from "./list-query.ts";
import { type FilterValues, filterForms, type ListFilterField } from "./list-spec.server.ts";

/** Any day: only the form of a value counts. */
const someDay = "2026-01-01";

/**
 * A program's values of a filter as the list reads them: words of an enumeration become its codes, a day alone is that
 * day. The issue of the first value that cannot be read.
 */
export function readFilterValues(
  name: string,
  filter: ListFilterField,
  values: readonly string[],
): { values: string[] } | { issue: Issue } {
  if (values.length === 0) return { issue: { code: "query:empty" } };
  if (filter.kind !== "equals" && values.length > MAX_FILTER_VALUES)
    return { issue: { code: "query:many", params: { limit: MAX_FILTER_VALUES } } };
  const read: string[] = [];
  for (const value of values) {
    const found = readValue(name, filter, value.trim());
    if (typeof found !== "string") return { issue: found };
    read.push(found);
  }
  return { values: read };
}

/** A value, or what is wrong with it. */
function readValue(name: string, filter: ListFilterField, value: string): string | Issue {
  const params = { text: value.slice(0, 60), field: name };
  if (value === "") return { code: "query:empty" };
  switch (filterForms[filter.kind]) {
    case "value":
      return "values" in filter ? readNamed(filter.values, value, params) : value;
    case "flag":
      return flagValues.get(value) ?? { code: "query:flag", params };
    case "days":
      if (isDay(value)) return `on,${value}`;
      return parseDateRange(value, someDay) ? value : { code: "query:days", params };
    case "number":
      return isNumberRange(value) ? value : { code: "query:number", params };
    case "price":
      return isPriceRange(value) ? value : { code: "query:price", params };
    default:
      return value;
  }
}

const flagValues: ReadonlyMap<string, string> = new Map([
  ["1", "1"],
  ["true", "1"],
  ["0", "0"],
  ["false", "0"],
]);

const formats: Readonly<Record<Extract<FilterValues, string>, { fits(value: string): boolean; code: string }>> = {
  id: { fits: isUuid, code: "query:id" },
  currency: { fits: isCurrency, code: "query:currency" },
  country: { fits: isCountry, code: "query:country" },
  number: { fits: (value) => /^-?\d{1,15}$/.test(value), code: "query:integer" },
  text: { fits: () => true, code: "invalid_value" },
};

function readNamed(known: FilterValues, value: string, params: { text: string; field: string }): string | Issue {
  if (typeof known === "string") {
    const { fits, code } = formats[known];
    const written = known === "id" ? value.toLowerCase() : value;
    return fits(written) ? written : { code, params };
  }
  const isTable = "rows" in known;
  const words = isTable ? listWords(known) : known;
  const word = words.find((each) => each === value) ?? words.find((each) => each.toLowerCase() === value.toLowerCase());
  const code = isTable ? (word === undefined ? toCode(value) : known.rows[words.indexOf(word)]?.code) : undefined;
  if (isTable && code !== undefined && known.codes.includes(code)) return String(code);
  if (!isTable && word !== undefined) return word;
  const near = findNearest(value, words);
  const allowed = words.join(", ");
  return near === null
    ? { code: "query:word", params: { ...params, allowed } }
    : { code: "query:word_near", params: { ...params, near, allowed } };
}

function toCode(value: string): number | undefined {
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** `min,max`, either may be empty. */
function isNumberRange(value: string): boolean {
  const parts = value.split(",").map((part) => part.trim());
  return parts.length === 2 && parts.some(Boolean) && parts.every((part) => part === "" || isDecimal(part));
}

/** `currency,min,max`, one of both may be empty or missing. */
function isPriceRange(value: string): boolean {
  const [currency = "", ...bounds] = value.split(",").map((part) => part.trim());
  if (!isCurrency(currency) || bounds.length > 2 || !bounds.some(Boolean)) return false;
  return bounds.every((bound) => bound === "" || (isDecimal(bound) && hasExactDecimals(bound, currency)));
}

function isDecimal(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text);
}
