import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import type { ListTableField } from "#app/platform/documents/tables/list-table.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type ExportedFile, fileTypes } from "./export-list.server.ts";

interface TemplateDefinition {
  /** Translation key of the name of the sheet and the file. */
  title: string;
  fields: readonly ListTableField[];
  example: Readonly<Record<string, string>>;
  /** Translation key of a field's header. */
  getKey: (key: string) => string;
  /** Headers of fields that the account named itself, behind the others. */
  own?: readonly string[];
}

/** An empty file of a list with one example row, whose headers map back to the fields by themselves: csv or xlsx. */
export async function renderListTemplate(
  { title, fields, example, getKey, own = [] }: TemplateDefinition,
  { params, language }: { params: Readonly<Record<string, string | undefined>>; language: string },
): Promise<Result<ExportedFile>> {
  const t = createTranslator(language);
  const rows = [
    [...fields.map(({ key }) => t(getKey(key))), ...own],
    [...fields.map(({ key }) => example[key] ?? ""), ...own.map(() => "")],
  ];
  const name = t(title);
  if (params.format === "csv")
    return ok({ name: `${name}.csv`, type: fileTypes.csv, body: writeCsv(language === "de" ? ";" : ",", rows) });
  if (params.format !== "xlsx") return fail("not_found");
  const bytes = writeWorkbook(name, rows);
  return ok({ name: `${name}.xlsx`, type: fileTypes.xlsx, body: new Blob([bytes.slice()]).stream() });
}
