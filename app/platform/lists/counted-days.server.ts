import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { LocalDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type ListQuery, parseDateRange } from "./list-query.ts";

/** The days that values of a date filter name, each its own; those that name none are left out. */
export function listDayRanges(scope: Scope, values: readonly string[]): LocalDays[] {
  const today = toLocalDate(now(scope), scope.account.timezone);
  return values.flatMap((value) => parseDateRange(value, today) ?? []);
}

/**
 * The days of which a list counts what its rows are made of: a filter that is no condition of a row. Null where all days count;
 * `rest` is the query without that filter.
 */
export function splitCountedDays(
  scope: Scope,
  query: ListQuery,
  field: string,
): { days: LocalDays | null; rest: ListQuery } {
  const requested = query.filters.filter((each) => each.field === field && !each.not);
  const [days = null] = listDayRanges(
    scope,
    requested.flatMap(({ values }) => values),
  );
  return { days, rest: { ...query, filters: query.filters.filter((each) => each.field !== field) } };
}
