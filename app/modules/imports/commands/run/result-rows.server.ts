import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ImportRecord, listImportedOrders, StoredImportRow } from "../../db/import.reads.server.ts";
import type { ImportIssue } from "../../model/import.ts";
import { isOwnField } from "../../model/import-fields.ts";
import { isImportIssue } from "../../model/issue-codes.ts";
import { planColumns } from "../../model/row/row-values.ts";

type Labelling = Pick<ResultContext, "record" | "t">;

/** The column of a field in the file, otherwise the field's name. */
function getColumnName({ record, t }: Labelling, field: string): string {
  const column = record.mapping.find((each) => each.field === field)?.column;
  return column ?? (isOwnField(field) ? field.slice("metadata.".length) : t(`imports:field.${field}`));
}

/** The sentence of an issue. */
function formatIssue(labelling: Labelling, { code, field, params }: ImportIssue): string {
  const key = isImportIssue(code) ? `imports:issue.${code}` : `errors:${code}`;
  const name = isOwnField(field) ? getColumnName(labelling, field) : labelling.t(`imports:field.${field}`);
  return labelling.t(key, { field: name, ...params });
}

interface ResultContext {
  record: ImportRecord;
  stored: ReadonlyMap<number, StoredImportRow>;
  created: Awaited<ReturnType<typeof listImportedOrders>>;
  t: ReturnType<typeof createTranslator>;
}

const resultColumns = ["result", "order", "row", "column", "code", "message", "suggestion"] as const;

/** Yields the header and rows of the result file: original columns, then outcome. @param only rows with errors, or all */
export function* iterateResultRows(
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
    join(({ field }) => getColumnName({ record, t }, field)),
    join(({ code }) => code),
    join((each) => formatIssue({ record, t }, each)),
    join(({ suggestion }) => suggestion ?? ""),
  ];
}
