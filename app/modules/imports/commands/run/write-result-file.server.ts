import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import { readTableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { type OutputCell, writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import {
  type ImportRecord,
  listImportedOrders,
  listStoredRows,
  type StoredImportRow,
} from "../../db/import.reads.server.ts";
import type { ImportIssue } from "../../model/import.ts";
import type { ResultFile } from "../../model/result-file.ts";
import { planColumns } from "../../model/row/row-values.ts";
import { formatIssue } from "./format-issue.server.ts";
import { readImportFile } from "./read-import-file.server.ts";
import { XLSX_TYPE } from "./upload-import.server.ts";

interface ResultContext {
  record: ImportRecord;
  stored: ReadonlyMap<number, StoredImportRow>;
  created: Awaited<ReturnType<typeof listImportedOrders>>;
  t: ReturnType<typeof createTranslator>;
}

const resultColumns = ["result", "order", "row", "column", "code", "message", "suggestion"] as const;

/**
 * The uploaded file with repairs, and the outcome of each row beside it, in the same format and ready to be imported
 * again. `only` leaves out the rows that were imported.
 */
export async function writeResultFile(
  scope: Scope,
  record: ImportRecord,
  only: "all" | "errors",
  language: string,
): Promise<Result<ResultFile>> {
  const bytes = await readImportFile(scope, record);
  if (!bytes.ok) return bytes;
  const [storedRows, created] = await Promise.all([
    listStoredRows(scope, record.id, 0, Number.MAX_SAFE_INTEGER),
    listImportedOrders(scope, record.id),
  ]);
  const stored = new Map(storedRows.map((each) => [each.row, each]));
  const rows = iterateResultRows(
    { record, stored, created: created, t: createTranslator(language) },
    readTableRows(bytes.value, record.configuration),
    only,
  );
  const name = `${record.fileName.replace(/\.[^.]*$/, "")}-${only === "all" ? "result" : "errors"}`;
  if (record.configuration.format === "xlsx")
    return ok({
      name: `${name}.xlsx`,
      type: XLSX_TYPE,
      body: writeWorkbook(record.configuration.sheet ?? "Orders", rows),
    });
  return ok({
    name: `${name}.csv`,
    type: "text/csv; charset=utf-8",
    body: writeCsv(record.configuration.delimiter, rows),
  });
}

function* iterateResultRows(
  writing: ResultContext,
  sources: Iterable<SourceRow>,
  only: "all" | "errors",
): Generator<OutputCell[]> {
  const { record, stored, t } = writing;
  const own = new Set(
    ["en", "de"].flatMap((each) => resultColumns.map((key) => createTranslator(each)(`imports:result.${key}`))),
  );
  const fileColumns = record.columns.map((name, index) => ({ name, at: index })).filter(({ name }) => !own.has(name));
  yield [...fileColumns.map(({ name }) => name), ...resultColumns.map((key) => t(`imports:result.${key}`))];
  const { columns } = planColumns(record.mapping);
  for (const source of sources) {
    if (source.row <= record.configuration.headerRow) continue;
    const row = stored.get(source.row);
    if (only === "errors" && row?.state !== "error" && row?.state !== "skipped") continue;
    const cells = [...source.cells];
    for (const { at, field } of columns) cells[at] = row?.values[field] ?? cells[at] ?? "";
    yield [...fileColumns.map(({ at }) => cells[at] ?? ""), ...toOutcomeCells(writing, source.row, row)];
  }
}

function toOutcomeCells(
  { record, created, t }: ResultContext,
  at: number,
  row: StoredImportRow | undefined,
): OutputCell[] {
  const order = created.get(at);
  const state = row?.state ?? (order ? (order.status === orderStatuses.code.draft ? "draft" : "created") : "valid");
  const issues = row?.issues ?? [];
  const join = (of: (each: ImportIssue) => string) => issues.map(of).filter(Boolean).join(" | ");
  return [
    t(`imports:result.${state}`),
    order?.number ?? row?.orderNumber ?? "",
    at,
    join(({ field }) => record.mapping.find((each) => each.field === field)?.column ?? t(`imports:field.${field}`)),
    join(({ code }) => code),
    join((each) => formatIssue(each, t)),
    join(({ suggestion }) => suggestion ?? ""),
  ];
}
