import { and, eq, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { dateRange, type ListFilter, numberRange } from "#app/domain/kernel/list-query.ts";
import { addDays, instantOf, localDateOf } from "#app/domain/kernel/local-time.ts";
import { isCurrency, parseMoney } from "#app/domain/kernel/money.ts";
import type { Condition, ListField, ListSpec } from "./list-spec.server.ts";
import { now, type Scope } from "./scope.server.ts";

type Filter = NonNullable<ListField["filter"]>;

/** The conditions that an address's filters come to. A filter that is incomplete or unknown is dropped (platform §5). */
export function conditionsOf(
  scope: Scope,
  spec: Pick<ListSpec, "fields" | "counters">,
  filters: readonly ListFilter[],
): Condition[] {
  return filters.flatMap((asked) => {
    const filter = spec.fields[asked.field]?.filter;
    const condition = filter ? conditionOf(scope, filter, asked.values) : null;
    if (!filter || !condition) return [];
    const statuses = filter.column === spec.counters.status ? statusesOf(asked) : undefined;
    // A row without a value is none of those that are excluded.
    if (asked.not) return [{ sql: or(isNull(filter.column), not(condition.sql)) ?? sql`true`, statuses }];
    return [{ ...condition, statuses }];
  });
}

function statusesOf({ values, not: excluded }: ListFilter): NonNullable<Condition["statuses"]> {
  return { values: values.map(Number), not: excluded };
}

function conditionOf(scope: Scope, filter: Filter, values: readonly string[]): Condition | null {
  const { column } = filter;
  switch (filter.kind) {
    case "equals": {
      // A value that is named twice is walked once.
      const once = [...new Set(values)];
      const typed = column.dataType === "number" ? once.map(Number).filter(Number.isInteger) : once;
      return typed.length === 0 ? null : { sql: inArray(column, [...typed].slice(0, 50)), column, values: typed };
    }
    case "flag":
      return {
        sql: inArray(
          column,
          values.map((value) => value === "1" || value === "true"),
        ),
      };
    case "contains":
      return any(values, (value) => sql`instr(lower(${column}), ${value.toLowerCase()}) > 0`);
    case "member":
      return any(values, (value) => memberOf(filter, value));
    case "number":
      return any(values, (value) => bounds(column, numberRange(value)));
    case "price":
      return any(values, (value) => priceOf(filter, value));
    default:
      return days(scope, filter, values);
  }
}

function any(values: readonly string[], of: (value: string) => SQL | undefined): Condition | null {
  const found = values.flatMap((value) => of(value) ?? []);
  const condition = found.length > 0 ? or(...found) : undefined;
  return condition ? { sql: condition } : null;
}

function memberOf({ column, path, codes }: Filter, value: string): SQL {
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
function priceOf({ column, currency }: Filter, value: string): SQL | undefined {
  const [code = "", low = "", high = ""] = value.split(",").map((part) => part.trim());
  if (!currency || !isCurrency(code) || (low === "" && high === "")) return undefined;
  const max = parseMoney(high, code);
  return and(eq(currency, code), gte(column, parseMoney(low, code) ?? 0), max === null ? undefined : lte(column, max));
}

function days(scope: Scope, { kind, column }: Filter, values: readonly string[]): Condition | null {
  const zone = scope.account.timezone;
  const today = localDateOf(now(scope), zone);
  const ranges = values.flatMap((value) => dateRange(value, today) ?? []);
  const edge = (day: string): string | number => {
    if (kind === "local_day") return day;
    const instant = instantOf(`${day}T00:00`, zone);
    return kind === "instant_day" ? instant : idAt(instant);
  };
  const spans = ranges.map(({ from, to }) => {
    const range = { from: gte(column, edge(from)), to: lt(column, edge(addDays(to, 1))) };
    return { sql: and(range.from, range.to) ?? sql`true`, column, range };
  });
  const [only, second] = spans;
  if (!only) return null;
  return second ? { sql: or(...spans.map((each) => each.sql)) ?? sql`true` } : only;
}

/** The beginning of every version 7 id of an instant. */
function idAt(instantMs: number): string {
  const hex = Math.max(0, instantMs).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
