import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { createTableFile, type ExportedFile, readTableFormat } from "#app/platform/lists/export-list.server.ts";
import { readFactRows } from "../db/fact-rows.reads.server.ts";
import { readMeasureCounts } from "../db/sums.reads.server.ts";
import { nameList } from "../model/list-names.ts";
import { parseRowsQuery, type RowsQuery } from "./list-rows.server.ts";
import { addAll } from "./measure-readers.server.ts";

/** The rows behind a number as a file, page by page, with a last line that compares the rows with the number. */
export async function exportRows(
  scope: Scope,
  { url, language }: { url: URL; language: string },
): Promise<Result<ExportedFile>> {
  const query = parseRowsQuery(scope, url);
  if (!query.ok) return query;
  const format = readTableFormat(url);
  if (!format.ok) return format;
  const t = createTranslator(language);
  const title = nameList(query.value.count, t);
  const pages = writeRows(scope, query.value, t);
  return ok(createTableFile(pages, { format: format.value, title, language }));
}

const FILE_ROWS = 2000;

async function* writeRows(
  scope: Scope,
  { cut, count }: RowsQuery,
  t: ReturnType<typeof createTranslator>,
): AsyncGenerator<OutputCell[][]> {
  yield [[t("analytics:rows.day"), t("analytics:rows.number"), t("analytics:rows.name")]];
  const counts = await readMeasureCounts(scope, cut, "day");
  let after: string | null = null;
  let written = 0;
  do {
    const page: Awaited<ReturnType<typeof readFactRows>> = await readFactRows(scope, cut, {
      count,
      after,
      counts,
      limit: FILE_ROWS,
    });
    yield page.rows.map(({ day, number, name }) => [{ local: day }, number, name]);
    written += page.rows.length;
    after = page.next;
  } while (after !== null);
  const total = addAll(counts)[count] ?? 0;
  yield [
    [
      t("analytics:rows.foot", {
        written: String(written),
        total: String(total),
        from: cut.days.from,
        to: cut.days.to,
      }),
    ],
  ];
}
