import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import type { ExportColumn } from "#app/platform/lists/export-list.server.ts";
import { readCustomFields } from "../db/custom-fields.server.ts";
import { type CustomField, type CustomFieldNoun, getCustomFieldName, listFilledFields } from "../model/custom-field.ts";

/** The columns of a file with one for each of the account's own fields, after that of the metadata. */
export async function addFieldColumns<Row extends { metadata: Metadata }>(
  scope: Scope,
  noun: CustomFieldNoun,
  columns: readonly ExportColumn<Row>[],
): Promise<ExportColumn<Row>[]> {
  const fields = await readCustomFields(scope, noun);
  const own = fields.map(
    (field): ExportColumn<Row> => ({
      listColumn: `metadata.${field.key}`,
      header: ({ t }) => getCustomFieldName(field, t.locale.slice(0, 2)),
      cell: ({ metadata }) => toCell(field, metadata),
    }),
  );
  return columns.flatMap((column, at) => {
    const isLast = column.listColumn === "metadata" && columns[at + 1]?.listColumn !== "metadata";
    return isLast ? [column, ...own] : [column];
  });
}

/** Numbers and days as such, where a value is what its field says. */
function toCell(field: CustomField, metadata: Metadata): OutputCell {
  const value = listFilledFields([field], metadata)[0]?.value ?? "";
  if (field.kind === "number" && value !== "" && Number.isFinite(Number(value))) return Number(value);
  return field.kind === "date" && /^\d{4}-\d\d-\d\d$/.test(value) ? { local: value } : value;
}
