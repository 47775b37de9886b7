import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { describedNumbers, readNumbers, readSeries } from "../../db/number-log.reads.server.ts";
import { exportedKinds, seenKinds } from "./number-kinds.server.ts";

/** The log of the numbers that documents were given, of the kinds that the member sees. */
export async function numbersScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = shownList(url.searchParams, describedNumbers);
  const kinds = seenKinds(scope);
  const [page, series] = await Promise.all([readNumbers(scope, kinds, query), readSeries(scope, kinds)]);
  const counts: Record<string, number> = { all: 0 };
  for (const { kind, given } of series) {
    counts[kind] = (counts[kind] ?? 0) + given;
    counts.all = (counts.all ?? 0) + given;
  }
  const years = [...new Set(series.map(({ year }) => String(year)))];
  const options = { year: years.map((value) => ({ value, label: value })) };
  return ok({
    list: { ...page, unknown, counts, options, views: [] },
    series,
    kinds,
    exports: exportedKinds(scope).length > 0,
  });
}

/** `GET books/numbers`. */
export const listNumbers = listRead(describedNumbers, async (scope, query) => {
  const { rows, pagination } = await readNumbers(scope, seenKinds(scope), query);
  return ok({ numbers: rows.map(({ id: _id, ...row }) => row), pagination });
});
