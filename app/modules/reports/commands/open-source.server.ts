import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatSpanCell, type OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { ExportContext, ListExport } from "#app/platform/lists/export-list.server.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import type { CountedRow } from "../model/control-totals.ts";
import type { ReportDefinition } from "../model/report.ts";
import { getSourceAccess } from "../model/report-sources.ts";

/** A source opened with a report's columns. */
export interface OpenSource {
  header: string[];
  /** Indexes of columns whose numbers are added up. */
  summed: ReadonlySet<number>;
  read(query: ListQuery): Promise<{ rows: CountedRow[]; pagination: Pagination }>;
}

/** A column that can be chosen: one of the list, which may be several of the file. */
export interface ChoosableColumn {
  key: string;
  label: string;
}

export interface ReportSource {
  hasOwnFields: boolean;
  /** The source with a column for each of the account's own fields; itself where its rows have none. */
  withOwnFields(scope: Scope): Promise<ReportSource>;
  describe(scope: Scope): Pick<ListDescription, "fields" | "defaultSort">;
  listColumns(writing: ExportContext): ChoosableColumn[];
  open(writing: ExportContext, report: Pick<ReportDefinition, "columns" | "group_by" | "source">): OpenSource;
}

/** The names that the currency's column has in exports. */
const currencyWords = ["common:field.currency", "billing:column.currency"];

/** A source of a list and its export. */
export function createSource<Row>(
  list: ListExport<Row>,
  describe: ReportSource["describe"],
  readColumns?: (scope: Scope) => Promise<ListExport<Row>["columns"]>,
): ReportSource {
  return {
    hasOwnFields: readColumns !== undefined,
    withOwnFields: async (scope) =>
      readColumns
        ? createSource({ ...list, columns: await readColumns(scope) }, describe)
        : createSource(list, describe),
    describe,
    listColumns(writing) {
      const byKey = Map.groupBy(list.columns, ({ listColumn }) => listColumn);
      return [...byKey].map(([key, columns]) => ({
        key,
        label: [...new Set(columns.map(({ header }) => header(writing)))].join(", "),
      }));
    },
    open(writing, { columns, group_by: groupBy, source }) {
      const chosen =
        columns.length === 0
          ? list.columns
          : columns.flatMap((key) => list.columns.filter(({ listColumn }) => listColumn === key));
      const currencyNames = currencyWords.map((word) => writing.t(word));
      const currency = list.columns.find(({ header }) => currencyNames.includes(header(writing)));
      const group = list.columns.find(({ listColumn }) => listColumn === groupBy);
      const { unsummed } = getSourceAccess(source);
      return {
        header: chosen.map(({ header }) => header(writing)),
        summed: new Set(chosen.flatMap(({ listColumn }, at) => (unsummed.includes(listColumn) ? [] : [at]))),
        async read(query) {
          const page = await list.read(writing.scope, query);
          const rows = page.rows.map((row) => ({
            cells: chosen.map(({ cell }) => cell(row, writing)),
            currency: currency ? formatCell(currency.cell(row, writing)) : "",
            group: group ? formatCell(group.cell(row, writing)) : null,
          }));
          return { rows, pagination: page.pagination };
        },
      };
    },
  };
}

/** A cell as text. */
export function formatCell(cell: OutputCell): string {
  if (typeof cell !== "object") return String(cell);
  return "amount" in cell ? cell.amount : formatSpanCell(cell, (local) => local.replace("T", " "));
}
