import type { Scope } from "#app/platform/db/scope.server.ts";
import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import { readTableRows } from "#app/platform/documents/tables/open-table.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { type ImportRecord, listImportedOrders, listStoredRows } from "../../db/import.reads.server.ts";
import { type ResultFile, XLSX_TYPE } from "../../model/result-file.ts";
import { readImportFile } from "./read-import-file.server.ts";
import { iterateResultRows } from "./result-rows.server.ts";

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
    { record, stored, created, t: createTranslator(language) },
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
