import { z } from "zod";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { csvPieces, streamOf, xlsxPieces } from "#app/platform/documents/tables/table-stream.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/writer.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { fieldsOf } from "#app/platform/kernel/issues.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { pdfPieces } from "./export-pdf.server.ts";
import { chosenRows, rowsOf } from "./export-rows.server.ts";
import type { Page } from "./list-page.server.ts";
import { type ListQuery, mostChosen, parseListQuery } from "./list-query.ts";

/** What a cell is written with: the reader's words, the account's zone and units. */
export interface Writing {
  scope: Scope;
  t: ReturnType<typeof translator>;
}

/** A column of a file; `of` is the list column it comes with, which may bring several. */
export interface ExportColumn<Row> {
  of: string;
  header: (writing: Writing) => string;
  cell: (row: Row, writing: Writing) => OutputCell;
}

/** A list as a file: its own read, so that search, filters, sort and a limited member's locations count as on screen. */
export interface ListExport<Row> {
  /** Name of the sheet and the file. */
  title: (t: Writing["t"]) => string;
  columns: readonly ExportColumn<Row>[];
  read: (scope: Scope, query: ListQuery) => Promise<Page<Row>>;
  /** Rows by their ids, where a selection can be exported. */
  chosen?: (scope: Scope, ids: readonly string[]) => Promise<readonly Row[]>;
}

/** What a file is asked for with: the list's own address, or ids that were selected in it. */
export interface ExportAsked {
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

const asked = z.object({
  format: z.enum(["csv", "xlsx", "pdf"]),
  columns: z.string().max(2000).nullable(),
  ids: z.array(z.string().max(60)).min(1).max(mostChosen).optional(),
});

/**
 * Everything that the address matches, from the first row to the last, page by page: `format` is csv, xlsx or pdf, `columns`
 * are keys of the list's columns in their order, all without. German CSV has semicolons and decimal commas.
 */
export function exportList<Row>(scope: Scope, list: ListExport<Row>, given: ExportAsked): Result<ExportedFile> {
  const { url, language, ids } = given;
  const { searchParams } = url;
  const input = asked.safeParse({ format: searchParams.get("format"), columns: searchParams.get("columns"), ids });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { format } = input.data;
  const keys = input.data.columns?.split(",").filter(Boolean) ?? null;
  const chosen = keys ? keys.flatMap((key) => list.columns.filter(({ of }) => of === key)) : list.columns;
  if (chosen.length === 0) return failFields({ columns: [{ code: "invalid_value" }] });
  const t = translator(language);
  const narrowed = { ...list, columns: chosen };
  const rows = ids
    ? chosenRows(narrowed, { scope, t }, ids)
    : rowsOf(narrowed, { scope, t }, parseListQuery(searchParams));
  const title = list.title(t);
  const pieces =
    format === "pdf"
      ? pdfPieces(rows, title, { scope, t })
      : format === "csv"
        ? csvPieces(rows, language)
        : xlsxPieces(rows, title);
  return ok({ name: `${title}.${format}`, type: fileTypes[format], body: streamOf(pieces) });
}
