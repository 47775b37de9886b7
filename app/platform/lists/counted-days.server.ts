import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { LocalDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type ListQuery, parseDateRange } from "./list-query.ts";

/** The date ranges of a date filter's values; invalid values are left out. */
export function listDayRanges(scope: Scope, values: readonly string[]): LocalDays[] {
  const today = toLocalDate(now(scope), scope.account.timezone);
  return values.flatMap((value) => parseDateRange(value, today) ?? []);
}

/**
 * The days whose data a list sums into its rows: a filter that is not a condition on rows. Null if all days count;
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
