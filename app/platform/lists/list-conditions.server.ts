import { and, eq, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { firstIdAt } from "#app/platform/kernel/ids.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { addDays, type LocalDays } from "#app/platform/time/day-spans.ts";
import { instantOf } from "#app/platform/time/local-time.ts";
import { dayRanges } from "./counted-days.server.ts";
import type { FacetTerm } from "./facet-index.ts";
import { facetTokens } from "./list-facets.server.ts";
import { filterValues, type ListFilter, numberRange } from "./list-query.ts";
import type { Condition, FilterKind, ListFilterField, ListSpec } from "./list-spec.server.ts";

const mostNamed = 20;
/** Kinds whose values have no commas in them, so that several may be written as one. */
const plain: ReadonlySet<FilterKind> = new Set(["equals", "member", "flag", "contains", "segment", "standing"]);

/** The conditions that an address's filters come to. A filter that is incomplete is dropped (platform §5). */
export function conditionsOf(
  scope: Scope,
  spec: Pick<ListSpec, "fields"> & Partial<Pick<ListSpec, "counters" | "facets">>,
  filters: readonly ListFilter[],
): Condition[] {
  return filters.flatMap((written) => {
    const filter = spec.fields[written.field]?.filter;
    const asked = filter && plain.has(filter.kind) ? { ...written, values: filterValues(written) } : written;
    const condition = filter ? conditionOf(scope, filter, asked.values) : null;
    if (!filter || !condition) return [];
    const statuses = filter.column === spec.counters?.status ? statusesOf(asked) : undefined;
    const facet = spec.facets && filter.facet ? termOf(scope, spec.facets, filter, asked) : undefined;
    // A row without a value is none of those that are excluded.
    if (asked.not)
      return [
        {
          sql: or(isNull(filter.column), not(condition.sql)) ?? sql`true`,
          columns: condition.columns,
          statuses,
          facet,
        },
      ];
    return [{ ...condition, statuses, facet }];
  });
}

/** The tokens that the facet index has for the values of a filter. */
function termOf(
  scope: Scope,
  { index }: ListSpec["facets"],
  { facet: key = "", kind }: ListFilterField,
  asked: ListFilter,
): FacetTerm {
  const facet = index.facets[key];
  if (!facet) throw new Error(`${index.name} has no facet ${key}`);
  const values = kind === "flag" ? asked.values.map((value) => (isOn(value) ? "1" : "0")) : asked.values;
  return { tokens: facetTokens(key, facet, values, daysOf(scope, values)), not: asked.not };
}

function statusesOf({ values, not: excluded }: ListFilter): NonNullable<Condition["statuses"]> {
  return { values: values.map(Number), not: excluded };
}

function conditionOf(scope: Scope, filter: ListFilterField, values: readonly string[]): Condition | null {
  const { column } = filter;
  switch (filter.kind) {
    case "equals": {
      // A value that is named twice is walked once.
      const once = [...new Set(values)];
      const typed = column.dataType === "number" ? once.map(Number).filter(Number.isInteger) : once;
      return typed.length === 0 ? null : { sql: among(column, typed), columns: [column], values: typed };
    }
    case "flag":
      return { sql: inArray(column, values.map(isOn)), columns: [column] };
    case "contains":
      return any([column], values, (value) => sql`instr(lower(${column}), ${value.toLowerCase()}) > 0`);
    case "member":
      return any([column], values, (value) => memberOf(filter, value));
    case "segment":
      return any([column], values, (value) => sql`instr('.' || ${column}, ${`.${value}.`}) > 0`);
    case "standing":
      return filter.at ? { sql: inArray(filter.at(now(scope)), values.slice(0, mostNamed)), columns: [column] } : null;
    case "number":
      return any([column], values, (value) => bounds(column, numberRange(value)));
    case "price":
      return any([column, ...(filter.currency ? [filter.currency] : [])], values, (value) => priceOf(filter, value));
    default:
      return days(scope, filter, values);
  }
}

/** Named one by one while they fit a statement beside its other parameters. */
function among(column: SQLiteColumn, values: readonly (string | number)[]): SQL {
  return values.length <= mostNamed
    ? inArray(column, [...values])
    : sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

function isOn(value: string): boolean {
  return value === "1" || value === "true";
}

function any(
  columns: readonly SQLiteColumn[],
  values: readonly string[],
  of: (value: string) => SQL | undefined,
): Condition | null {
  const found = values.slice(0, 50).flatMap((value) => of(value) ?? []);
  const condition = found.length > 0 ? or(...found) : undefined;
  return condition ? { sql: condition, columns } : null;
}

function memberOf({ column, path, codes }: ListFilterField, value: string): SQL {
  const place = path ? `$.${path}` : "$";
  const member = codes ? Number(value) : value;
  return sql`exists (select 1 from json_each(${column}, ${place}) m where m.value = ${member})`;
}

function bounds(column: SQLiteColumn, range: { min: number | null; max: number | null } | null): SQL | undefined {
  if (!range) return undefined;
  return and(
    range.min === null ? undefined : gte(column, range.min),
    range.max === null ? undefined : lte(column, range.max),
  );
}

/** Needs a currency and a bound; a lower bound that is no number is 0, a missing upper one is open (platform §5). */
function priceOf({ column, currency }: ListFilterField, value: string): SQL | undefined {
  const [code = "", low = "", high = ""] = value.split(",").map((part) => part.trim());
  if (!currency || !isCurrency(code) || (low === "" && high === "")) return undefined;
  const max = parseMoney(high, code);
  return and(eq(currency, code), gte(column, parseMoney(low, code) ?? 0), max === null ? undefined : lte(column, max));
}

/** Local days of the account: the first, and the one after the last. */
function daysOf(scope: Scope, values: readonly string[]): { zone: string; spans: LocalDays[] } {
  const spans = dayRanges(scope, values).map(({ from, to }) => ({ from, to: addDays(to, 1) }));
  return { zone: scope.account.timezone, spans };
}

function days(scope: Scope, { kind, column }: ListFilterField, values: readonly string[]): Condition | null {
  const { zone, spans } = daysOf(scope, values.slice(0, 20));
  const edge = (day: string): string | number => {
    if (kind === "local_day") return day;
    const instant = instantOf(`${day}T00:00`, zone);
    return kind === "instant_day" ? instant : firstIdAt(instant);
  };
  const found = spans.map((span) => {
    const range = { from: gte(column, edge(span.from)), to: lt(column, edge(span.to)) };
    return { sql: and(range.from, range.to) ?? sql`true`, columns: [column], range };
  });
  const [only, second] = found;
  if (!only) return null;
  return second ? { sql: or(...found.map((each) => each.sql)) ?? sql`true`, columns: [column] } : only;
}
