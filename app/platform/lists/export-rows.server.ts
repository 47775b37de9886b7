import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { ExportContext, ListExport } from "./export-list.server.ts";
import type { Page } from "./list-page.server.ts";
import type { ListQuery } from "./list-query.ts";

/** Rows read at a time: few enough for memory, so many that 200,000 rows stay within a Worker's 1,000 queries. */
const EXPORT_PAGE_ROWS = 2000;

/** Pages that one request reads, at most five queries each: together they stay below the 1,000 of a Worker. */
const MAX_PAGES = 180;

/** A header row, then the rows with these ids. */
export async function* readChosenRows<Row>(
  { columns, chosen }: ListExport<Row>,
  writing: ExportContext,
  ids: readonly string[],
): AsyncGenerator<OutputCell[][]> {
  yield [columns.map(({ header }) => header(writing))];
  for (let from = 0; chosen && from < ids.length; from += EXPORT_PAGE_ROWS) {
    const rows = await chosen(writing.scope, ids.slice(from, from + EXPORT_PAGE_ROWS));
    yield rows.map((row) => columns.map(({ cell }) => cell(row, writing)));
  }
}

/**
 * A header row, then every matching row, page by page; a last line states if there are more than a request can read.
 */
export async function* readExportRows<Row>(
  list: ListExport<Row>,
  writing: ExportContext,
  query: ListQuery,
): AsyncGenerator<OutputCell[][]> {
  yield [list.columns.map(({ header }) => header(writing))];
  let cursor: string | null = null;
  let written = 0;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page: Page<Row> = await list.read(writing.scope, { ...query, limit: EXPORT_PAGE_ROWS, cursor });
    yield page.rows.map((row) => list.columns.map(({ cell }) => cell(row, writing)));
    written += page.rows.length;
    cursor = page.pagination.next;
    const cut = query.search !== "" && !page.pagination.total_is_exact;
    if (cursor === null && !cut) return;
    if (cursor === null) break;
  }
  // The file ends with a note if it is incomplete.
  yield [[writing.t("common:table.export_cut", { count: String(written) })]];
}
