import { z } from "zod";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { streamCsv, streamXlsx, toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { groupIssuesByField } from "#app/platform/kernel/issues.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { streamPdf } from "./export-pdf.server.ts";
import { readChosenRows, readExportRows } from "./export-rows.server.ts";
import type { Page } from "./list-page.server.ts";
import { type ListQuery, MAX_SELECTED_ROWS, parseListQuery } from "./list-query.ts";

/** The context of writing a cell: translations, the account's zone and units. */
export interface ExportContext {
  scope: Scope;
  t: ReturnType<typeof createTranslator>;
}

/** A column of a file; `of` is the list column it belongs to, which may have several. */
export interface ExportColumn<Row> {
  listColumn: string;
  header: (writing: ExportContext) => string;
  cell: (row: Row, writing: ExportContext) => OutputCell;
}

/**
 * A list as a file. It uses the list's own read, so that search, filters, sort and a limited member's locations apply
 * as on screen.
 */
export interface ListExport<Row> {
  /** Name of the sheet and the file. */
  title: (t: ExportContext["t"]) => string;
  columns: readonly ExportColumn<Row>[];
  read: (scope: Scope, query: ListQuery) => Promise<Page<Row>>;
  /** Rows by their ids, where a selection can be exported. */
  chosen?: (scope: Scope, ids: readonly string[]) => Promise<readonly Row[]>;
}

/** A request for a file: the list's own URL, or selected ids. */
export interface ExportRequest {
  url: URL;
  language: string;
  ids?: readonly string[];
}

export interface ExportedFile {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array> | string;
}

export const fileTypes = {
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const exportQuerySchema = z.object({
  format: z.enum(["csv", "xlsx", "pdf"]),
  columns: z.string().max(2000).nullable(),
  ids: z.array(z.string().max(60)).min(1).max(MAX_SELECTED_ROWS).optional(),
});

/**
 * Exports everything the URL matches, page by page: `format` is csv, xlsx or pdf, `columns` are keys of the list's
 * columns in order, all if left out. German CSV has semicolons and decimal commas.
 */
export function exportList<Row>(scope: Scope, list: ListExport<Row>, request: ExportRequest): Result<ExportedFile> {
  const { url, language, ids } = request;
  const { searchParams } = url;
  const input = exportQuerySchema.safeParse({
    format: searchParams.get("format"),
    columns: searchParams.get("columns"),
    ids,
  });
  if (!input.success) return failFields(groupIssuesByField(input.error));
  const { format } = input.data;
  const keys = input.data.columns?.split(",").filter(Boolean) ?? null;
  const chosen = keys
    ? keys.flatMap((key) => list.columns.filter(({ listColumn }) => listColumn === key))
    : list.columns;
  if (chosen.length === 0) return failFields({ columns: [{ code: "invalid_value" }] });
  const t = createTranslator(language);
  const narrowed = { ...list, columns: chosen };
  const rows = ids
    ? readChosenRows(narrowed, { scope, t }, ids)
    : readExportRows(narrowed, { scope, t }, parseListQuery(searchParams));
  const title = list.title(t);
  if (format !== "pdf") return ok(createTableFile(rows, { format, title, language }));
  const body = toReadableStream(streamPdf(rows, title, { scope, t }));
  return ok({ name: `${title}.pdf`, type: fileTypes.pdf, body });
}

type TableFormat = "csv" | "xlsx";

/** The format that an address names for a table that is no list. */
export function readTableFormat({ searchParams }: URL): Result<TableFormat> {
  const format = searchParams.get("format");
  return format === "csv" || format === "xlsx" ? ok(format) : failFields({ format: [{ code: "invalid_value" }] });
}

/** Pages of cells as a file. */
export function createTableFile(
  pages: AsyncIterable<OutputCell[][]>,
  { format, title, language }: { format: TableFormat; title: string; language: string },
): ExportedFile {
  const pieces = format === "csv" ? streamCsv(pages, language) : streamXlsx(pages, title);
  return { name: `${title}.${format}`, type: fileTypes[format], body: toReadableStream(pieces) };
}
