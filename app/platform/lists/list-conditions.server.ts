import { and, eq, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { getFirstIdAt } from "#app/platform/kernel/ids.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { addDays, type LocalDays } from "#app/platform/time/day-spans.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { listDayRanges } from "./counted-days.server.ts";
import type { FacetTerm } from "./facet-index.ts";
import { listFacetTokens } from "./list-facets.server.ts";
import { getFilterValues, type ListFilter, parseNumberRange } from "./list-query.ts";
import {
  type Condition,
  type FilterKind,
  findListFilter,
  getCodes,
  type ListFilterField,
  type ListSpec,
} from "./list-spec.server.ts";

const MAX_NAMED_VALUES = 20;
/** Kinds whose values contain no commas, so that several can be written as one text. */
export const commaFreeKinds: ReadonlySet<FilterKind> = new Set([
  "equals",
  "member",
  "flag",
  "contains",
  "begins",
  "segment",
  "standing",
]);

/** Builds the conditions of a query's filters. Incomplete filters are dropped. */
export function buildConditions(
  scope: Scope,
  spec: Pick<ListSpec, "fields"> & Partial<Pick<ListSpec, "counters" | "facets">>,
  filters: readonly ListFilter[],
): Condition[] {
  return filters.flatMap((written) => {
    const filter = findListFilter(spec.fields, written.field);
    const requested = filter ? { ...written, values: listConditionValues(written, filter) } : written;
    const condition = filter ? buildCondition(scope, filter, requested.values) : null;
    if (!filter || !condition) return [];
    const statuses = filter.column === spec.counters?.status ? toStatusCondition(requested, filter) : undefined;
    const facet = spec.facets && filter.facet ? buildFacetTerm(scope, spec.facets, filter, requested) : undefined;
    // A row without a value is never excluded.
    if (requested.not)
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

/** Values as the kind of the filter compares them: an entry with its key, `color=red`. */
function listConditionValues(written: ListFilter, { kind }: ListFilterField): readonly string[] {
  if (kind === "entry") return written.values.map((value) => `${written.field.split(".")[1]}=${value}`);
  return commaFreeKinds.has(kind) ? getFilterValues(written) : written.values;
}

/** The facet index's tokens for a filter's values. */
function buildFacetTerm(
  scope: Scope,
  { index }: ListSpec["facets"],
  { facet: key = "", kind }: ListFilterField,
  requested: ListFilter,
): FacetTerm {
  const facet = index.facets[key];
  if (!facet) throw new Error(`${index.name} has no facet ${key}`);
  const values = kind === "flag" ? requested.values.map((value) => (isFlagOn(value) ? "1" : "0")) : requested.values;
  return { tokens: listFacetTokens(key, facet, values, toAccountDays(scope, values)), not: requested.not };
}

/** A flag is counted as 1 and 0. */
function toStatusCondition(
  { values, not: excluded }: ListFilter,
  { kind }: ListFilterField,
): NonNullable<Condition["statuses"]> {
  const toCode = kind === "flag" ? (value: string) => Number(isFlagOn(value)) : Number;
  return { values: values.map(toCode), not: excluded };
}

function buildCondition(scope: Scope, filter: ListFilterField, values: readonly string[]): Condition | null {
  const { column } = filter;
  switch (filter.kind) {
    case "equals": {
      // Walks a repeated value once.
      const once = [...new Set(values)];
      const typed = column.dataType === "number" ? once.map(Number).filter(Number.isInteger) : once;
      return typed.length === 0 ? null : { sql: isAmong(column, typed), columns: [column], values: typed };
    }
    case "flag":
      return { sql: inArray(column, values.map(isFlagOn)), columns: [column] };
    case "contains":
      return buildAnyCondition([column], values, (value) => sql`instr(lower(${column}), ${value.toLowerCase()}) > 0`);
    case "begins":
      return buildAnyCondition([column], values, (value) => sql`substr(${column}, 1, ${value.length}) = ${value}`);
    case "member":
      return buildAnyCondition([column], values, (value) => buildMemberCondition(filter, value));
    case "entry":
      return buildAnyCondition(
        [column],
        values,
        (pair) => sql`exists (select 1 from json_each(${column}) m where m.key || '=' || m.value = ${pair})`,
      );
    case "segment":
      return buildAnyCondition([column], values, (value) => sql`instr('.' || ${column}, ${`.${value}.`}) > 0`);
    case "standing":
      return filter.at
        ? { sql: inArray(filter.at(now(scope)), values.slice(0, MAX_NAMED_VALUES)), columns: [column] }
        : null;
    case "number":
      return buildAnyCondition([column], values, (value) => buildBounds(column, parseNumberRange(value)));
    case "price":
      return buildAnyCondition([column, ...(filter.currency ? [filter.currency] : [])], values, (value) =>
        buildPriceCondition(filter, value),
      );
    default:
      return buildDaysCondition(scope, filter, values);
  }
}

/** Bound one by one while they fit the parameters of a statement. */
function isAmong(column: SQLiteColumn, values: readonly (string | number)[]): SQL {
  return values.length <= MAX_NAMED_VALUES
    ? inArray(column, [...values])
    : sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

function isFlagOn(value: string): boolean {
  return value === "1" || value === "true";
}

function buildAnyCondition(
  columns: readonly SQLiteColumn[],
  values: readonly string[],
  of: (value: string) => SQL | undefined,
): Condition | null {
  const found = values.slice(0, 50).flatMap((value) => of(value) ?? []);
  const condition = found.length > 0 ? or(...found) : undefined;
  return condition ? { sql: condition, columns } : null;
}

function buildMemberCondition(filter: Extract<ListFilterField, { path?: string }>, value: string): SQL {
  const { column, path } = filter;
  const place = path ? `$.${path}` : "$";
  const member = getCodes(filter) ? Number(value) : value;
  return sql`exists (select 1 from json_each(${column}, ${place}) m where m.value = ${member})`;
}

function buildBounds(column: SQLiteColumn, range: { min: number | null; max: number | null } | null): SQL | undefined {
  if (!range) return undefined;
  return and(
    range.min === null ? undefined : gte(column, range.min),
    range.max === null ? undefined : lte(column, range.max),
  );
}

/** Needs a currency and a bound; a lower bound that is no number is 0, a missing upper one is open. */
function buildPriceCondition(
  { column, currency }: Extract<ListFilterField, { currency?: SQLiteColumn }>,
  value: string,
): SQL | undefined {
  const [code = "", low = "", high = ""] = value.split(",").map((part) => part.trim());
  if (!currency || !isCurrency(code) || (low === "" && high === "")) return undefined;
  const max = parseMoney(high, code);
  return and(eq(currency, code), gte(column, parseMoney(low, code) ?? 0), max === null ? undefined : lte(column, max));
}

/** Local days of the account: the first, and the one after the last. */
function toAccountDays(scope: Scope, values: readonly string[]): { zone: string; spans: LocalDays[] } {
  const spans = listDayRanges(scope, values).map(({ from, to }) => ({ from, to: addDays(to, 1) }));
  return { zone: scope.account.timezone, spans };
}

function buildDaysCondition(
  scope: Scope,
  { kind, column }: ListFilterField,
  values: readonly string[],
): Condition | null {
  const { zone, spans } = toAccountDays(scope, values.slice(0, 20));
  const edge = (day: string): string | number => {
    if (kind === "local_day") return day;
    const instant = toInstant(`${day}T00:00`, zone);
    return kind === "instant_day" ? instant : getFirstIdAt(instant);
  };
  const found = spans.map((span) => {
    const range = { from: gte(column, edge(span.from)), to: lt(column, edge(span.to)) };
    return { sql: and(range.from, range.to) ?? sql`true`, columns: [column], range };
  });
  const [only, second] = found;
  if (!only) return null;
  return second ? { sql: or(...found.map((each) => each.sql)) ?? sql`true`, columns: [column] } : only;
}
