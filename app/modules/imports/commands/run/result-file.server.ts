import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import { tableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { type OutputCell, writeWorkbook } from "#app/platform/documents/xlsx/writer.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { type ImportRecord, ordersOfImport, type StoredRow, storedRows } from "../../db/import.reads.server.ts";
import type { ImportIssue } from "../../model/import.ts";
import { planColumns } from "../../model/row/row-values.ts";
import type { ResultFile } from "../../screens/run/result-file.ts";
import { fileOf } from "./import-file.server.ts";
import { sentence } from "./issue-sentence.server.ts";
import { xlsxType } from "./upload-import.server.ts";

interface Writing {
  record: ImportRecord;
  stored: ReadonlyMap<number, StoredRow>;
  made: Awaited<ReturnType<typeof ordersOfImport>>;
  t: ReturnType<typeof translator>;
}

const resultColumns = ["result", "order", "row", "column", "code", "message", "suggestion"] as const;

/**
 * The file as it came, repairs included, with what became of each row beside it (domain-rules, "Import rows"); in the
 * format that was uploaded, and fit to be imported again. `only` leaves the rows out that went in.
 */
export async function resultFile(
  scope: Scope,
  record: ImportRecord,
  only: "all" | "errors",
  language: string,
): Promise<Result<ResultFile>> {
  const bytes = await fileOf(scope, record);
  if (!bytes.ok) return bytes;
  const [kept, made] = await Promise.all([
    storedRows(scope, record.id, 0, Number.MAX_SAFE_INTEGER),
    ordersOfImport(scope, record.id),
  ]);
  const stored = new Map(kept.map((each) => [each.row, each]));
  const rows = written(
    { record, stored, made, t: translator(language) },
    tableRows(bytes.value, record.configuration),
    only,
  );
  const name = `${record.fileName.replace(/\.[^.]*$/, "")}-${only === "all" ? "result" : "errors"}`;
  if (record.configuration.format === "xlsx")
    return ok({
      name: `${name}.xlsx`,
      type: xlsxType,
      body: writeWorkbook(record.configuration.sheet ?? "Orders", rows),
    });
  return ok({
    name: `${name}.csv`,
    type: "text/csv; charset=utf-8",
    body: writeCsv(record.configuration.delimiter, rows),
  });
}

function* written(writing: Writing, sources: Iterable<SourceRow>, only: "all" | "errors"): Generator<OutputCell[]> {
  const { record, stored, t } = writing;
  const own = new Set(
    ["en", "de"].flatMap((each) => resultColumns.map((key) => translator(each)(`imports:result.${key}`))),
  );
  const kept = record.columns.map((name, at) => ({ name, at })).filter(({ name }) => !own.has(name));
  yield [...kept.map(({ name }) => name), ...resultColumns.map((key) => t(`imports:result.${key}`))];
  const { columns } = planColumns(record.mapping);
  for (const source of sources) {
    if (source.row <= record.configuration.headerRow) continue;
    const row = stored.get(source.row);
    if (only === "errors" && row?.state !== "error" && row?.state !== "skipped") continue;
    const cells = [...source.cells];
    for (const { at, field } of columns) cells[at] = row?.values[field] ?? cells[at] ?? "";
    yield [...kept.map(({ at }) => cells[at] ?? ""), ...outcomeCells(writing, source.row, row)];
  }
}

function outcomeCells({ record, made, t }: Writing, at: number, row: StoredRow | undefined): OutputCell[] {
  const order = made.get(at);
  const state = row?.state ?? (order ? (order.status === orderStatuses.code.draft ? "draft" : "created") : "valid");
  const issues = row?.issues ?? [];
  const join = (of: (each: ImportIssue) => string) => issues.map(of).filter(Boolean).join(" | ");
  return [
    t(`imports:result.${state}`),
    order?.number ?? row?.orderNumber ?? "",
    at,
    join(({ field }) => record.mapping.find((each) => each.field === field)?.column ?? t(`imports:field.${field}`)),
    join(({ code }) => code),
    join((each) => sentence(each, t)),
    join(({ suggestion }) => suggestion ?? ""),
  ];
}
