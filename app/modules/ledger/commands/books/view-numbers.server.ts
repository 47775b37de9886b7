import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { numbersListDescription, readNumberSeries, readNumbers } from "../../db/number-log.reads.server.ts";
import { listExportableKinds, listVisibleKinds } from "./export-numbers.server.ts";

/** Data of the log of document numbers, of the kinds that the member may see. */
export async function readNumbersScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, numbersListDescription);
  const kinds = listVisibleKinds(scope);
  const [page, series] = await Promise.all([readNumbers(scope, kinds, query), readNumberSeries(scope, kinds)]);
  const counts: Record<string, number> = { all: 0 };
  for (const { kind, issued } of series) {
    counts[kind] = (counts[kind] ?? 0) + issued;
    counts.all = (counts.all ?? 0) + issued;
  }
  const years = [...new Set(series.map(({ year }) => String(year)))];
  const options = { year: years.map((value) => ({ value, label: value })) };
  return ok({
    list: { ...page, unknown, counts, options, views: [] },
    series,
    kinds,
    books: can(scope.account, "accounting.books"),
    exports: listExportableKinds(scope).length > 0,
  });
}

/** `GET books/numbers`. */
export const listNumbers = createListRead(numbersListDescription, async (scope, query) => {
  const { rows, pagination } = await readNumbers(scope, listVisibleKinds(scope), query);
  return ok({ numbers: rows.map(({ id: _id, ...row }) => row), pagination });
});
